/** Who reads, as far as it decides what may be read (rules 4 local access grant, rules 6). */

/** Why a reader without a subscription of their own sees the whole text. */
export type GrantReason = "BOT" | "PARTNER" | "METERED" | "EVENT";

/** What the portal vouches for; a partner is named by the configured host. */
export type Grant = { reason: Exclude<GrantReason, "PARTNER"> } | { reason: "PARTNER"; host: string };

/** A `reader` claims to be signed in; the back end knows whether it is true, and what was bought. */
export type Viewer = { access: "anonymous" } | { access: "reader" } | { access: "granted"; grant: Grant };

export type ViewerFacts = {
  isVerifiedBot: boolean;
  /** The configured host of the partner site that sent the reader. */
  partnerHost: string | null;
  /** The paywall provider confirmed what the reader has just bought. */
  hasEventAccess: boolean;
  /** A free read is left, or the post was one. */
  hasFreeRead: boolean;
  hasSession: boolean;
};

/** The first that applies: a free read is the last to be used up. */
export function decideViewer({ isVerifiedBot, partnerHost, hasEventAccess, hasFreeRead, hasSession }: ViewerFacts): Viewer {
  if (isVerifiedBot) return { access: "granted", grant: { reason: "BOT" } };
  if (partnerHost !== null) return { access: "granted", grant: { reason: "PARTNER", host: partnerHost } };
  if (hasEventAccess) return { access: "granted", grant: { reason: "EVENT" } };
  if (hasFreeRead) return { access: "granted", grant: { reason: "METERED" } };
  return { access: hasSession ? "reader" : "anonymous" };
}
