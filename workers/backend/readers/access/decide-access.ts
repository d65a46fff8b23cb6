/**
 * The one place that decides whether a reader sees the whole of a post (decision 6). It knows nothing of
 * texts: gate-text.ts cuts them with its answer.
 */
import type { AboFlag } from "#graphql/generated/contract.ts";
import type { GrantReason } from "./parse-grant.ts";

export type AboFlags = Readonly<Record<AboFlag, boolean>>;
export type AccessReason = "FREE" | "SUBSCRIPTION" | GrantReason | "NONE";
export type Decision = { granted: boolean; reason: AccessReason };

export type AccessFacts = {
  isPremium: boolean;
  /** What the reader behind a valid session has bought; null when there is no such reader. */
  abo: AboFlags | null;
  /** What the portal vouches for, for this post. */
  grant: GrantReason | null;
};

/**
 * Of the flags only hasPlusAccess opens a premium post (rules 6); the others follow from products that have it or have
 * nothing to do with reading. A reader's own subscription comes before a grant, so that it uses none up.
 */
export function decideAccess({ isPremium, abo, grant }: AccessFacts): Decision {
  if (!isPremium) return { granted: true, reason: "FREE" };
  if (abo?.hasPlusAccess) return { granted: true, reason: "SUBSCRIPTION" };
  if (grant !== null) return { granted: true, reason: grant };
  return { granted: false, reason: "NONE" };
}
