import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import worker from "#workers/backend/backend.ts";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { stem } from "#workers/backend/content/search/text/stem.ts";
import { foldWord } from "#workers/backend/content/search/text/words.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { ask, createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { mintGrant } from "./mint-grant-for-test.ts";
import { signIn, subscribe } from "./sign-in-for-test.ts";

const now = 4_000_000_000;
const postId = 900;
const freeWord = "Vorspannwort";

/** A word of its own in every text a paid block can hold, and in the texts of the pictures that only it shows. */
const planted: string[] = [];
function plant(place: string): string {
  const word = `geheim${place}wort`;
  planted.push(word);
  return word;
}

const createMedia = (name: string): ContentRecord => ({
  kind: "media",
  source: `leak:${name}`,
  src: `/media/${plant(`${name}src`)}.jpg`,
  mime: "image/jpeg",
  width: 800,
  height: 600,
  alt: plant(`${name}alt`),
  caption: plant(`${name}caption`),
  credit: plant(`${name}credit`),
  crops: [
    {
      crop: "4-3",
      type: "image/avif",
      width: 400,
      height: 300,
      srcset: [{ src: `/media/${plant(`${name}crop`)}.avif`, w: 400 }],
    },
  ],
});
const use = (name: string) => ({
  media: `leak:${name}`,
  alt: plant(`${name}usealt`),
  caption: plant(`${name}usecaption`),
  credit: plant(`${name}usecredit`),
});
const video = {
  id: plant("videoid"),
  accountId: plant("videoaccount"),
  playerId: plant("videoplayer"),
  isPlaylist: false,
  embedId: plant("videoembed"),
  adConfigId: plant("videoad"),
  formattedDateTime: plant("videodate"),
  title: plant("videotitle"),
  description: plant("videodescription"),
  formattedDuration: plant("videolength"),
};
const pictures = [createMedia("plain"), createMedia("used"), createMedia("gallery")];
/** Their own alt text and caption stand back behind those of the use, so not even a subscriber sees them. */
const neverShown = ["usedalt", "usedcaption", "usedcredit", "galleryalt", "gallerycaption", "gallerycredit"].map(
  (place) => `geheim${place}wort`,
);

const paidBlocks: ContentBlock[] = [
  { kind: "paragraph", html: `<a href="https://example.org/${plant("href")}">${plant("paragraph")}</a>` },
  { kind: "heading", level: 2, html: plant("heading") },
  { kind: "list", html: `<ul><li>${plant("list")}</li></ul>` },
  { kind: "quote", html: plant("quote"), citation: plant("citation") },
  { kind: "table", html: `<table><tbody><tr><td>${plant("table")}</td></tr></tbody></table>`, caption: plant("tablecaption") },
  { kind: "image", image: { media: "leak:plain", alt: null, caption: null, credit: null } },
  { kind: "image", image: use("used") },
  { kind: "gallery", images: [use("gallery")] },
  { kind: "embed", provider: "youtube", url: `https://www.youtube.com/watch?v=${plant("embedurl")}`, title: plant("embedtitle") },
  { kind: "video", video },
  {
    kind: "media",
    medium: "VIDEO",
    sources: [{ media: "leak:plain" }],
    tracks: [],
    poster: null,
    duration: null,
    title: plant("filmtitle"),
    caption: plant("filmcaption"),
  },
  {
    kind: "ticker",
    entries: [
      { id: plant("tickerid"), date: "2026-03-05T17:00:00Z", title: plant("tickertitle"), html: `<p>${plant("ticker")}</p>` },
    ],
  },
  { kind: "facts", title: plant("factstitle"), html: `<p>${plant("facts")}</p>` },
  { kind: "code", code: plant("code"), language: plant("codelanguage") },
  { kind: "button", text: plant("button"), link: `/${plant("buttonlink")}` },
  { kind: "html", html: `<p>${plant("html")}</p>` },
];

const records: ContentRecord[] = [
  ...pictures,
  {
    kind: "post",
    source: "leak:post",
    preferredId: postId,
    slug: "der-fund",
    title: "Der Fund",
    isPremium: true,
    freeBlockCount: 1,
    date: "2026-03-06T08:00:00Z",
    modified: "2026-03-06T08:00:00Z",
    municipality: "dornbirn",
    brand: "rheinbote",
    video,
    image: { media: "test:damm" },
    categories: [{ slug: "politik", title: "Politik" }],
    tags: [{ slug: "hochwasser", title: "Hochwasser" }],
    topics: [{ slug: "gemeindewahl", title: "Gemeindewahl" }],
    authors: [{ slug: "anna-berger", name: "Anna Berger" }],
    blocks: [{ kind: "paragraph", html: freeWord }, ...paidBlocks],
  },
  {
    kind: "post",
    source: "leak:neighbour",
    slug: "daneben",
    title: "Daneben",
    associated: ["leak:post"],
    preferredId: 901,
    date: "2026-03-06T09:00:00Z",
    modified: "2026-03-06T09:00:00Z",
    categories: [{ slug: "politik", title: "Politik" }],
    blocks: [{ kind: "paragraph", html: "Frei." }],
  },
];

const headersOf: Record<string, Record<string, string>> = {
  anonymous: {},
  "with a forged session": { authorization: "Bearer erfunden" },
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await writePaper(env);
  const results = await writeContent(
    env,
    records.map((record) => v.parse(contentRecordSchema, record)),
    new Date("2026-03-10T12:00:00Z"),
  );
  expect(results.map(({ outcome }) => outcome)).not.toContain("refused");
  for (const [role, product, endsAt] of [
    ["registered", null, null],
    ["Pur", "pur", null],
    ["expired", "plus_premium", now],
    ["Plus", "plus", null],
  ] as const) {
    const { accountId, headers } = await signIn(role, now);
    headersOf[role] = headers;
    if (product !== null) await subscribe(accountId, product, { starts_at: 1, ends_at: endsAt });
  }
});
afterAll(() => {
  vi.useRealTimers();
});

const findPlanted = (text: string) => planted.filter((word) => text.toLowerCase().includes(word));
const feeds = [
  'category: "politik"',
  'tag: "hochwasser"',
  'topic: "gemeindewahl"',
  'municipality: "dornbirn"',
  'brand: "rheinbote"',
];
const moreFeeds = ['author: "anna-berger"', 'type: "post"', "video: true", "premium: true"];
/** The fragments of the post's page, every field of a post and a block among them. */
const [fragments = ""] = (pageQueries.post?.query ?? "").split("query GetPostByID");
const whole = "...Teaser content_blocks { ...Block } access { granted reason hidden_block_count free_block_count }";
const listQueries = [...feeds, ...moreFeeds].map((feed) => [
  `the feed ${feed}`,
  `{ posts(feed: { ${feed} }) { items { ${whole} } } }`,
]);
const surfaces = new Map([
  ...Object.entries(pageQueries).map(([name, { query }]) => [name, query] as const),
  ...[
    ...listQueries,
    [
      "aliases",
      `{ one: post(id: ${postId}) { ${whole} } two: post(id: 901) { associated_posts { ${whole} related_posts { ${whole} } } } }`,
    ],
    ["the front page with whole texts", `{ home(municipality: "dornbirn") { sections { posts { ${whole} } } } }`],
    ["a topic with whole texts", `{ topic(slug: "gemeindewahl") { posts { items { ${whole} } } } }`],
    ["most read with whole texts", `{ most_read { ${whole} } }`],
  ].map(([name = "", query = ""]) => [name, `${fragments.replace(/fragment TopicFields[\s\S]*$/, "")} ${query}`] as const),
]);
const variablesOf = (name: string) =>
  name === "post" || name === "ticker" ? { id: postId } : (pageQueries[name]?.variables ?? {});
const restPaths = [
  `/wp-json/wp/v2/posts/${postId}`,
  ...["per_page=100", "category_slug=politik", "slug=der-fund", `search=${freeWord}`, "post_type=post,nnp_clubs"].map(
    (parameters) => `/wp-json/wp/v2/posts?${parameters}`,
  ),
  "/wp-json/nnp/v1/topics/gemeindewahl?per_page=100",
  "/wp-json/wp/v2/categories",
  "/wp-json/wp/v2/tags",
  "/wp-json/wp/v2/media",
  "/wp-json/wp/v2/search?search=geheim",
  "/health",
];

describe.each(["anonymous", "with a forged session", "registered", "Pur", "expired"])("a reader who is %s", (role) => {
  test.each([...surfaces])("finds nothing that is paid for in %s", async (name, query) => {
    const { data, errors } = await ask(env, query, variablesOf(name), headersOf[role]);
    expect(errors).toBeUndefined();
    expect(findPlanted(JSON.stringify(data))).toEqual([]);
  });

  test.each(restPaths)("finds nothing that is paid for at %s", async (path) => {
    const response = await worker.fetch(new Request(`http://backend${path}`, { headers: headersOf[role] ?? {} }), env);
    expect(findPlanted(await response.text())).toEqual([]);
  });
});

test("the surfaces show the post itself, so that nothing is missing because nothing was asked", async () => {
  for (const name of ["post", "aliases", "the feed premium: true", 'the feed tag: "hochwasser"', "a topic with whole texts"]) {
    const { data } = await ask(env, surfaces.get(name) ?? "", variablesOf(name));
    expect(JSON.stringify(data), name).toContain(freeWord);
  }
  for (const path of restPaths.slice(0, 6)) {
    const response = await worker.fetch(new Request(`http://backend${path}`), env);
    expect(await response.text(), path).toContain(freeWord);
  }
});

describe("where access is granted the whole text is there", () => {
  const due = () => planted.filter((word) => !neverShown.includes(word));

  test("for a subscriber, on the page and in a list", async () => {
    for (const name of ["post", "the feed premium: true", "aliases"]) {
      const { data } = await ask(env, surfaces.get(name) ?? "", variablesOf(name), headersOf.Plus);
      expect(findPlanted(JSON.stringify(data)), name).toEqual(due());
    }
  });

  test("for a subscriber, at the REST paths, and no cache stores it", async () => {
    // As HTML a video is its title, a caption has no code's language, and so on: the blocks have it all.
    for (const path of restPaths.slice(0, 7)) {
      const response = await worker.fetch(new Request(`http://backend${path}`, { headers: headersOf.Plus ?? {} }), env);
      expect(response.headers.get("cache-control"), path).toBe("private, no-store");
      expect(findPlanted(await response.text()), path).toEqual(due());
    }
  });

  test.each(["BOT", "METERED", "PARTNER", "EVENT"])(
    "for a %s grant, on the page and not in the lists around it",
    async (reason) => {
      const grant = await mintGrant({ post: postId, reason, host: "a.example", exp: now + 60 }, "test-grant-secret");
      const { data } = await ask(env, pageQueries.post?.query ?? "", { id: postId, grant });
      expect(findPlanted(JSON.stringify(data))).toEqual(due());
      const { data: beside } = await ask(env, pageQueries.post?.query ?? "", { id: 901, grant });
      expect(findPlanted(JSON.stringify(beside))).toEqual([]);
    },
  );
});

test("no paid word is in the search index, whatever a search asks for", async () => {
  const countMatches = async (match: string) =>
    (
      await env.DB.prepare("SELECT count(*) AS n FROM posts_search WHERE posts_search MATCH ?1")
        .bind(match)
        .first<{ n: number }>()
    )?.n;
  const stemmed = stem(foldWord(freeWord));
  expect([await countMatches(stemmed), await countMatches("geheim*"), await countMatches("goldschat*")]).toEqual([1, 0, 0]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM search_words WHERE word LIKE '%geheim%'").first("n")).toBe(0);
  for (const word of [...planted, "geheim"]) {
    const response = await worker.fetch(new Request(`http://backend/wp-json/wp/v2/posts?search=${word}`), env);
    expect(response.headers.get("x-wp-total"), word).toBe("0");
    const found = await ask(
      env,
      `query ($q: String!) { search(query: $q) { total hits { title { text } excerpt { text } } } search_suggestions(query: $q) { title } }`,
      { q: word },
    );
    expect(found.data, word).toEqual({ search: { total: 0, hits: [] }, search_suggestions: [] });
  }
});

test("an error says nothing of what is paid for", async () => {
  for (const query of [
    `{ post(id: ${postId}) { content_blocks { nothing } } }`,
    `{ post(id: ${postId}, grant: 7) { id } }`,
    `{ post(id: ${postId}) { related_posts(limit: 99) { id } content_blocks { ...on ParagraphBlock { html } } } }`,
  ]) {
    const response = await worker.fetch(createGraphqlRequest({ query }), env);
    expect(findPlanted(await response.text())).toEqual([]);
  }
});
