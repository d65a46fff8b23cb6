/**
 * The paywall and its checkout, step by step (rules 4). What the provider and the session say comes in, what is to be done
 * goes out; effects: checkout.client.ts. A checkout starts only if the user is valid.
 */

import type { CheckoutParams, ProviderEvent } from "#app/components/paywall/provider/paywall-provider.ts";
import type { DialogName } from "#app/domain/page/dialog.ts";
import { PUR_TAG } from "#app/domain/paywall/configuration/paywall-page.ts";

/** `wall`: ends a cut post. `promotion`: on a post that is free. `shop`: sells a chosen term. */
export type PaywallKind = "wall" | "promotion" | "shop";

export type CheckoutState = {
  kind: PaywallKind;
  /** Over the page: closing it leaves the page. */
  isModal: boolean;
  /** The tags that the provider is told of this page. */
  pageTags: readonly string[];
  /** `closed` and `offer` may go on as any other; `complete` and `granted` are the end. */
  step: "idle" | "initialised" | "offer" | "login" | "checkout" | "payment" | "confirmation" | "closed" | "complete" | "granted";
  /** What the provider said last. */
  isUserValid: boolean;
  isSignedIn: boolean;
  /** The paywall parameters of rules 4: what a checkout goes on with once the reader is known. */
  pending: CheckoutParams | null;
  /** The rest of the post was asked for once because nothing is sold to this reader. */
  hasAskedForRest: boolean;
};

export type CheckoutEvent =
  | ProviderEvent
  | { type: "user-checked"; isUserValid: boolean; isSignedIn: boolean }
  /** The wall came near, or the reader pressed its button. */
  | { type: "opened" }
  /** The provider was not available. */
  | { type: "failed" }
  /** The reader chose a term on a page of ours. */
  | { type: "term-chosen"; params: CheckoutParams }
  /** `isCompletion`: by login or registration just now; otherwise the page found out that somebody is. */
  | { type: "signed-in"; hasAccess: boolean; isCompletion: boolean }
  | { type: "login-dismissed" };

export type CheckoutEffect =
  /** Conversions are counted, then the provider decides what is shown. */
  | { type: "initialise" }
  | { type: "reveal-offer" }
  /** Its place is empty again; it can be asked for anew. */
  | { type: "hide-offer" }
  | { type: "start-checkout"; params: CheckoutParams }
  | { type: "close-offer" }
  | { type: "open-dialog"; dialog: Extract<DialogName, "Register" | "Login" | "SimpleLogin"> }
  /** Somebody is signed in whom the provider does not know. */
  | { type: "say-unavailable" }
  | { type: "track-page"; page: "payment" | "confirmation" | "complete" }
  | { type: "track-event"; name: "login-complete" | "cancel" }
  | { type: "show-rest"; by: "subscription" | "event" }
  | { type: "hide-promotion" }
  | { type: "reload" }
  | { type: "refetch-subscription" }
  | { type: "subscribe-newsletter" }
  | { type: "start-onboarding" }
  /** Back, or to the front page when there is no history. */
  | { type: "leave" };

export type Transition = { state: CheckoutState; effects: readonly CheckoutEffect[] };

export function createCheckoutState(kind: PaywallKind, isModal: boolean, pageTags: readonly string[]): CheckoutState {
  return { kind, isModal, pageTags, step: "idle", isUserValid: false, isSignedIn: false, pending: null, hasAskedForRest: false };
}

/** An event that does not belong to a step changes nothing. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): Transition {
  if (event.type === "user-checked") {
    const { isUserValid, isSignedIn } = event;
    return stay({ ...state, isUserValid, isSignedIn });
  }
  if (state.step === "complete" || state.step === "granted") return stay(state);
  switch (event.type) {
    case "opened":
      return state.step === "idle" || state.step === "closed"
        ? go({ ...state, step: "initialised" }, { type: "initialise" })
        : stay(state);
    case "failed":
      return state.step === "initialised" ? stay({ ...state, step: "idle" }) : stay(state);
    case "experienceExecute":
      return decideRest(state, event.hasOffer);
    case "showOffer":
    case "showTemplate":
      return isPaying(state) || state.step === "login" ? stay(state) : go({ ...state, step: "offer" }, { type: "reveal-offer" });
    case "loginRequired":
      return requireLogin(state, event.params, decideDialog(event.startScreen, [...state.pageTags, ...event.tags]));
    case "term-chosen":
      if (state.isUserValid) return startCheckout(state, event.params);
      return state.isSignedIn ? go(state, { type: "say-unavailable" }) : requireLogin(state, event.params, "Register");
    case "login-dismissed":
      return state.step === "login" ? stay({ ...state, step: "offer" }) : stay(state);
    case "signed-in":
      return event.hasAccess ? grant(state, event.isCompletion) : goOnWithoutAccess(state);
    case "startCheckout":
      if (state.isUserValid) return stay({ ...state, step: "checkout", pending: null });
      return requireLogin(state, event.params, decideDialog("login", state.pageTags), { type: "close-offer" });
    case "checkoutStateChange":
      return followState(state, event.stateName);
    case "checkoutComplete":
      return complete(state, event.isRenewal);
    case "checkoutClose":
      return close(state, event.isCompleted);
    case "checkoutCustomEvent":
      return stay(state);
  }
}

/** Rules 4: start screen register opens Register. Login opens SimpleLogin unless the pur tag is set, otherwise Login. */
function decideDialog(startScreen: "register" | "login", tags: readonly string[]): "Register" | "Login" | "SimpleLogin" {
  if (startScreen === "register") return "Register";
  return tags.includes(PUR_TAG) ? "Login" : "SimpleLogin";
}

/** A reader whom the provider knows, but offers nothing on a cut post, has bought already: the portal asks the provider itself. */
function decideRest(state: CheckoutState, hasOffer: boolean): Transition {
  if (hasOffer || state.kind !== "wall" || !state.isUserValid || state.hasAskedForRest) return stay(state);
  return go({ ...state, hasAskedForRest: true }, { type: "show-rest", by: "event" });
}

function requireLogin(
  state: CheckoutState,
  pending: CheckoutParams,
  dialog: "Register" | "Login" | "SimpleLogin",
  ...before: CheckoutEffect[]
): Transition {
  return go({ ...state, step: "login", pending }, ...before, { type: "open-dialog", dialog });
}

function startCheckout(state: CheckoutState, params: CheckoutParams): Transition {
  return go({ ...state, step: "checkout", pending: null }, { type: "start-checkout", params });
}

/** Rules 4, paywall on login or registration completion, for readers with access. */
function grant(state: CheckoutState, isCompletion: boolean): Transition {
  const effects: CheckoutEffect[] = isCompletion ? [{ type: "track-event", name: "login-complete" }] : [];
  if (state.isModal) effects.push({ type: "close-offer" });
  if (state.kind === "wall") effects.push({ type: "show-rest", by: "subscription" });
  else effects.push({ type: state.kind === "promotion" ? "hide-promotion" : "reload" });
  return go({ ...state, step: "granted", pending: null }, ...effects);
}

/** Rules 4: without paywall parameters the paywall is initialised, otherwise checkout starts. */
function goOnWithoutAccess(state: CheckoutState): Transition {
  if (state.pending !== null && state.isUserValid) return startCheckout(state, state.pending);
  // A paywall that waits for its button goes on waiting, and a reader who is about to pay is not disturbed.
  if (state.kind === "shop" || state.step === "idle" || isPaying(state)) return stay(state);
  return go({ ...state, step: "initialised", pending: null }, { type: "initialise" });
}

function followState(state: CheckoutState, stateName: string): Transition {
  if (!isPaying(state)) return stay(state);
  if (stateName === "offer") return stay({ ...state, step: "offer" });
  const step =
    stateName === "state2" ? "payment" : stateName === "confirmation" || stateName === "receipt" ? "confirmation" : null;
  if (step === null || step === state.step) return stay(state);
  return go({ ...state, step }, { type: "track-page", page: step });
}

/** Also without a checkout seen to start: the provider takes payments of its own, and what is paid is paid. */
function complete(state: CheckoutState, isRenewal: boolean): Transition {
  const newsletter: CheckoutEffect[] = isRenewal ? [] : [{ type: "subscribe-newsletter" }];
  return go(
    { ...state, step: "complete", pending: null },
    { type: "track-page", page: "complete" },
    { type: "refetch-subscription" },
    ...newsletter,
    { type: "start-onboarding" },
  );
}

/** Signing in may close the offer: that is no cancelling. */
function close(state: CheckoutState, isCompleted: boolean): Transition {
  if (isCompleted || state.step === "idle" || state.step === "login" || state.step === "closed") return stay(state);
  const leave: CheckoutEffect[] = state.isModal ? [{ type: "leave" }] : [];
  return go(
    { ...state, step: "closed", pending: null },
    { type: "track-event", name: "cancel" },
    { type: "hide-offer" },
    ...leave,
  );
}

function isPaying({ step }: CheckoutState): boolean {
  return step === "checkout" || step === "payment" || step === "confirmation";
}

function stay(state: CheckoutState): Transition {
  return { state, effects: [] };
}

function go(state: CheckoutState, ...effects: CheckoutEffect[]): Transition {
  return { state, effects };
}
