/** Buys, waits until the publisher knows of it, and resolves to what the page gets. */
import type { Term } from "#workers/stand-ins/paywall/catalogue.ts";
import type { Reader } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import type { CheckoutComplete } from "#workers/stand-ins/paywall/protocol.ts";
import type { Provider } from "#workers/stand-ins/paywall/provider.ts";
import { buy } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { waitForPublisher } from "#workers/stand-ins/paywall/subscriptions/webhooks.ts";

export async function completePurchase(
  provider: Provider,
  reader: Pick<Reader, "uid" | "email">,
  term: Term,
  payment: string,
): Promise<CheckoutComplete> {
  const { subscription, conversion, answered } = buy(provider, reader, term, payment);
  await waitForPublisher(answered);
  return {
    termId: term.termId,
    rid: term.rid,
    termConversionId: conversion.conversion_id,
    chargeAmount: term.price / 100,
    chargeCurrency: "EUR",
    uid: reader.uid,
    expires: subscription.expires,
    startedAt: subscription.started,
    promotionId: null,
  };
}
