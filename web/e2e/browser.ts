/** The browser of the tests, which comes as a package: nothing of the machine's own is used. */
import chromium from "@sparticuz/chromium";
import { chromium as playwright, type Browser } from "playwright-core";

// The package's own arguments suit one page that lives for a moment; ours are several that go on for a while.
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts the browser. It looks for nothing on the network. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromium.executablePath(), args: ARGUMENTS, headless: true });
}
