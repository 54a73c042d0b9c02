/** Whole games in real browsers: two players, and somebody who watches. */
import { expect, test } from "vitest";

import { fischer } from "./hall";
import { Player } from "./player";
import { useWorld } from "./world";

const world = useWorld();

test("CH-10.1 two players and a spectator see a whole game to mate", async () => {
  const { hall, browser } = world;
  const game = await hall.create();
  const white = await Player.join(browser, hall, game, 0);
  const black = await Player.join(browser, hall, game, 1, { locale: "zh-CN" });
  const guest = await Player.join(browser, hall, game, undefined, { locale: "zh-TW" });
  await white.ready();
  await black.ready();

  await white.drag("e2", "e4");
  await white.press(0);
  await black.sees("e4", "wP");
  await black.tap("e7", "e5");
  await black.press(1);
  await white.drag("d1", "h5");
  await white.press(0);
  await black.drag("b8", "c6");
  await black.press(1);
  await white.tap("f1", "c4");
  await white.press(0);
  await black.tap("g8", "f6");
  await black.press(1);
  await white.drag("h5", "f7");

  for (const [player, word] of [[white, "mate"], [black, "将死"], [guest, "將死"]] as const) {
    const end = await player.outcome();
    expect(end).toMatchObject({ reason: "checkmate", law: "CH-10.1" });
    expect(end.says).toContain(word);
    await player.sees("f7", "wQ");
  }
  expect(await guest.events()).toEqual(await white.events());
  expect(await guest.head()).toBe(await white.head());
  expect(await guest.events()).toEqual(expect.arrayContaining(["touched", "move_made", "move_completed", "removed", "ended"]));
  const [, movetext = ""] = (await hall.pgn(game.id)).split("\n\n");
  const moves = movetext.replace(/\{[^}]*\}|\d+\.+/g, "").trim().split(/\s+/);
  expect(moves).toEqual(["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#", "1-0"]);
  await Promise.all([white, black, guest].map((player) => player.leave()));
});

test("a reload in the middle of a held piece finds it in the hand", async () => {
  const { hall, browser } = world;
  const game = await hall.create();
  const white = await Player.join(browser, hall, game, 0);
  const black = await Player.join(browser, hall, game, 1);
  await white.ready();
  await black.ready();
  await white.point("g1").click();
  await white.holds("g1");
  await white.page.reload();
  await white.isLive();
  await white.holds("g1");
  await white.point("f3").click();
  await black.sees("f3", "wN");
  await Promise.all([white, black].map((player) => player.leave()));
});

test("WL-TIME a flag falls with nobody looking", async () => {
  const { hall, browser } = world;
  const game = await hall.create({ clock: fischer(1, 0) });
  const white = await Player.join(browser, hall, game, 0);
  const black = await Player.join(browser, hall, game, 1);
  await white.ready();
  await black.ready();
  await Promise.all([white, black].map((player) => player.leave()));
  await expect.poll(async () => (await hall.summary(game.id)).outcome, { timeout: 20_000 }).toEqual({
    scores: [0, 2],
    reason: "flag",
    law: "WL-TIME",
  });
  const guest = await Player.join(browser, hall, game);
  expect(await guest.outcome()).toMatchObject({ reason: "flag", law: "WL-TIME" });
  await guest.leave();
});

test("a hall that was killed goes on where it was, and no page loses its place", async () => {
  const { hall, browser } = world;
  const game = await hall.create();
  const white = await Player.join(browser, hall, game, 0);
  const black = await Player.join(browser, hall, game, 1);
  await white.ready();
  await black.ready();
  await white.tap("e2", "e4");
  await white.press(0);
  await black.point("c7").click();
  await black.holds("c7");
  await hall.kill();
  await black.page.locator('[data-testid="connection"]:not([data-state="live"])').waitFor();
  await hall.start();
  await black.isLive();
  await white.isLive();
  await black.holds("c7");
  await black.point("c5").click();
  await white.sees("c5", "bP");
  expect(await white.events()).toContain("outage");
  await Promise.all([white, black].map((player) => player.leave()));
});

test("from the hall to a board with a link for a friend", async () => {
  const { hall, browser } = world;
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(hall.url);
  await page.getByTestId("open-board").click();
  await page.getByTestId("friend-link").waitFor();
  expect(page.url(), "the key to the seat does not stay in the address").not.toContain("seat=");
  const link = await page.getByTestId("friend-link").evaluate((shown) => (shown as HTMLInputElement).value || shown.textContent || "");
  const [, id, token] = /\/game\/([^#]+)#seat=(\S+)/.exec(link) ?? [];
  expect(token, link).toBeDefined();
  const friend = await browser.newContext({ locale: "en-GB" });
  const theirs = await friend.newPage();
  await theirs.goto(`${hall.url}/game/${id}#seat=${token}`);
  await theirs.getByTestId("ready").click();
  await page.getByTestId("ready").click();
  await theirs.locator('[data-seat="0"][data-running="true"]').waitFor();
  await Promise.all([context.close(), friend.close()]);
});

test("CH-6.5 a move and the press by the keyboard alone", async () => {
  const { hall, browser } = world;
  const game = await hall.create();
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${hall.url}/game/${game.id}#seat=${game.seats[0]}`);
  await page.getByTestId("ready").click();
  const black = await Player.join(browser, hall, game, 1);
  await black.ready();
  await page.locator('[data-seat="0"][data-running="true"]').waitFor();
  await page.locator('[data-point="e2"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-point="e2"][data-held]').waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator('[data-point="e4"][data-man="wP"]').waitFor({ state: "attached" });
  await page.keyboard.press("c");
  await page.locator('[data-seat="1"][data-running="true"]').waitFor();
  await context.close();
  await black.leave();
});
