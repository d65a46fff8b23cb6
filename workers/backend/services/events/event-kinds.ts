/** The kinds of events as files name them. */
import { type EventKind, eventKinds, eventKindTitles } from "#shared/rules/event-rules.ts";

const byName = new Map<string, EventKind>([
  ...eventKinds.flatMap((kind): [string, EventKind][] => [
    [kind, kind],
    [eventKindTitles[kind].toLowerCase(), kind],
  ]),
  ["musik", "concert"],
  ["film", "cinema"],
  ["flohmarkt", "market"],
  ["lesung", "talk"],
  ["familie", "children"],
]);

/** Every name that a file may use. */
export const kindNames: readonly string[] = [...byName.keys()];

/** Null for an unknown name; nothing is `other`. */
export function parseKind(name: string): EventKind | null {
  const plain = name.trim().toLowerCase();
  return plain === "" ? "other" : (byName.get(plain) ?? null);
}
