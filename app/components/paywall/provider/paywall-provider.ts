/** The paywall provider as this product sees it. Piano speaks it through piano-provider.client.ts; another one would get an adapter of its own. */
import type { Conversion } from "#app/domain/paywall/conversion-count.ts";

/** What the provider is told of a page and its reader before anything starts. */
export type PageFacts = {
  /** The provider's reference of the signed-in reader. */
  userRef: string | null;
  /** Full address. */
  url: string;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Null on pages that are no post. */
  content: { section: string; author: string; published: string } | null;
};

/** What a checkout begins with: the offer and its term, or what the provider gave when it asked for a login. */
export type CheckoutParams = Readonly<Record<string, unknown>>;

/** The nine events of rules 4. */
export type ProviderEvent =
  /** `hasOffer`: something is about to be sold on this page. */
  | { type: "experienceExecute"; hasOffer: boolean }
  | { type: "showOffer"; termIds: readonly string[] }
  | { type: "showTemplate"; templateId: string }
  | { type: "loginRequired"; startScreen: "register" | "login"; tags: readonly string[]; params: CheckoutParams }
  | { type: "startCheckout"; params: CheckoutParams }
  /** `stateName` is the provider's own: "state2" is the payment. */
  | { type: "checkoutStateChange"; stateName: string }
  | { type: "checkoutClose"; isCompleted: boolean }
  | { type: "checkoutComplete"; termId: string | null; isRenewal: boolean }
  | { type: "checkoutCustomEvent"; eventName: string; params: Readonly<Record<string, unknown>> };

export type PaywallProvider = {
  /** Resolves when the provider is there; rejects when it is not available in time, and may be tried again. */
  configure: (facts: PageFacts) => Promise<void>;
  /** Listeners may throw: the provider does not notice. They hear of it until the returned function is called. */
  onEvent: (listener: (event: ProviderEvent) => void) => () => void;
  /** Decides what this page shows to this reader, and shows it. */
  execute: () => void;
  setVariable: (name: string, value: string) => void;
  /** Null: nobody is signed in any more. */
  setUser: (userRef: string | null) => void;
  isUserValid: () => boolean;
  startCheckout: (params: CheckoutParams) => void;
  closeOffer: () => void;
  showSubscriptionManager: (containerSelector: string) => void;
  /** Has the reader allow a payment that their bank asks about. */
  authorisePayment: (authorizationId: string, containerSelector: string) => void;
  /** Lists those of the signed-in reader. Rejects when they cannot be loaded. */
  listConversions: () => Promise<Conversion[]>;
};
