/** An auction of Prebid.js before the slot is filled, by the interface that it documents. */
import { trackScript } from "#app/browser/loading/script-loader.ts";
import type { AdBid } from "#app/domain/advertising/ad-network.ts";

/** Of the interface, what is used here. */
type Prebid = {
  que: { push: (command: () => void) => unknown };
  setConfig: (config: { consentManagement: { gdpr: { cmpApi: "iab"; timeout: number; defaultGdprScope: boolean } } }) => void;
  addAdUnits: (units: { code: string; mediaTypes: { banner: { sizes: [number, number][] } }; bids: readonly AdBid[] }[]) => void;
  requestBids: (request: { timeout: number; bidsBackHandler: () => void }) => void;
  setTargetingForGPTAsync: (codes: string[]) => void;
};

/** Bidders have that long; whoever reads waits for none of them. */
const AUCTION_MS = 1000;
/** The script, the consent framework's answer and the auction together. */
const PATIENCE_MS = 2500;

export type Auction = { script: string; bids: readonly AdBid[]; element: string; size: [number, number] };

/** Resolves once the bids stand at the slot, or when there is nothing more to wait for. Never rejects. */
export function askBidders({ script, bids, element, size }: Auction): Promise<void> {
  const page = window as { pbjs?: Partial<Prebid> & Pick<Prebid, "que"> };
  const commands: (() => void)[] = [];
  page.pbjs ??= { que: commands };
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    page.pbjs?.que.push(() => {
      const prebid = page.pbjs as Prebid;
      // What a reader allows bidders hear from the framework alone; where it does not answer nobody is asked.
      prebid.setConfig({ consentManagement: { gdpr: { cmpApi: "iab", timeout: AUCTION_MS, defaultGdprScope: true } } });
      prebid.addAdUnits([{ code: element, mediaTypes: { banner: { sizes: [size] } }, bids }]);
      const bidsBackHandler = () => {
        prebid.setTargetingForGPTAsync([element]);
        resolve();
      };
      prebid.requestBids({ timeout: AUCTION_MS, bidsBackHandler });
    });
    trackScript(script)
      .load(PATIENCE_MS)
      .catch(() => resolve());
  });
}
