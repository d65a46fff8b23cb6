/** The reader behind a session (rules 3), from the replies to login, autologin and register. */
import * as v from "valibot";
import { type Abo, aboSchema } from "#app/domain/subscription/abo.ts";

export type SessionUser = {
  id: number;
  lastname: string;
  username: string;
  email: string;
  /** What the cookie pair says (session.ts, `withPairName`): no reply does. Until then the last name, or the user name. */
  fullname: string;
  /** Hash: names the session. */
  h: string;
  /** Token: proves it. */
  t: string;
  piano: { userRef: string; abo: Abo } | null;
  attributes: readonly { name: string; value: string }[];
};

const text = v.nullish(v.string(), "");

/** `user`, `piano` and `attributes` of a reply. */
export const sessionReplySchema = v.object({
  user: v.object({
    user_id: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
      v.safeInteger(),
      v.minValue(1),
    ),
    login: v.pipe(v.string(), v.nonEmpty()),
    email: text,
    hash: v.pipe(v.string(), v.nonEmpty()),
    token: v.pipe(v.string(), v.nonEmpty()),
    lastname: text,
  }),
  piano: v.nullish(v.object({ userRef: text, abo: aboSchema }), null),
  attributes: v.nullish(v.array(v.object({ name: v.string(), value: v.string() })), []),
});

/** Null when the reply names no reader. */
export function parseSessionUser(reply: unknown): SessionUser | null {
  const parsed = v.safeParse(sessionReplySchema, reply);
  if (!parsed.success) return null;
  const { user, piano, attributes } = parsed.output;
  return {
    id: user.user_id,
    lastname: user.lastname,
    username: user.login,
    email: user.email,
    fullname: user.lastname || user.login,
    h: user.hash,
    t: user.token,
    piano,
    attributes,
  };
}
