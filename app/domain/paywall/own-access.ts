import type { GrantReason, Viewer } from "#app/domain/paywall/viewer/viewer.ts";
import type { Abo } from "#app/domain/subscription/abo.ts";

export type OwnAccess = { granted: boolean; reason: GrantReason | "SUBSCRIPTION" | "NONE" };

/**
 * Who reads a premium post of a back end that decides nothing about access (rules 6, 7.1): a subscriber by the flags that came
 * with the verified session, then whom the portal itself vouches for.
 */
export function decideOwnAccess(viewer: Viewer, abo: Abo | null): OwnAccess {
  if (abo?.hasPlusAccess) return { granted: true, reason: "SUBSCRIPTION" };
  if (viewer.access === "granted") return { granted: true, reason: viewer.grant.reason };
  return { granted: false, reason: "NONE" };
}
