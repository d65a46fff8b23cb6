/** For tests and developers: turns the clock of a subscription, shows what is known, and says what this server is. */
import * as v from "valibot";
import { escapeHtml } from "#workers/stand-ins/local-server.ts";
import type { Subscription } from "#workers/stand-ins/paywall/subscriptions/store.ts";
import { end, findSubscription, isActive, renew } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { waitForPublisher } from "#workers/stand-ins/paywall/subscriptions/webhooks.ts";
import { isJson, readFields, toFrame, toJson } from "./answers.ts";
import { isSameSecret } from "./api.ts";
import type { Provider, Route } from "./provider.ts";

const optionalText = v.optional(v.string(), "");
const question = v.object({ api_token: optionalText, subscription_id: optionalText });

type Change = (provider: Provider, subscription: Subscription) => Promise<void>;

/** Answers when the publisher was told, at the latest after two seconds. */
async function change(request: Request, provider: Provider, apply: Change): Promise<Response> {
  const { api_token, subscription_id } = await readFields(request, question);
  if (!isJson(request) || !isSameSecret(api_token, provider.apiToken)) return toJson({ code: 2, message: "Access denied" }, 403);
  const subscription = findSubscription(provider, subscription_id);
  if (subscription === null) return toJson({ code: 1, message: "Subscription not found" }, 404);
  await waitForPublisher(apply(provider, subscription));
  return toJson({ code: 0, subscription });
}

async function showState(request: Request, provider: Provider): Promise<Response> {
  const { api_token } = await readFields(request, question);
  if (!isSameSecret(api_token, provider.apiToken)) return toJson({ code: 2, message: "Access denied" }, 403);
  return toJson({ code: 0, ...provider.store.state });
}

function showPage(request: Request, { aid, store, now }: Provider): Response {
  const { subscriptions, webhooks, log } = store.state;
  const active = subscriptions.filter((subscription) => isActive(subscription, now())).length;
  const lines = log.map(({ at, text }) => {
    const time = new Date(at * 1000).toISOString();
    return `<li><time datetime="${time}">${time.slice(0, 19).replace("T", " ")}</time> ${escapeHtml(text)}</li>`;
  });
  return toFrame(request, "about.html", {
    aid: escapeHtml(aid),
    subscriptions: `${active} of ${subscriptions.length}`,
    webhooks: String(webhooks.length),
    log: lines.join("\n") || "<li>Nothing yet.</li>",
  });
}

export const sandboxRoutes: Route[] = [
  { method: "GET", path: "/", answer: showPage },
  { method: "GET", path: "/sandbox/state", answer: showState },
  { method: "POST", path: "/sandbox/renew", answer: (request, provider) => change(request, provider, renew) },
  {
    method: "POST",
    path: "/sandbox/expire",
    answer: (request, provider) =>
      change(request, provider, (one, subscription) => end(one, subscription, "subscription_expired")),
  },
  {
    method: "POST",
    path: "/sandbox/revoke",
    answer: (request, provider) => change(request, provider, (one, subscription) => end(one, subscription, "access_revoked")),
  },
];
