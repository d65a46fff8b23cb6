/** For tests: calls of the single sign-on's paths, as the portal passes them on. */

import worker from "#workers/backend/backend.ts";
import type { Reply } from "#workers/backend/doors/rest/call-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const namespace = "http://backend/wp-json/sso/v1";

/** A request, and its reply; a body that is no JSON is null. */
export async function callSso(env: Env, path: string, init: RequestInit = {}): Promise<Reply> {
  const headers = new Headers(init.headers);
  if (!headers.has("x-caller")) headers.set("x-caller", await mintCaller());
  const response = await worker.fetch(new Request(`${namespace}/${path}`, { ...init, headers }), env);
  const bytes = await response.arrayBuffer();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true && bytes.byteLength > 0;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null,
  };
}

/** Sends fields as JSON; a text is sent as it is. */
export function postSso(env: Env, path: string, fields: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const body = typeof fields === "string" ? fields : JSON.stringify(fields);
  return callSso(env, path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}
