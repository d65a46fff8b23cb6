/**
 * Access grants: the portal vouches for a reader of one post (a verified bot, a metered read, a partner's referral,
 * an event). A grant is a signed text (open-signed.ts) with the payload `{post, reason, exp, kid?}`.
 */
import * as v from "valibot";
import { openSigned } from "./open-signed.ts";

const grantSchema = v.object({
  post: v.pipe(v.number(), v.integer()),
  reason: v.picklist(["BOT", "METERED", "PARTNER", "EVENT"]),
  /** Seconds since 1970. */
  exp: v.number(),
});

export type GrantReason = v.InferOutput<typeof grantSchema>["reason"];

/** Longer than any grant the portal makes. */
const MAX_GRANT_LENGTH = 1000;

/**
 * The reason of a valid grant for post `postId`, otherwise null. A grant that is altered, expired, meant for another
 * post or of an unknown kind is as if there were none; without a secret no grant is valid (design.md, decision 6).
 */
export async function parseGrant(
  token: string | null,
  { postId, now, secret }: { postId: number; now: number; secret: string | undefined },
): Promise<GrantReason | null> {
  const payload = token === null ? undefined : await openSigned(token, secret, MAX_GRANT_LENGTH);
  const grant = v.safeParse(grantSchema, payload);
  if (!grant.success || grant.output.post !== postId || grant.output.exp <= now) return null;
  return grant.output.reason;
}
