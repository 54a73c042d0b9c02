/** Touch-move on the page: what the hand owes, and what the arbiter says of anything else. */
import { expect, test } from "vitest";

import { Player } from "./player";
import { useWorld } from "./world";

const world = useWorld();

/** White and Black at the board from `start`, both ready. */
async function sit(start: string | null, locale = "en-GB"): Promise<[Player, Player]> {
  const { hall, browser } = world;
  const game = await hall.create({ start });
  const white = await Player.join(browser, hall, game, 0, { locale });
  const black = await Player.join(browser, hall, game, 1);
  await white.ready();
  await black.ready();
  await white.page.locator('[data-seat="0"][data-running="true"]').waitFor();
  return [white, black];
}

const BOTH_CASTLE = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

for (const [locale, words] of [
  ["en-GB", "You touched the white knight on g1: it must move."],
  ["zh-CN", "你已触摸 g1 的白马，必须走动它。"],
  ["zh-TW", "你已觸摸 g1 的白馬，必須走動它。"],
] as const) {
  test(`CH-7.2.1a a touched knight must move, said in ${locale}`, async () => {
    const [white, black] = await sit(null, locale);
    await white.point("g1").click();
    await white.holds("g1");
    await white.point("e2").click();
    const refusal = await white.refusal();
    expect(refusal.law).toBe("CH-7.2.1a");
    expect(refusal.says).toContain(words);
    await white.sees("e2", "wP");
    await white.the("put-back").click();
    await white.point("e2").click();
    expect((await white.refusal()).law, "put back, it is still owed").toBe("CH-7.2.1a");
    await white.tap("g1", "f3");
    await black.sees("f3", "wN");
    await Promise.all([white, black].map((player) => player.leave()));
  });
}

test("CH-6.3a castling by hand: the king before the rook", async () => {
  const [white, black] = await sit(BOTH_CASTLE);
  await white.tap("e1", "g1");
  await black.sees("g1", "wK");
  await white.point("a1").click();
  expect((await white.refusal()).law).toBe("CH-6.3b");
  await white.tap("h1", "f1");
  await black.sees("f1", "wR");
  expect(await black.events()).toEqual(expect.arrayContaining(["released", "move_made"]));
  await Promise.all([white, black].map((player) => player.leave()));
});

test("CH-5.1.3 no castling once the rook was touched first", async () => {
  const [white, black] = await sit(BOTH_CASTLE);
  await white.point("h1").click();
  await white.holds("h1");
  await white.the("put-back").click();
  await white.point("e1").click();
  const refusal = await white.refusal();
  expect(refusal.law).toBe("CH-5.1.3");
  await white.tap("h1", "h5");
  await black.sees("h5", "wR");
  await Promise.all([white, black].map((player) => player.leave()));
});

test("CH-7.2.1b a touched piece of the opponent must be captured", async () => {
  const [white, black] = await sit("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
  await white.point("d5").click();
  await white.page.locator('[data-mark="owed"]').waitFor({ state: "attached" });
  await white.point("e1").click();
  expect((await white.refusal()).law).toBe("CH-7.2.1b");
  await white.tap("e4", "d5");
  await black.sees("d5", "wP");
  await Promise.all([white, black].map((player) => player.leave()));
});

test("Q-1 the promotion choice answers the beginner's question", async () => {
  const [white, black] = await sit("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
  await white.tap("e7", "e8");
  const choice = white.the("promotion");
  await choice.waitFor();
  await choice.locator("summary").click();
  await choice.locator('[data-law="Q-1"]').waitFor();
  await choice.locator('[data-place="wN"]').click();
  await black.sees("e8", "wN");
  await Promise.all([white, black].map((player) => player.leave()));
});

test("DR-AGR a draw is offered, refused by a move, offered by the other and accepted", async () => {
  const [white, black] = await sit(null);
  await white.tap("e2", "e4");
  await white.the("offer").click();
  await black.the("offer-stands").waitFor();
  await white.press(0);
  await black.tap("e7", "e5");
  await white.the("offer-stands").waitFor({ state: "detached" });
  await black.the("offer").click();
  await white.the("accept").click();
  expect(await black.outcome()).toMatchObject({ reason: "agreement", law: "DR-AGR" });
  await Promise.all([white, black].map((player) => player.leave()));
});
