/** What every browser test needs: a hall and a browser, opened before the first test of a file and closed after its last. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import { openBrowser } from "./browser";
import { Hall } from "./hall";

export interface World {
  hall: Hall;
  browser: Browser;
}

/** A hall and a browser for the tests of a file. They are there once a test runs. */
export function useWorld(): World {
  const world = {} as World;
  beforeAll(async () => {
    [world.hall, world.browser] = await Promise.all([Hall.open(), openBrowser()]);
  });
  afterAll(async () => {
    await world.browser?.close();
    await world.hall?.close();
  });
  return world;
}
