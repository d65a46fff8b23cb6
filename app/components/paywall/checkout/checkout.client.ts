/**
 * Performs what the checkout machine decides: provider, dialogs, tracking, back end. A store and no reducer of React's: what the
 * provider says comes from outside, and each effect has to happen once, at once and in order, however often React renders.
 */

import { goTo } from "#app/browser/loading/go-to.ts";
import { logError } from "#app/browser/log.ts";
import { trackCheckoutEvent, trackCheckoutPage } from "#app/browser/tracking/checkout/checkout-tracking.ts";
import type { RestOfPost } from "#app/components/paywall/fetch-rest.client.ts";
import type { CheckoutParams, PaywallProvider } from "#app/components/paywall/provider/paywall-provider.ts";
import { followReader, type Reader } from "#app/components/paywall/reader.client.ts";
import { reloadOnce } from "#app/components/paywall/reload-once.ts";
import { toOnboardingPath } from "#app/components/paywall/to-onboarding-path.ts";
import { CONVERSIONS_VARIABLE, toPageTags } from "#app/components/paywall/to-page-facts.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { countConversions } from "#app/domain/paywall/conversion-count.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import type { OwnStore } from "#app/islands/react/use-own-store.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import { onDialogClose } from "#app/islands/stores/dialog-store.ts";
import { sessionStore } from "#app/islands/stores/session-store.ts";
import { within } from "#shared/rules/within.ts";
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutState,
  nextCheckout,
  type PaywallKind,
} from "./checkout-machine.ts";
import { type CheckoutView, quietView } from "./checkout-view.ts";

/** Rules 9: after this time the reader counts as having bought nothing. */
const CONVERSIONS_MS = 1000;
/** How long the onboarding waits for each call that belongs to a purchase. */
const COMPLETION_MS = 5000;
const UNAVAILABLE = "Die Angebote lassen sich gerade nicht laden. Bitte versuche es später noch einmal.";

export type CheckoutOptions = {
  page: PaywallPage;
  kind: PaywallKind;
  provider: PaywallProvider;
  /** Loads the provider for a reader of that reference; once it has come it stays. */
  start: (userRef: string | null) => Promise<void>;
  /** The term that the page sells, if it sells one. */
  termId: string | null;
  /** Whether the reader has the wall before them. */
  isOnScreen: () => boolean;
};

export type Checkout = OwnStore<CheckoutView> & {
  /** The wall came near: the provider decides what it shows. */
  open: () => void;
  /** As `open`, because the reader wants it: they hear when there is nothing to be had. */
  ask: () => Promise<void>;
  /** The reader chose a term on a page of ours. */
  choose: (params: CheckoutParams) => Promise<void>;
};

type Performers = { [Type in CheckoutEffect["type"]]: (effect: Extract<CheckoutEffect, { type: Type }>) => void };

export function createCheckout({ page, kind, provider, start, termId, isOnScreen }: CheckoutOptions): Checkout {
  const { read, subscribe, write } = createStore<CheckoutView>(quietView);
  const where = page.settings.paywallAsModal ? "modal" : "inline";
  let state: CheckoutState = createCheckoutState(kind, page.settings.paywallAsModal, toPageTags(page, termId));
  let isStopped = false;
  /** Calls of a purchase, one after the other. */
  let calls: Promise<unknown> = Promise.resolve();

  const reader = followReader(page.user, termId, {
    onChange: provider.setUser,
    onSignedIn: (hasAccess, isCompletion) => dispatch({ type: "signed-in", hasAccess, isCompletion }),
    // The portal knows who reads, the page can then say so.
    onFailure: reloadOnce,
  });
  const stops = [reader.stop, provider.onEvent(dispatch), onDialogClose(() => dispatch({ type: "login-dismissed" }))];

  function dispatch(event: CheckoutEvent): void {
    if (isStopped) return;
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
    const isPending = state.pending !== null;
    if (read().isPending !== isPending) show({ isPending });
  }

  const show = (change: Partial<CheckoutView>) => write({ ...read(), ...change });

  const performers: Performers = {
    initialise: () => void initialise(),
    "reveal-offer": () => show({ offer: where, isBusy: false }),
    "hide-offer": () => show({ offer: null, wasClosed: true }),
    "start-checkout": ({ params }) => {
      show({ offer: where });
      provider.startCheckout(params);
    },
    "close-offer": provider.closeOffer,
    // A reader who registers here goes on to pay.
    "open-dialog": ({ dialog }) => void openDialog(dialog, dialog === "Register" ? { query: { checkout: TICKED } } : {}),
    "say-unavailable": sayUnavailable,
    "track-page": (effect) => trackCheckoutPage(effect.page),
    "track-event": ({ name }) => trackCheckoutEvent(name),
    "show-rest": ({ by }) => void showRest(by),
    "hide-promotion": () => show({ isOver: true }),
    reload: reloadOnce,
    "refetch-subscription": () => call(({ refetchSubscription }, { id }) => (id === null ? null : refetchSubscription(id))),
    "subscribe-newsletter": () => call(({ subscribeNewsletter }, { id }) => (id === null ? null : subscribeNewsletter())),
    "start-onboarding": () => {
      announce("Danke! Dein Abo ist bestellt.", { isVisible: true });
      calls = calls.then(() => goTo(toOnboardingPath(location)));
    },
    leave,
  };

  /** One performer a type, each with the effects of its own type. */
  function perform(effect: CheckoutEffect): void {
    (performers[effect.type] as (effect: CheckoutEffect) => void)(effect);
  }

  async function initialise(): Promise<void> {
    try {
      await start(reader.read().userRef);
      provider.setVariable(CONVERSIONS_VARIABLE, String(await countPurchases()));
      provider.execute();
    } catch (error) {
      // The wall that the server rendered stays, with its links.
      logError("The paywall provider cannot be had", error);
      dispatch({ type: "failed" });
      // A paywall that the reader did not ask for is not missed.
      if (read().isBusy) sayUnavailable();
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

  function sayUnavailable(): void {
    show({ isBusy: false });
    announce(UNAVAILABLE, { isVisible: true });
  }

  /**
   * The paid text in the place of the wall. A subscriber whose rest does not come gets the whole page anew, once; an event that
   * opens nothing leaves the wall as it is.
   */
  async function showRest(by: "subscription" | "event"): Promise<void> {
    const rest = await fetchRest(by);
    if (rest !== null) {
      const { html, ...header } = rest;
      show({ rest: { html: { __html: html }, ...header, wasWallOnScreen: isOnScreen() } });
      announce("Du liest jetzt den ganzen Artikel.");
    } else if (by === "subscription") reloadOnce();
  }

  type Calls = typeof import("#app/components/paywall/subscription-calls.client.ts");

  /** What was paid for is not held up by a call that fails. */
  function call(ask: (calls: Calls, reader: Reader) => Promise<unknown> | null): void {
    const asked = () =>
      import("#app/components/paywall/subscription-calls.client.ts").then((module) => ask(module, reader.read()));
    calls = calls.then(() => within(asked(), COMPLETION_MS)).catch(report);
  }

  /** The provider knows nothing of a session that ended elsewhere: its reader signs in again before anything is sold to them. */
  async function findsReader(): Promise<boolean> {
    const { user } = sessionStore.read();
    if (user === null) return true;
    const { isStillReader } = await import("#app/session/as-reader.client.ts");
    const isReader = await isStillReader(user);
    await reader.settled();
    return isReader;
  }

  return {
    read,
    subscribe,
    open: () => dispatch({ type: "opened" }),
    async ask() {
      show({ isBusy: true });
      if (await findsReader()) dispatch({ type: "opened" });
      else show({ isBusy: false });
    },
    async choose(params) {
      show({ isBusy: true });
      if (!(await findsReader())) return show({ isBusy: false });
      try {
        await start(reader.read().userRef);
      } catch (error) {
        logError("The paywall provider cannot be had", error);
        return sayUnavailable();
      }
      show({ isBusy: false });
      dispatch({ type: "term-chosen", params });
    },
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** Null where it does not come, and while the post is still cut. */
async function fetchRest(by: "subscription" | "event"): Promise<RestOfPost | null> {
  try {
    return await (await import("#app/components/paywall/fetch-rest.client.ts")).fetchRest(by);
  } catch (error) {
    logError("The rest of the post could not be fetched", error);
    return null;
  }
}

function leave(): void {
  if (history.length > 1) history.back();
  else goTo("/");
}

function report(error: unknown): void {
  logError("The paywall could not go on", error);
}
