/** `POST /admin/taken-down`: which of these sources were taken down, asked by an import before it fetches anything of them. */
import * as v from "valibot";
import { readTakenDown } from "#workers/backend/bridge/taken-down.ts";
import type { Env } from "#workers/backend/env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimitedJson } from "./read-limited.ts";
import { toReason } from "./to-reason.ts";

const sources = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(1000)), []);
const bodySchema = v.object({ posts: sources, media: sources });

/** Takes `{posts, media}`, lists of sources, and replies those of them that must not come back. */
export async function postTakenDown(request: Request, { DB }: Env): Promise<Response> {
  const read = await readLimitedJson(request, 4 * 1024 * 1024);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, toReason(body.issues));
  const [posts, media] = await Promise.all([
    readTakenDown(DB, "post", body.output.posts),
    readTakenDown(DB, "media", body.output.media),
  ]);
  return toAdminReply({ posts: [...posts], media: [...media] });
}
