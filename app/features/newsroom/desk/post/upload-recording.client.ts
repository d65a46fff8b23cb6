/** Sends a film or recording in parts: after a lost line it goes on where the back end stands. */
import * as v from "valibot";
import { sendBytes } from "#app/components/picture-library/library-calls.client.ts";
import { RECORDINGS_STATE_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { findRecordingRefusal } from "#app/domain/newsroom/recording-refusals.ts";
import {
  type RecordingReply,
  recordingReplySchema,
  type SentRecording,
  toRecordingQuery,
} from "#app/domain/newsroom/sent-recording.ts";
import type { RecordingAnswer, RecordingUpload } from "#app/features/newsroom/desk/editor/text-editor-props.ts";
import { MAX_RECORDING_BYTES, MAX_RECORDING_S, RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";

/** By itself; then somebody has to press a button. */
const WAIT_MS = [1000, 3000, 8000];
/** Of a file on this very site. */
const METADATA_TIMEOUT_MS = 10_000;

const LOST = "Keine Verbindung: Die Datei ist noch nicht ganz da. Was schon angekommen ist, bleibt einen Tag lang.";
const UNREADABLE = "Die Datei lässt sich nicht mehr lesen. Wähl sie noch einmal aus.";

export async function uploadRecording(upload: RecordingUpload): Promise<RecordingAnswer> {
  const { size } = upload.file;
  const code = size === 0 ? "rest_upload_no_recording" : size > MAX_RECORDING_BYTES ? "rest_upload_too_large" : "";
  const refusal = findRecordingRefusal(code);
  if (refusal !== null) return { error: refusal.message, isLost: false };
  const sent = await sendAll(upload);
  if ("error" in sent) return sent;
  const { source: media, src, medium } = sent;
  upload.onProgress(1);
  return { media, src, medium, duration: medium === "TRACK" ? null : await readDuration(src) };
}

type Refused = Extract<RecordingAnswer, { error: string }>;

async function sendAll(upload: RecordingUpload): Promise<SentRecording | Refused> {
  let offset: number | null = null;
  let tries = 0;
  for (;;) {
    const before: number | null = offset;
    const reply = await sendPart(upload, before);
    if (reply !== null && "error" in reply) return reply;
    if (reply !== null && "recording" in reply) return reply.recording;
    // After a lost line the back end says how much has come.
    offset = reply?.received ?? null;
    upload.onProgress((offset ?? before ?? 0) / upload.file.size);
    if (offset !== null && (before === null || offset > before)) {
      tries = before === null ? tries : 0;
      continue;
    }
    const wait = WAIT_MS[tries];
    if (wait === undefined || upload.signal.aborted) return { error: LOST, isLost: true };
    tries += 1;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** The part from there on; nothing where the back end is asked. Null without an answer. */
async function sendPart(
  { file, key, signal, onProgress }: RecordingUpload,
  offset: number | null,
): Promise<RecordingReply | Refused | null> {
  const body = offset === null ? null : await readPart(file, offset);
  if (offset !== null && body === null) return { error: UNREADABLE, isLost: false };
  const answer = await sendBytes<unknown>(RECORDINGS_STATE_PATH + toRecordingQuery({ id: key, size: file.size, offset }), {
    body,
    signal,
    onProgress: (part) => body !== null && onProgress(((offset ?? 0) + part * body.size) / file.size),
  });
  if (answer.kind === "refused") return { error: answer.message, isLost: false };
  const parsed = answer.kind === "done" ? v.safeParse(recordingReplySchema, answer.result) : null;
  return parsed?.success === true ? parsed.output : null;
}

/** Null for a file that has changed on its disk, or is gone. */
async function readPart(file: File, from: number): Promise<Blob | null> {
  try {
    return new Blob([await file.slice(from, from + RECORDING_PART_BYTES).arrayBuffer()]);
  } catch {
    return null;
  }
}

/** In whole seconds; null where the file does not say, or this browser cannot play it. */
function readDuration(src: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = new Audio();
    const settle = () => {
      const { duration } = probe;
      probe.removeAttribute("src");
      resolve(Number.isFinite(duration) ? Math.min(MAX_RECORDING_S, Math.max(1, Math.round(duration))) : null);
    };
    const timer = setTimeout(settle, METADATA_TIMEOUT_MS);
    for (const name of ["loadedmetadata", "error"])
      probe.addEventListener(
        name,
        () => {
          clearTimeout(timer);
          settle();
        },
        { once: true },
      );
    probe.preload = "metadata";
    probe.src = src;
  });
}
