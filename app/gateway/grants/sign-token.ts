import { signText, toBase64Url } from "./hmac-text.ts";

/** For one request; the time covers clocks that differ. */
const LIFETIME_S = 120;

/**
 * The portal's signed word to the back end: `payload.signature`, both base64url, the payload JSON with `exp` in
 * seconds, the signature HMAC-SHA-256 over the encoded payload. `purpose` keeps one kind of word from passing for another.
 */
export async function signToken(
  secret: string,
  content: Readonly<{ purpose: string } & Record<string, unknown>>,
  now: Date,
): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + LIFETIME_S;
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify({ ...content, exp })));
  return `${payload}.${await signText(secret, payload)}`;
}
