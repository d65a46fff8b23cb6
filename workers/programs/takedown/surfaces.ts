/** Every place where a post can be met, and what each must answer once it was taken down (decision 101). */
import type { TakedownFacts } from "#workers/backend/newsroom/takedowns/takedown-facts.ts";

/**
 * `barred`: the address answers 410, which no portal does that knows nothing of the takedown. `gone`: it answers 404 or 410. `absent`: what
 * stands there names neither the post nor its pictures; `shown`: the same, and something must stand there.
 */
export type Surface = { surface: string; path: string; expects: "barred" | "gone" | "absent" | "shown"; query?: string };
export type Taken = { postId: number; title: string; facts: TakedownFacts };

const none: readonly string[] = [];

/** One line a surface: which addresses show it of this post. */
const table: readonly { surface: string; expects: Surface["expects"]; paths: (taken: Taken) => readonly string[] }[] = [
  { surface: "article", expects: "barred", paths: ({ postId, facts }) => [`/${facts.slug}/${postId}`, `/x/${postId}`] },
  { surface: "article in the app", expects: "gone", paths: ({ postId, facts }) => [`/${facts.slug}/${postId}?noheader=1`] },
  { surface: "former address", expects: "gone", paths: ({ facts }) => facts.formerPaths },
  {
    surface: "video page",
    expects: "gone",
    paths: ({ postId, facts }) => (facts.hasVideo ? [`/video/${facts.slug}/${postId}`] : none),
  },
  { surface: "picture or film", expects: "gone", paths: ({ facts }) => facts.files },
  { surface: "REST post", expects: "gone", paths: ({ postId }) => [`/wp-json/wp/v2/posts/${postId}`] },
  { surface: "REST list", expects: "absent", paths: () => ["/wp-json/wp/v2/posts"] },
  { surface: "front page, most read", expects: "shown", paths: () => ["/"] },
  { surface: "list of all", expects: "absent", paths: () => ["/page/2"] },
  { surface: "list of a subject", expects: "absent", paths: ({ facts }) => toLists(facts) },
  {
    surface: "feed",
    expects: "absent",
    paths: ({ facts }) => ["", ...toLists(facts)].flatMap((path) => [`${path}/feed`, `${path}/feed/atom`]),
  },
  { surface: "videos", expects: "absent", paths: ({ facts }) => (facts.hasVideo ? ["/video"] : none) },
  { surface: "live tickers", expects: "absent", paths: ({ facts }) => (facts.isLiveticker ? ["/liveticker"] : none) },
  {
    surface: "sitemap",
    expects: "absent",
    paths: ({ facts }) => [
      "/sitemaps/news.xml",
      `/sitemaps/posts-${new Date(facts.publishedAt * 1000).toISOString().slice(0, 7)}.xml`,
    ],
  },
  { surface: "search", expects: "absent", paths: ({ title }) => [`/suche?q=${encodeURIComponent(toQuery(title))}`] },
  {
    surface: "suggestions",
    expects: "absent",
    paths: ({ title }) => [`/suche/vorschlaege?q=${encodeURIComponent(toQuery(title).slice(0, 12))}`],
  },
  { surface: "related, linked", expects: "absent", paths: ({ facts }) => facts.linkedBy },
  { surface: "newsletter archive", expects: "absent", paths: ({ facts }) => facts.issues.map((name) => `/newsletter/${name}`) },
];

/** All surfaces of a post that was taken down. */
export function toSurfaces(taken: Taken): Surface[] {
  const pages = table.flatMap(({ surface, expects, paths }) => paths(taken).map((path): Surface => ({ surface, expects, path })));
  const query = `{ post(id: ${taken.postId}) { id title { rendered } } }`;
  return [...pages, { surface: "GraphQL", path: "/graphql", expects: "shown", query }];
}

const folders: Record<string, string> = { category: "news", topic: "themen", municipality: "gemeinde" };

function toLists({ feeds }: TakedownFacts): string[] {
  return feeds.flatMap((key) => {
    const [, kind = "", slug = ""] = /^([a-z]+):(.+)$/.exec(key) ?? [];
    const folder = folders[kind];
    return folder === undefined ? [] : [`/${folder}/${encodeURIComponent(slug)}`];
  });
}

/** What a reader would type. */
function toQuery(title: string): string {
  return title
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, 60);
}

/** The text by which an answer would give the post away: its addresses, its files, and its title where that is not the query. */
export function findMark({ postId, title, facts }: Taken, { surface, query }: Surface, text: string): string | null {
  const repeatsTitle = surface === "search" || surface === "suggestions";
  const marks = [`/${facts.slug}/${postId}`, ...facts.files, ...(repeatsTitle || title.length < 8 ? [] : [title])];
  if (query !== undefined) marks.push(`"id":${postId}`);
  return marks.find((mark) => text.includes(mark)) ?? null;
}
