import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { signForBackend } from "./sign-for-backend.ts";

export const CALLER_HEADER = "x-caller";
const MAX_DEVICE_LENGTH = 200;

/** Beyond what every request shows of its caller. */
export type CallerFacts = { isInCheckout: boolean };

/** Gives the portal's word on who calls; null when no secret is configured. */
export type SignCaller = (facts?: CallerFacts) => Promise<string | null>;

/**
 * Who calls, for the back end's accounts: the reader's address, what the browser calls itself, and the origin for
 * links in mails and for cookies; within a checkout of this portal that as well. Signed when first needed, once a request.
 */
export function createSignCaller(request: Request, { grantSecret, publicOrigin }: PortalEnvironment): SignCaller {
  const signed = new Map<boolean, Promise<string>>();
  return async ({ isInCheckout } = { isInCheckout: false }) => {
    if (grantSecret === null) return null;
    const word = signed.get(isInCheckout) ?? sign(grantSecret, isInCheckout);
    signed.set(isInCheckout, word);
    return word;
  };

  function sign(secret: string, isInCheckout: boolean): Promise<string> {
    const claims = {
      // Only Cloudflare knows it; on one machine there is none to tell apart.
      address: request.headers.get("cf-connecting-ip"),
      origin: publicOrigin ?? new URL(request.url).origin,
      device: (request.headers.get("user-agent") ?? "").slice(0, MAX_DEVICE_LENGTH),
      ...(isInCheckout ? { checkout: true } : {}),
    };
    return signForBackend(secret, "caller", claims, new Date());
  }
}
