/** `/admin/takedowns`: what `npm run takedown` asks for (decision 101). */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  countTraces,
  findCandidate,
  keepProof,
  listTakedowns,
  proofSchema,
  readTakedown,
} from "#workers/backend/newsroom/takedowns/read-takedowns.ts";
import { liftTakedown, takeDown, takedownWords } from "#workers/backend/newsroom/takedowns/take-down.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const LISTED = 200;
const takeSchema = v.object({ post: v.pipe(v.number(), v.integer(), v.minValue(1)), reason: takedownWords, by: takedownWords });
const liftSchema = v.object({ by: takedownWords });

/** The path is `/admin/takedowns` and what may stand behind it: `/find?address=`, `/{post}`, `/{post}/proof`, `/{post}/lift`. */
export async function handleTakedowns(request: Request, url: URL, env: Env, now: Date): Promise<Response> {
  const [, , , name = "", action = ""] = url.pathname.split("/");
  const seconds = Math.floor(now.getTime() / 1000);
  switch (`${request.method} ${name === "" || name === "find" ? name : "post"}${action === "" ? "" : `/${action}`}`) {
    case "GET ":
      return toAdminReply({ takedowns: await listTakedowns(env.DB, LISTED) });
    case "GET find":
      return findByAddress(url.searchParams.get("address") ?? "", env);
    case "POST ":
      return withBody(request, { schema: takeSchema, maxBytes: MAX_BODY_BYTES }, async ({ post, reason, by }) =>
        (await takeDown(env, { postId: post, reason, by }, seconds)) ? describe(post, env) : noPost(post),
      );
    case "GET post":
      return describe(Number(name), env);
    case "PUT post/proof":
      return withBody(request, { schema: proofSchema, maxBytes: MAX_BODY_BYTES }, async (proof) =>
        (await keepProof(env.DB, Number(name), proof)) ? describe(Number(name), env) : noPost(name),
      );
    case "POST post/lift":
      return withBody(request, { schema: liftSchema, maxBytes: MAX_BODY_BYTES }, async ({ by }) =>
        (await liftTakedown(env, { postId: Number(name), by }, seconds)) ? describe(Number(name), env) : noPost(name),
      );
  }
  return toAdminError(404, `There is no ${request.method} ${url.pathname}`);
}

function noPost(post: number | string): Response {
  return toAdminError(404, `There is no post ${post}`);
}

/** A number, or an address of the post's. */
async function findByAddress(address: string, { DB }: Env): Promise<Response> {
  const { post, takedown } = await findCandidate(DB, address);
  return post === null && takedown === null ? noPost(address) : toAdminReply({ post, takedown });
}

async function describe(postId: number, { DB }: Env): Promise<Response> {
  const takedown = await readTakedown(DB, postId);
  return takedown === null ? noPost(postId) : toAdminReply({ takedown, traces: await countTraces(DB, postId) });
}
