/** What this browser remembers. A browser that forbids it forgets, and the page works on. */

export function recall(key: string, store: "local" | "tab" = "local"): string | null {
  try {
    return (store === "local" ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, store: "local" | "tab" = "local"): void {
  try {
    (store === "local" ? localStorage : sessionStorage).setItem(key, value);
  } catch {
    // Private windows may refuse; then this visit is all there is.
  }
}
