/** When the back end's grant of a whole post is believed (decision 6). */

/** What the portal knows by itself, without the back end. */
export type KnownReader = {
  hasVerifiedSession: boolean;
  /** The grant that this very request came with; null without one. */
  grantReason: string | null;
};

/** A subscription needs a verified session, everything else the grant that it goes back to. */
export function isBelieved(
  access: { granted: boolean; reason: string },
  { hasVerifiedSession, grantReason }: KnownReader,
): boolean {
  if (!access.granted) return false;
  return access.reason === "SUBSCRIPTION" ? hasVerifiedSession : grantReason !== null && access.reason === grantReason;
}
