/** `GET /newsroom/epaper/{number}/{page}-{width}.webp`: a page's picture for staff, also before its evening. */
import { parseEpaperPictureName } from "#shared/rules/epaper-rules.ts";
import { givePicture } from "#workers/backend/doors/rest/handle-epaper-pictures.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readNewsroomIssue } from "#workers/backend/newsroom/epaper/newsroom-issues.ts";
import { admitStaff } from "./admit-staff.ts";

const PATH = /^\/newsroom\/epaper\/([1-9]\d{0,9})\/([\w.-]{1,20})$/;

/** 401 outside the newsroom, 403 without the right, 404 for a picture that there is not. */
export async function handleNewsroomEpaper(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const admission = await admitStaff(request, env, ["publish"], Math.floor(Date.now() / 1000));
  if (admission instanceof Response) return admission;
  const [, id, name = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
  const picture = parseEpaperPictureName(name);
  const issue = id === undefined || picture === null ? null : await readNewsroomIssue(env.DB, Number(id));
  if (issue === null || picture === null) return createRestError(404, "rest_no_route", "There is no such picture.");
  return givePicture(request, env, issue, picture);
}
