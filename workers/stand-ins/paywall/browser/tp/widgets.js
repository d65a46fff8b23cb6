/** A promotion's template, the account and the authorisation of a payment. */
import { closeFrame, openFrame } from "./frames.js";
import { emit } from "./handlers.js";

export function showTemplate({ templateId, ...place }) {
  const { displayMode, containerSelector } = toPlace(place);
  emit("showTemplate", { templateId, displayMode, containerSelector });
  // Modal, the offer says the same by itself.
  if (displayMode === "modal") return;
  openFrame({
    kind: "template",
    path: "/checkout/template/show",
    params: { templateId },
    displayMode,
    containerSelector,
    title: "Hinweis auf das Abo",
  });
}

export function showAccount(place) {
  openFrame({
    kind: "account",
    path: "/myaccount/show",
    ...toPlace(place),
    title: "Abo-Verwaltung",
    onMessage: (type) => type === "close" && closeFrame("account"),
    onCancel: () => closeFrame("account"),
  });
}

export function showAuthorization({ authorizationId, ...place }) {
  openFrame({
    kind: "authorization",
    path: "/authorize/show",
    params: { id: authorizationId },
    ...toPlace(place),
    title: "Zahlung freigeben",
    onMessage(type, params) {
      if (type === "complete") emit("checkoutComplete", params);
      if (type === "custom") emit("checkoutCustomEvent", params);
      if (type === "close") closeFrame("authorization");
    },
    onCancel: () => closeFrame("authorization"),
  });
}

function toPlace({ displayMode, containerSelector = null }) {
  return { displayMode: displayMode ?? (containerSelector === null ? "modal" : "inline"), containerSelector };
}
