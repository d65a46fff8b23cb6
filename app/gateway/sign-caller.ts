import type { PortalEnvironment } from "../domain/environment.ts";
import { signToken } from "./sign-token.ts";

export const CALLER_HEADER = "x-caller";
const MAX_DEVICE_LENGTH = 200;

/** Gives the portal's word on who calls; null when no secret is configured. */
export type SignCaller = () => Promise<string | null>;

/**
 * Who calls, for the back end's accounts: the reader's address, what the browser calls itself, and the origin for
 * links in mails and for cookies. Signed when first needed, once a request.
 */
export function createSignCaller(request: Request, { grantSecret, publicOrigin }: PortalEnvironment): SignCaller {
  let signed: Promise<string> | null = null;
  return async () => {
    if (grantSecret === null) return null;
    signed ??= signToken(
      grantSecret,
      {
        purpose: "caller",
        // Only Cloudflare knows it; on one machine there is none to tell apart.
        address: request.headers.get("cf-connecting-ip"),
        origin: publicOrigin ?? new URL(request.url).origin,
        device: (request.headers.get("user-agent") ?? "").slice(0, MAX_DEVICE_LENGTH),
      },
      new Date(),
    );
    return signed;
  };
}
