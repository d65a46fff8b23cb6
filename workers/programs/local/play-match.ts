/** Plays the rest of the demo's match into its live ticker, as a newsroom would write it; once, and then the ticker is over. */
import { LIVE_MATCH_SLUG, liveMatch } from "#workers/demo/live-match.ts";

const MINUTE_MS = 60_000;

type Newsroom = { backendOrigin: string; newsroomToken: string; log: (line: string) => void };

/**
 * Begins the match anew: what was played before is taken away. A paper without that match is left alone. Ends by itself, or by `stop`; what
 * fails is reported, and ends it.
 */
export function playMatch({ backendOrigin, newsroomToken, log }: Newsroom): { stop: () => void } {
  const stopping = new AbortController();

  async function ask(query: string, variables: object): Promise<void> {
    const response = await fetch(`${backendOrigin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-mutation": "true", authorization: `Bearer ${newsroomToken}` },
      body: JSON.stringify({ query, variables }),
      signal: stopping.signal,
    });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    if (errors !== undefined) throw new Error(errors[0]?.message);
  }

  async function play(): Promise<void> {
    const found = await fetch(`${backendOrigin}/wp-json/wp/v2/posts?slug=${LIVE_MATCH_SLUG}`, { signal: stopping.signal });
    const [post] = (await found.json()) as { id: number }[];
    if (post === undefined) return;
    const { id } = post;
    const end = (isOver: boolean) =>
      ask("mutation ($id: Int!, $isOver: Boolean!) { endTicker(post_id: $id, is_over: $isOver) }", { id, isOver });
    await end(false);
    for (const entry of liveMatch)
      await ask("mutation ($id: Int!, $entry: String!) { removeTickerEntry(post_id: $id, id: $entry) }", { id, entry: entry.id });
    for (const { afterMinutes, ...entry } of liveMatch) {
      await wait(afterMinutes * MINUTE_MS);
      await ask("mutation ($id: Int!, $entry: TickerEntryInput!) { saveTickerEntry(post_id: $id, entry: $entry) { id } }", {
        id,
        entry,
      });
    }
    await end(true);
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      stopping.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(stopping.signal.reason);
      });
    });
  }

  play().catch((error: unknown) => {
    if (!stopping.signal.aborted) log(`The demo's match ended early: ${String(error)}`);
  });
  return { stop: () => stopping.abort() };
}
