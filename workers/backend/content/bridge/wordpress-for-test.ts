/** A WordPress site in memory, in the form of its REST interface: for tests of the bridge, which ask it by `fetch`, and of whole machines (tests/support/operations). */

import { answerComments, type FakeComment } from "./wordpress-comments-for-test.ts";
import { MODIFIED, refuse, toList } from "./wordpress-replies-for-test.ts";

export const SITE = "https://alt.example";
type Json = Record<string, unknown>;
export type FakePost = {
  id: number;
  title?: string;
  slug?: string;
  modified?: string;
  date?: string;
  status?: string;
  content?: string;
  isProtected?: boolean;
  media?: number;
  type?: "post" | "page";
  categories?: number[];
  tags?: number[];
  /** What plugins add to it. */
  more?: Json;
};
/** With what the site shows of a user besides. */
export type FakeUser = { slug: string; name: string } & Json;

export type FakeSite = {
  origin: string;
  posts: Map<number, FakePost>;
  media: Map<number, { url: string; modified: string }>;
  comments: FakeComment[];
  /** What was changed of comments, in order. */
  changes: Json[];
  /** Whether the application password is a moderator's. */
  hasModerator: boolean;
  /** Whether it takes no comments. */
  isClosed: boolean;
  /** A category where it does not say that it is a tag. */
  terms: Map<number, { slug: string; name: string; taxonomy?: "post_tag" }>;
  /** All posts are by the first. */
  users: Map<number, FakeUser>;
  /** What Co-Authors Plus says of a post. */
  coauthors: Map<number, Json[]>;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Paths asked for, in order. */
  asked: string[];
  /** When set, it answers before anything else. */
  before: ((url: URL, request: Request) => Response | null) | null;
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
};

export function createSite(origin = SITE): FakeSite {
  const site: FakeSite = {
    origin,
    posts: new Map(),
    media: new Map(),
    comments: [],
    changes: [],
    hasModerator: true,
    isClosed: false,
    terms: new Map(),
    users: new Map([[1, { slug: "lea", name: "Lea Moser" }]]),
    coauthors: new Map(),
    files: new Map(),
    asked: [],
    before: null,
    async fetch(input, init) {
      const request = new Request(input as string, init);
      const url = new URL(request.url);
      site.asked.push(`${url.pathname}${url.search}`);
      return site.before?.(url, request) ?? answer(site, url, request);
    },
  };
  return site;
}

function answer(site: FakeSite, url: URL, request: Request): Response | Promise<Response> {
  if (url.host !== new URL(site.origin).host) return new Response("nobody", { status: 502 });
  const file = site.files.get(url.pathname);
  if (file !== undefined) return new Response(file);
  const path = url.pathname.replace(/^\/wp-json\/?/, "");
  if (path === "")
    return Response.json({ name: "Alt", home: site.origin, timezone_string: "Europe/Vienna", namespaces: ["wp/v2"] });
  if (path === "coauthors/v1/coauthors") {
    const of = site.coauthors.get(Number(url.searchParams.get("post_id")));
    return of === undefined ? refuse(404, "rest_no_route") : Response.json(of);
  }
  const [, , list = "", id] = path.split("/");
  if (list === "posts" || list === "pages") return answerPosts(site, url, list === "posts" ? "post" : "page", id);
  if (list === "media") return answerMedia(site, url, id);
  if (list === "comments") return answerComments(site, url, request, id);
  if (list === "categories" || list === "tags") {
    const shown = [...site.terms].filter(([, { taxonomy }]) => (taxonomy === "post_tag") === (list === "tags"));
    return id === undefined ? answerBySlug(shown, url) : answerTerm(site, new Map(shown).get(Number(id)), Number(id));
  }
  if (list === "users") {
    if (id === undefined) return answerBySlug([...site.users], url);
    const user = site.users.get(Number(id));
    return user === undefined ? refuse(404, "rest_user_invalid_id") : Response.json(toUser(site, Number(id), user));
  }
  return refuse(404, "rest_no_route");
}

function answerPosts(site: FakeSite, url: URL, type: "post" | "page", id: string | undefined): Response {
  if (id !== undefined) {
    const post = site.posts.get(Number(id));
    if (post === undefined || (post.type ?? "post") !== type) return refuse(404, "rest_post_invalid_id");
    return (post.status ?? "publish") === "publish" ? Response.json(toPost(site, post)) : refuse(401, "rest_forbidden");
  }
  const query = url.searchParams;
  const shown = [...site.posts.values()]
    .filter((post) => (post.type ?? "post") === type && (post.status ?? "publish") === "publish")
    .filter((post) => `${post.modified ?? MODIFIED}Z` > (query.get("modified_after") ?? ""))
    .filter((post) => `${post.date ?? MODIFIED}Z` > (query.get("after") ?? ""))
    .sort((one, other) => (one.modified ?? MODIFIED).localeCompare(other.modified ?? MODIFIED) || one.id - other.id);
  return toList(
    shown.map((post) => toPost(site, post)),
    url,
  );
}

function toPost(site: FakeSite, post: FakePost): Json {
  const { id, slug = `beitrag-${id}`, modified = MODIFIED, date = MODIFIED } = post;
  const terms = [...(post.categories ?? []), ...(post.tags ?? [])].flatMap((term) => {
    const found = site.terms.get(term);
    return found === undefined ? [] : [{ id: term, taxonomy: "category", ...found }];
  });
  const [author] = [...site.users].map(([user, names]) => toUser(site, user, names));
  return {
    id,
    slug,
    status: "publish",
    type: post.type ?? "post",
    link: `${site.origin}/2026/11/${slug}/`,
    date,
    date_gmt: date,
    modified,
    modified_gmt: modified,
    title: { rendered: post.title ?? `Beitrag ${id}` },
    excerpt: { rendered: "" },
    author: author?.id ?? 0,
    content: { rendered: post.content ?? "<p>Ein Satz.</p>", protected: post.isProtected ?? false },
    featured_media: post.media ?? 0,
    categories: post.categories ?? [],
    tags: post.tags ?? [],
    _embedded: { author: [author], "wp:term": [terms] },
    ...post.more,
  };
}

function answerMedia(site: FakeSite, url: URL, id: string | undefined): Response {
  if (id !== undefined)
    return site.media.has(Number(id)) ? Response.json({ id: Number(id) }) : refuse(404, "rest_post_invalid_id");
  const since = url.searchParams.get("modified_after") ?? "";
  const shown = [...site.media].filter(([, { modified }]) => `${modified}Z` > since);
  return toList(
    shown.map(([key, entry]) => toMedia(key, entry)),
    url,
  );
}

function answerBySlug(entries: [id: number, entry: { slug: string }][], url: URL): Response {
  const slugs = url.searchParams.get("slug")?.split(",");
  const shown = entries.filter(([, { slug }]) => slugs === undefined || slugs.includes(slug));
  return toList(
    shown.map(([id, entry]) => ({ id, ...entry })),
    url,
  );
}

function toUser(site: FakeSite, id: number, user: FakeUser): Json {
  return { id, description: "", link: `${site.origin}/author/${user.slug}/`, ...user };
}

function toMedia(id: number, { url, modified }: { url: string; modified: string }): Json {
  return { id, source_url: url, alt_text: "Ein Bild", caption: { rendered: "" }, modified_gmt: modified };
}

function answerTerm(
  site: FakeSite,
  term: { slug: string; name: string; taxonomy?: "post_tag" } | undefined,
  id: number,
): Response {
  if (term === undefined) return refuse(404, "rest_term_invalid");
  const folder = term.taxonomy === "post_tag" ? "tag" : "category";
  return Response.json({ id, description: "", link: `${site.origin}/${folder}/${term.slug}/`, ...term });
}

/** A picture of one pixel. */
export const PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
