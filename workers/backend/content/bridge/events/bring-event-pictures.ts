/** Brings the pictures of events into the library, some a run. */
import * as v from "valibot";
import { bringPicture } from "#workers/backend/content/bridge/site/bring-picture.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { readAttachments } from "#workers/backend/content/bridge/site/read-item.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { WordPressEvent } from "#workers/backend/services/events/wordpress/wordpress-event.ts";

/** Each is a file to be fetched; the next run goes on. */
const PICTURES_A_RUN = 10;

/** Those that the library lacks, and that were not taken down here. One that cannot be had leaves its event without. */
export async function bringEventPictures(
  env: Env,
  site: BridgeSite,
  events: readonly WordPressEvent[],
  now: Date,
): Promise<void> {
  const sources = new Map(
    events.flatMap(({ picture }) => (picture === null ? [] : [[toMediaSource(site.site.name, picture), picture]])),
  );
  const known = await readKnown(env.DB, [...sources.keys()]);
  const barred = await readTombstones(
    env.DB,
    [...sources.keys()].map((source) => ({ kind: "media", source })),
  );
  const wanted = [...sources].filter(([source]) => !known.has(source) && !barred.has(`media ${source}`)).slice(0, PICTURES_A_RUN);
  if (wanted.length === 0) return;
  const attachments = await readAttachments(
    site,
    wanted.map(([, id]) => id),
  );
  for (const [source, id] of wanted) {
    const attachment = attachments.get(id) ?? null;
    const record = attachment === null ? null : await bringPicture(env, site, { source, id, urls: [], alt: "" }, attachment);
    if (record !== null) await writeContent(env, [v.parse(contentRecordSchema, record)], now);
  }
}

async function readKnown(db: D1Database, sources: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare("SELECT m.source FROM json_each(?1) j JOIN media m ON m.source = j.value")
    .bind(JSON.stringify(sources))
    .all<{ source: string }>();
  return new Set(results.map(({ source }) => source));
}
