/** Suggestions of this site's own route, which the edge keeps (decision 82). */
import { SUGGESTIONS_PATH, toQuery } from "#app/domain/search/search-address.ts";
import type { Suggestion } from "./suggestion.ts";

/** Cached for this page: a reader who deletes a letter sees the earlier suggestions at once. */
const known = new Map<string, Suggestion[]>();

/** Fewer letters mean nothing yet. */
const SHORTEST = 2;

/** Suggestions for the text typed so far. Rejects without an answer, or when `signal` aborts it. */
export async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  // The same for everybody, however it is typed.
  const query = toQuery(typed).toLowerCase();
  if (query.length < SHORTEST) return [];
  const before = known.get(query);
  if (before !== undefined) return before;
  const response = await fetch(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`The suggestions answer ${response.status}`);
  const found = parseSuggestions(await response.json());
  known.set(query, found);
  return found;
}

function parseSuggestions(body: unknown): Suggestion[] {
  if (!Array.isArray(body)) throw new Error("The suggestions are no list");
  return body.map((entry: Partial<Record<keyof Suggestion, unknown>>) => {
    const { title, link, kind } = entry;
    const isPath = link === null || (typeof link === "string" && /^\/(?!\/)/.test(link));
    if (typeof title !== "string" || !isPath) throw new Error("A suggestion has no title or leads elsewhere");
    return { title, link: link as string | null, kind: typeof kind === "string" ? kind : null };
  });
}
