/**
 * Access grants: the portal vouches for a reader of one post (a verified bot, a metered read, a partner's referral,
 * an event). A grant is a signed token (open-signed.ts) for the audience `grant` with the claims `post`, `reason`,
 * and of a partner's reader `host` and `address`.
 */
import * as v from "valibot";
import { toWideNetwork } from "#workers/backend/ground/caller/to-network.ts";
import { openSigned } from "#workers/backend/ground/secrets/open-signed.ts";

const grantSchema = v.object({
  post: v.pipe(v.number(), v.integer()),
  reason: v.picklist(["BOT", "METERED", "PARTNER", "EVENT"]),
  /** The partner site that sent the reader. */
  host: v.optional(v.string(), ""),
  /** The address of the reader whom it sent, where the portal knows it. */
  address: v.optional(v.nullable(v.string()), null),
});

/** A gift is no word of the portal: the back end opens it by its own books (readers/gifts). */
export type GrantReason = v.InferOutput<typeof grantSchema>["reason"] | "GIFT";
export type Grant = {
  reason: GrantReason;
  /** Of a partner's referral; otherwise empty. */
  host: string;
  /** The network of the reader whom a partner sent (to-network.ts); null where it is unknown, and for other grants. */
  network: string | null;
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
  const claims =
    token === null ? null : await openSigned(token, { audience: "grant", secrets, now, maxLength: MAX_GRANT_LENGTH });
  const grant = v.safeParse(grantSchema, claims);
  if (!grant.success || grant.output.post !== postId) return null;
  const { reason, host, address } = grant.output;
  if (reason !== "PARTNER") return { reason, host: "", network: null };
  return { reason, host, network: address === null ? null : toWideNetwork(address) };
}
