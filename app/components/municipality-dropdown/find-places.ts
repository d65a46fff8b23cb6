/** A municipality of the list; `slug` as its option has it. */
export type Place = { slug: string; title: string };

/**
 * The places of which a word begins with what was typed, those whose name begins with it first. Capitals, umlauts, dots and hyphens need not
 * be typed: "gotz" finds Götzis, "st anton" St. Anton.
 */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const wanted = toPlain(typed);
  if (wanted === "") return places;
  const named = places.filter(({ title }) => toPlain(title).startsWith(wanted));
  const others = places.filter(({ title }) => ` ${toPlain(title)}`.includes(` ${wanted}`));
  return [...new Set([...named, ...others])];
}

function toPlain(text: string): string {
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  return words.replace(/[^\p{L}\d]+/gu, " ").trim();
}

/** Which option a key leads to, of a list of `count`; -1 is none. Null when the key leads nowhere. */
export function decideOption(count: number, current: number, key: string): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return Math.min(current + 1, count - 1);
  return key === "ArrowUp" ? Math.max(current - 1, 0) : null;
}
