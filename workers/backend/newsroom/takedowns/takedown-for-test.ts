/** For tests of takedowns: a post with two pictures of its own and one that another post shows as well. */
import { env } from "cloudflare:workers";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { takeDown } from "./take-down.ts";

export const site = "wp:alt.example";
export const bindings = env as unknown as Parameters<typeof takeDown>[0];
export const db = bindings.DB;
export const reason = { reason: "Gericht", by: "lea" };

export const picture = (name: string): ContentRecord => ({
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
export const taken = createPost({
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
export const other = createPost({
  source: `${site}:2`,
  preferredId: 12,
  title: "Rhein steigt",
  associated: [`${site}:1`],
  blocks: [{ kind: "image", image: { media: `${site}:drei` } }],
});
export const bucket = () => bindings.MEDIA;

export async function reset(): Promise<void> {
  await emptyDatabase(db);
  await write(...["eins", "zwei", "drei"].map(picture), taken, other);
  for (const name of ["eins", "zwei", "drei"]) for (const w of [400, 800]) await bucket().put(`p/${name}/${w}.jpg`, "bytes");
}

export const listFiles = async () => (await bucket().list({ prefix: "p/" })).objects.map(({ key }) => key);
export const traces = () =>
  first(`SELECT (SELECT count(*) FROM posts WHERE id = 11) AS posts, (SELECT count(*) FROM post_bodies WHERE post_id = 11) AS bodies,
    (SELECT count(*) FROM feed_entries WHERE post_id = 11) AS entries, (SELECT count(*) FROM post_views WHERE post_id = 11) AS views,
    (SELECT count(*) FROM redirects WHERE owner = 'post ${site}:1') AS redirects,
    (SELECT count(*) FROM posts_search WHERE posts_search MATCH 'xaverhub*') AS found,
    (SELECT count(*) FROM search_words WHERE word IN ('xaverhuber', 'zopfmeister')) AS words`);
export const nothing = { posts: 0, bodies: 0, entries: 0, views: 0, redirects: 0, found: 0, words: 0 };

export const unfinished = () => first<{ n: number }>("SELECT count(*) AS n FROM tombstones WHERE work IS NOT NULL");
export const left = ["p/drei/400.jpg", "p/drei/800.jpg"];
