/** One part of a tip's file: looked at, cleaned and kept; with the last one the file is whole (decision 84). */

import type { Env } from "#workers/backend/ground/env.ts";
import { MAX_FILE_BYTES, PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { cleanPart, cleanWhole, isStreamed } from "./clean-file.ts";
import { detectType, detectWhole, type HeadType } from "./file-type.ts";
import { type Scrub, unread } from "./scrub.ts";
import { deleteFile, deleteParts, keepWhole, readParts, toPartKey } from "./stored-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type FileRow = {
  id: string;
  tip_id: number;
  name: string;
  size: number;
  received: number;
  type: string | null;
  scrub: string | null;
};

export type PartOutcome =
  | { kind: "taken"; received: number }
  /** Another part came in between: the sender goes on from there. */
  | { kind: "elsewhere"; received: number }
  /** The tip was deleted meanwhile. */
  | { kind: "gone" }
  /** 413 too large for its kind, 415 no kind that anybody takes, 422 damaged. The file is deleted. */
  | { kind: "refused"; status: 413 | 415 | 422 };

/** `bytes` are those behind `file.received`, as many as a part has. The same part twice is one. */
export async function takePart(env: Env, file: FileRow, bytes: Bytes): Promise<PartOutcome> {
  const type = file.received === 0 ? detectType(bytes) : (file.type as HeadType);
  if (type === null) return refuse(env, file, 415);
  if (!isStreamed(type) && file.size > MAX_FILE_BYTES) return refuse(env, file, 413);
  const scrub = isStreamed(type) ? cleanPart(bytes, type, readScrub(file)) : unread;
  if (scrub === null) return refuse(env, file, 422);
  const key = toPartKey(file.id, file.received / PART_BYTES);
  await env.TIPS.put(key, bytes);
  const received = file.received + bytes.length;
  const state = { type, scrub, received };
  if (received < file.size) return noteProgress(env, file, key, state);
  return isStreamed(type) ? finishVideo(env, file, key, state) : finishWhole(env, file, type);
}

type State = { type: HeadType; scrub: Scrub; received: number };

function readScrub({ scrub }: FileRow): Scrub {
  return scrub === null ? unread : (JSON.parse(scrub) as Scrub);
}

async function refuse(env: Env, file: FileRow, status: 413 | 415 | 422): Promise<PartOutcome> {
  await deleteFile(env, file);
  return { kind: "refused", status };
}

/** Only from where the file stood when the part was sent: of two that come at once the second changes nothing. */
async function noteProgress(env: Env, file: FileRow, key: string, { type, scrub, received }: State): Promise<PartOutcome> {
  const { meta } = await env.DB.prepare(
    "UPDATE tip_files SET received = ?3, type = ?4, scrub = ?5 WHERE id = ?1 AND received = ?2",
  )
    .bind(file.id, file.received, received, type, JSON.stringify(scrub))
    .run();
  return meta.changes > 0 ? { kind: "taken", received } : explain(env, file, key);
}

async function explain(env: Env, { id }: FileRow, key: string): Promise<PartOutcome> {
  const received = await env.DB.prepare("SELECT received FROM tip_files WHERE id = ?1").bind(id).first<number>("received");
  if (received !== null) return { kind: "elsewhere", received };
  await env.TIPS.delete(key);
  return { kind: "gone" };
}

async function finishVideo(env: Env, file: FileRow, key: string, { type, scrub, received }: State): Promise<PartOutcome> {
  if (!scrub.seen.includes(type === "webm" ? "tracks" : "moov")) return refuse(env, file, 422);
  const { meta } = await env.DB.prepare(
    `UPDATE tip_files SET received = size, stored_size = size, type = ?3, scrub = NULL, has_telemetry = ?4, is_ready = 1
     WHERE id = ?1 AND received = ?2`,
  )
    .bind(file.id, file.received, type, scrub.seen.includes("telemetry") ? 1 : 0)
    .run();
  return meta.changes > 0 ? { kind: "taken", received } : explain(env, file, key);
}

/** A picture or a document: looked at and cleaned as a whole, in memory. */
async function finishWhole(env: Env, file: FileRow, head: HeadType): Promise<PartOutcome> {
  const bytes = await readParts(env, file);
  const type = detectWhole(bytes, head);
  if (type === null) return refuse(env, file, 415);
  const cleaned = cleanWhole(bytes, type);
  if (cleaned === null) return refuse(env, file, 422);
  await keepWhole(env, file, cleaned);
  const { meta } = await env.DB.prepare(
    "UPDATE tip_files SET received = size, stored_size = ?3, type = ?4, is_ready = 1 WHERE id = ?1 AND received = ?2",
  )
    .bind(file.id, file.received, cleaned.length, type)
    .run();
  const outcome: PartOutcome =
    meta.changes > 0 ? { kind: "taken", received: file.size } : await explain(env, file, toPartKey(file.id, 0));
  if (outcome.kind === "gone") await deleteFile(env, file);
  else await deleteParts(env, file);
  return outcome;
}
