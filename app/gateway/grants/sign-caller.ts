import { parseCookie } from "cookie";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { signForBackend } from "./sign-for-backend.ts";

export const CALLER_HEADER = "x-caller";
/** What the back end leaves in the browser of a reader who signed in; only the back end can read it. */
export const DEVICE_COOKIE = "PortalDevice";
const MAX_DEVICE_LENGTH = 200;
/** Longer than any of the back end's. */
const MAX_DEVICE_COOKIE_LENGTH = 500;

/** Beyond what every request shows of its caller. */
export type CallerFacts = { isInCheckout: boolean };

/** Gives the portal's token on who calls; null when no secret is configured. */
export type SignCaller = (facts?: CallerFacts) => Promise<string | null>;

/**
 * The caller, for the back end's accounts: the reader's address, what the browser calls itself, and the origin for
 * links in mails and for cookies; within a checkout of this portal that as well, and what an earlier login left in the browser.
 * Signed when first needed, once per request.
 */
export function createSignCaller(request: Request, { grantSecret, publicOrigin }: PortalEnvironment): SignCaller {
  const signed = new Map<boolean, Promise<string>>();
  return async ({ isInCheckout } = { isInCheckout: false }) => {
    if (grantSecret === null) return null;
    const token = signed.get(isInCheckout) ?? sign(grantSecret, isInCheckout);
    signed.set(isInCheckout, token);
    return token;
  };

  function sign(secret: string, isInCheckout: boolean): Promise<string> {
    const claims = {
      // Only Cloudflare sets it; in development there is none.
      address: request.headers.get("cf-connecting-ip"),
      origin: publicOrigin ?? new URL(request.url).origin,
      device: (request.headers.get("user-agent") ?? "").slice(0, MAX_DEVICE_LENGTH),
      ...(isInCheckout ? { checkout: true } : {}),
      ...readKnownDevice(request),
    };
    return signForBackend(secret, "caller", claims, new Date());
  }
}

function readKnownDevice(request: Request): { knownDevice?: string } {
  const knownDevice = parseCookie(request.headers.get("cookie") ?? "")[DEVICE_COOKIE] ?? "";
  return knownDevice === "" || knownDevice.length > MAX_DEVICE_COOKIE_LENGTH ? {} : { knownDevice };
}
