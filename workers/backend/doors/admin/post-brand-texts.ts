/** `POST /admin/brand-texts`: writes the brand's texts now instead of with the next run of the clock; replies `{written}`. */
import { keepBrandTexts } from "#workers/backend/content/write/keep-brand-texts.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toAdminReply } from "./admin-reply.ts";

/** Throws when the database does not answer. */
export async function postBrandTexts(env: Env): Promise<Response> {
  return toAdminReply({ written: await keepBrandTexts(env) });
}
