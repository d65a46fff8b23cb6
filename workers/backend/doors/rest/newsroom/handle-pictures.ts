/**
 * `POST /newsroom/pictures`: a picture of the newsroom's, for an entry of a live ticker (decision 76). Kept under a name made of its
 * content, so that a picture sent twice is stored once. Its sizes are made after the answer (decision 58).
 */

import { logError } from "#shared/log/log.ts";
import { toHexDigest } from "#shared/rules/hex-digest.ts";
import { makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { putPictureTask } from "#workers/backend/content/picture-sizes/picture-tasks.ts";
import { inspectPicture, mimeTypes } from "#workers/backend/content/pictures/inspect-picture.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { admitStaff } from "./admit-staff.ts";

/** Pictures that one network may send. */
const picturesByNetwork = defineLimit("newsroom-pictures", { max: 300, windowS: HOUR_S });

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * 201 with `{source, src, width, height}`, of which `source` names it in an entry. 401 outside the newsroom, 403 without the right, 413
 * above 10 MB, 415 for formats other than JPEG, PNG, WebP, GIF and AVIF, 422 for a damaged or too large picture, 429 beyond the limit.
 */
export async function handlePictures(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil"> | undefined,
): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);
  const admission = await admitStaff(request, env, "ticker", seconds);
  if (admission instanceof Response) return admission;
  const { network } = await parseCaller(request, env, seconds);
  // Callers without a token of the portal are one network.
  const attempt = { limit: picturesByNetwork, subject: network ?? "" };
  const [exceeded] = await countAttempts({ env, now: seconds }, [attempt]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "Too many pictures in an hour.");
  const bytes = await readLimited(request, MAX_PICTURE_BYTES);
  if (bytes === null) return createRestError(413, "rest_upload_too_large", `At most ${MAX_PICTURE_BYTES} bytes.`);
  const picture = inspectPicture(bytes);
  if (picture.kind === "refused") {
    const { reason } = picture;
    if (reason === "no picture")
      return createRestError(415, "rest_upload_no_picture", "This is no JPEG, PNG, WebP, GIF or AVIF.");
    return createRestError(422, "rest_upload_refused", `The picture cannot be shown: ${reason}.`);
  }
  const response = await keepPicture(env, picture, now);
  await writeStaffLog(env, { staffId: admission.staff?.id ?? null, kind: "picture" }, seconds);
  context?.waitUntil(
    makeWaitingSizes(env, now).catch((error: unknown) => logError("sizes of pictures wait for the clock", error)),
  );
  return response;
}

type Picture = Extract<ReturnType<typeof inspectPicture>, { kind: "picture" }>;

async function keepPicture(env: Env, { bytes, type, width, height }: Picture, now: Date): Promise<Response> {
  const name = await toHexDigest(bytes);
  const key = `redaktion/${name}.${type}`;
  const mime = mimeTypes[type];
  if ((await env.MEDIA.head(key)) === null) await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: mime } });
  const source = `newsroom:${name}`;
  const present = await env.DB.prepare("SELECT source, src, width, height FROM media WHERE source = ?1 AND crops <> '[]'")
    .bind(source)
    .first<Shown>();
  // It was sent before and has its sizes.
  if (present !== null) return toReply(present);
  const media = { source, src: `/media/${key}`, width, height };
  const texts = { alt: "", caption: null, credit: null };
  const [written] = await writeContent(env, [{ kind: "media", ...media, ...texts, mime, crops: [], status: "stored" }], now);
  if (written?.outcome === "refused") throw new Error(`A picture of the newsroom's was not written: ${written.reason}`);
  await putPictureTask(env.DB, media.src, Math.floor(now.getTime() / 1000));
  return toReply(media);
}

type Shown = { source: string; src: string; width: number; height: number };

function toReply(media: Shown): Response {
  return Response.json(media, { status: 201, headers: { "cache-control": "no-store" } });
}
