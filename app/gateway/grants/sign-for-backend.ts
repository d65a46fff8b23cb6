import type { JWTPayload } from "jose";
import { type Audience, signToken } from "./signed-token.ts";

/** For one request. */
const LIFETIME_S = 120;
/** The back end's clock may be slow. */
const CLOCK_DIFFERENCE_S = 60;

/** The portal's signed token for the back end, from a minute ago to two minutes from now. */
export function signForBackend(secret: string, audience: Audience, claims: JWTPayload, now: Date): Promise<string> {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  return signToken(secret, audience, claims, { notBefore: at(-CLOCK_DIFFERENCE_S), expires: at(LIFETIME_S) });
}
