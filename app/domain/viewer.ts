/** Who reads, as far as it decides what may be read (spec 4 local access grant, spec 6). */

/** Why a reader without a subscription of their own sees the whole text. */
export type GrantReason = "BOT" | "PARTNER" | "METERED" | "EVENT";

export type Viewer = { access: "anonymous" } | { access: "granted"; reason: GrantReason };

/** A verified search bot sees everything; so does who comes from a partner site. */
export function decideViewer(facts: { isVerifiedBot: boolean; isPartnerReferral: boolean }): Viewer {
  if (facts.isVerifiedBot) return { access: "granted", reason: "BOT" };
  if (facts.isPartnerReferral) return { access: "granted", reason: "PARTNER" };
  return { access: "anonymous" };
}
