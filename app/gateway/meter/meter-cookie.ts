/** The meter of a browser (rules 4): a cookie that only the portal can write. Who deletes it begins anew. */
import { parseCookie, stringifySetCookie } from "cookie";
import * as v from "valibot";
import { type MeterState, parseMeterState } from "#app/domain/paywall/meter/meter.ts";
import { openToken, signToken } from "#app/gateway/grants/signed-token.ts";

const METER_COOKIE = "PortalMeter";
/** A hundred numbers of posts are shorter. */
const MAX_LENGTH = 2500;

/** `id` is what the browser's reads are counted under; the state is what it is shown of them. */
export type BrowserMeter = { id: string; state: MeterState };

const idSchema = v.pipe(v.string(), v.uuid());

/** The meter that the reader's cookie names; null for none, and for one that is altered, foreign, over or too long. */
export async function readMeterCookie(
  cookieHeader: string | null,
  secrets: readonly string[],
  now: Date,
): Promise<BrowserMeter | null> {
  const cookie = parseCookie(cookieHeader ?? "")[METER_COOKIE] ?? "";
  if (cookie === "" || cookie.length > MAX_LENGTH) return null;
  const claims = await openToken(cookie, { secrets, audience: "meter", now });
  const state = claims === null ? null : parseMeterState({ start: claims.start, posts: claims.posts });
  const id = v.safeParse(idSchema, claims?.id);
  return state === null || !id.success ? null : { id: id.output, state };
}

/** The Set-Cookie header that keeps the meter until the period is over. */
export async function toMeterCookie(
  { id, state }: BrowserMeter,
  secret: string,
  { secure, expires }: { secure: boolean; expires: Date },
): Promise<string> {
  const token = await signToken(secret, "meter", { id, ...state }, { notBefore: null, expires });
  return stringifySetCookie(METER_COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure, expires });
}
