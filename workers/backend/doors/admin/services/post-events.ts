/**
 * `POST /admin/events?source=theater`: events as CSV or ICS (docs/import.md). What has the same name in this source's earlier files is replaced,
 * the rest stays but dates that something which repeats itself has no more. With `partial` the good rows of a file are taken, otherwise of a file with a bad one nothing.
 */
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { importEvents } from "#workers/backend/services/events/import-events.ts";
import { parseEvents } from "#workers/backend/services/events/parse-events.ts";
import { decodeImportFile, ImportFileError } from "#workers/backend/services/sources/import-file.ts";
import { readPlaces } from "#workers/backend/services/sources/places.ts";

const MAX_BYTES = 1024 * 1024;
/** Of the bad rows, so many are told. */
const MAX_TOLD = 100;
const sourcePattern = /^[a-z0-9][a-z0-9_.-]{0,59}$/;

/** Replies `{events, added, changed, gone, left, refused: [{row, reason}]}`; 400 with `error` and `refused` when nothing was taken. */
export async function postEvents(request: Request, url: URL, env: Env, now: Date): Promise<Response> {
  const source = url.searchParams.get("source") ?? "";
  if (!sourcePattern.test(source)) return toAdminError(400, `source: must match ${sourcePattern.source}`);
  const bytes = await readLimited(request, MAX_BYTES);
  if (bytes === null) return toAdminError(413, `The file is too large: at most ${MAX_BYTES} bytes`);
  const seconds = Math.floor(now.getTime() / 1000);
  try {
    const text = decodeImportFile(bytes, request.headers.get("content-type") ?? "");
    const { events, refused, series } = parseEvents(text, await readPlaces(env.DB), seconds);
    const told = { refused: refused.slice(0, MAX_TOLD), refusedCount: refused.length };
    if (refused.length > 0 && !url.searchParams.has("partial"))
      return toAdminReply({ error: "Some rows cannot be read: nothing was taken", ...told }, 400);
    if (events.length === 0) return toAdminReply({ error: "There is no event in the file: nothing was taken", ...told }, 400);
    return toAdminReply({ ...(await importEvents(env, { source: `import:${source}`, events, series }, seconds)), ...told });
  } catch (error) {
    if (error instanceof ImportFileError) return toAdminError(400, error.message);
    throw error;
  }
}
