/** For tests of the writer: records to write, and a look at what stands there. */
import { env } from "cloudflare:workers";
import * as v from "valibot";
import {
  type ContentRecord,
  type ContentRecordResult,
  contentRecordSchema,
  type PostRecord,
} from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "./write-content.ts";

export const now = new Date("2026-03-10T12:00:00Z");

export function write(...records: ContentRecord[]): Promise<ContentRecordResult[]> {
  return writeContent(
    env,
    records.map((record) => v.parse(contentRecordSchema, record)),
    now,
  );
}

export function createPost(changes: Partial<PostRecord> = {}): PostRecord {
  return {
    kind: "post",
    source: "test:1",
    slug: "der-rhein",
    title: "Der Rhein steigt",
    date: "2026-03-01T08:00:00Z",
    modified: "2026-03-01T09:00:00Z",
    blocks: [{ kind: "paragraph", html: "Am <b>Damm</b> wird gewacht." }],
    ...changes,
  };
}

export const places: ContentRecord[] = [
  { kind: "district", id: 803, slug: "bezirk-dornbirn", title: "Dornbirn" },
  {
    kind: "municipality",
    id: 80301,
    slug: "dornbirn",
    title: "Dornbirn",
    district: "bezirk-dornbirn",
    latitude: 47.4,
    longitude: 9.7,
  },
  { kind: "brand", slug: "rheinbote", title: "Rheinbote" },
  { kind: "media", source: "test:damm", src: "/media/test/damm.jpg", mime: "image/jpeg", crops: [] },
];

export const fullPost = createPost({
  image: { media: "test:damm", caption: "Der Damm" },
  categories: [{ slug: "politik", title: "Politik" }],
  tags: [{ slug: "wasser", title: "Wasser" }],
  topics: [{ slug: "rhesi", title: "Rhesi" }],
  authors: [{ slug: "lea", name: "Lea" }],
  municipality: "dornbirn",
  brand: "rheinbote",
  isPremium: true,
  isStory: true,
  formerPaths: ["https://alt.example/2024/05/der-rhein/", "/?p=77"],
  associated: ["test:2"],
  views: 12,
  blocks: [
    { kind: "paragraph", html: "Freigabe eins." },
    { kind: "heading", level: 2, html: "Zwischenruf" },
    { kind: "paragraph", html: "Freigabe zwei." },
    { kind: "gallery", images: [{ media: "test:a" }, { media: "test:b" }] },
    { kind: "paragraph", html: "Geheimnisvoll bezahlt." },
    { kind: "video", video: { id: "v1", accountId: "a1" } },
  ],
});

export async function all<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
}

export async function first<Row>(sql: string, ...values: unknown[]): Promise<Row | null> {
  return env.DB.prepare(sql)
    .bind(...values)
    .first<Row>();
}
