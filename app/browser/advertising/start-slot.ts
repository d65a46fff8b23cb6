/** One slot of Google Publisher Tag in the page of its frame, by the interface that it documents. */
import { trackScript } from "#app/browser/loading/script-loader.ts";
import { AD_SLOT, type AdReport } from "#app/domain/advertising/ad-frame.ts";
import { adSizes } from "#shared/rules/advertising-rules.ts";
import { type Auction, askBidders } from "./ask-bidders.ts";

/** Of the interface, what is used here. */
type Slot = { addService: (service: PubAds) => Slot };
type PubAds = {
  setForceSafeFrame: (isForced: boolean) => PubAds;
  setPrivacySettings: (settings: { limitedAds: boolean; nonPersonalizedAds: boolean }) => PubAds;
  disableInitialLoad: () => void;
  refresh: (slots: Slot[]) => void;
  addEventListener: (event: "slotRenderEnded", listener: (event: { isEmpty: boolean }) => void) => PubAds;
};
type GoogleTag = {
  cmd: { push: (command: () => void) => unknown };
  defineSlot: (unit: string, size: [number, number], element: string) => Slot | null;
  pubads: () => PubAds;
  enableServices: () => void;
  display: (element: string) => void;
};

/** After that the page around the frame learns that nothing comes. */
const PATIENCE_MS = 12_000;

export type SlotFacts = {
  script: string;
  unit: string;
  isLimited: boolean;
  isWide: boolean;
  bidding: Pick<Auction, "script" | "bids"> | null;
};

/**
 * Asks for one advertisement. `isLimited`: nobody has asked by the TCF, whose word the tag would find itself, so nothing is stored and nothing is
 * made for one person. Each creative stands in a frame of its own. Never rejects.
 */
export function startSlot({ script, unit, isLimited, isWide, bidding }: SlotFacts, report: (what: AdReport) => void): void {
  // Until the script has come it is a list of what to do then.
  const commands: (() => void)[] = [];
  const page = window as { googletag?: Partial<GoogleTag> & Pick<GoogleTag, "cmd"> };
  page.googletag ??= { cmd: commands };
  page.googletag.cmd.push(() => {
    const googletag = page.googletag as GoogleTag;
    const { width, height } = adSizes[isWide ? "wide" : "narrow"];
    const slot = googletag.defineSlot(unit, [width, height], AD_SLOT);
    if (slot === null) return report("empty");
    const service = googletag.pubads();
    service.setForceSafeFrame(true);
    if (isLimited) service.setPrivacySettings({ limitedAds: true, nonPersonalizedAds: true });
    service.addEventListener("slotRenderEnded", ({ isEmpty }) => report(isEmpty ? "empty" : "filled"));
    slot.addService(service);
    // The slot is known to the tag, and asked for once the auction is over.
    if (bidding !== null) service.disableInitialLoad();
    googletag.enableServices();
    googletag.display(AD_SLOT);
    if (bidding !== null) askBidders({ ...bidding, element: AD_SLOT, size: [width, height] }).then(() => service.refresh([slot]));
  });
  trackScript(script)
    .load(PATIENCE_MS)
    .catch(() => report("empty"));
}
