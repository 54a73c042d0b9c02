/** A person at a browser of their own: what they see is asked of the page, what they do is done with the pointer or the keys. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";

import type { Hall, Opened } from "./hall";

export class Player {
  readonly page: Page;
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
  }

  /** Opens the page of a game, at a seat or as a spectator. */
  static async join(browser: Browser, hall: Hall, game: Opened, seat?: 0 | 1, options: BrowserContextOptions = {}): Promise<Player> {
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const key = seat === undefined ? "" : `#seat=${game.seats[seat]}`;
    await page.goto(`${hall.url}/game/${game.id}${key}`);
    const player = new Player(context, page);
    await player.isLive();
    return player;
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }

  /** Waits until the page hears from the hall. */
  async isLive(): Promise<void> {
    await this.page.locator('[data-testid="connection"][data-state="live"]').waitFor();
  }

  the(name: string): Locator {
    return this.page.getByTestId(name);
  }

  point(name: string): Locator {
    return this.page.locator(`[data-point="${name}"]`);
  }

  /** Waits until `man` stands on `point`. */
  async sees(point: string, man: string): Promise<void> {
    await this.page.locator(`[data-point="${point}"][data-man="${man}"]`).waitFor({ state: "attached" });
  }

  /** Waits until the man of `point` is in the hand, as the hall says and not only the page. */
  async holds(point: string): Promise<void> {
    await this.page.locator(`[data-mark="held"]`).waitFor({ state: "attached" });
    await this.page.locator(`[data-point="${point}"][data-held]`).waitFor({ state: "attached" });
  }

  async ready(): Promise<void> {
    await this.the("ready").click();
  }

  /** Moves by two taps, and waits until the move is made. */
  async tap(from: string, to: string): Promise<void> {
    await this.point(from).click();
    await this.holds(from);
    await this.point(to).click();
    await this.page.locator(`[data-point="${from}"]:not([data-man])`).waitFor({ state: "attached" });
  }

  /** Moves by dragging. */
  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
    await this.page.locator(`[data-point="${from}"]:not([data-man])`).waitFor({ state: "attached" });
  }

  /** Presses the clock, and waits until it passed. */
  async press(seat: 0 | 1): Promise<void> {
    await this.page.keyboard.press("c");
    await this.page.locator(`[data-seat="${1 - seat}"][data-running="true"]`).waitFor();
  }

  /** The refusal on the page: its clause and its words. */
  async refusal(): Promise<{ law: string | null; says: string }> {
    const verdict = this.the("refusal");
    await verdict.waitFor();
    return { law: await verdict.locator("[data-law]").first().getAttribute("data-law"), says: await verdict.innerText() };
  }

  /** The outcome on the page: its reason and its clauses. */
  async outcome(): Promise<{ reason: string | null; law: string | null; says: string }> {
    const end = this.the("outcome");
    await end.waitFor();
    return {
      reason: await end.getAttribute("data-reason"),
      law: await end.locator("[data-law]").first().getAttribute("data-law"),
      says: await end.innerText(),
    };
  }

  /** Every event on the page, in order. */
  async events(): Promise<(string | null)[]> {
    return this.page.locator("[data-event]").evaluateAll((items) => items.map((item) => item.getAttribute("data-event")));
  }

  /** The hash of the last entry that the page has. */
  async head(): Promise<string> {
    return this.the("head").innerText();
  }

  async #middle(point: string): Promise<{ x: number; y: number }> {
    const box = await this.point(point).boundingBox();
    if (box === null) throw new Error(`${point} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
