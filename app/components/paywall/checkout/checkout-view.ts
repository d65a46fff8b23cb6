/** What the page shows of a paywall. On the server, and until the island is awake, it is `quietView`. */

/** The element that the provider's offer comes into; one per page. The experiences at the provider name it as well. */
export const OFFER_PLACE = "paywall-offer";

export type CheckoutView = {
  /** Where the provider's offer is; null while there is none. */
  offer: "inline" | "modal" | null;
  /** A purchase was begun, and goes on once the reader has signed in: until then the page may not be loaded anew. */
  isPending: boolean;
  /** The reader closed it, and may want it again. */
  wasClosed: boolean;
  /** The reader asked for it, and it has not come yet. */
  isBusy: boolean;
  /** What takes the wall's place once the reader may read on. `html` is one object for as long as it is shown; `readingTime` that of the whole, `giving` the way to give it away. */
  rest: { html: { __html: string }; giving: string | null; readingTime: string; wasWallOnScreen: boolean } | null;
  /** A promotion that has nothing to offer to this reader any more. */
  isOver: boolean;
};

export const quietView: CheckoutView = {
  offer: null,
  isPending: false,
  wasClosed: false,
  isBusy: false,
  rest: null,
  isOver: false,
};
