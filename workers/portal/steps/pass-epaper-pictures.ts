/**
 * Pictures of pages of the E-Paper, `/epaper/{issue}/bild/{page}-{width}.webp`, and for staff below `/redaktion`: the back end decides for each look
 * whether who asks may have it, and no cache on the way keeps it.
 */
import { parseCookie } from "cookie";
import { parseEpaperPicturePath } from "#app/domain/epaper/epaper-paths.ts";
import { toAuthorization, toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { parseSessionCookies } from "#app/domain/session/session.ts";
import { CALLER_HEADER } from "#app/gateway/grants/sign-caller.ts";
import { readNewsroomSession } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { logError } from "#shared/log/log.ts";
import { toEmptyAnswer } from "#workers/portal/refuse.ts";
import { askBackend, pickHeaders } from "./ask-backend.ts";
import type { PortalRequest, Step } from "./open-request.ts";

const answeredHeaders = ["content-type", "content-length", "etag", "content-security-policy"];
const NEVER_UNASKED = "private, no-cache";

export const passEpaperPictures: Step = (portalRequest) => {
  const picture = parseEpaperPicturePath(portalRequest.url.pathname);
  return picture === null ? null : pass(portalRequest, picture);
};

async function pass(portalRequest: PortalRequest, { path, isStaff }: { path: string; isStaff: boolean }): Promise<Response> {
  const { request, signCaller } = portalRequest;
  if (request.method !== "GET" && request.method !== "HEAD") return toEmptyAnswer(405, { allow: "GET, HEAD" });
  const headers = pickHeaders(request.headers, ["if-none-match"]);
  headers.set("authorization", isStaff ? toAuthorization(readNewsroomSession(request)) : readReader(portalRequest));
  const caller = await signCaller();
  if (caller !== null) headers.set(CALLER_HEADER, caller);
  const answer = await send(portalRequest, path, { method: request.method, headers });
  if (answer === null) return toEmptyAnswer(503, { "retry-after": "5" });
  if (answer.status !== 200 && answer.status !== 304) {
    await answer.body?.cancel();
    return toEmptyAnswer(answer.status, { "cache-control": "private, no-store" });
  }
  const passed = pickHeaders(answer.headers, answeredHeaders);
  passed.set("cache-control", NEVER_UNASKED);
  passed.set("x-robots-tag", "noindex");
  return new Response(answer.body, { status: answer.status, headers: passed });
}

function readReader({ request, environment }: PortalRequest): string {
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  return toAuthorization(parseSessionCookies(cookies)?.token ?? cookies[toAuthTokenName(environment.appEnv)] ?? null);
}

/** Null when the back end does not answer. */
async function send(portalRequest: PortalRequest, path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await askBackend(portalRequest, path, init);
  } catch (error) {
    logError("pictures of the E-Paper: the back end does not answer", error);
    return null;
  }
}
