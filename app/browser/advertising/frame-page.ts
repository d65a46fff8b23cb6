/** The script of the frame's page (features/advertising/ad-document.ts), which stands in it as it is: of this frame's origin nothing can be loaded. */
import { type AdReport, toAdReport } from "#app/domain/advertising/ad-frame.ts";
import type { AdBid } from "#app/domain/advertising/ad-network.ts";
import { startSlot } from "./start-slot.ts";

const { script, unit, limited, prebid, bids = "[]" } = document.body.dataset;

if (script !== undefined && unit !== undefined) {
  // The frame's own origin is opaque; that of its address is the portal's, and no other origin gets the messages.
  const report = (what: AdReport) => parent.postMessage(toAdReport(what), location.origin);
  const bidding = prebid === undefined ? null : { script: prebid, bids: JSON.parse(bids) as AdBid[] };
  startSlot({ script, unit, isLimited: limited !== undefined, isWide: innerWidth >= 728, bidding }, report);
}
