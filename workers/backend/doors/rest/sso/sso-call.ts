/** What the single sign-on's paths share: how their bodies are read, and the form of their answers (rules 7.2). */

import * as v from "valibot";
import { createInvalidParameters, createRestError, type InvalidParameter } from "#workers/backend/doors/rest/json.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const MAX_BODY_BYTES = 20_000;

/** What readers type; an address has 254 characters, a password 200, and the account functions say so. */
export const typedText = v.pipe(v.string(), v.maxLength(1000));
/** h, t and keys of mails. */
export const keyText = v.pipe(v.string(), v.maxLength(200));

/** What the account functions are given. */
export async function openAccountCall(request: Request, env: Env): Promise<Call> {
  const now = Math.floor(Date.now() / 1000);
  return { env, caller: await parseCaller(request, env, now), now };
}

function isJsonRequest(request: Request): boolean {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/**
 * The fields of a JSON body, or the answer that refuses it: 415 for another media type (those that a form of another
 * site could send), 413 for too much, 400 for broken JSON and for fields that are missing or no short texts.
 */
export async function readFields<Fields extends Record<string, string>>(
  request: Request,
  decideSchema: (body: Record<string, unknown>) => v.GenericSchema<unknown, Fields>,
): Promise<Fields | Response> {
  if (!isJsonRequest(request)) return createRestError(415, "rest_unsupported_media_type", "Send the fields as application/json.");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  // Without the parser's reason: it repeats what was sent.
  if ("status" in read) return read.status === 413 ? createTooLarge() : createInvalidJson();
  const body = v.safeParse(v.record(v.string(), v.unknown()), read.value);
  if (!body.success || Array.isArray(read.value)) return createInvalidJson();
  const fields = v.safeParse(decideSchema(body.output), body.output);
  return fields.success ? fields.output : createInvalidParameters(fields.issues.map(toInvalidParameter));
}

function createTooLarge(): Response {
  return createRestError(413, "rest_request_too_large", `The body may have at most ${MAX_BODY_BYTES} bytes.`);
}

function createInvalidJson(): Response {
  return createRestError(400, "rest_invalid_json", "Invalid JSON body passed.");
}

function toInvalidParameter(issue: v.BaseIssue<unknown>): InvalidParameter {
  const name = String(issue.path?.[0]?.key ?? "");
  if (issue.type === "max_length") return { name, code: "rest_invalid_param", message: `${name} is too long.` };
  return { name, code: "rest_invalid_type", message: `${name} is not of type string.` };
}
