/** How well a search finds what it should: the fixed questions of search-queries.json, asked of a portal with the demo paper. */
import queries from "./search-queries.json" with { type: "json" };

/** So many hits of an answer are looked at. */
const SEEN = 20;

export type Judged = {
  query: string;
  kind: string;
  /** Slugs of the posts that were found, best first. */
  found: string[];
  missed: string[];
  /** Part of what was expected among the first 20. */
  recall: number;
  /** Of the first hits, as many as were expected, the part that was. */
  precision: number;
  /** 1 where the expected ones stand first. */
  ndcg: number;
};

/** As many searches as one request may hold (docs/limits.md). */
const BATCH = 3;

/** The questions in their order. Throws when one is not answered. */
export async function judgeSearch(origin: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (let start = 0; start < queries.length; start += BATCH) {
    const some = queries.slice(start, start + BATCH);
    const found = await ask(
      origin,
      some.map(({ query }) => query),
    );
    judged.push(...some.map(({ query, kind, expected }, index) => judge(query, kind, expected, found[index] ?? [])));
  }
  return judged;
}

export function toMean(judged: readonly Judged[], measure: "recall" | "precision" | "ndcg"): number {
  return judged.reduce((sum, one) => sum + one[measure], 0) / judged.length;
}

type Answer = { data: { search: { hits: { post: { slug: string } }[] } } | null };

async function ask(origin: string, asked: readonly string[]): Promise<string[][]> {
  const query = `query ($query: String!) { search(query: $query, per_page: ${SEEN}) { hits { post { slug } } } }`;
  const body = JSON.stringify(asked.map((words) => ({ query, variables: { query: words } })));
  const response = await fetch(`${origin}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const answers = (await response.json()) as Answer[];
  return asked.map((words, index) => {
    const data = answers[index]?.data;
    if (!data) throw new Error(`"${words}" is not answered: ${response.status}`);
    return data.search.hits.map(({ post }) => post.slug);
  });
}

function judge(query: string, kind: string, expected: readonly string[], found: string[]): Judged {
  const isHit = (slug: string | undefined) => slug !== undefined && expected.includes(slug);
  const first = found.slice(0, expected.length).filter(isHit).length;
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const best = expected.reduce((sum, _, place) => sum + gain(place), 0);
  const got = found.reduce((sum, slug, place) => sum + (isHit(slug) ? gain(place) : 0), 0);
  const missed = expected.filter((slug) => !found.includes(slug));
  const recall = 1 - missed.length / expected.length;
  return { query, kind, found, missed, recall, precision: first / expected.length, ndcg: got / best };
}
