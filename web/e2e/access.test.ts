/** Both pages as an assistive program finds them: no violation that axe can see, in both themes, on desktop and phone. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import type axe from "axe-core";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { useWorld } from "./world";

const world = useWorld();
let source: string;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  source = await readFile(path, "utf8");
});

/** What axe finds against the page, each with the places. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

for (const colorScheme of ["light", "dark"] as const) {
  for (const [device, viewport] of [["desktop", DESKTOP], ["phone", PHONE]] as const) {
    test(`axe finds nothing, ${colorScheme} on a ${device}`, async () => {
      const { hall, browser } = world;
      const context = await browser.newContext({ colorScheme, viewport, locale: "zh-CN" });
      const page = await context.newPage();
      await page.goto(hall.url);
      await page.getByTestId("create").waitFor();
      expect(await violations(page)).toEqual([]);

      const game = await hall.create();
      await page.goto(`${hall.url}/game/${game.id}#seat=${game.seats[0]}`);
      const rival = await context.newPage();
      await rival.goto(`${hall.url}/game/${game.id}#seat=${game.seats[1]}`);
      await page.getByTestId("ready").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByTestId("ready").click();
      await rival.getByTestId("ready").click();
      await page.locator('[data-point="g1"]').click();
      await page.locator('[data-mark="held"]').waitFor({ state: "attached" });
      await page.locator('[data-point="e2"]').click();
      await page.getByTestId("refusal").waitFor();
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
  }
}
