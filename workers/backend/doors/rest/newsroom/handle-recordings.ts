/**
 * `POST /newsroom/recordings/{id}?size=&offset=`: a film or recording for a text of the desk, in parts of 2 MiB; the last one is the rest. The
 * browser names the file; without `offset` nothing is sent and the answer says how much has come.
 */
import { MAX_RECORDING_BYTES, RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { keepRecording } from "#workers/backend/newsroom/recordings/keep-recording.ts";
import { recordingParts } from "#workers/backend/newsroom/recordings/recording-rate-limits.ts";
import type { RecordingFault } from "#workers/backend/newsroom/recordings/recording-type.ts";
import { announceRecording, type RecordingRow, takeRecordingPart } from "#workers/backend/newsroom/recordings/take-part.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { admitStaff } from "./admit-staff.ts";

const PATH = /^\/newsroom\/recordings\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const statuses: Record<RecordingFault, number> = {
  no_recording: 415,
  mov: 415,
  wav: 415,
  hevc: 415,
  picture: 415,
  positions: 422,
  damaged: 422,
  too_large: 413,
};

/**
 * 200 with `{received}`; 201 with `{recording}` (keep-recording.ts) once it is whole. 400 for a wrong part, 401 outside the newsroom, 403
 * without the right, 404 for another's file, 409 with `{received}` for a part that belongs elsewhere, 410 for one that was taken down, 413
 * above 95 MB, 415 for what not every browser plays, 422 for a damaged file or one that says where it was taken, 429 beyond the limit. A
 * file that is refused for its content is deleted.
 */
export async function handleRecordings(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);
  const admission = await admitStaff(request, env, ["write"], seconds);
  if (admission instanceof Response) return admission;
  const { staff } = admission;
  if (staff === null) return createRestError(403, "rest_forbidden", "This is for people, not for programs.");
  const { pathname, searchParams } = new URL(request.url);
  const id = PATH.exec(pathname)?.[1];
  const size = parseNumber(searchParams.get("size"));
  if (id === undefined || size === null) return createRestError(404, "rest_no_route", "Name the file and its size.");
  if (size === 0) return createRestError(415, "rest_upload_no_recording", "The file is empty.");
  if (size > MAX_RECORDING_BYTES) return createRestError(413, "rest_upload_too_large", `At most ${MAX_RECORDING_BYTES} bytes.`);
  const [exceeded] = await countAttempts({ env, now: seconds }, [{ limit: recordingParts, subject: String(staff.id) }]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "Too many recordings in a day.");
  const announced = { id, size, by: staff.id };
  const file = await announceRecording(env.DB, announced, seconds);
  if (file === null) return createRestError(404, "rest_no_route", "There is no such file.");
  if (searchParams.has("offset")) {
    if (parseNumber(searchParams.get("offset")) !== file.received || file.received === size) return toPlace(file, 409);
    const refusal = await takeBody(request, env, file);
    if (refusal !== null) return refusal;
  }
  const present = searchParams.has("offset") ? await announceRecording(env.DB, announced, seconds) : file;
  if (present === null) return createRestError(404, "rest_no_route", "There is no such file.");
  if (present.received < size) return toPlace(present, 200);
  const done = await keepRecording(env, present, now);
  if (done === null) return createRestError(410, "rest_upload_taken_down", "This recording was taken down.");
  if (done.isNew) await writeStaffLog(env, { staffId: staff.id, kind: "recording" }, seconds);
  return Response.json({ recording: done.kept }, { status: 201, headers: { "cache-control": "no-store" } });
}

/** Null when the part was taken, or another one came in between. */
async function takeBody(request: Request, env: Env, file: RecordingRow): Promise<Response | null> {
  const bytes = await readLimited(request, RECORDING_PART_BYTES);
  if (bytes === null || bytes.length !== Math.min(RECORDING_PART_BYTES, file.size - file.received))
    return createRestError(400, "rest_invalid_body", `A part has ${RECORDING_PART_BYTES} bytes, the last one the rest.`);
  const outcome = await takeRecordingPart(env, file, bytes);
  if (outcome.kind !== "refused") return null;
  return createRestError(statuses[outcome.fault], `rest_upload_${outcome.fault}`, "This file is not taken.");
}

function toPlace({ received }: RecordingRow, status: number): Response {
  return Response.json({ received }, { status, headers: { "cache-control": "no-store" } });
}

function parseNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
