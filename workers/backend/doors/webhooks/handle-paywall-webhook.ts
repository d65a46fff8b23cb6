/** `/webhooks/paywall`: the paywall provider tells what readers bought and ended. */

import { logError, logWarning } from "#shared/log/log.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { openFromProvider } from "#workers/backend/readers/products/provider-crypto.ts";
import { parseResources } from "#workers/backend/readers/subscriptions/parse-resources.ts";
import { applyWebhook, type WebhookOutcome } from "#workers/backend/readers/subscriptions/webhook/apply-webhook.ts";
import { type AccessWebhook, parseWebhook } from "#workers/backend/readers/subscriptions/webhook/parse-webhook.ts";

/** A webhook has some 600 characters. */
const MAX_BODY_BYTES = 20_000;

/**
 * GET or POST with the parameter `data`. 200 when it is applied, was applied before, or can never be: an error would make
 * the provider send it for ever, and hold back what comes after. 400 for what was not sealed for this application, 404
 * where no provider is configured, 413 for a body that is too large, 503 (come again) when the database does not answer.
 */
export async function handlePaywallWebhook(request: Request, env: Env, now = Math.floor(Date.now() / 1000)): Promise<Response> {
  const { PAYWALL_PRIVATE_KEY: privateKey, PAYWALL_AID: aid } = env;
  if (!privateKey || !aid) return answer(404, "no paywall provider is configured");
  if (request.method !== "GET" && request.method !== "POST") return answer(405, "send GET or POST", { allow: "GET, POST" });
  const data = await readData(request);
  if (data === "too-large") return answer(413, `at most ${MAX_BODY_BYTES} bytes`);
  const text = data === null ? null : await openFromProvider(privateKey, data);
  const parsed = text === null ? null : parseWebhook(text, { aid, now });
  if (text === null || parsed === null || parsed.kind === "unreadable") return answer(400, "data cannot be read");
  if (parsed.kind === "other") {
    logWarning("A paywall webhook is none of ours", undefined, { type: parsed.type });
    return answer(200, "ignored");
  }
  const { webhook } = parsed;
  try {
    const product = parseResources(env.PAYWALL_RESOURCES).get(webhook.rid) ?? null;
    const outcome = await applyWebhook(env, { webhook, id: await digestSecret(text), product, now, origin: readOrigin(env) });
    logOutcome(outcome, webhook);
    return answer(200, outcome);
  } catch (error) {
    logError("paywall webhook failed", error);
    return answer(503, "come again", { "retry-after": "30" });
  }
}

/** Whose links the mails about contracts have. Without one operators read that none are sent: the purchase counts all the same. */
function readOrigin(env: Env): string | null {
  const origin = readPublicOrigin(env);
  if (origin === null) logError("PUBLIC_ORIGIN is missing: no mail confirms what a paywall webhook tells");
  return origin;
}

async function readData(request: Request): Promise<string | null | "too-large"> {
  const inAddress = new URL(request.url).searchParams.get("data");
  if (request.method === "GET" || inAddress !== null) {
    return inAddress !== null && inAddress.length > MAX_BODY_BYTES ? "too-large" : inAddress;
  }
  const bytes = await readLimited(request, MAX_BODY_BYTES);
  return bytes === null ? "too-large" : new URLSearchParams(new TextDecoder().decode(bytes)).get("data");
}

/** Operators should see what a reader has paid for and did not get. */
function logOutcome(outcome: WebhookOutcome, { type, event, uid, rid, access_id, subscription_id }: AccessWebhook): void {
  if (outcome === "applied" || outcome === "repeated") return;
  const what = `${type}, ${event ?? "no event"}, uid ${uid}, rid ${rid}, ${subscription_id ?? access_id}`;
  logWarning("A paywall webhook is not applied", undefined, { outcome, what });
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });
}
