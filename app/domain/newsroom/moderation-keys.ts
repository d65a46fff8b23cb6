/** The keys with which the newsroom works through comments (decision 100). */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Set in a browser in which they are turned off. */
export const KEYS_OFF_KEY = `${PORTAL_ID}:redaktion-tasten-aus`;

/** As they are listed: on the list of comments, on the page of one, or on both. */
export const moderationKeys = [
  { keys: "J oder →", text: "Nächster Kommentar", on: "both" },
  { keys: "K oder ←", text: "Voriger Kommentar", on: "case" },
  { keys: "G", text: "Unter „Neu“: alle dieser Seite als gesehen vermerken", on: "list" },
  { keys: "F", text: "Freigeben, oder in Ordnung", on: "case" },
  { keys: "A", text: "Ausblenden", on: "case" },
  { keys: "R", text: "Antworten", on: "case" },
  { keys: "S", text: "Verfasser sperren", on: "case" },
  { keys: "L", text: "Zurück zur Liste", on: "case" },
  { keys: "Strg + Eingabe", text: "Senden, was du gerade ausfüllst", on: "case" },
  { keys: "Esc", text: "Feld verlassen", on: "case" },
  { keys: "?", text: "Diese Liste", on: "both" },
] as const;

const letters = ["j", "k", "f", "a", "r", "s", "l", "g"] as const;
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
