/** The word to a publisher's own reader on who may read which issue: a compact JWS, HS256 with EPAPER_SECRET (docs/epaper.md). */
import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { type EpaperDay, toEpaperKey } from "#shared/rules/epaper-rules.ts";

/** A browser follows at once. */
export const HAND_OVER_S = 60;

type Reader = { accountId: number; secret: string; now: number };

/** `sub` names the reader to that reader alone: the same each time, and not the number of the account. */
export function signHandOver(day: EpaperDay, { accountId, secret, now }: Reader): Promise<string> {
  return new SignJWT({ issue: toEpaperKey(day), date: day.date, edition: day.edition })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(PORTAL_ID)
    .setAudience("epaper")
    .setSubject(createHmac("sha256", secret).update(`epaper reader ${accountId}`).digest("base64url"))
    .setIssuedAt(now)
    .setExpirationTime(now + HAND_OVER_S)
    .sign(new TextEncoder().encode(secret));
}
