/** How staff send films and recordings. */
import { FetchError } from "ofetch";
import * as v from "valibot";
import { findRecordingRefusal, type RecordingRefusal } from "#app/domain/newsroom/recording-refusals.ts";
import { type RecordingPart, type RecordingReply, recordingReplySchema } from "#app/domain/newsroom/sent-recording.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { logError } from "#shared/log/log.ts";

export type RecordingAnswer =
  | { kind: "done"; reply: RecordingReply }
  /** The file itself is at fault, or there were too many. */
  | ({ kind: "unfit" } & RecordingRefusal)
  | { kind: "signed out" | "no right" | "failed" };

/** Sends a part, or asks how much has come. The same part twice is one. */
export async function sendRecordingPart(
  { rest }: Pick<BackendClient, "rest">,
  { id, size, offset }: RecordingPart,
  body: Uint8Array<ArrayBuffer>,
): Promise<RecordingAnswer> {
  const query = new URLSearchParams({ size: String(size), ...(offset === null ? {} : { offset: String(offset) }) });
  try {
    const headers = { "content-type": "application/octet-stream" };
    const reply = await rest<unknown>(`/newsroom/recordings/${id}?${query}`, { method: "POST", body, headers });
    return { kind: "done", reply: v.parse(recordingReplySchema, reply) };
  } catch (error) {
    if (error instanceof FetchError) {
      const place = v.safeParse(recordingReplySchema, error.data);
      if (error.status === 409 && place.success) return { kind: "done", reply: place.output };
      const refusal = findRecordingRefusal(String((error.data as { code?: unknown } | undefined)?.code));
      if (refusal !== null) return { kind: "unfit", ...refusal };
      if (error.status === 401 || error.status === 404) return { kind: "signed out" };
      if (error.status === 403) return { kind: "no right" };
    }
    logError("A part of a recording was not kept", error);
    return { kind: "failed" };
  }
}
