/** The address of a search: what a reader asks for and how it is narrowed. Invalid values are ignored. */
import * as v from "valibot";

export const SEARCH_PATH = "/suche";
export const SUGGESTIONS_PATH = "/suche/vorschlaege";
/** As the back end takes it. */
export const MAX_QUERY_LENGTH = 120;
/** Few and short words: longer questions are hardly repeated and would fill the cache. Forms send empty fields as well. */
export const KEPT_QUERY = /^[\p{L}\p{N} "„“.,'-]{0,60}$/u;

export const kinds = ["artikel", "video", "ticker", "vereine", "geburten", "hochzeiten", "schulen", "taufen"] as const;
export const periods = ["heute", "woche", "monat", "jahr"] as const;
export const accesses = ["frei", "plus"] as const;
export const orders = ["neueste", "aelteste"] as const;

export type SearchWords = {
  /** Trimmed, with single spaces; empty where nothing is asked. */
  q: string;
  gemeinde: string | null;
  thema: string | null;
  art: (typeof kinds)[number] | null;
  zeitraum: (typeof periods)[number] | null;
  zugang: (typeof accesses)[number] | null;
  /** By relevance when null. */
  sortierung: (typeof orders)[number] | null;
};

/** The parameters of the page, in the order in which addresses have them; the page's number is the last. */
export const searchParameters = ["q", "gemeinde", "thema", "art", "zeitraum", "zugang", "sortierung", "seite"] as const;

const slug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u));
const schema = v.object({
  q: v.fallback(v.string(), ""),
  gemeinde: v.fallback(v.nullable(slug), null),
  thema: v.fallback(v.nullable(slug), null),
  art: v.fallback(v.nullable(v.picklist(kinds)), null),
  zeitraum: v.fallback(v.nullable(v.picklist(periods)), null),
  zugang: v.fallback(v.nullable(v.picklist(accesses)), null),
  sortierung: v.fallback(v.nullable(v.picklist(orders)), null),
});

/** Reads an address. Never throws: long texts are cut, unknown values are left out. */
export function parseSearch(parameters: URLSearchParams): SearchWords {
  const given = Object.fromEntries(searchParameters.map((name) => [name, parameters.get(name) || null]));
  const parsed = v.parse(schema, given);
  return { ...parsed, q: toQuery(parsed.q) };
}

/** The typed text as it is searched: without invisible characters, and cut to a length. */
export function toQuery(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed()
    .trim();
}

/** The path of a search, with only the chosen parameters; `{page}` may stand for the page's number. */
export function toSearchPath(words: Partial<SearchWords>, page: number | "{page}" = 1): string {
  const query = new URLSearchParams();
  for (const name of searchParameters) {
    const value = name === "seite" ? null : (words[name] ?? "");
    if (value) query.set(name, value);
  }
  // The braces belong to the pattern, not to the address, and stay unescaped.
  const pages = page === 1 ? [] : [`seite=${page}`];
  const all = [...(query.size === 0 ? [] : [query.toString()]), ...pages].join("&");
  return all === "" ? SEARCH_PATH : `${SEARCH_PATH}?${all}`;
}

/** Whether something narrows the search. */
export function isNarrowed({ q: _q, sortierung: _order, ...filters }: SearchWords): boolean {
  return Object.values(filters).some((value) => value !== null);
}
