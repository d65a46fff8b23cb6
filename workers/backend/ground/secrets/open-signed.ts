/** The portal's signed tokens: compact JWS, HS256. `aud` says what a token is for, so that none passes for another (decision 44). */
import { type JWTPayload, jwtVerify } from "jose";
import { openWithAny } from "#shared/rules/open-with-any.ts";

type Expected = {
  audience: "grant" | "caller" | "metrics" | "preview";
  secrets: readonly string[];
  /** Seconds since 1970. */
  now: number;
  maxLength: number;
};

/** The claims of a token signed with one of `secrets`; null for whatever is altered, over, too long or for something else. */
export async function openSigned(token: string, { audience, secrets, now, maxLength }: Expected): Promise<JWTPayload | null> {
  if (token.length > maxLength) return null;
  return openWithAny(secrets, (secret) =>
    jwtVerify(token, new TextEncoder().encode(secret), {
      audience,
      algorithms: ["HS256"],
      requiredClaims: ["exp"],
      currentDate: new Date(now * 1000),
    }),
  );
}
