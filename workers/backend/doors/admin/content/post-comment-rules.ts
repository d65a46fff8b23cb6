/**
 * `POST /admin/comment-rules`: where comments are taken, for a publisher's own systems (decision 100). The newsroom does the same on
 * `/redaktion/kommentare/regeln`. Body `{"rules": [{"scope": "all", "key": "", "rule": "after"}], "names": "free", "words": "…"}`; a `rule`
 * of null takes it back, and what is left out stays as it is.
 */
import * as v from "valibot";
import { toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { setCommentRules, setCommentSettings } from "#workers/backend/newsroom/comments/set-comment-rules.ts";

const MAX_BODY_BYTES = 256 * 1024;
const rule = v.nullable(v.picklist(["before", "after", "closed"]));
const bodySchema = v.object({
  rules: v.optional(
    v.pipe(
      v.array(
        v.variant("scope", [
          v.object({ scope: v.literal("all"), key: v.literal(""), rule }),
          v.object({ scope: v.literal("section"), key: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,200}$/)), rule }),
          v.object({ scope: v.literal("post"), key: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)), rule }),
        ]),
      ),
      v.maxLength(1000),
    ),
    [],
  ),
  names: v.exactOptional(v.picklist(["real", "free"])),
  words: v.exactOptional(v.pipe(v.string(), v.maxLength(20_000))),
});

/** Replies `{written}`, how many rules; 400 and nothing written when something is of another form. */
export async function postCommentRules(request: Request, env: Env): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async ({ rules, ...settings }) => {
    await setCommentRules(env, rules);
    await setCommentSettings(env, settings);
    return toAdminReply({ written: rules.length });
  });
}
