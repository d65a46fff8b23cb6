/**
 * The upsell from print to digital, step by step (spec 4): the card, its check, the offer, saving, and what it ends with.
 * Effects: upsell-calls.client.ts and upsell-tracking.client.ts.
 */
import type { CheckoutPage } from "../../browser/checkout-tracking.ts";
import type { EntitlementOutcome, SaveOutcome, UpsellType } from "../../domain/upsell.ts";

export type UpsellState =
  | { step: "card-login" }
  | { step: "checking" }
  /** `isShown`: the reader sees it; between the check and that moment its dialog is on its way. */
  | { step: "offered"; upsellType: UpsellType; isShown: boolean }
  | { step: "saving"; upsellType: UpsellType }
  | { step: "confirmed"; upsellType: UpsellType }
  | { step: "already-subscribed" }
  /** A refused card: the reader may try another one. `message` is HTML. */
  | { step: "aborted"; message: string };

export type UpsellEvent =
  | { type: "card-shown" }
  | { type: "card-sent" }
  | { type: "checked"; outcome: EntitlementOutcome }
  /** Also on a page of its own, which knows nothing of the check before. */
  | { type: "offer-shown"; upsellType: UpsellType }
  | { type: "accepted" }
  | { type: "saved"; outcome: SaveOutcome }
  /** The call brought no usable reply. */
  | { type: "broke"; message: string };

export const beforeUpsell: UpsellState = { step: "card-login" };

/** What does not belong to a step changes nothing. */
export function nextUpsellState(state: UpsellState, event: UpsellEvent): UpsellState {
  switch (event.type) {
    case "card-shown":
      return { step: "card-login" };
    case "offer-shown":
      return { step: "offered", upsellType: event.upsellType, isShown: true };
    case "card-sent":
      return state.step === "card-login" || state.step === "aborted" ? { step: "checking" } : state;
    case "checked":
      return state.step === "checking" ? toChecked(event.outcome) : state;
    case "accepted":
      return state.step === "offered" ? { step: "saving", upsellType: state.upsellType } : state;
    case "saved":
      if (state.step !== "saving") return state;
      // What was wrong is said at the form, and the offer stays.
      if (event.outcome.kind === "refused") return { ...state, step: "offered", isShown: true };
      return { ...state, step: "confirmed" };
    case "broke":
      if (state.step === "checking") return { step: "aborted", message: event.message };
      return state.step === "saving" ? { ...state, step: "offered", isShown: true } : state;
  }
}

function toChecked(outcome: EntitlementOutcome): UpsellState {
  switch (outcome.kind) {
    case "offered":
      return { step: "offered", upsellType: outcome.upsellType, isShown: false };
    case "already-subscribed":
      return { step: "already-subscribed" };
    case "refused":
      return { step: "aborted", message: outcome.message };
  }
}

export type UpsellTracking = { page: CheckoutPage | null; isAborted: boolean };

/** What is tracked when an event has led from one state to the next (spec 4, 9). Any check without a grant is an abort. */
export function toUpsellTracking(before: UpsellState, event: UpsellEvent, after: UpsellState): UpsellTracking {
  return {
    page: toPage(before, event, after),
    isAborted: before.step === "checking" && (after.step === "aborted" || after.step === "already-subscribed"),
  };
}

function toPage(before: UpsellState, event: UpsellEvent, after: UpsellState): CheckoutPage | null {
  if (event.type === "card-shown") return "upsell/login";
  if (event.type === "offer-shown") return `upsell/${event.upsellType}/offer`;
  return after.step === "confirmed" && before.step !== "confirmed" ? `upsell/${after.upsellType}/complete` : null;
}
