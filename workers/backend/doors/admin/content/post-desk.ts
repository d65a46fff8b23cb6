/**
 * `POST /admin/desk`: the owner of a post or a page changes, to the desk or back (`npm run desk`). Body `{"post": 653, "to": "desk"}`, or
 * `{"page": "kontakt", …}`. `{"deletedPage": "wp:www.example.at:12"}` lets an import bring a page again that was deleted at the desk.
 */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { giveBackPost, takeOverPost } from "#workers/backend/newsroom/desk/take-over.ts";
import {
  giveBackPage,
  type LiftOutcome,
  liftDeletedPage,
  type OwnOutcome,
  takePage,
} from "#workers/backend/newsroom/pages/own-page.ts";

const to = v.picklist(["desk", "source"]);
const bodySchema = v.union([
  v.object({ post: v.pipe(v.number(), v.integer(), v.minValue(1)), to }),
  v.object({ page: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), to }),
  v.object({ deletedPage: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
]);
const MAX_BODY_BYTES = 1000;

/** Replies `{desk, title}`, `{page}`, `{givenBack: true}` or `{lifted: true}`; 404 without such a post or page, 409 where it is there already, or cannot go. */
export async function postDesk(request: Request, { DB }: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async (body) => {
    if ("deletedPage" in body) return liftPage(DB, body.deletedPage);
    if ("page" in body) return changePage(DB, body, now);
    const { post, to } = body;
    if (to === "source") {
      const isBack = await giveBackPost(DB, post);
      return isBack ? toAdminReply({ givenBack: true }) : toAdminError(409, `Post ${post} was not handed over to the desk`);
    }
    const outcome = await takeOverPost(DB, post, Math.floor(now.getTime() / 1000));
    switch (outcome.kind) {
      case "taken":
        return toAdminReply({ desk: outcome.desk, title: outcome.title });
      case "unknown":
        return toAdminError(404, `There is no post ${post}`);
      case "at the desk":
        return toAdminError(409, `Post ${post} is written at the desk already`);
      case "not published":
        return toAdminError(409, `Post ${post} is not published yet: hand it over when it is`);
      case "does not fit":
        return toAdminError(409, `Post ${post} has more than the desk holds: ${outcome.reason}`);
    }
  });
}

const pageRefusals: Readonly<Record<Exclude<OwnOutcome, "done">, { status: number; reason: string }>> = {
  unknown: { status: 404, reason: "does not exist" },
  "at the desk": { status: 409, reason: "is written at the desk already" },
  "begun here": { status: 409, reason: "was begun at the desk, and comes from nowhere else" },
  "not handed over": { status: 409, reason: "was not handed over to the desk" },
};

async function changePage(
  db: D1Database,
  { page, to: owner }: { page: string; to: "desk" | "source" },
  now: Date,
): Promise<Response> {
  const seconds = Math.floor(now.getTime() / 1000);
  const outcome = await (owner === "desk" ? takePage(db, page, seconds) : giveBackPage(db, page));
  if (outcome === "done") return toAdminReply(owner === "desk" ? { page } : { givenBack: true });
  const { status, reason } = pageRefusals[outcome];
  return toAdminError(status, `The page /${page} ${reason}`);
}

const liftRefusals: Readonly<Record<Exclude<LiftOutcome, "done">, { status: number; reason: string }>> = {
  unknown: { status: 404, reason: "was not deleted at the desk" },
  published: { status: 409, reason: "is published: give it back by its address" },
  "a draft": { status: 409, reason: "stands at the desk as a draft: publish or delete it there first" },
};

async function liftPage(db: D1Database, source: string): Promise<Response> {
  const outcome = await liftDeletedPage(db, source);
  if (outcome === "done") return toAdminReply({ lifted: true });
  const { status, reason } = liftRefusals[outcome];
  return toAdminError(status, `The page ${source} ${reason}`);
}
