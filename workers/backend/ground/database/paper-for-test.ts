/** For tests: a small paper with at least one of everything, written the way seed and import write. */
import * as v from "valibot";
import { type ContentRecord, contentRecordSchema, type PostRecord } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { emptyDatabase } from "./empty-for-test.ts";
import { media, names, pages, places } from "./paper-frame-for-test.ts";

const writtenAt = new Date("2026-03-10T12:00:00Z");

/** Words of the paid part. No answer without a grant may contain one of them. */
export const paidWords = ["Goldschatz", "goldkiste", "Schatzmeister", "Schatzkarte", "schatzvideo", "Truhenfund", "Fundstelle"];

export const freePostId = 101;
export const premiumPostId = 102;
export const premiumVideoPostId = 103;
export const futurePostId = 104;
export const externalPostId = 105;

const video = {
  id: "v1",
  accountId: "a1",
  title: "Der Damm von oben",
  description: "Ein Flug.",
  formattedDateTime: "1. März",
  formattedDuration: "2:14",
};

function createPost(changes: Partial<PostRecord> & { source: string; slug: string; title: string }): PostRecord {
  return {
    kind: "post",
    date: "2026-03-01T08:00:00Z",
    modified: "2026-03-01T09:00:00Z",
    blocks: [{ kind: "paragraph", html: "Ein Absatz." }],
    categories: [{ slug: "politik", title: "Politik" }],
    ...changes,
  };
}

const freePost = createPost({
  source: "test:free",
  preferredId: freePostId,
  slug: "der-rhein-steigt",
  title: "Der Rhein <steigt> & steigt",
  kicker: "Hochwasser",
  excerpt: 'Am Damm wird "gewacht".',
  date: "2026-03-05T17:05:00Z",
  modified: "2026-03-05T18:00:00Z",
  image: { media: "test:damm", alt: "Männer am Damm", caption: "Am Rheindamm" },
  municipality: "dornbirn",
  authors: [
    { slug: "anna-berger", name: "Anna Berger" },
    { slug: "jakob-moos", name: "Jakob Moos" },
  ],
  tags: [{ slug: "hochwasser", title: "Hochwasser" }],
  topics: [{ slug: "gemeindewahl", title: "Gemeindewahl" }],
  label: { text: "Analyse", link: "/themen/gemeindewahl" },
  informantButton: { text: "Hinweis geben", link: "/tipp-geben" },
  isStory: true,
  commentCount: 3,
  reactionCount: 7,
  associated: ["test:premium", "test:external", "test:missing"],
  meta: {
    description: "Für Suchmaschinen",
    piTriggerManual: true,
    piPaywallAsModal: true,
    piTag: "promotion",
    piVariables: [{ key: "k", value: "w" }],
  },
  video,
  formerPaths: ["/alt/rhein"],
  blocks: [
    { kind: "paragraph", html: "Am <b>Damm</b> wird gewacht." },
    { kind: "heading", level: 2, html: "Die Lage" },
    { kind: "list", html: "<ul><li>eins</li></ul>" },
    { kind: "quote", html: "Es steigt.", citation: "Der Wächter" },
    { kind: "table", html: "<table><tbody><tr><td>1</td></tr></tbody></table>", caption: "Pegel" },
    { kind: "image", image: { media: "test:bild", alt: "Eigene Beschreibung", caption: "Bildtext", credit: "Foto: Moos" } },
    { kind: "gallery", images: [{ media: "test:bild" }, { media: "test:missing" }, { media: "test:damm" }] },
    { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=abc", title: "Ein Film" },
    { kind: "video", video },
    { kind: "ticker", entries: [{ id: "t1", date: "2026-03-05T17:00:00Z", title: "Erster Alarm", html: "<p>Es geht los.</p>" }] },
    { kind: "facts", title: "Der Rhein", html: "<p>1230 Kilometer</p>" },
    { kind: "code", code: "a < b", language: "c" },
    { kind: "button", text: "Mehr", link: "/mehr" },
    { kind: "separator" },
    { kind: "html", html: "<p>Rest</p>" },
  ],
});

const premiumPost = createPost({
  source: "test:premium",
  preferredId: premiumPostId,
  slug: "bezahlt",
  title: "Was im Keller lag",
  excerpt: "Ein Fund in Dornbirn",
  date: "2026-03-04T08:00:00Z",
  isPremium: true,
  brand: "rheinbote",
  freeBlockCount: 2,
  image: { media: "test:damm" },
  topics: [{ slug: "gemeindewahl", title: "Gemeindewahl" }],
  video: { id: "schatzvideo", accountId: "a1", title: "Truhenfund" },
  blocks: [
    { kind: "paragraph", html: "Der Anfang ist für alle." },
    { kind: "image", image: { media: "test:bild", caption: "Das Haus" } },
    { kind: "paragraph", html: "Unten lag der Goldschatz." },
    { kind: "image", image: { media: "test:goldkiste", caption: "Truhenfund" } },
    { kind: "gallery", images: [{ media: "test:goldkiste", alt: "Fundstelle" }] },
    { kind: "video", video: { id: "schatzvideo", accountId: "a1", title: "Truhenfund" } },
    { kind: "facts", title: "Schatzkarte", html: "<p>Fundstelle</p>" },
  ],
});

const posts: ContentRecord[] = [
  freePost,
  premiumPost,
  createPost({
    source: "test:premium-video",
    preferredId: premiumVideoPostId,
    slug: "film",
    title: "Film mit freiem Anfang",
    date: "2026-03-03T08:00:00Z",
    isPremium: true,
    brand: "rheinbote",
    freeBlockCount: 1,
    video,
    blocks: [
      { kind: "video", video },
      { kind: "paragraph", html: "Der Schatzmeister spricht." },
    ],
  }),
  createPost({ source: "test:future", preferredId: futurePostId, slug: "zukunft", title: "Morgen", municipality: "dornbirn" }),
  createPost({
    source: "test:external",
    preferredId: externalPostId,
    slug: "anderswo",
    title: "Anderswo",
    date: "2026-03-02T08:00:00Z",
    external: "https://example.org/text",
    municipality: "dornbirn",
  }),
  ...Array.from({ length: 6 }, (_, index) =>
    createPost({
      source: `test:club-${index}`,
      preferredId: 201 + index,
      type: index % 2 === 0 ? "nnp_clubs" : "nnp_births",
      slug: `verein-${index}`,
      title: `Verein ${index}`,
      date: `2026-02-0${index + 1}T08:00:00Z`,
      categories: [{ slug: "news-aus-dornbirn", title: "News aus Dornbirn" }],
      municipality: "dornbirn",
    }),
  ),
];

/** Empties the database and writes the paper. */
export async function writePaper(env: Pick<Env, "DB" | "MEDIA">): Promise<void> {
  await emptyDatabase(env.DB);
  const records = [...places, ...media, ...names, ...posts, ...pages].map((record) => v.parse(contentRecordSchema, record));
  const results = await writeContent(env, records, writtenAt);
  const refused = results.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
  const farAhead = Date.parse("2199-01-01T00:00:00Z") / 1000;
  await env.DB.batch([
    // The writer takes no post of the future; a back end whose clock was wrong may hold one.
    env.DB.prepare("UPDATE posts SET published_at = ?1 WHERE id = ?2").bind(farAhead, futurePostId),
    env.DB.prepare("UPDATE feed_entries SET published_at = ?1 WHERE post_id = ?2").bind(farAhead, futurePostId),
    env.DB.prepare("INSERT INTO most_read (position, post_id) VALUES (1, ?1), (2, ?2), (3, ?3)").bind(
      externalPostId,
      freePostId,
      futurePostId,
    ),
  ]);
}
