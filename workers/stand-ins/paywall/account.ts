/** The account's frame: a reader's subscriptions at the provider, ended and taken up again. */
import * as v from "valibot";
import { parseUserRef, type Reader } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import { listActive, setAutoRenew, settleDue } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { waitForPublisher } from "#workers/stand-ins/paywall/subscriptions/webhooks.ts";
import { readFields, requireOwnFrame, toFrame, toJson } from "./answers.ts";
import { findResource, requireTerm } from "./catalogue.ts";
import type { Provider, Route } from "./provider.ts";

const NOT_SIGNED_IN = { problem: "login", message: "Bitte melde dich an, um deine Abos zu sehen." };

const listQuestion = v.object({ userRef: v.string() });
const changeQuestion = v.object({
  userRef: v.string(),
  subscriptionId: v.string(),
  autoRenew: v.boolean(),
  reason: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
});

async function list(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { userRef } = await readFields(request, listQuestion);
  const reader = parseUserRef(provider.privateKey, userRef);
  if (reader === null) return toJson(NOT_SIGNED_IN);
  settleDue(provider);
  return toJson({ items: toItems(provider, reader) });
}

async function change(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { userRef, subscriptionId, autoRenew, reason } = await readFields(request, changeQuestion);
  const reader = parseUserRef(provider.privateKey, userRef);
  if (reader === null) return toJson(NOT_SIGNED_IN);
  const subscription = listActive(provider, reader.uid).find(({ subscription_id }) => subscription_id === subscriptionId);
  if (subscription === undefined) return toJson({ problem: "gone", message: "Dieses Abo ist schon zu Ende." });
  if (subscription.auto_renew !== autoRenew) {
    await waitForPublisher(setAutoRenew(provider, subscription, autoRenew, reason));
  }
  return toJson({ items: toItems(provider, reader) });
}

function toItems(provider: Provider, reader: Reader) {
  return listActive(provider, reader.uid).map(({ subscription_id, rid, term_id, expires, auto_renew, payment }) => ({
    id: subscription_id,
    resourceName: findResource(rid)?.name ?? rid,
    priceText: requireTerm(term_id).priceText,
    expires,
    autoRenew: auto_renew,
    payment,
  }));
}

export const accountRoutes: Route[] = [
  { method: "GET", path: "/myaccount/show", answer: (request) => toFrame(request, "account.html") },
  { method: "POST", path: "/myaccount/list", answer: list },
  { method: "POST", path: "/myaccount/change", answer: change },
];
