import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { ContentRecord } from "#workers/backend/content/content-record.ts";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/database/empty-for-test.ts";
import { createQueries } from "#workers/backend/database/tables/queries.ts";
import { readRedirect } from "#workers/backend/database/tables/redirects.ts";
import { findRemains } from "./find-remains.ts";
import { readTakedown } from "./read-takedowns.ts";
import { liftTakedown, takeDown } from "./take-down.ts";
import { listBarredSources, readTombstones } from "./tombstones.ts";

const site = "wp:alt.example";
const bindings = env as unknown as Parameters<typeof takeDown>[0];
const db = bindings.DB;
const reason = { reason: "Gericht", by: "lea" };

const picture = (name: string): ContentRecord => ({
  kind: "media",
  source: `${site}:${name}`,
  src: `/media/p/${name}/800.jpg`,
  mime: "image/jpeg",
  crops: [
    {
      crop: "4-3",
      type: "image/jpeg",
      width: 800,
      height: 600,
      srcset: [400, 800].map((w) => ({ src: `/media/p/${name}/${w}.jpg`, w })),
    },
  ],
});
const taken = createPost({
  source: `${site}:1`,
  preferredId: 11,
  slug: "der-fall",
  title: "Xaverhuber verhaftet",
  image: { media: `${site}:eins` },
  topics: [{ slug: "rhesi", title: "Rhesi" }],
  formerPaths: ["/2020/der-fall"],
  views: 9,
  blocks: [
    { kind: "paragraph", html: "Der Zopfmeister Xaverhuber sitzt am Rhein." },
    { kind: "gallery", images: [{ media: `${site}:zwei` }, { media: `${site}:drei` }] },
  ],
});
const other = createPost({
  source: `${site}:2`,
  preferredId: 12,
  title: "Rhein steigt",
  associated: [`${site}:1`],
  blocks: [{ kind: "image", image: { media: `${site}:drei` } }],
});
const bucket = () => bindings.MEDIA;

beforeEach(async () => {
  await emptyDatabase(db);
  await write(...["eins", "zwei", "drei"].map(picture), taken, other);
  for (const name of ["eins", "zwei", "drei"]) for (const w of [400, 800]) await bucket().put(`p/${name}/${w}.jpg`, "bytes");
});

const listFiles = async () => (await bucket().list({ prefix: "p/" })).objects.map(({ key }) => key);
const traces = () =>
  first(`SELECT (SELECT count(*) FROM posts WHERE id = 11) AS posts, (SELECT count(*) FROM post_bodies WHERE post_id = 11) AS bodies,
    (SELECT count(*) FROM feed_entries WHERE post_id = 11) AS entries, (SELECT count(*) FROM post_views WHERE post_id = 11) AS views,
    (SELECT count(*) FROM redirects WHERE owner = 'post ${site}:1') AS redirects,
    (SELECT count(*) FROM posts_search WHERE posts_search MATCH 'xaverhub*') AS found,
    (SELECT count(*) FROM search_words WHERE word IN ('xaverhuber', 'zopfmeister')) AS words`);
const nothing = { posts: 0, bodies: 0, entries: 0, views: 0, redirects: 0, found: 0, words: 0 };

test("a post that is removed leaves nothing to read or search, and names the files that nobody needs any more", async () => {
  expect(await traces()).not.toEqual(nothing);
  const keys = await removePosts(bindings, [11, 999]);
  expect(await traces()).toEqual(nothing);
  expect(keys.toSorted()).toEqual(["p/eins/400.jpg", "p/eins/800.jpg", "p/zwei/400.jpg", "p/zwei/800.jpg"]);
  expect(await all("SELECT source FROM media")).toEqual([{ source: `${site}:drei` }]);
  expect(await first("SELECT count(*) AS words FROM search_words WHERE word = 'rhein'")).toEqual({ words: 1 });
});

test("a post that was taken down comes back by no import, with no text and no picture of its own, until that is lifted", async () => {
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1000)).toBe(true);
  expect(await traces()).toEqual(nothing);
  expect(await listFiles()).toEqual(["p/drei/400.jpg", "p/drei/800.jpg"]);
  const again = await write(picture("eins"), picture("drei"), taken, { ...taken, title: "Anders" });
  expect(again.map(({ outcome }) => outcome)).toEqual(["refused", "unchanged", "refused", "refused"]);
  expect(again[0]?.reason).toContain("taken down");
  expect(await readTombstones(db, [taken, picture("zwei"), other])).toEqual(new Set([`post ${site}:1`, `media ${site}:zwei`]));
  const asked = { prefix: `${site}:`, after: "", limit: 10 };
  expect(await listBarredSources(db, { kind: "media", ...asked })).toEqual([`${site}:eins`, `${site}:zwei`]);

  expect(await liftTakedown(bindings, { postId: 11, by: "lea" }, 2000)).toBe(true);
  expect(await listBarredSources(db, { kind: "post", ...asked })).toEqual([]);
  expect(await write(picture("eins"), taken)).toMatchObject([{ outcome: "created" }, { outcome: "created", id: 11 }]);
});

test.each([
  ["its own address", "/der-fall/11", 410],
  ["its own number under another name", "/anders/11", 410],
  ["its video's address", "/video/der-fall/11", 410],
  ["an address of the former system", "/2020/der-fall/", 410],
  ["another post's address", "/der-rhein/12", null],
])("after a takedown %s answers %s", async (_name, path, status) => {
  await takeDown(bindings, { postId: 11, ...reason }, 1000);
  expect((await readRedirect(createQueries(db), path))?.status ?? null).toBe(status);
});

test("nothing is left of a post that was taken down, though others have its title", async () => {
  await write(createPost({ source: `${site}:3`, preferredId: 13, slug: "noch-einer", title: "Xaverhuber verhaftet" }));
  await takeDown(bindings, { postId: 11, ...reason }, 1000);
  const takedown = await readTakedown(db, 11);
  if (takedown === null) throw new Error("It is not down");
  const remains = await findRemains(bindings, takedown);
  expect(remains.map(({ place }) => place)).toContain("search");
  expect(remains.filter(({ left }) => left > 0)).toEqual([]);
});

test("a number that nobody has is not taken down, and one that is down already stays so", async () => {
  expect(await takeDown(bindings, { postId: 99, ...reason }, 1000)).toBe(false);
  expect(await liftTakedown(bindings, { postId: 11, by: "lea" }, 1000)).toBe(false);
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1000)).toBe(true);
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1001)).toBe(true);
});
