/** Keeps a recording that has come as a whole. Its name is made of its content, so the same file is there once. */
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { isBarredFile } from "#workers/backend/content/records/tombstones.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { recordingKinds } from "./recording-type.ts";
import { deleteParts, openParts } from "./stored-parts.ts";
import { forgetRecording, type RecordingRow } from "./take-part.ts";

/** `source` names it in texts. */
export type KeptRecording = { source: string; src: string; medium: "VIDEO" | "AUDIO" | "TRACK" };

/** For so long one that no text names stays: a version that is brought back may name it. */
export const UNUSED_S = 30 * 24 * 60 * 60;

/**
 * `isNew` is false where the browser was told before, or the file was there. Null for one that was taken down. Throws when the database or R2
 * does not answer; asked again it goes on.
 */
export async function keepRecording(
  env: Env,
  file: RecordingRow,
  now: Date,
): Promise<{ kept: KeptRecording; isNew: boolean } | null> {
  if (file.type === null || file.received !== file.size) throw new Error("A recording is kept before it is whole");
  const { medium, mime, ending } = recordingKinds[file.type];
  const name = await toHexDigest(new TextEncoder().encode(`${file.digests} ${file.size} ${file.type}`));
  const key = `aufnahmen/${name}.${ending}`;
  const kept = { source: `newsroom:${name}`, src: `/media/${key}`, medium };
  if (file.source !== null) return { kept, isNew: false };
  const isStored = (await env.MEDIA.head(key)) !== null;
  if (!isStored) await putWhole(env, file, { key, mime });
  const media = { kind: "media", source: kept.source, src: kept.src, mime, status: "stored" } as const;
  const more = { width: null, height: null, crops: [], alt: "", caption: null, credit: null };
  const [written] = await writeContent(env, [{ ...media, ...more }], now);
  if (written?.outcome === "refused" || (await isBarredFile(env.DB, key))) {
    await env.MEDIA.delete(key);
    await forgetRecording(env, file);
    return null;
  }
  const dueAt = Math.floor(now.getTime() / 1000) + UNUSED_S;
  await env.DB.batch([
    // Who brought the same before: its time is over sooner than this one's.
    env.DB.prepare("DELETE FROM recordings WHERE source = ?1 AND id <> ?2").bind(kept.source, file.id),
    env.DB.prepare("UPDATE recordings SET source = ?2, due_at = ?3, scrub = NULL WHERE id = ?1").bind(
      file.id,
      kept.source,
      dueAt,
    ),
  ]);
  await deleteParts(env, file);
  return { kept, isNew: !isStored };
}

async function putWhole({ MEDIA }: Env, file: RecordingRow, { key, mime }: { key: string; mime: string }): Promise<void> {
  // R2 wants to know how much comes.
  const { readable, writable } = new FixedLengthStream(file.size);
  const sent = openParts({ MEDIA }, file).pipeTo(writable);
  await Promise.all([MEDIA.put(key, readable, { httpMetadata: { contentType: mime } }), sent]);
}
