/** The REST paths under /wp-json: which call a path is. */

import { getPost, getPosts } from "#workers/backend/doors/rest/wordpress/get-posts.ts";
import { getTerms } from "#workers/backend/doors/rest/wordpress/get-terms.ts";
import { getTopic } from "#workers/backend/doors/rest/wordpress/get-topic.ts";
import { parseBearerToken, parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import { createQueries, type Queries, withQueryCount } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type AccessControl, createAccessControl } from "#workers/backend/readers/access/access-control.ts";
import { answerAnybody } from "./answer-anybody.ts";
import { answerOrFail, createNoRoute, createWrongMethod } from "./json.ts";
import { decideSsoCall, handleSso } from "./sso/handle-sso.ts";

/** The context of every REST call. */
export type RestCall = {
  url: URL;
  queries: Queries;
  accessControl: AccessControl;
  /** Origin of the paper, for full addresses: as the portal names it, else that of the request. */
  origin: string;
  /** Seconds since 1970. */
  now: number;
};
export type Answer = (call: RestCall) => Promise<Response>;

/** Answers a request below /wp-json (rules 7.2). Errors have the form that WordPress gives them. */
export async function handleRest(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const ssoCall = decideSsoCall(url.pathname, env.SSO_NAMESPACE);
  if (ssoCall !== null) return handleSso(ssoCall, request, env);
  const answer = decideRestCall(url.pathname, env.TOPICS_NAMESPACE);
  if (answer === null) return createNoRoute();
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const queries = createQueries(env.DB);
  const milliseconds = Date.now();
  const now = Math.floor(milliseconds / 1000);
  const [accessControl, caller] = await Promise.all([
    createAccessControl(request, env, queries, now),
    parseCaller(request, env, now),
  ]);
  const call: RestCall = { url, queries, accessControl, origin: caller.origin ?? url.origin, now };
  const isAnybody = parseBearerToken(request) === null;
  const response = await answerOrFail(url.pathname, () =>
    isAnybody ? answerAnybody(answer, call, env.DB, milliseconds) : answer(call),
  );
  // An answer to a reader's token must not be cached for others.
  if (!isAnybody) response.headers.set("cache-control", "private, no-store");
  const counted = withQueryCount(response, queries);
  return request.method === "HEAD" ? new Response(null, counted) : counted;
}

function decideRestCall(pathname: string, topicsNamespace: string): Answer | null {
  const path = pathname.replace(/^\/wp-json\//, "").replace(/\/$/, "");
  if (path === "wp/v2/posts") return getPosts;
  if (path === "wp/v2/categories") return (call) => getTerms(call, "category");
  if (path === "wp/v2/tags") return (call) => getTerms(call, "tag");
  const id = /^wp\/v2\/posts\/(\d{1,15})$/.exec(path)?.[1];
  if (id !== undefined) return (call) => getPost(call, Number(id));
  const topicPath = `${topicsNamespace}/v1/topics/`;
  const slug = path.startsWith(topicPath) ? decodeSegment(path.slice(topicPath.length)) : null;
  return slug === null ? null : (call) => getTopic(call, slug);
}

function decodeSegment(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded === "" || decoded.includes("/") ? null : decoded;
  } catch {
    // A path with a broken escape sequence is unknown.
    return null;
  }
}
