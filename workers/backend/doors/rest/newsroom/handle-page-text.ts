/** `PUT /newsroom/pages/{number}`: what is typed of a standing page. Apart from GraphQL, whose questions are short. */
import * as v from "valibot";
import { MAX_DESK_BYTES } from "#shared/content/desk-text.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { savesByMember } from "#workers/backend/newsroom/desk/desk-rules.ts";
import { parseSentPage, savePage } from "#workers/backend/newsroom/pages/page-draft.ts";
import { readDeskPage } from "#workers/backend/newsroom/pages/page-rows.ts";
import { admitStaff } from "./admit-staff.ts";

const PATH = /^\/newsroom\/pages\/([1-9]\d{0,9})$/;
/** The text stands as JSON within JSON, and each of its signs may be written as two. */
const MAX_BODY_BYTES = 2 * MAX_DESK_BYTES + 1000;

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const bodySchema = v.object({ known: number, latest: number, text: v.string() });

/**
 * 200 with `{revision}`; 400 for another body, 401 outside the newsroom, 403 without the right, 404 without the page, 409 where somebody else
 * has changed it: nothing is kept then. 413 above 700 kB, 422 for what is no text of a page, 429 beyond the limit.
 */
export async function handlePageText(request: Request, env: Env): Promise<Response> {
  if (request.method !== "PUT") return createWrongMethod("PUT");
  const now = Math.floor(Date.now() / 1000);
  const admission = await admitStaff(request, env, ["front"], now);
  if (admission instanceof Response) return admission;
  const { staff } = admission;
  if (staff === null) return createRestError(403, "rest_forbidden", "This is for people, not for programs.");
  const [exceeded] = await countAttempts({ env, now }, [{ limit: savesByMember, subject: String(staff.id) }]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "That is too often: wait some minutes.");
  const [, id] = PATH.exec(new URL(request.url).pathname) ?? [];
  const page = id === undefined ? null : await readDeskPage(env.DB, Number(id));
  if (page === null) return createRestError(404, "rest_no_route", "There is no such page.");
  const body = await readLimitedJson(request, MAX_BODY_BYTES);
  if ("status" in body) return createRestError(body.status, "rest_invalid_body", body.message);
  const parsed = v.safeParse(bodySchema, body.value);
  if (!parsed.success) return createRestError(400, "rest_invalid_body", v.summarize(parsed.issues));
  const { known, latest, text } = parsed.output;
  const sent = parseSentPage(text);
  if ("fault" in sent) {
    const status = sent.kind === "too large" ? 413 : 422;
    return createRestError(status, "rest_invalid_text", sent.fault);
  }
  const outcome = await savePage(env.DB, { source: page.source, text: sent.text, known, latest, by: staff.id }, now);
  return outcome.kind === "saved"
    ? Response.json({ revision: outcome.revision })
    : createRestError(409, "rest_conflict", "Somebody has changed it in the meantime.");
}
