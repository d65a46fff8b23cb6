/** The provider's interface /api/v3, as far as the publisher calls it. Errors: `{code, message}` with a code other than 0. */
import { createHash, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { parseUserRef } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import type { Subscription } from "#workers/stand-ins/paywall/subscriptions/store.ts";
import { findSubscription, isActive, setAutoRenew, settleDue } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { readFields, toJson, toSharedJson } from "./answers.ts";
import { findResource, requireTerm } from "./catalogue.ts";
import type { Provider, Route } from "./provider.ts";

const optionalText = v.optional(v.string(), "");
const readerQuestion = v.object({ aid: optionalText, user_ref: optionalText });
const changeQuestion = v.object({
  aid: optionalText,
  api_token: optionalText,
  subscription_id: optionalText,
  auto_renew: optionalText,
});

const ACCESS_DENIED = { code: 2, message: "Access denied" };
const UNKNOWN_APPLICATION = { code: 2004, message: "Application not found" };
const UNKNOWN_SUBSCRIPTION = { code: 2005, message: "Subscription not found" };

async function listAccess(request: Request, provider: Provider): Promise<Response> {
  const { aid, user_ref } = await readFields(request, readerQuestion);
  if (aid !== provider.aid) return toSharedJson(request, UNKNOWN_APPLICATION);
  settleDue(provider);
  const reader = parseUserRef(provider.privateKey, user_ref);
  if (reader === null) return toSharedJson(request, user_ref === "" ? { code: 0, data: [] } : ACCESS_DENIED);
  const own = provider.store.state.subscriptions.filter(({ uid }) => uid === reader.uid);
  return toSharedJson(request, { code: 0, data: own.map((subscription) => toAccess(subscription, provider.now())) });
}

function toAccess(subscription: Subscription, now: number) {
  const { access_id, rid, uid, started, expires } = subscription;
  const granted = isActive(subscription, now);
  const resource = { rid, name: findResource(rid)?.name ?? rid };
  return { access_id, granted, start_date: started, expire_date: expires, resource, user: { uid } };
}

async function listConversions(request: Request, provider: Provider): Promise<Response> {
  const { aid, user_ref } = await readFields(request, readerQuestion);
  if (aid !== provider.aid) return toSharedJson(request, UNKNOWN_APPLICATION);
  const reader = parseUserRef(provider.privateKey, user_ref);
  if (reader === null) return toSharedJson(request, user_ref === "" ? { code: 0, conversions: [] } : ACCESS_DENIED);
  const { subscriptions, conversions } = provider.store.state;
  const own = conversions.filter(({ uid }) => uid === reader.uid);
  return toSharedJson(request, {
    code: 0,
    total: own.length,
    conversions: own.map(({ conversion_id, create_date, type, term_id, access_id, rid }) => ({
      term_conversion_id: conversion_id,
      create_date,
      type,
      term: {
        term_id,
        name: requireTerm(term_id).name,
        type: "payment",
        resource: { rid, name: findResource(rid)?.name ?? rid },
      },
      user_access: {
        granted: subscriptions.some((one) => one.access_id === access_id && isActive(one, provider.now())),
        access_id,
      },
    })),
  });
}

async function change(request: Request, provider: Provider, decide: (autoRenew: string) => boolean): Promise<Response> {
  const { aid, api_token, subscription_id, auto_renew } = await readFields(request, changeQuestion);
  if (!isSameSecret(api_token, provider.apiToken)) return toJson(ACCESS_DENIED);
  if (aid !== provider.aid) return toJson(UNKNOWN_APPLICATION);
  const subscription = findSubscription(provider, subscription_id);
  if (subscription === null || !isActive(subscription, provider.now())) return toJson(UNKNOWN_SUBSCRIPTION);
  const wanted = decide(auto_renew);
  if (wanted !== subscription.auto_renew) void setAutoRenew(provider, subscription, wanted);
  return toJson({ code: 0, subscription: { subscription_id, auto_renew: wanted } });
}

/** In constant time, whatever the lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

export const apiRoutes: Route[] = [
  { method: "GET", path: "/api/v3/access/list", answer: listAccess },
  { method: "GET", path: "/api/v3/conversion/list", answer: listConversions },
  {
    method: "POST",
    path: "/api/v3/publisher/subscription/cancel",
    answer: (request, provider) => change(request, provider, () => false),
  },
  {
    method: "POST",
    path: "/api/v3/publisher/subscription/update",
    answer: (request, provider) => change(request, provider, (autoRenew) => autoRenew === "true"),
  },
];
