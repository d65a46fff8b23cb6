/** An author was changed at the site, or is new here: page and name are so at once, on all posts; posts and addresses of a former slug go on under the present one. */
import * as v from "valibot";
import { bringPicture } from "#workers/backend/content/bridge/site/bring-picture.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { readAttachments } from "#workers/backend/content/bridge/site/read-item.ts";
import { contentRecordSchema, type MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { toAuthorRecord, toPictureOfAuthor } from "#workers/backend/content/wordpress/convert/to-author-record.ts";
import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { AUTHOR_FIELDS, parseAuthor } from "#workers/backend/content/wordpress/rest/rest-author.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { WordPressAuthor } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { endAuthorPages } from "#workers/backend/content/write/authors/end-author-pages.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { AUTHOR, type BridgeTask, putTasks } from "./bridge-tasks.ts";
import { deleteMediaFiles, type StoredPicture } from "./delete-media-files.ts";
import { putPostsOfList } from "./put-posts-of-list.ts";
import type { Outcome } from "./work-item.ts";

/** As WordPress says that it has no such user; of one whom it does not show it says something else. */
const NOBODY = "rest_user_invalid_id";

/**
 * WordPress shows only who has published something, and some sites hide their authors: then what an author of former slugs wrote is asked
 * for anew alone, as when one was deleted and the posts are somebody else's by now. The page of who was deleted goes.
 */
export async function workAuthor(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const { status, body } = await site.ask(`wp/v2/users/${task.id}`, { _fields: AUTHOR_FIELDS });
  const answer = isObject(body) ? body : {};
  const author = (status === 200 ? parseAuthor(answer, site.site.baseUrl)?.author : null) ?? null;
  const slugs = task.former.split(" ").flatMap((slug) => (slug === "" ? [] : toAuthorSlug(slug)));
  const former = [...new Set(slugs)].filter((slug) => slug !== author?.slug);
  const outcome = author === null ? "absent" : await write(env, site, author, former, now);
  const isGone = status === 404 && textOfField(answer, "code") === NOBODY;
  if (isGone) await endAuthorPages(env, former, `wp:${site.site.name}`);
  // What could not be moved, because the slug is another system's as well.
  for (const slug of former) await putPostsOfList(env.DB, site, `author:${slug}`, now);
  return isGone && former.length > 0 ? "removed" : outcome;
}

async function write(env: Env, site: BridgeSite, author: WordPressAuthor, former: string[], now: Date): Promise<Outcome> {
  const { name: siteName } = site.site;
  const picture = await bring(env, site, author);
  const before =
    picture === null
      ? null
      : await env.DB.prepare("SELECT src, crops FROM media WHERE source = ?1").bind(picture.source).first<StoredPicture>();
  const record = { ...toAuthorRecord(author, siteName, picture?.source ?? null), formerSlugs: former.slice(-20) };
  const records = [...(picture === null ? [] : [picture]), record].map((one) => v.parse(contentRecordSchema, one));
  const results = await writeContent(env, records, now);
  if (before !== null && results[0]?.outcome === "changed") await deleteMediaFiles(env, before);
  const result = results.at(-1);
  if (result?.outcome === "refused") throw new Error(`The author was refused: ${result.reason}`);
  return results.every(({ outcome }) => outcome === "unchanged") ? "unchanged" : "written";
}

/** Null where there is none, or none that can be fetched: an address at the site would say who reads here. */
async function bring(env: Env, site: BridgeSite, author: WordPressAuthor): Promise<MediaRecord | null> {
  const reference = toPictureOfAuthor(author, site.site.name);
  if (reference === null || (await readTombstones(env.DB, [{ kind: "media", source: reference.source }])).size > 0) return null;
  const attachments = reference.id === null ? new Map() : await readAttachments(site, [reference.id]);
  const attachment = reference.id === null ? null : (attachments.get(reference.id) ?? null);
  for (const urls of attachment === null ? reference.urls.map((url) => [url]) : [[]]) {
    const record = await bringPicture(env, site, { ...reference, urls }, attachment);
    if (record?.status === "stored") return record;
  }
  return null;
}

/** Authors that a post of the site has named and of whom nothing more is known: they are asked for, by the number of the user. */
export async function putNamedAuthors(
  db: D1Database,
  authors: readonly { slug: string; id?: number }[],
  now: Date,
): Promise<void> {
  const asked = authors.filter(({ id }) => id !== undefined);
  if (asked.length === 0) return;
  const { results } = await db
    .prepare(
      `SELECT DISTINCT j.value ->> 'id' AS id FROM json_each(?1) j JOIN authors a ON a.slug = j.value ->> 'slug' WHERE a.has_page = 0`,
    )
    .bind(JSON.stringify(asked))
    .all<{ id: number }>();
  const tasks = results.map(({ id }) => ({ kind: "term" as const, type: AUTHOR, id, isGone: false, happenedAt: 0 }));
  await putTasks(db, tasks, Math.floor(now.getTime() / 1000));
}
