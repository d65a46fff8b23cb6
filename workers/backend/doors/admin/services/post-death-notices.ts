/**
 * `POST /admin/death-notices?source=verlag`: death notices of the publisher's system as JSON (docs/import.md). What has the same number in
 * this source is replaced, what `deleted` names goes, the rest stays. Of a file with a bad row nothing is taken.
 */
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { fetchPortraits } from "#workers/backend/newsroom/death-notices/fetch-portraits.ts";
import { importDeathNotices } from "#workers/backend/services/death-notices/import-death-notices.ts";
import { parseDeathNotices } from "#workers/backend/services/death-notices/parse-death-notices.ts";
import { parsePictureHosts } from "#workers/backend/services/death-notices/picture-hosts.ts";
import { ImportFileError } from "#workers/backend/services/sources/import-file.ts";
import { readPlaces } from "#workers/backend/services/sources/places.ts";

const MAX_BYTES = 2 * 1024 * 1024;
/** Of the bad rows, so many are told. */
const MAX_TOLD = 100;
const sourcePattern = /^[a-z0-9][a-z0-9_.-]{0,59}$/;

/** Replies `{notices, added, changed, deleted, left, withoutPicture: [{id, reason}]}`; 400 with `error` and `refused` when nothing was taken. */
export async function postDeathNotices(request: Request, url: URL, env: Env, now: Date): Promise<Response> {
  const name = url.searchParams.get("source") ?? "";
  if (!sourcePattern.test(name)) return toAdminError(400, `source: must match ${sourcePattern.source}`);
  const read = await readLimitedJson(request, MAX_BYTES);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const seconds = Math.floor(now.getTime() / 1000);
  const source = `import:${name}`;
  try {
    const hosts = parsePictureHosts(env.DEATH_NOTICE_PICTURE_HOSTS);
    const today = toLocalDate(seconds).slice(0, 10);
    const { notices, deleted, refused } = parseDeathNotices(read.value, { places: await readPlaces(env.DB), hosts }, today);
    if (refused.length > 0) {
      const told = { refused: refused.slice(0, MAX_TOLD), refusedCount: refused.length };
      return toAdminReply({ error: "Some notices cannot be read: nothing was taken", ...told }, 400);
    }
    if (notices.length + deleted.length === 0) return toAdminError(400, "There is no notice in the file: nothing was taken");
    const { pictured, withoutPicture } = await fetchPortraits(env, { source, notices, hosts }, now);
    return toAdminReply({ ...(await importDeathNotices(env, { source, notices: pictured, deleted }, seconds)), withoutPicture });
  } catch (error) {
    if (error instanceof ImportFileError) return toAdminError(400, error.message);
    throw error;
  }
}
