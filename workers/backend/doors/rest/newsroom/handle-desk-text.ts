/** `PUT /newsroom/desk/{number}`: what is typed at the desk. Apart from GraphQL, whose questions are short. */
import * as v from "valibot";
import { MAX_DESK_BYTES } from "#shared/content/desk-text.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { readDeskPost } from "#workers/backend/newsroom/desk/desk-rows.ts";
import { savesByMember, windowName } from "#workers/backend/newsroom/desk/desk-rules.ts";
import { mayEdit } from "#workers/backend/newsroom/desk/may-edit.ts";
import { parseSentText, saveDeskText } from "#workers/backend/newsroom/desk/save-text.ts";
import { admitStaff } from "./admit-staff.ts";

const PATH = /^\/newsroom\/desk\/([1-9]\d{0,9})$/;
/** The text stands as JSON within JSON, and each of its signs may be written as two. */
const MAX_BODY_BYTES = 2 * MAX_DESK_BYTES + 1000;

const bodySchema = v.object({ known: v.pipe(v.number(), v.integer(), v.minValue(1)), window: windowName, text: v.string() });

/**
 * 200 with `{revision}`, or with `{late}` where another window writes by now: what was sent is kept as the version of this number. 400 for
 * another body, 401 outside the newsroom, 403 for who may not change the post, 404 without it, 413 above 700 kB, 422 for what is no text
 * of the desk, 429 beyond the limit.
 */
export async function handleDeskText(request: Request, env: Env): Promise<Response> {
  if (request.method !== "PUT") return createWrongMethod("PUT");
  const now = Math.floor(Date.now() / 1000);
  const admission = await admitStaff(request, env, ["write"], now);
  if (admission instanceof Response) return admission;
  const { staff, rights } = admission;
  if (staff === null) return createRestError(403, "rest_forbidden", "This is for people, not for programs.");
  const [exceeded] = await countAttempts({ env, now }, [{ limit: savesByMember, subject: String(staff.id) }]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "That is too often: wait some minutes.");
  const [, number] = PATH.exec(new URL(request.url).pathname) ?? [];
  const row = number === undefined ? null : await readDeskPost(env.DB, Number(number), now);
  if (row === null) return createRestError(404, "rest_no_route", "There is no such post.");
  if (!mayEdit(row, { staff: staff.id, rights }))
    return createRestError(403, "rest_forbidden", "You may read this post, not change it.");
  const body = await readLimitedJson(request, MAX_BODY_BYTES);
  if ("status" in body) return createRestError(body.status, "rest_invalid_body", body.message);
  const parsed = v.safeParse(bodySchema, body.value);
  if (!parsed.success) return createRestError(400, "rest_invalid_body", v.summarize(parsed.issues));
  const { known, window, text } = parsed.output;
  const sent = parseSentText(text);
  if ("fault" in sent) {
    const status = sent.kind === "too large" ? 413 : 422;
    return createRestError(status, "rest_invalid_text", sent.fault);
  }
  const outcome = await saveDeskText(env.DB, { id: row.id, known, window, by: staff.id, text: sent.text }, now);
  if (outcome.kind === "unknown") return createRestError(404, "rest_no_route", "There is no such post.");
  return Response.json(outcome.kind === "saved" ? { revision: outcome.revision } : { late: outcome.version });
}
