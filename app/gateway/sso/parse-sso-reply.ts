/** The SSO result of rules 3, as GraphQL and REST send it: one shape, parsed here and nowhere else. */
import * as v from "valibot";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";

export type SsoReply = {
  success: string | null;
  error: string | null;
  /** For readers: HTML. */
  message: string | null;
  /** Markup, or the cookie's address. */
  cookie: string | null;
  user: SessionUser | null;
};

/** A session that a reply begins; the caller fetches its cookies (rules 4). */
export type SignedIn = { kind: "signed-in"; user: SessionUser; cookie: string | null };

const code = v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null);
const text = v.optional(v.nullable(v.string()), null);

const replySchema = v.object({ success: code, error: code, message: text, cookie: text });

/** The reply to a GraphQL mutation. Null when it is malformed. */
export function parseSsoReply(reply: unknown): SsoReply | null {
  const parsed = v.safeParse(replySchema, reply);
  return parsed.success ? { ...parsed.output, user: parseSessionUser(reply) } : null;
}

const restSchema = v.object({
  data: v.optional(
    v.nullable(
      v.object({
        login_result: v.object({ error: v.union([v.string(), v.number()]), cookie: text }),
        user_data: v.optional(v.unknown()),
        piano: v.optional(v.unknown()),
        attributes: v.optional(v.unknown()),
      }),
    ),
    null,
  ),
  message: text,
});

/** The reply to `POST …/login` (rules 7.2), which wraps the same. Null when it is malformed. */
export function parseRestLogin(reply: unknown): SsoReply | null {
  const parsed = v.safeParse(restSchema, reply);
  if (!parsed.success) return null;
  const { data, message } = parsed.output;
  if (data === null) return parseSsoReply({ message });
  const { login_result, user_data: user, piano, attributes } = data;
  return parseSsoReply({ ...login_result, message, user, piano, attributes });
}

/** The session that a reply to something else than a login begins. A reader who is signed in already is named without a cookie. */
export function findNewSession(reply: SsoReply | null): SignedIn | null {
  if (reply === null || reply.user === null || !reply.cookie) return null;
  return { kind: "signed-in", user: reply.user, cookie: reply.cookie };
}
