/** How much of a post this reader sees, whether that uses up a free read, and whether all may be shown the same (rules 4, 6). */

import type { Viewer } from "#app/domain/paywall/viewer/viewer.ts";
import { isBelieved } from "./believed-access.ts";

export type ReadingFacts = {
  isPremium: boolean;
  /** The text of a free post contains an offer, which differs from reader to reader. */
  hasPromotion: boolean;
  /** The back end's decision. */
  access: { granted: boolean; reason: string };
  viewer: Viewer;
  /** The viewer's grant was signed and sent with the request. */
  hasGrant: boolean;
  session: "none" | "claimed" | "verified";
  /** Free reads are counted on this site. */
  isMetered: boolean;
};

export type Reading = {
  /** The reader sees the whole post: decided only here. */
  isOpen: boolean;
  /** It is a free read, which is valid only once it is counted. */
  counts: boolean;
  /** Nothing opens the paid part to this reader. */
  isClosed: boolean;
  /** Everybody gets the same answer, which may be kept for them. */
  isShared: boolean;
  /** What the reader is told of free reads: how many are left, or that none are. */
  text: "left" | "used-up" | null;
};

export function decideReading(facts: ReadingFacts): Reading {
  const { isPremium, hasPromotion, access, viewer, hasGrant, session, isMetered } = facts;
  const hasVerifiedSession = session === "verified";
  if (!isPremium)
    return { isOpen: true, counts: false, isClosed: false, isShared: !hasVerifiedSession || !hasPromotion, text: null };

  const grantReason = hasGrant && viewer.access === "granted" ? viewer.grant.reason : null;
  const isGranted = isBelieved(access, { hasVerifiedSession, grantReason });
  // A post that is free to its end has nothing to open.
  const isClosed = !isGranted && access.reason !== "FREE";
  const isFreeRead = isGranted && access.reason === "METERED";
  const isShared = viewer.access === "anonymous" && (access.reason === "FREE" || (access.reason === "NONE" && !isMetered));
  // Free reads belong to a reader: with a session that is not verified there are none.
  if (session === "claimed") return { isOpen: isGranted && !isFreeRead, counts: false, isClosed, isShared, text: null };
  if (isFreeRead) return { isOpen: true, counts: true, isClosed, isShared, text: "left" };
  return { isOpen: isGranted, counts: false, isClosed, isShared, text: isClosed ? "used-up" : null };
}

/** A free read that could not be counted is refused: other requests may have used up the rest while the page was made. */
export function withoutCount(reading: Reading): Reading {
  return { ...reading, isOpen: false, text: "used-up" };
}
