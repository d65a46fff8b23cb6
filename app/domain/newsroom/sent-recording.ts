/** How script and portal speak of a file that is sent in parts. */
import * as v from "valibot";
import { MAX_RECORDING_BYTES } from "#shared/content/recording-limits.ts";

const digits = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/** The query of `POST /redaktion/aufnahmen/stand`: without `ab` the answer says how much has come. */
const questionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  groesse: v.pipe(digits, v.maxValue(Number.MAX_SAFE_INTEGER)),
  ab: v.optional(v.pipe(digits, v.maxValue(MAX_RECORDING_BYTES))),
});

/** `offset` is null where nothing is sent. */
export type RecordingPart = { id: string; size: number; offset: number | null };

/** Null for any other query. */
export function parseRecordingQuery(query: URLSearchParams): RecordingPart | null {
  const parsed = v.safeParse(questionSchema, Object.fromEntries(query));
  return parsed.success ? { id: parsed.output.id, size: parsed.output.groesse, offset: parsed.output.ab ?? null } : null;
}

export function toRecordingQuery({ id, size, offset }: RecordingPart): string {
  return `?${new URLSearchParams({ id, groesse: String(size), ...(offset === null ? {} : { ab: String(offset) }) })}`;
}

/** What is kept: `source` names it in texts. */
const recordingSchema = v.object({
  source: v.pipe(v.string(), v.minLength(1)),
  src: v.pipe(v.string(), v.startsWith("/media/")),
  medium: v.picklist(["VIDEO", "AUDIO", "TRACK"]),
});
export type SentRecording = v.InferOutput<typeof recordingSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const recordingReplySchema = v.union([v.object({ recording: recordingSchema }), v.object({ received: count })]);
export type RecordingReply = v.InferOutput<typeof recordingReplySchema>;
