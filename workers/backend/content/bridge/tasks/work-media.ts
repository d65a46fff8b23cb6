/** A picture was changed or deleted at the site. */
import * as v from "valibot";
import { bringPicture } from "#workers/backend/content/bridge/site/bring-picture.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { readAttachments, requireOpenSite } from "#workers/backend/content/bridge/site/read-item.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { BridgeTask } from "./bridge-tasks.ts";
import { deleteMediaFiles, type StoredPicture } from "./delete-media-files.ts";
import type { Outcome } from "./work-item.ts";

type Row = StoredPicture & { id: number };

/** Of a picture that nothing here shows there is nothing to do. Throws when it has to be tried again. */
export async function workMedia(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const source = toMediaSource(site.site.name, task.id);
  if ((await readTombstones(env.DB, [{ kind: "media", source }])).size > 0) return "taken down";
  const stored = await env.DB.prepare("SELECT id, src, crops FROM media WHERE source = ?1").bind(source).first<Row>();
  if (stored === null) return "absent";
  const attachment = (await readAttachments(site, [task.id])).get(task.id) ?? null;
  if (attachment === null) {
    await requireOpenSite(site);
    return (await isHeldBack(site, task.id)) ? "unchanged" : removeMedia(env, source, stored);
  }
  const record = await bringPicture(env, site, { source, id: task.id, urls: [], alt: "" }, attachment);
  if (record === null || record.status === "remote") throw new Error(`${attachment.url} could not be fetched`);
  const [result] = await writeContent(env, [v.parse(contentRecordSchema, record)], now);
  if (result?.outcome === "refused") throw new Error(`The picture was refused: ${result.reason}`);
  if (result?.outcome === "changed") await deleteMediaFiles(env, stored);
  return result?.outcome === "unchanged" ? "unchanged" : "written";
}

async function removeMedia(env: Env, source: string, stored: Row): Promise<Outcome> {
  const { DB } = env;
  const [posts] = await DB.batch<{ id: number }>([
    DB.prepare("UPDATE posts SET media_id = NULL WHERE media_id = ?1 RETURNING id").bind(stored.id),
    DB.prepare("UPDATE terms SET media_id = NULL WHERE media_id = ?1").bind(stored.id),
    DB.prepare("UPDATE authors SET media_id = NULL WHERE media_id = ?1").bind(stored.id),
    DB.prepare("DELETE FROM content_hashes WHERE kind = 'media' AND source = ?1").bind(source),
    DB.prepare("DELETE FROM bridge_media WHERE source = ?1").bind(source),
    DB.prepare("DELETE FROM media WHERE id = ?1").bind(stored.id),
    raiseVersionStatement(DB),
  ]);
  const touched = (posts?.results ?? []).map(({ id }) => toCacheTag("post", id));
  await announceChange(env, new Set([toCacheTag("media", stored.id), toCacheTag("posts"), ...touched]));
  await deleteMediaFiles(env, stored);
  return "removed";
}

/** Lists leave out what was uploaded to a post that is not public; posts that are show it all the same. */
async function isHeldBack({ ask }: BridgeSite, id: number): Promise<boolean> {
  const { status } = await ask(`wp/v2/media/${id}`, { _fields: "id" });
  return status === 200 || status === 401 || status === 403;
}
