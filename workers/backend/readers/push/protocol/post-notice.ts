/** Hands a notice to a browser's push service (RFC 8030), and says what became of it. */
import { countMetric } from "#shared/metrics/meter.ts";
import type { PushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { parseBase64Url } from "./base64url.ts";
import { encryptNotice } from "./encrypt-notice.ts";
import { signFor } from "./vapid.ts";

export type Urgency = "high" | "normal";

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** `topic`: of notices that have not reached the browser yet the last one of the same takes the place of those before. */
export type Delivery = { text: string; topic: string; urgency: Urgency; ttlS: number };

/**
 * `gone`: this browser takes nothing any more. `later`: another try may succeed, after so many seconds. `failed`: this notice will never
 * be taken.
 */
export type PostOutcome = { kind: "sent" | "gone" | "failed" } | { kind: "later"; afterS: number };

const TIMEOUT_MS = 10_000;
/** What a push service asks to wait is believed within these. */
const WAIT = { least: 30, usual: 60, most: 60 * 60 };

/** Never rejects. `now` in seconds. */
export async function postNotice(
  subscription: Subscription,
  { text, topic, urgency, ttlS }: Delivery,
  keys: PushKeys,
  now: number,
): Promise<PostOutcome> {
  const outcome = await attempt(subscription, { text, topic, urgency, ttlS }, keys, now);
  countMetric("push", outcome.kind);
  return outcome;
}

async function attempt(
  { endpoint, p256dh, auth }: Subscription,
  { text, topic, urgency, ttlS }: Delivery,
  keys: PushKeys,
  now: number,
): Promise<PostOutcome> {
  const recipient = parseRecipient(p256dh, auth);
  if (recipient === null) return { kind: "gone" };
  const body = await encryptNotice(text, recipient).catch(() => null);
  // A key that is no point of the curve: no browser's.
  if (body === null) return { kind: "gone" };
  const headers = {
    authorization: await signFor(endpoint, keys, now),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(ttlS),
    urgency,
    topic,
  };
  try {
    // A service that leads elsewhere is not followed: only the hosts that the operator knows are asked.
    const init = { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetch(endpoint, init);
    await response.body?.cancel();
    return decideOutcome(response.status, response.headers.get("retry-after"), now);
  } catch {
    return { kind: "later", afterS: WAIT.usual };
  }
}

/** Null for what no browser gives. */
export function parseRecipient(p256dh: string, auth: string) {
  const [publicKey, secret] = [parseBase64Url(p256dh), parseBase64Url(auth)];
  if (publicKey?.length !== 65 || publicKey[0] !== 4 || secret?.length !== 16) return null;
  return { publicKey, secret };
}

export function decideOutcome(status: number, retryAfter: string | null, now: number): PostOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status >= 500) return { kind: "later", afterS: parseWait(retryAfter, now) };
  return { kind: "failed" };
}

/** Seconds, or a date (RFC 9110). */
function parseWait(text: string | null, now: number): number {
  if (text === null) return WAIT.usual;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil(Date.parse(text) / 1000) - now;
  return Number.isNaN(seconds) ? WAIT.usual : Math.min(WAIT.most, Math.max(WAIT.least, seconds));
}
