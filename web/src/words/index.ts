/** The languages of the page, and which one a reader gets at first. */
import type { Tag } from "../protocol";
import { en, type Words } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export type { Words };

export const BOOKS: Record<Tag, Words> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
export const TAGS = Object.keys(BOOKS) as Tag[];

/** The first language of the reader that the page speaks; English if none. */
export function negotiate(wanted: readonly string[]): Tag {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    if (parts[0] === "en") return "en";
    if (parts[0] !== "zh" && parts[0] !== "yue") continue;
    if (parts.includes("hans")) return "zh-Hans";
    const hant = ["hant", "tw", "hk", "mo"].some((part) => parts.includes(part));
    return hant || parts[0] === "yue" ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

export function isTag(text: string | null): text is Tag {
  return TAGS.includes(text as Tag);
}
