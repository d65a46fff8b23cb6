/**
 * What this stand-in of the paywall provider (Piano) speaks. It is a program of its own: nothing here is product code,
 * and nothing of the product is imported. Where the provider's public documents leave a gap, the shapes below hold.
 *
 * In the browser. `{origin}/xbuilder/experience/load?aid=` takes over the queue `window.tp`: it runs what was pushed, in
 * order, `["init", fn]` last, and later pushes at once. Afterwards there are:
 *
 *     tp.experience.init() / tp.experience.execute()
 *     tp.offer.show({offerId, templateId, termIds, displayMode: "inline" | "modal", containerSelector})
 *     tp.offer.startCheckout({offerId, termId, ...what loginRequired was given})
 *     tp.offer.close()
 *     tp.template.show({templateId, displayMode, containerSelector})
 *     tp.myaccount.show({displayMode: "inline" | "modal", containerSelector})
 *     tp.authorizePayment.show({authorizationId, displayMode: "inline" | "modal", containerSelector})
 *     tp.user.isUserValid()
 *     tp.api.callApi("/access/list", params, callback)
 *
 * `displayMode` is "inline" when left out and a container is named, otherwise "modal".
 *
 * Handlers, in the order of a purchase within a page:
 *
 *     experienceExecute   {result: {events: [{eventType, eventParams}]}}   before anything is shown
 *     showTemplate        {templateId, displayMode, containerSelector}
 *     showOffer           {offerId, templateId, displayMode, containerSelector, termIds}
 *     checkoutStateChange {stateName: "offer", term: null}
 *     loginRequired       {startScreen: "register" | "login", termId, offerId, templateId, termIds, tags, displayMode,
 *                          containerSelector}; it returns false, and once the reader is known the page calls
 *                          tp.push(["setUserRef", ref]) and tp.offer.startCheckout(params). Works also on another page:
 *                          where no offer is open, startCheckout opens one.
 *     startCheckout       {termId, offerId}
 *     checkoutStateChange {stateName: "state2", term: {termId, name, rid, type}}         the payment form
 *     checkoutCustomEvent {eventName: "paymentDeclined", params: {termId}}               asks again, in the same form
 *     checkoutCustomEvent {eventName: "paymentAuthorizationRequired", params: {authorizationId, termId}}
 *     checkoutCustomEvent {eventName: "paymentAuthorized" | "paymentRefused", params: {authorizationId, termId}}
 *     checkoutStateChange {stateName: "confirmation", term}
 *     checkoutComplete    {termId, rid, termConversionId, chargeAmount, chargeCurrency, uid, expires, startedAt,
 *                          promotionId}; amounts in euros, times in seconds. The webhook was answered by then, or two
 *                          seconds have passed. Whether it is a renewal is to be seen in /conversion/list.
 *     checkoutStateChange {stateName: "receipt", term}
 *     checkoutClose       {state: "checkoutCompleted"}   the reader closes the receipt, or tp.offer.close()
 *                         {state: "checkoutClosed"}      close button or Escape before that
 *
 * What experiences do here (POST /xbuilder/experience/execute, form-encoded): a page tagged `premium` shows the offer to
 * readers without an access that opens it: within `#paywall-offer`, or modal where the custom variable paywallAsModal is
 * "true". A page tagged `promotion` shows the promotion's template and the offer, one tagged `pur` the offer of Pur.
 * The first event is always {eventType: "experienceExecute", eventParams: {accessList: [{rid}]}}.
 *
 * To authorise a payment: the card 4000 0000 0000 3220 makes an authorisation. The checkout asks for it at once, and names
 * the address where it can be given later: `{page's origin}/zahlung-autorisieren?id={authorizationId}`. That page calls
 * tp.authorizePayment.show({authorizationId: id, containerSelector: "#…"}) and hears of it: first checkoutComplete, as in
 * the checkout, when it was bought with that; then by checkoutCustomEvent:
 * paymentAuthorized, paymentRefused, and paymentAuthorizationUnknown {authorizationId} for an id that is unknown or done.
 *
 * The account's frame (tp.myaccount.show) posts to the page that holds it, and waits for an answer to its own window:
 *
 *     {type: "newspaper-access"}  ->  {type: "newspaper-access-data", hasAccess, …, kayak: items}
 *     {type: "autorenew-tracking", subscriptionId, didCancel, isKayakSubs, cancelReason}
 *                                 ->  {type: "cancel-sync-result", success, message, items}
 *
 * Server to server: /api/v3 (api.ts), webhooks (webhooks.ts), user references (user-ref.ts). For tests and developers:
 * POST /sandbox/renew, /sandbox/expire, /sandbox/revoke {api_token, subscription_id}, GET /sandbox/state?api_token=.
 */

/** A webhook, version 2: what happened to a reader's access. */
export type WebhookMessage = {
  version: 2;
  type: "access_granted" | "access_modified" | "access_revoked";
  event:
    | "new_purchase"
    | "subscription_auto_renewed"
    | "subscription_updated"
    | "subscription_canceled"
    | "subscription_expired"
    | "access_revoked";
  aid: string;
  uid: string;
  rid: string;
  access_id: string;
  /** Seconds since 1970; null has no end. */
  expires: number | null;
  subscription_id: string;
  term_id: string;
  timestamp: number;
  auto_renew: boolean;
};

/** What an experience decided. */
export type ExperienceEvent = { eventType: string; eventParams: Record<string, unknown> };

/** What the page hears when a purchase is complete. */
export type CheckoutComplete = {
  termId: string;
  rid: string;
  termConversionId: string;
  chargeAmount: number;
  chargeCurrency: string;
  uid: string;
  expires: number;
  startedAt: number;
  promotionId: string | null;
};
