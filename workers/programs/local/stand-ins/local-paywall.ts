/**
 * The paywall provider on this machine: its stand-in, a server of its own beside the Workers, and what they are told of
 * it. `PAYWALL=off` leaves it out.
 */
import { join } from "node:path";
import { readSecrets, type Secrets, stateFolder } from "#workers/programs/local/state/state.ts";
import { type PaywallStandIn, startPaywallStandIn } from "#workers/stand-ins/paywall/server.ts";

const AID = "TALBLOCAL";

/** Variables and secrets of the two Workers. */
export type PaywallBindings = { portal: Record<string, string>; backend: Record<string, string> };

export const noPaywall: PaywallBindings = { portal: {}, backend: {} };

/** Null when it is left out. Starts before the Workers, which have to know its address: webhooks wait for `deliverTo`. */
export async function startLocalPaywall(): Promise<PaywallStandIn | null> {
  if (process.env.PAYWALL === "off") return null;
  const { paywallPrivateKey, paywallApiToken } = readSecrets();
  return startPaywallStandIn({
    port: 0,
    stateFile: join(stateFolder, "paywall.json"),
    aid: AID,
    privateKey: paywallPrivateKey,
    apiToken: paywallApiToken,
    webhookUrl: null,
  });
}

export function toWebhookUrl(portalOrigin: string): string {
  return `${portalOrigin}/webhooks/paywall`;
}

/** For Workers that know the provider at `origin`; null is without one. */
export function toPaywallBindings(origin: string | null, secrets: Secrets): PaywallBindings {
  if (origin === null) return noPaywall;
  return {
    portal: { PAYWALL_AID: AID, PAYWALL_SANDBOX: "true", PAYWALL_SCRIPT_ORIGIN: origin, PAYWALL_API_ORIGIN: origin },
    backend: {
      PAYWALL_AID: AID,
      PAYWALL_API_ORIGIN: origin,
      PAYWALL_PRIVATE_KEY: secrets.paywallPrivateKey,
      PAYWALL_API_TOKEN: secrets.paywallApiToken,
    },
  };
}
