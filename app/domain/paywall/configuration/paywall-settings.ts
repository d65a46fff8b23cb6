/** How the wall of one post behaves (rules 3, paywall settings), from the flags that the newsroom set. */

export type PaywallSettings = {
  /** An offer on a post that may be read without one. */
  isPromotionPaywall: boolean;
  /** The provider is asked when the reader presses a button, not by itself. */
  triggerManual: boolean;
  /** Over the page instead of within it. */
  paywallAsModal: boolean;
  /** The block of a promotion's text after which the wall comes; null for the end. */
  paywallPos: number | null;
};

/** Content meta flags (rules 3). */
export type ContentMetaFlags = {
  piTriggerManual: boolean;
  piPaywallAsModal: boolean;
  piTag: string | null;
  piVariables: readonly { key: string; value: string }[];
};

const PROMOTION_TAG = "promotion";
const POSITION_VARIABLE = "paywallPos";

export function toPaywallSettings({ piTriggerManual, piPaywallAsModal, piTag, piVariables }: ContentMetaFlags): PaywallSettings {
  return {
    isPromotionPaywall: piTag === PROMOTION_TAG,
    triggerManual: piTriggerManual,
    paywallAsModal: piPaywallAsModal,
    paywallPos: parsePosition(piVariables.find(({ key }) => key === POSITION_VARIABLE)?.value ?? ""),
  };
}

function parsePosition(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
