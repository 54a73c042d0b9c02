/** How the page is built, and how it is tried against a hall that runs beside it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const HALL = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Nothing is inlined as a data: address, so that the strictest content policy fits.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: HALL, ws: true } } },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"], restoreMocks: true },
});
