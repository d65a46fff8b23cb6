/**
 * How the site's plugin proves that an event is its own: `x-bridge-timestamp` holds seconds since 1970, `x-bridge-signature`
 * `sha256=` and, in hexadecimal, HMAC-SHA256 of timestamp, a full stop and the body. The plugin (docs/wordpress) and this file are
 * held to the same example, in signature.test.ts.
 */

import { timingSafeEqual } from "node:crypto";
import { toHex } from "#shared/rules/bytes/hex-digest.ts";

/** Older and younger ones are refused, in seconds. */
export const SIGNATURE_WINDOW = 300;

/** The header's value for a body that is sent at `timestamp`. */
export async function signBody(secret: string, timestamp: number, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const head = encoder.encode(`${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  return `sha256=${toHex(await crypto.subtle.sign("HMAC", key, signed))}`;
}

export type Verdict = "valid" | "unsigned" | "outdated" | "forged";

/** `now` in seconds. Of several secrets any one counts. The comparison takes the same time whatever is given. */
export async function decideSignature(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
  now: number,
): Promise<Verdict> {
  const given = headers.get("x-bridge-signature") ?? "";
  const timestamp = headers.get("x-bridge-timestamp") ?? "";
  if (!/^\d{1,12}$/.test(timestamp) || !/^sha256=[0-9a-f]{64}$/.test(given)) return "unsigned";
  if (Math.abs(now - Number(timestamp)) > SIGNATURE_WINDOW) return "outdated";
  const encoder = new TextEncoder();
  let isValid = false;
  for (const secret of secrets) {
    const own = await signBody(secret, Number(timestamp), body);
    // No early end: how long it takes must not say which secret it was.
    if (timingSafeEqual(encoder.encode(own), encoder.encode(given))) isValid = true;
  }
  return isValid ? "valid" : "forged";
}
