/**
 * `POST /newsroom/pictures`: a picture of the newsroom's, for the desk's library (right `write`) or an entry of a live ticker (right
 * `ticker`, decision 76). Its sizes are made after the answer (decision 58). `POST /newsroom/pictures/sizes` begins with those that wait.
 */

import { logError } from "#shared/log/log.ts";
import { MAX_INPUT_BYTES } from "#workers/backend/content/picture-sizes/make-sizes.ts";
import { makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { findForeignKind } from "#workers/backend/content/pictures/find-foreign-kind.ts";
import { type InspectedPicture, inspectPicture, MAX_SIDE } from "#workers/backend/content/pictures/inspect-picture.ts";
import { detectPicture } from "#workers/backend/content/pictures/read-size.ts";
import { readPictureWords } from "#workers/backend/content/pictures/read-words.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { keepPicture } from "#workers/backend/newsroom/pictures/keep-picture.ts";
import { picturesByNetwork } from "#workers/backend/newsroom/pictures/picture-rate-limits.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { admitStaff } from "./admit-staff.ts";

type Background = Pick<ExecutionContext, "waitUntil"> | undefined;

/**
 * 201 with the picture (keep-picture.ts), of which `source` names it in texts. 401 outside the newsroom, 403 without a right, 413 above
 * 20 MB, 415 for formats other than JPEG, PNG, WebP, GIF and AVIF, 422 for a damaged or too large one, 410 for one that was taken down,
 * 429 beyond the limit.
 */
export async function handlePictures(request: Request, env: Env, context: Background): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);
  const admission = await admitStaff(request, env, ["write", "ticker"], seconds);
  if (admission instanceof Response) return admission;
  if (new URL(request.url).pathname.endsWith("/sizes")) {
    makeSizesSoon(env, now, context);
    return new Response(null, { status: 204 });
  }
  const { network } = await parseCaller(request, env, seconds);
  // Callers without a token of the portal are one network.
  const attempt = { limit: picturesByNetwork, subject: network ?? "" };
  const [exceeded] = await countAttempts({ env, now: seconds }, [attempt]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "Too many pictures in an hour.");
  const bytes = await readLimited(request, MAX_INPUT_BYTES);
  if (bytes === null) return createRestError(413, "rest_upload_too_large", `At most ${MAX_INPUT_BYTES} bytes.`);
  const foreign = findForeignKind(bytes);
  const type = detectPicture(bytes);
  // Before the bytes are used up.
  const words = type === null ? { caption: null, credit: null } : readPictureWords(bytes, type);
  const picture = inspectPicture(bytes);
  if (picture.kind === "refused") return refusePicture(picture, foreign);
  if (picture.width > MAX_SIDE || picture.height > MAX_SIDE)
    return refusePicture({ ...picture, kind: "refused", reason: "too many pixels" }, null);
  const kept = await keepPicture(env, { picture, words, by: admission.staff?.id ?? null }, now);
  if (kept === null) return createRestError(410, "rest_upload_taken_down", "This picture was taken down.");
  await writeStaffLog(env, { staffId: admission.staff?.id ?? null, kind: "picture", subject: `Bild Nr. ${kept.id}` }, seconds);
  makeSizesSoon(env, now, context);
  return Response.json(kept, { status: 201, headers: { "cache-control": "no-store" } });
}

function makeSizesSoon(env: Env, now: Date, context: Background): void {
  context?.waitUntil(
    makeWaitingSizes(env, now).catch((error: unknown) => logError("sizes of pictures wait for the clock", error)),
  );
}

/** The code says what an editor is told (app/domain/newsroom/picture-refusals.ts). */
function refusePicture(picture: Extract<InspectedPicture, { kind: "refused" }>, foreign: string | null): Response {
  switch (picture.reason) {
    case "no picture":
      return createRestError(415, `rest_upload_${foreign ?? "no_picture"}`, "This is no JPEG, PNG, WebP, GIF or AVIF.");
    case "too many pixels": {
      const { width, height } = picture;
      return createRestError(422, "rest_upload_too_many_pixels", `The picture has ${width}x${height} pixels.`);
    }
    case "damaged":
      return createRestError(422, "rest_upload_damaged", "The picture cannot be shown: damaged.");
  }
}
