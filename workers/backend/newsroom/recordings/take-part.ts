/** One part of a recording: looked at, cleaned and kept; with the last one it is known what the file is. */
import { MAX_TRACK_BYTES, RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { type Scrub, unread } from "#workers/backend/newsroom/tips/files/scrub.ts";
import { cleanRecordingPart, concludeRecording } from "./read-recording.ts";
import { detectRecording, type RecordingFault, type RecordingType } from "./recording-type.ts";
import { deleteParts, toPartKey } from "./stored-parts.ts";

export type RecordingRow = {
  id: string;
  size: number;
  received: number;
  type: RecordingType | null;
  scrub: string | null;
  digests: string;
  source: string | null;
};

type PartEnv = { DB: D1Database; MEDIA: R2Bucket };

export type PartOutcome =
  | { kind: "taken" }
  /** Another part came in between: the sender asks how far the file is. */
  | { kind: "elsewhere" }
  /** The file is deleted. */
  | { kind: "refused"; fault: RecordingFault };

const columns = "id, size, received, type, scrub, digests, source";
/** What is not whole by then is deleted. */
const UPLOAD_S = 24 * 60 * 60;

/** The file of this name and size, announced as often as one likes. Null for another's name, or one of another size. `now` in seconds. */
export async function announceRecording(
  db: D1Database,
  { id, size, by }: { id: string; size: number; by: number },
  now: number,
): Promise<RecordingRow | null> {
  await db
    .prepare("INSERT INTO recordings (id, staff_id, size, due_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING")
    .bind(id, by, size, now + UPLOAD_S)
    .run();
  return db
    .prepare(`SELECT ${columns} FROM recordings WHERE id = ?1 AND staff_id = ?2 AND size = ?3`)
    .bind(id, by, size)
    .first<RecordingRow>();
}

/** `bytes` are those behind `file.received`, as many as a part has. The same part twice is one. */
export async function takeRecordingPart(env: PartEnv, file: RecordingRow, bytes: Uint8Array<ArrayBuffer>): Promise<PartOutcome> {
  const head = file.type ?? detectRecording(bytes);
  if (typeof head === "object") return refuse(env, file, head.fault);
  if (head === "vtt" && file.size > MAX_TRACK_BYTES) return refuse(env, file, "too_large");
  // It was written here.
  const before = file.scrub === null ? unread : (JSON.parse(file.scrub) as Scrub);
  const scrub = cleanRecordingPart(bytes, head, before);
  if (scrub === null) return refuse(env, file, "damaged");
  const received = file.received + bytes.length;
  const type = received < file.size ? head : concludeRecording(head, scrub);
  if (typeof type === "object") return refuse(env, file, type.fault);
  await env.MEDIA.put(toPartKey(file.id, file.received / RECORDING_PART_BYTES), bytes);
  // Only from where the file stood when the part was sent: of two that come at once the second changes nothing.
  const { meta } = await env.DB.prepare(
    "UPDATE recordings SET received = ?3, type = ?4, scrub = ?5, digests = digests || ?6 WHERE id = ?1 AND received = ?2",
  )
    .bind(file.id, file.received, received, type, JSON.stringify(scrub), await toHexDigest(bytes))
    .run();
  return { kind: meta.changes > 0 ? "taken" : "elsewhere" };
}

async function refuse(env: PartEnv, file: RecordingRow, fault: RecordingFault): Promise<PartOutcome> {
  await forgetRecording(env, file);
  return { kind: "refused", fault };
}

/** The file on its way, with its parts. */
export async function forgetRecording(env: PartEnv, file: { id: string; size: number }): Promise<void> {
  await deleteParts(env, file);
  await env.DB.prepare("DELETE FROM recordings WHERE id = ?1").bind(file.id).run();
}
