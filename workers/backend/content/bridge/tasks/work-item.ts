/** Brings one post or page to the state that it has at the site: written, or gone. */
import * as v from "valibot";
import { bringPicture } from "#workers/backend/content/bridge/site/bring-picture.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { readAttachments, readItem } from "#workers/backend/content/bridge/site/read-item.ts";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { readDeskOwned } from "#workers/backend/content/records/desk-owned.ts";
import { readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { decideSkip, isWantedType } from "#workers/backend/content/wordpress/convert/decide-skip.ts";
import { type ConvertedItem, type ItemRecord, toItemRecord } from "#workers/backend/content/wordpress/convert/to-records.ts";
import { withoutMissing } from "#workers/backend/content/wordpress/convert/without-missing.ts";
import { toSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import type { WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { removePage } from "#workers/backend/content/write/remove-page.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type BridgeTask, isStillMine } from "./bridge-tasks.ts";
import { bringComments } from "./bring-comments.ts";
import { deleteMediaFiles, type StoredPicture } from "./delete-media-files.ts";
import { putNamedAuthors } from "./work-author.ts";

/** The outcome of a task, for the operator's log. */
export type Outcome =
  | "written at the desk"
  | "written"
  | "unchanged"
  | "removed"
  | "absent"
  | "taken down"
  | "overtaken"
  | "not wanted";

type Stored = { kind: "post" | "page"; id: number; publishedAt: number; modifiedAt: number; isAsThere: 0 | 1 };

/** Throws when it has to be tried again: the site does not answer, answers with an older state, or the record is refused. */
export async function workItem(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const { DB } = env;
  if (!isWantedType(task.type, site.settings)) return "not wanted";
  const source = toMediaSource(site.site.name, task.id);
  if ((await readTombstones(DB, [{ kind: "post", source }])).size > 0) return "taken down";
  if ((await readDeskOwned(DB, [source])).has(source)) return "written at the desk";
  const item = await readItem(site, task.type, task.id);
  const stored = await readStored(DB, source);
  if (item === null || decideSkip(item, site.settings) !== null) return remove(env, source, stored);
  const changedAt = toSeconds(item.dates.modifiedUtc);
  // The answer is older than the event, from some cache on the way: what the site has withdrawn stays withdrawn.
  if (task.isGone && changedAt <= task.happenedAt) return remove(env, source, stored);
  if (!task.isGone && changedAt < task.happenedAt) throw new Error("The site still answers with an older version");
  // A planned post that an import brought is stored as changed at its hour (content/write), which lies behind its last change there.
  const isWaiting = stored !== null && stored.publishedAt > now.getTime() / 1000;
  const answeredAt = stored?.isAsThere === 1 ? changedAt : Math.max(changedAt, toSeconds(item.dates.publishedUtc));
  if (stored !== null && !isWaiting && stored.modifiedAt > answeredAt) return "overtaken";
  const converted = await convert(DB, site, item, source, now);
  if (typeof converted === "string") return remove(env, source, stored);
  const outcome = await write(env, site, task, converted, now);
  await putNamedAuthors(DB, item.authors, now);
  await keepModified(DB, source, changedAt);
  if (converted.record.kind === "post") await bringComments(env, site, task.id, source);
  return outcome;
}

async function remove(env: Env, source: string, stored: Stored | null): Promise<Outcome> {
  await env.DB.prepare("DELETE FROM bridge_items WHERE source = ?1").bind(source).run();
  if (stored === null) return "absent";
  if (stored.kind === "page") await removePage(env, stored.id);
  else {
    const keys = await removePosts(env, [stored.id]);
    // Withdrawn files must not stay readable under any address.
    if (keys.length > 0) await env.MEDIA.delete(keys);
  }
  return "removed";
}

/** Keeps the site's date: what the newsroom adds in a ticker makes the post itself newer than that. */
async function keepModified(db: D1Database, source: string, modifiedAt: number): Promise<void> {
  await db
    .prepare(
      "INSERT INTO bridge_items (source, modified_at) VALUES (?1, ?2) ON CONFLICT (source) DO UPDATE SET modified_at = excluded.modified_at",
    )
    .bind(source, modifiedAt)
    .run();
}

async function readStored(db: D1Database, source: string): Promise<Stored | null> {
  return db
    .prepare(
      `SELECT s.kind, s.id, s.publishedAt, COALESCE(b.modified_at, s.modified_at) AS modifiedAt, b.source IS NOT NULL AS isAsThere
       FROM (SELECT 'post' AS kind, source, id, published_at AS publishedAt, modified_at FROM posts WHERE source = ?1
         UNION ALL SELECT 'page', source, id, 0, modified_at FROM pages WHERE source = ?1) s
       LEFT JOIN bridge_items b ON b.source = s.source`,
    )
    .bind(source)
    .first<Stored>();
}

/** WordPress writes UTC without saying so. */
function toSeconds(date: string | null): number {
  const milliseconds = Date.parse(`${(date ?? "").replace(" ", "T").replace(/Z$/, "")}Z`);
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

/** Returns a text when it may not be shown: the reason. */
async function convert(
  db: D1Database,
  site: BridgeSite,
  item: WordPressItem,
  source: string,
  now: Date,
): Promise<ConvertedItem | string> {
  const taken = item.type === "page" ? await readTakenSlugs(db, item, source) : new Set<string>();
  const converted = toItemRecord(item, {
    source: { site: site.site, attachedTo: () => [], findPattern: () => null },
    timeZone: site.timeZone,
    premiumCategories: site.settings.premiumCategories,
    now,
    claimPageSlug: (slug) => !taken.has(slug),
  });
  if (typeof converted === "string") return converted;
  const { record } = converted;
  const owner = `${record.kind} ${source}`;
  const { results } = await db.prepare("SELECT path FROM redirects WHERE owner = ?1").bind(owner).all<{ path: string }>();
  // Addresses from before a slug was changed lead here on.
  const formerPaths = [...new Set([...results.map(({ path }) => path), ...(record.formerPaths ?? [])])];
  return { ...converted, record: { ...record, formerPaths } };
}

async function readTakenSlugs(db: D1Database, item: WordPressItem, source: string): Promise<Set<string>> {
  const slug = toSlug(item.slug, `beitrag-${item.id}`);
  const wanted = [slug, `${toSlug(item.parentSlug ?? "", "")}-${slug}`, `${slug}-${item.id}`];
  const { results } = await db
    .prepare("SELECT t.slug FROM json_each(?1) j JOIN pages t ON t.slug = j.value WHERE t.source <> ?2")
    .bind(JSON.stringify(wanted), source)
    .all<{ slug: string }>();
  return new Set(results.map((row) => row.slug));
}

async function write(
  env: Env,
  site: BridgeSite,
  task: BridgeTask,
  { record, media }: ConvertedItem,
  now: Date,
): Promise<Outcome> {
  const references = [...media.values()];
  const barred = await readTombstones(
    env.DB,
    references.map(({ source }) => ({ kind: "media", source })),
  );
  const isBarred = (source: string): boolean => barred.has(`media ${source}`);
  const ids = references.flatMap(({ id, source }) => (id === null || isBarred(source) ? [] : [id]));
  const attachments = await readAttachments(site, ids);
  const missing = new Set<string>();
  const pictures: ContentRecord[] = [];
  for (const reference of references) {
    const attachment = reference.id === null ? null : (attachments.get(reference.id) ?? null);
    const picture = isBarred(reference.source) ? null : await bringPicture(env, site, reference, attachment);
    if (picture === null) missing.add(reference.source);
    else pictures.push(picture);
  }
  const own: ItemRecord = withoutMissing(record, missing);
  const records = [...pictures, own].map((one) => v.parse(contentRecordSchema, one));
  // Fetching pictures takes time: what was withdrawn or changed meanwhile must not come back.
  if (!(await isStillMine(env.DB, task))) throw new Error("The site told of another change while this one was being brought");
  const before = await readFiles(
    env.DB,
    pictures.map((picture) => ("source" in picture ? picture.source : "")),
  );
  const results = await writeContent(env, records, now);
  for (const { source, outcome } of results) {
    const files = before.get(source);
    if (outcome === "changed" && files !== undefined) await deleteMediaFiles(env, files);
  }
  const result = results.at(-1);
  if (result?.outcome === "refused") throw new Error(`The record was refused: ${result.reason}`);
  return result?.outcome === "unchanged" ? "unchanged" : "written";
}

async function readFiles(db: D1Database, sources: readonly string[]): Promise<Map<string, StoredPicture>> {
  const { results } = await db
    .prepare("SELECT m.source, m.src, m.crops FROM json_each(?1) j JOIN media m ON m.source = j.value")
    .bind(JSON.stringify(sources))
    .all<StoredPicture & { source: string }>();
  return new Map(results.map((row) => [row.source, row]));
}
