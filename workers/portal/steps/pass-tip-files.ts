/**
 * Files of tips on their way to the back end, `/api/tips/files`, and from there to the newsroom, `/redaktion/tipps/{tip}/dateien/{file}`
 * (decision 84). Neither is a page, and nothing else of the back end is reached by these addresses.
 */

import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { parseTipFilePath, TIP_FILES_PATH } from "#app/domain/tip/tip-paths.ts";
import { isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { CALLER_HEADER } from "#app/gateway/grants/sign-caller.ts";
import { readNewsroomSession } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { logError } from "#shared/log/log.ts";
import { isForeignPost } from "#workers/portal/is-foreign-post.ts";
import { toEmptyAnswer } from "#workers/portal/refuse.ts";
import { askBackend, pickHeaders } from "./ask-backend.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/** A part is 2 MiB (docs/limits.md), and the slowest line takes its time for it. */
const PART_LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 120_000 };

/** Of the protocol tus; `x-tip-ticket` is ours. */
const askedHeaders = [
  "tus-resumable",
  "upload-length",
  "upload-offset",
  "upload-metadata",
  "content-type",
  "x-http-method-override",
  "x-tip-ticket",
];
const answeredHeaders = [
  "tus-resumable",
  "tus-version",
  "upload-length",
  "upload-offset",
  "cache-control",
  "allow",
  "retry-after",
];
const fileHeaders = ["content-type", "content-length", "content-disposition", "content-security-policy", "cache-control"];

export const passTipFiles: Step = (portalRequest) => {
  const { pathname } = portalRequest.url;
  if (pathname === TIP_FILES_PATH || pathname.startsWith(`${TIP_FILES_PATH}/`)) return passUpload(portalRequest);
  const file = parseTipFilePath(pathname);
  return file === null ? null : passDownload(portalRequest, file);
};

async function passUpload(portalRequest: PortalRequest): Promise<Response> {
  const { request, url, environment, signCaller } = portalRequest;
  const { method } = request;
  if (method !== "POST" && method !== "HEAD") return toEmptyAnswer(405, { allow: "HEAD, POST" });
  if (isForeignPost(request, [url.origin, environment.publicOrigin])) return toEmptyAnswer(403);
  const headers = pickHeaders(request.headers, askedHeaders);
  const caller = await signCaller();
  if (caller !== null) headers.set(CALLER_HEADER, caller);
  const body = method === "POST" ? await readLimitedBody(request, PART_LIMITS) : undefined;
  if (body !== undefined && isBodyRefusal(body)) return toEmptyAnswer(body);
  const answer = await send(portalRequest, url.pathname.slice("/api".length), { method, headers, body });
  if (answer === null) return toEmptyAnswer(503, { "retry-after": "5" });
  const passed = pickHeaders(answer.headers, answeredHeaders);
  const location = answer.headers.get("location");
  if (location !== null) passed.set("location", `/api${location}`);
  return new Response(null, { status: answer.status, headers: passed });
}

async function passDownload(portalRequest: PortalRequest, { tip, file }: { tip: number; file: string }): Promise<Response> {
  const { request, signCaller } = portalRequest;
  if (request.method !== "GET") return toEmptyAnswer(405, { allow: "GET" });
  const headers = new Headers({ authorization: toAuthorization(readNewsroomSession(request)) });
  const caller = await signCaller();
  if (caller !== null) headers.set(CALLER_HEADER, caller);
  const answer = await send(portalRequest, `/newsroom/tips/${tip}/files/${file}`, { method: "GET", headers });
  if (answer === null) return toEmptyAnswer(503, { "retry-after": "5" });
  if (answer.status !== 200) return toEmptyAnswer(answer.status);
  const passed = pickHeaders(answer.headers, fileHeaders);
  passed.set("x-robots-tag", "noindex");
  return new Response(answer.body, { headers: passed });
}

/** Null when the back end does not answer. */
async function send(portalRequest: PortalRequest, path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await askBackend(portalRequest, path, init);
  } catch (error) {
    logError("files of tips: the back end does not answer", error);
    return null;
  }
}
