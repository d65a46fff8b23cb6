/** `POST /admin/transit`: routes.txt or stops.txt of a timetable (GTFS), whose names take the place of all that there were (docs/import.md). */
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { decodeImportFile, ImportFileError } from "#workers/backend/services/sources/import-file.ts";
import { parseGtfsNames } from "#workers/backend/services/transit/parse-gtfs-names.ts";
import { writeTransitNames } from "#workers/backend/services/transit/transit-names.ts";

const MAX_BYTES = 8 * 1024 * 1024;

/** Replies `{kind, names, left}`; 400 when nothing was taken. Disturbances have the names when the clock next asks for them. */
export async function postTransit(request: Request, env: Env): Promise<Response> {
  const bytes = await readLimited(request, MAX_BYTES);
  if (bytes === null) return toAdminError(413, `The file is too large: at most ${MAX_BYTES} bytes`);
  try {
    const { kind, names, left } = parseGtfsNames(decodeImportFile(bytes, request.headers.get("content-type") ?? ""));
    if (names.length === 0) return toAdminError(400, "There is no name in the file: nothing was taken");
    await writeTransitNames(env.DB, kind, names);
    return toAdminReply({ kind, names: names.length, left });
  } catch (error) {
    if (error instanceof ImportFileError) return toAdminError(400, error.message);
    throw error;
  }
}
