/** Says to a push service who sends (RFC 8292). One token serves all messages to a service for hours: signing each would be work for nothing. */
import { importJWK, SignJWT } from "jose";
import type { PushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { parseBase64Url, toBase64Url } from "./base64url.ts";

/** The standard allows a day. */
const LIFETIME_S = 12 * 60 * 60;
/** A token is made anew when it has less left. */
const LEAST_LEFT_S = 60 * 60;
/** More push services than there are. */
const MAX_KEPT = 50;

/** A promise, so that those who ask at the same moment get the same one. */
type Kept = { header: Promise<string>; expires: number };
const kept = new Map<string, Kept>();

/** The header `authorization` for a request to the endpoint. `now` in seconds. */
export async function signFor(endpoint: string, keys: PushKeys, now: number): Promise<string> {
  const { origin } = new URL(endpoint);
  const name = `${keys.publicKey} ${keys.contact} ${origin}`;
  const known = kept.get(name);
  if (known !== undefined && known.expires - now > LEAST_LEFT_S && known.expires - now <= LIFETIME_S) return known.header;
  const expires = now + LIFETIME_S;
  const header = sign({ aud: origin, exp: expires, sub: keys.contact }, keys);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(name, { header, expires });
  return header;
}

async function sign(claims: { aud: string; exp: number; sub: string }, keys: PushKeys): Promise<string> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .sign(await importJWK(toJwk(keys), "ES256"));
  return `vapid t=${token}, k=${keys.publicKey}`;
}

function toJwk({ publicKey, privateKey }: PushKeys) {
  // An uncompressed point: 4, x, y.
  const point = parseBase64Url(publicKey);
  if (point?.length !== 65) throw new Error("VAPID_PUBLIC_KEY is no public key");
  return { kty: "EC", crv: "P-256", x: toBase64Url(point.subarray(1, 33)), y: toBase64Url(point.subarray(33)), d: privateKey };
}
