/**
 * Access grants: the portal vouches for a reader of one post (a verified bot, a metered read, a partner's referral,
 * an event). A grant is a signed text (open-signed.ts) with the payload `{purpose: "grant", post, reason, exp, host?}`.
 */
import * as v from "valibot";
import { openSigned } from "./open-signed.ts";

const grantSchema = v.object({
  /** Other texts are signed with the same secret: who calls, who a reader is. */
  purpose: v.literal("grant"),
  post: v.pipe(v.number(), v.integer()),
  reason: v.picklist(["BOT", "METERED", "PARTNER", "EVENT"]),
  /** Seconds since 1970. */
  exp: v.number(),
  /** The partner site that sent the reader. */
  host: v.optional(v.string(), ""),
});

export type GrantReason = v.InferOutput<typeof grantSchema>["reason"];
export type Grant = {
  reason: GrantReason;
  /** Of a partner's referral; otherwise empty. */
  host: string;
};

/** Longer than any grant the portal makes. */
const MAX_GRANT_LENGTH = 1000;

/**
 * A valid grant for post `postId`, otherwise null. A grant that is altered, expired, meant for another post or of an
 * unknown kind is as if there were none; without a secret no grant is valid (decision 6). Within its time a
 * grant may be shown again for its post: the portal asks twice when an answer was lost.
 */
export async function parseGrant(
  token: string | null,
  { postId, now, secrets }: { postId: number; now: number; secrets: readonly string[] },
): Promise<Grant | null> {
  const payload = token === null ? undefined : await openSigned(token, secrets, MAX_GRANT_LENGTH);
  const grant = v.safeParse(grantSchema, payload);
  if (!grant.success || grant.output.post !== postId || grant.output.exp <= now) return null;
  const { reason, host } = grant.output;
  return { reason, host: reason === "PARTNER" ? host : "" };
}
