/** The offer and its checkout: what happens in the frame becomes the events that the page handles. */
import { closeFrame, findFrame, openFrame, tellUser } from "./frames.js";
import { emit } from "./handlers.js";
import { debug, isUserValid, page } from "./page.js";

const KIND = "offer";
/** The offer that is open: how it was called, whether its frame works already, what waits for that, whether it is paid. */
let current = null;

export function showOffer(params) {
  const shown = toOffer(params);
  emit("showOffer", shown);
  openOffer(shown);
}

/** Begins to pay for a term, in the open offer or, where none is, in a new one. */
export function startCheckout(params) {
  if (!isUserValid()) {
    requireLogin({ startScreen: "login", ...params });
    return;
  }
  if (findFrame(KIND) === null) openOffer(toOffer({ ...params, termIds: params.termIds ?? [params.termId] }));
  if (current === null) return;
  tellUser();
  const message = { termId: params.termId };
  if (current.isReady) findFrame(KIND)?.post("startCheckout", message);
  else current.waiting = message;
}

export function closeOffer() {
  if (current === null) return;
  const state = current.isComplete ? "checkoutCompleted" : "checkoutClosed";
  current = null;
  closeFrame(KIND);
  emit("checkoutClose", { state });
}

function toOffer({ offerId = null, templateId = null, termIds = [], displayMode, containerSelector = null }) {
  const mode = displayMode ?? (containerSelector === null ? "modal" : "inline");
  return { offerId, templateId, termIds: [...termIds], displayMode: mode, containerSelector };
}

function openOffer(offer) {
  const { offerId, templateId, termIds, displayMode, containerSelector } = offer;
  const frame = openFrame({
    kind: KIND,
    path: "/checkout/offer/show",
    params: { offerId, templateId, termIds: termIds.join(",") },
    displayMode,
    containerSelector,
    title: "Abo-Angebot",
    onMessage: hear,
    onCancel: closeOffer,
  });
  current = frame === null ? null : { offer, isReady: false, waiting: null, isComplete: false };
}

/** What the frame says (browser/frames/offer.js). */
function hear(type, params) {
  if (current === null) return;
  const { offerId } = current.offer;
  if (type === "shown") {
    current.isReady = true;
    emit("checkoutStateChange", { stateName: "offer", term: null });
    if (current?.waiting) findFrame(KIND)?.post("startCheckout", current.waiting);
  } else if (type === "choose") {
    if (isUserValid() && params.startScreen === "register") startCheckout({ ...current.offer, termId: params.termId });
    else requireLogin({ ...current.offer, ...params, tags: [...page.tags] });
  } else if (type === "loginRequired") {
    page.isUserRefValid = false;
    requireLogin({ ...current.offer, startScreen: "login", ...params, tags: [...page.tags] });
  } else if (type === "checkoutStarted") {
    page.isUserRefValid = true;
    emit("startCheckout", { termId: params.term.termId, offerId });
    emit("checkoutStateChange", { stateName: "state2", term: params.term });
  } else if (type === "state") {
    emit("checkoutStateChange", params);
  } else if (type === "custom") {
    emit("checkoutCustomEvent", params);
  } else if (type === "complete") {
    current.isComplete = true;
    emit("checkoutComplete", params);
  } else if (type === "close") closeOffer();
}

function requireLogin(params) {
  const isProvidersOwn = emit("loginRequired", { offerId: null, tags: [...page.tags], ...params });
  // The provider's own accounts are switched off: the page's log-in is the only one.
  if (isProvidersOwn) debug("nobody handled loginRequired");
  findFrame(KIND)?.post("awaitLogin", { isHandled: !isProvidersOwn });
}
