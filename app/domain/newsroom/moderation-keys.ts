/** The keys with which the newsroom works through comments (decision 100). */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Set in a browser in which they are turned off. */
export const KEYS_OFF_KEY = `${PORTAL_ID}:redaktion-tasten-aus`;

/** As they are listed; those that are not everywhere belong to a comment's own page. */
export const moderationKeys = [
  { keys: "J oder →", text: "Nächster Kommentar", isEverywhere: true },
  { keys: "K oder ←", text: "Voriger Kommentar", isEverywhere: false },
  { keys: "F", text: "Freigeben, oder in Ordnung", isEverywhere: false },
  { keys: "A", text: "Ausblenden", isEverywhere: false },
  { keys: "R", text: "Antworten", isEverywhere: false },
  { keys: "S", text: "Verfasser sperren", isEverywhere: false },
  { keys: "L", text: "Zurück zur Liste", isEverywhere: false },
  { keys: "Strg + Eingabe", text: "Senden, was du gerade ausfüllst", isEverywhere: false },
  { keys: "Esc", text: "Feld verlassen", isEverywhere: false },
  { keys: "?", text: "Diese Liste", isEverywhere: true },
] as const;

const letters = ["j", "k", "f", "a", "r", "s", "l"] as const;
type Letter = (typeof letters)[number];
const arrows: Readonly<Record<string, Letter>> = { ArrowRight: "j", ArrowLeft: "k" };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat">;

/** What a key means; null for all that is the browser's or a field's. `isTyping`: the keyboard is in a field. */
export function findKey(
  { key, ctrlKey, metaKey, altKey, isComposing, repeat }: Pressed,
  isTyping: boolean,
): Letter | "?" | "send" | "leave" | null {
  if (isComposing || repeat || altKey) return null;
  if (ctrlKey || metaKey) return isTyping && key === "Enter" ? "send" : null;
  if (isTyping) return key === "Escape" ? "leave" : null;
  if (key === "?") return "?";
  return arrows[key] ?? letters.find((letter) => letter === key.toLowerCase()) ?? null;
}
