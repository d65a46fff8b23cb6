/** `GET /epaper/{issue}/{page}-{width}.webp`: a page's picture, for who may read the issue and nobody else. */
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import { epaper as brandEpaper } from "#brand/epaper.ts";
import { type EpaperPicture, parseEpaperKey, parseEpaperPictureName } from "#shared/rules/epaper-rules.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createAccessControl } from "#workers/backend/readers/access/access-control.ts";
import { decideEpaperAccess, isPublic } from "#workers/backend/readers/epaper/decide-epaper-access.ts";
import { toPictureKey } from "#workers/backend/readers/epaper/epaper-files.ts";
import { findIssue } from "#workers/backend/readers/epaper/read-issues.ts";
import { createRestError, createWrongMethod } from "./json.ts";

/**
 * 401 without a session, 403 for a reader whose subscription does not include it, 404 for what there never was or is not out yet, 410 for what is
 * withdrawn or replaced by less. No cache may keep it unasked: each look is decided anew. `epaper`: for tests.
 */
export async function handleEpaperPictures(
  request: Request,
  env: Env,
  _context?: ExecutionContext,
  epaper: BrandEpaper | null = brandEpaper,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const [, , issue = "", name = ""] = new URL(request.url).pathname.split("/");
  const [day, picture] = [parseEpaperKey(issue), parseEpaperPictureName(name)];
  if (epaper === null || day === null || picture === null) return refuse(404);
  const now = Math.floor(Date.now() / 1000);
  const control = await createAccessControl(request, env, createQueries(env.DB), now);
  const [abo, row] = await Promise.all([control.readAbo(), findIssue(env.DB, day)]);
  if (abo === null) return refuse(401);
  if (row === null || row.readable_at > now || row.state === "loading" || row.state === "failed") return refuse(404);
  if (!isPublic(row, now)) return refuse(410);
  if (!decideEpaperAccess({ epaper, issue: row, abo, now })) return refuse(403);
  return givePicture(request, env, row, picture);
}

const refusals = {
  401: ["rest_forbidden", "This is for readers who are signed in."],
  403: ["rest_forbidden", "The subscription does not include this."],
  404: ["rest_no_route", "There is no such picture."],
  410: ["rest_gone", "This issue is not shown any more."],
} as const;

function refuse(status: keyof typeof refusals): Response {
  const [code, message] = refusals[status];
  const response = createRestError(status, code, message);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** 304 where the caller has it; 404 for a page that the issue has not. */
export async function givePicture(
  { method, headers: asked }: Request,
  { MEDIA }: Pick<Env, "MEDIA">,
  { folder }: { folder: string },
  picture: EpaperPicture,
): Promise<Response> {
  const object = await MEDIA.get(toPictureKey(folder, picture), { onlyIf: asked });
  if (object === null) return refuse(404);
  const headers = {
    "content-type": "image/webp",
    etag: object.httpEtag,
    "cache-control": "private, no-cache",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  };
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  const body = method === "HEAD" ? null : object.body;
  return new Response(body, { headers: { ...headers, "content-length": String(object.size) } });
}
