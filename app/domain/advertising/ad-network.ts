import type { AdPlace } from "./ad-places.ts";

/** Google Publisher Tag, or what speaks its interface: the address of its script, and the unit of each place that it fills. */
export type AdNetwork = { script: string; units: Partial<Record<AdPlace, string>>; bidding: AdBidding | null };

/** Prebid.js, as the publisher built it: the address of its script, and who is asked for a bid at each place. */
export type AdBidding = { script: string; bids: Partial<Record<AdPlace, readonly AdBid[]>> };

/** As a bidder documents it for Prebid. */
export type AdBid = { bidder: string; params: Readonly<Record<string, unknown>> };
