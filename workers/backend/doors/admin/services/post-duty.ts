/**
 * `POST /admin/duty?source=apotheken`: a rota as CSV or JSON (docs/import.md). `from` and `until` name the days that it speaks of, where the
 * file does not; everything that this source said of them before goes. With `partial` the good rows of a file are taken, otherwise of a
 * file with a bad one nothing.
 */

import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { parseRota } from "#workers/backend/services/duty/parse-rota.ts";
import { writeRota } from "#workers/backend/services/duty/write-rota.ts";
import { decodeImportFile, ImportFileError } from "#workers/backend/services/sources/import-file.ts";
import { readPlaces } from "#workers/backend/services/sources/places.ts";

const MAX_BYTES = 1024 * 1024;
/** Of the bad rows, so many are told. */
const MAX_TOLD = 100;
const sourcePattern = /^[a-z0-9][a-z0-9_.-]{0,59}$/;

/** Replies `{shifts, added, removed, refused: [{row, reason}]}`; 400 with `error` and `refused` when nothing was taken. */
export async function postDuty(request: Request, url: URL, env: Env): Promise<Response> {
  const source = url.searchParams.get("source") ?? "";
  // The clock's own shifts are not an operator's.
  if (!sourcePattern.test(source) || source === "feed")
    return toAdminError(400, `source: must match ${sourcePattern.source}, and must not be "feed"`);
  const bytes = await readLimited(request, MAX_BYTES);
  if (bytes === null) return toAdminError(413, `The rota is too large: at most ${MAX_BYTES} bytes`);
  try {
    const text = decodeImportFile(bytes, request.headers.get("content-type") ?? "");
    const asked = { from: url.searchParams.get("from"), until: url.searchParams.get("until") };
    const { refused, ...rota } = parseRota(text, await readPlaces(env.DB), asked);
    const isPartial = url.searchParams.has("partial");
    const told = { refused: refused.slice(0, MAX_TOLD), refusedCount: refused.length };
    if (refused.length > 0 && !isPartial)
      return toAdminReply({ error: "Some rows cannot be read: nothing was taken", ...told }, 400);
    if (rota.shifts.length === 0 && (refused.length > 0 || rota.until === 0))
      return toAdminReply({ error: "There is no shift in the file: nothing was taken", ...told }, 400);
    return toAdminReply({ ...(await writeRota(env, source, rota)), ...told });
  } catch (error) {
    if (error instanceof ImportFileError) return toAdminError(400, error.message);
    throw error;
  }
}
