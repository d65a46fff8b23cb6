/** What a key does in a combobox with a list of suggestions (ARIA APG, list autocomplete with manual selection). */
type Key = { key: string; isComposing?: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean };
/** `active` is -1 while no suggestion is; `count` is 0 while none are shown. */
type Shown = { active: number; count: number };
export type KeyDecision = { kind: "move"; to: number } | { kind: "open" } | { kind: "choose" } | { kind: "close" } | null;

/** Null leaves the key to the browser: typing, sending the form. */
export function decideKey({ key, isComposing = false, ctrlKey, altKey, metaKey }: Key, { active, count }: Shown): KeyDecision {
  if (isComposing || ctrlKey || altKey || metaKey) return null;
  if (key === "Escape") return { kind: "close" };
  if (count === 0) return key === "ArrowDown" ? { kind: "open" } : null;
  // Beyond both ends comes the field itself.
  if (key === "ArrowDown") return { kind: "move", to: active + 1 < count ? active + 1 : -1 };
  if (key === "ArrowUp") return { kind: "move", to: active < 0 ? count - 1 : active - 1 };
  return key === "Enter" && active >= 0 ? { kind: "choose" } : null;
}
