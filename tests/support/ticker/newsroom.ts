/** The newsroom of a running portal: writes entries as its page does, through the portal. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { id: string; title?: string; html: string; is_pinned?: boolean; is_key_event?: boolean };
type Answer<Data> = { data?: Data; errors?: { message: string }[] };

export type Newsroom = ReturnType<typeof openNewsroom>;

/** `state` is the portal's folder. */
export function openNewsroom({ origin, state }: { origin: string; state: string }) {
  const { newsroomToken } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as { newsroomToken: string };

  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-mutation": "true", authorization: `Bearer ${newsroomToken}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer<Data>;
    if (data === undefined || errors !== undefined) throw new Error(`The newsroom is refused: ${errors?.[0]?.message}`);
    return data;
  }

  return {
    /** Resolves when the entry is acknowledged. */
    save: (id: number, entry: Entry) =>
      ask("mutation ($id: Int!, $entry: TickerEntryInput!) { saveTickerEntry(post_id: $id, entry: $entry) { id } }", {
        id,
        entry,
      }),
    remove: (id: number, entry: string) =>
      ask("mutation ($id: Int!, $entry: String!) { removeTickerEntry(post_id: $id, id: $entry) }", { id, entry }),
    /** A ticker that is over goes on. */
    reopen: (id: number) => ask("mutation ($id: Int!) { endTicker(post_id: $id, is_over: false) }", { id }),
    /** The number of the post under a slug. */
    async find(slug: string): Promise<number> {
      const [post] = (await (await fetch(`${origin}/wp-json/wp/v2/posts?slug=${slug}`)).json()) as { id: number }[];
      if (post === undefined) throw new Error(`There is no post ${slug}`);
      return post.id;
    },
  };
}
