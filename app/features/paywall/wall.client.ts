/** The wall of a post, a promotion, and the order of a term on /abo: what script adds to them. Without it their links work. */

import { logError } from "../../browser/log.ts";
import { OFFER_ID, OFFER_TEMPLATE_ID } from "../../domain/offers.ts";
import { type PaywallPage, parsePaywallPage } from "../../domain/paywall-page.ts";
import { announce } from "../../islands/stores/announcement-store.ts";
import { onSessionChange } from "../../islands/stores/session-store.ts";
import { type Checkout, createCheckout, type PaywallView } from "./checkout.client.ts";
import type { PaywallKind } from "./checkout-machine.ts";
import { openProvider } from "./open-provider.client.ts";

const UNAVAILABLE = "Die Angebote lassen sich gerade nicht laden. Bitte versuche es später noch einmal.";

export function enhance(element: HTMLElement): void {
  const page = parsePaywallPage(element.dataset.paywall ?? "");
  const kind = decideKind(element);
  if (kind === "shop") enhanceShop(element, page);
  else enhanceWall(element, page, kind);
}

function decideKind({ dataset }: HTMLElement): PaywallKind {
  if (dataset.paid !== undefined) return "wall";
  return dataset.promotion === undefined ? "shop" : "promotion";
}

function enhanceWall(element: HTMLElement, page: PaywallPage, kind: PaywallKind): void {
  const { triggerManual } = page.settings;
  const place = findPlace(element);
  const button = createButton("Angebote ansehen");
  const checkout = open(element, page, kind, null, {
    showOffer(where) {
      if (place !== null) place.hidden = where !== "inline";
      setBusy(button, false);
      button.hidden = where !== null;
      if (where !== null) return;
      // Closed by the reader, who may want it again.
      place?.before(button);
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    },
    fail() {
      // What nobody asked for is not missed.
      if (button.isConnected) sayUnavailable(button);
    },
  });
  button.addEventListener("click", () => {
    setBusy(button, true);
    checkout.dispatch({ type: "opened" });
  });
  onSessionChange((user) => {
    // A link to sign in makes no sense any more.
    for (const link of element.querySelectorAll("[data-dialog-link=Login]")) {
      const line = link.closest("p");
      if (line !== null) line.hidden = user !== null;
    }
  });
  if (triggerManual) place?.before(button);
  else checkout.dispatch({ type: "opened" });
}

function enhanceShop(element: HTMLElement, page: PaywallPage): void {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>("[data-start-checkout]")];
  const place = findPlace(element);
  const { offerId = OFFER_ID, termId = null } = element.dataset;
  const checkout = open(element, page, "shop", termId, {
    showOffer(where) {
      if (place !== null) place.hidden = where !== "inline";
      for (const button of buttons) button.hidden = where !== null;
    },
    fail: () => buttons.forEach(sayUnavailable),
  });

  async function choose(button: HTMLButtonElement): Promise<void> {
    setBusy(button, true);
    try {
      await checkout.start();
    } catch (error) {
      logError("The paywall provider cannot be had", error);
      return sayUnavailable(button);
    }
    setBusy(button, false);
    const chosen = { offerId, templateId: OFFER_TEMPLATE_ID, termId: button.dataset.term ?? termId };
    const target = place === null ? { displayMode: "modal" } : { displayMode: "inline", containerSelector: `#${place.id}` };
    checkout.dispatch({ type: "term-chosen", params: { ...chosen, ...target } });
  }

  for (const button of buttons) {
    button.addEventListener("click", () => void choose(button));
    button.hidden = false;
  }
}

type Showing = Pick<PaywallView, "showOffer" | "fail">;

function open(element: HTMLElement, page: PaywallPage, kind: PaywallKind, termId: string | null, showing: Showing): Checkout {
  const { provider, start } = openProvider(page, termId);
  return createCheckout({
    page,
    kind,
    provider,
    start: ({ userRef }) => start(userRef),
    termId,
    view: { element, ...showing },
  });
}

function findPlace(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>("[data-wall-offer]");
}

function createButton(text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-quiet mt-5";
  button.textContent = text;
  return button;
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.ariaBusy = isBusy ? "true" : null;
}

function sayUnavailable(button: HTMLButtonElement): void {
  setBusy(button, false);
  announce(UNAVAILABLE, { isVisible: true });
}
