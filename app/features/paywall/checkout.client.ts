/** Performs what the checkout machine decides: provider, dialogs, tracking, back end, and the page itself. */

import { trackCheckoutEvent, trackCheckoutPage } from "../../browser/checkout-tracking.ts";
import { logError } from "../../browser/log.ts";
import { countConversions } from "../../domain/conversion-count.ts";
import type { PaywallPage } from "../../domain/paywall-page.ts";
import { announce } from "../../islands/stores/announcement-store.ts";
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutState,
  nextCheckout,
  type PaywallKind,
} from "./checkout-machine.ts";
import type { PaywallProvider } from "./paywall-provider.ts";
import { followReader, type Reader } from "./reader.client.ts";
import { reloadOnce } from "./reload-once.ts";
import { toOnboardingPath } from "./to-onboarding-path.ts";
import { CONVERSIONS_VARIABLE } from "./to-page-facts.ts";
import { within } from "./within.ts";

/** Spec 9: after that nobody has bought anything. */
const CONVERSIONS_MS = 1000;
/** So long the onboarding waits for each call that belongs to a purchase. */
const COMPLETION_MS = 5000;

/** What of the paywall the page shows. */
export type PaywallView = {
  element: HTMLElement;
  /** Where the offer is about to be; null when it has gone. */
  showOffer: (where: "inline" | "modal" | null) => void;
  /** Nothing can be sold now. */
  fail: () => void;
};

export type CheckoutOptions = {
  page: PaywallPage;
  kind: PaywallKind;
  provider: PaywallProvider;
  /** Loads the provider for the present reader; once it has come it stays. */
  start: (reader: Reader) => Promise<void>;
  /** The term that the page sells, if it sells one. */
  termId: string | null;
  view: PaywallView;
};

type Performers = { [Type in CheckoutEffect["type"]]: (effect: Extract<CheckoutEffect, { type: Type }>) => void };

export type Checkout = { dispatch: (event: CheckoutEvent) => void; start: () => Promise<void> };

export function createCheckout({ page, kind, provider, start, termId, view }: CheckoutOptions): Checkout {
  let state: CheckoutState = createCheckoutState(kind, page.settings.paywallAsModal);
  const where = page.settings.paywallAsModal ? "modal" : "inline";
  /** Calls of a purchase, one after the other. */
  let calls: Promise<unknown> = Promise.resolve();

  const reader = followReader(page.user, termId, {
    onChange: provider.setUser,
    onSignedIn: (hasAccess, isCompletion) => dispatch({ type: "signed-in", hasAccess, isCompletion }),
    // The portal knows who reads, the page can then say so.
    onFailure: reloadOnce,
  });
  provider.onEvent(dispatch);
  // Captured: the event does not bubble.
  document.addEventListener("close", ({ target }) => isOurDialog(target) && dispatch({ type: "login-dismissed" }), true);

  function dispatch(event: CheckoutEvent): void {
    step({ type: "user-checked", isUserValid: provider.isUserValid(), isSignedIn: reader.read().id !== null });
    step(event);
  }

  function step(event: CheckoutEvent): void {
    const next = nextCheckout(state, event);
    state = next.state;
    for (const effect of next.effects) {
      try {
        perform(effect);
      } catch (error) {
        logError(`The paywall could not ${effect.type}`, error);
      }
    }
  }

  const performers: Performers = {
    initialise: () => void initialise(),
    "reveal-offer": () => view.showOffer(where),
    "hide-offer": () => view.showOffer(null),
    "start-checkout": ({ params }) => {
      view.showOffer(where);
      provider.startCheckout(params);
    },
    "close-offer": provider.closeOffer,
    "open-dialog": ({ dialog }) => {
      import("../../browser/modal-host.ts").then(({ openDialog }) => openDialog(dialog)).catch(report);
    },
    "say-unavailable": view.fail,
    "track-page": (effect) => trackCheckoutPage(effect.page),
    "track-event": ({ name }) => trackCheckoutEvent(name),
    "show-rest": ({ by }) => {
      import("./rest-of-article.client.ts").then(({ showRest }) => showRest(view.element, by)).catch(report);
    },
    "hide-promotion": () => {
      view.element.hidden = true;
    },
    reload: reloadOnce,
    "refetch-subscription": () => call(({ refetchSubscription }, { id }) => (id === null ? null : refetchSubscription(id))),
    "subscribe-newsletter": () => call(({ subscribeNewsletter }, { id }) => (id === null ? null : subscribeNewsletter())),
    "start-onboarding": () => {
      announce("Danke! Dein Abo ist bestellt.", { isVisible: true });
      calls = calls.then(() => location.assign(toOnboardingPath(location)));
    },
    leave,
  };

  /** One performer a type, each with the effects of its own type. */
  function perform(effect: CheckoutEffect): void {
    (performers[effect.type] as (effect: CheckoutEffect) => void)(effect);
  }

  async function initialise(): Promise<void> {
    try {
      await start(reader.read());
      provider.setVariable(CONVERSIONS_VARIABLE, String(await countPurchases()));
      provider.execute();
    } catch (error) {
      // The wall that the server rendered stays, with its links.
      logError("The paywall provider cannot be had", error);
      dispatch({ type: "failed" });
      view.fail();
    }
  }

  async function countPurchases(): Promise<number> {
    if (reader.read().userRef === null) return 0;
    try {
      return countConversions(await within(provider.listConversions(), CONVERSIONS_MS), new Date());
    } catch (error) {
      logError("The reader's purchases could not be counted", error);
      return 0;
    }
  }

  type Calls = typeof import("./subscription-calls.client.ts");

  /** What was paid for is not held up by a call that fails. */
  function call(ask: (calls: Calls, reader: Reader) => Promise<unknown> | null): void {
    const asked = () => import("./subscription-calls.client.ts").then((module) => ask(module, reader.read()));
    calls = calls.then(() => within(asked(), COMPLETION_MS)).catch(report);
  }

  return { dispatch, start: () => start(reader.read()) };
}

function leave(): void {
  if (history.length > 1) history.back();
  else location.assign("/");
}

function isOurDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLDialogElement && target.classList.contains("modal");
}

function report(error: unknown): void {
  logError("The paywall could not go on", error);
}
