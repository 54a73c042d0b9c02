/** Light or dark: as the device says, unless the reader has chosen. */
import { recall, remember } from "./memory";

const KEY = "touchmove.theme";
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Appearance {
  theme = $state<Theme>(THEMES.find((theme) => theme === recall(KEY)) ?? "auto");

  choose(theme: Theme): void {
    this.theme = theme;
    remember(KEY, theme);
  }
}

export const appearance = new Appearance();
