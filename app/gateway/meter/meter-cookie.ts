/** The meter of a browser (rules 4): a cookie that only the portal can write. Who deletes it begins anew. */
import { parseCookie, stringifySetCookie } from "cookie";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { type MeterState, parseMeterState } from "#app/domain/paywall/meter.ts";
import { fromBase64Url, isSignedText, signText, toBase64Url } from "#app/gateway/grants/hmac-text.ts";

const METER_COOKIE = "TalblickMeter";
/** A hundred numbers of posts are shorter. */
const MAX_LENGTH = 2500;
/** Stands before what is signed: nothing signed for a cookie can ever pass for a grant. */
const PURPOSE = "meter:";

/** The state that the reader's cookie names; null for none, and for one that is altered, foreign or too long. */
export async function readMeterCookie(cookieHeader: string | null, secrets: readonly string[]): Promise<MeterState | null> {
  const cookie = parseCookie(cookieHeader ?? "")[METER_COOKIE] ?? "";
  const [payload = "", signature = "", ...rest] = cookie.split(".");
  if (payload === "" || rest.length > 0 || cookie.length > MAX_LENGTH) return null;
  if (!(await isSignedText(secrets, PURPOSE + payload, signature))) return null;
  const bytes = fromBase64Url(payload);
  return bytes === null ? null : parseMeterState(parseJson(new TextDecoder().decode(bytes)));
}

/** The Set-Cookie header that keeps the state until the period is over. */
export async function toMeterCookie(
  state: MeterState,
  secret: string,
  { secure, expires }: { secure: boolean; expires: Date },
): Promise<string> {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(state)));
  return stringifySetCookie(METER_COOKIE, `${payload}.${await signText(secret, PURPOSE + payload)}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    expires,
  });
}
