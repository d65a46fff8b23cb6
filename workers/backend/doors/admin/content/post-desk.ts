/** `POST /admin/desk`: the owner of a post changes, to the desk or back (`npm run desk`). Body `{"post": 653, "to": "desk"}`. */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { giveBackPost, takeOverPost } from "#workers/backend/newsroom/desk/take-over.ts";

const bodySchema = v.object({ post: v.pipe(v.number(), v.integer(), v.minValue(1)), to: v.picklist(["desk", "source"]) });
const MAX_BODY_BYTES = 1000;

/** Replies `{desk, title}` or `{givenBack: true}`; 404 without such a post, 409 where it is there already, or cannot go. */
export async function postDesk(request: Request, { DB }: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async ({ post, to }) => {
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
