/** The reader's language: negotiated once, remembered when chosen. */
import type { LawId, Tag, Text } from "../protocol";
import { BOOKS, isTag, negotiate, type Words } from "../words";
import { recall, remember } from "./memory";

const KEY = "touchmove.language";

class Language {
  tag = $state<Tag>(first());
  words: Words = $derived(BOOKS[this.tag]);

  choose(tag: Tag): void {
    this.tag = tag;
    remember(KEY, tag);
  }

  /** A text of the hall in the reader's language. */
  say(text: Text): string {
    return text[this.tag];
  }
}

function first(): Tag {
  const chosen = recall(KEY);
  return isTag(chosen) ? chosen : negotiate(navigator.languages);
}

export const language = new Language();

/** The clause that the reader has opened, if any. */
export const reading = $state<{ law: LawId | null }>({ law: null });
