/** The kinds of events as files name them. */
import { type EventKind, eventKinds, eventKindTitles } from "#shared/rules/event-rules.ts";

const byName = new Map<string, EventKind>([
  ...eventKinds.flatMap((kind): [string, EventKind][] => [
    [kind, kind],
    [eventKindTitles[kind].toLowerCase(), kind],
  ]),
  ...toPairs("concert", "konzerte musik oper klassik jazz rock pop chor"),
  ...toPairs("theatre", "kabarett bühne tanz kleinkunst"),
  ...toPairs("cinema", "film filme"),
  ...toPairs("exhibition", "ausstellungen museum kunst vernissage"),
  ...toPairs("market", "märkte flohmarkt flohmärkte weihnachtsmarkt adventmarkt bauernmarkt"),
  ...toPairs("sport", "laufen wandern turnen"),
  ...toPairs("children", "familie familien jugend"),
  ...toPairs("talk", "vorträge lesung lesungen literatur bildung kurs kurse workshop workshops"),
  ...toPairs("feast", "feste feier party brauchtum umzug fasching"),
]);

/** Other names of a kind. */
function toPairs(kind: EventKind, words: string): [string, EventKind][] {
  return words.split(" ").map((word) => [word, kind]);
}

/** The names that are told to who wrote another one. */
export const kindNames: readonly string[] = eventKinds.map((kind) => eventKindTitles[kind]);

/** Null for an unknown name; nothing is `other`. */
export function parseKind(name: string): EventKind | null {
  const plain = name.trim().toLowerCase();
  return plain === "" ? "other" : (byName.get(plain) ?? null);
}
