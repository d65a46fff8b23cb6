/** One part of a tip's file: looked at, cleaned and kept; with the last one the file is whole (decision 84). */

import type { Env } from "#workers/backend/ground/env.ts";
import { MAX_FILE_BYTES, PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { cleanPart, isWhole, toKind } from "./clean-file.ts";
import { detectType, detectWhole, END_BYTES, type HeadType } from "./file-type.ts";
import { type Scrub, unread } from "./scrub.ts";
import { deleteFile, readEndOfPart, toPartKey } from "./stored-files.ts";

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
  const head = file.received === 0 ? detectType(bytes) : (file.type as HeadType);
  if (head === null) return refuse(env, file, 415);
  const kind = toKind(head);
  if (kind !== "film" && file.size > MAX_FILE_BYTES) return refuse(env, file, 413);
  const damaged = kind === "document" ? 415 : 422;
  const scrub = cleanPart(bytes, head, readScrub(file), { at: file.received, size: file.size });
  if (scrub === null) return refuse(env, file, damaged);
  const key = toPartKey(file.id, file.received / PART_BYTES);
  const received = file.received + bytes.length;
  if (received < file.size) {
    await env.TIPS.put(key, bytes);
    return noteProgress(env, file, key, { type: head, scrub, received });
  }
  if (!isWhole(head, scrub)) return refuse(env, file, damaged);
  const end = kind === "document" ? await readEnd(env, file, bytes) : bytes;
  const type = detectWhole(head, { bytes: end, size: file.size, seen: scrub.seen });
  if (type === null) return refuse(env, file, damaged);
  await env.TIPS.put(key, bytes);
  return finish(env, file, key, { type, scrub, received });
}

type State = { type: HeadType; scrub: Scrub; received: number };

/** With the end of the part before, where the last one is short. */
async function readEnd(env: Env, file: FileRow, last: Bytes): Promise<Bytes> {
  const missing = Math.min(file.size, END_BYTES) - last.length;
  if (missing <= 0) return last;
  const before = await readEndOfPart(env, toPartKey(file.id, file.received / PART_BYTES - 1), missing);
  const end = new Uint8Array(before.length + last.length);
  end.set(before);
  end.set(last, before.length);
  return end;
}

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

async function finish(env: Env, file: FileRow, key: string, { type, scrub, received }: State): Promise<PartOutcome> {
  const { meta } = await env.DB.prepare(
    `UPDATE tip_files SET received = size, stored_size = size, type = ?3, scrub = NULL, has_telemetry = ?4, is_ready = 1
     WHERE id = ?1 AND received = ?2`,
  )
    .bind(file.id, file.received, type, scrub.seen.includes("telemetry") ? 1 : 0)
    .run();
  return meta.changes > 0 ? { kind: "taken", received } : explain(env, file, key);
}
