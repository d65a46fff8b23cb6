/** The stand-ins of third parties on this machine, servers of their own beside the Workers, and what the Workers are told of them. */
import { browserPushHosts } from "#workers/backend/readers/push/push-hosts.ts";
import { startAdvertisingStandIn } from "#workers/stand-ins/advertising/server.ts";
import { startAnalyticsStandIn } from "#workers/stand-ins/analytics/server.ts";
import { startPushStandIn } from "#workers/stand-ins/push/server.ts";
import { startServicesStandIn } from "#workers/stand-ins/services/server.ts";
import { startVideoStandIn } from "#workers/stand-ins/video/server.ts";
import { startLocalPaywall } from "./local-paywall.ts";

/**
 * Starts those that the environment does not leave out (`PAYWALL=off`, `ANALYTICS=off`, `SERVICES=off`, `PUSH=off`), and an advertising network where it asks for one
 * (`ADVERTISING=on`, with bidders before it `ADVERTISING=bidding`), before the Workers, which have to know their addresses.
 */
export async function startStandIns() {
  const { ANALYTICS, SERVICES, PUSH, ADVERTISING } = process.env;
  const paywall = await startLocalPaywall();
  const analytics = ANALYTICS === "off" ? null : await startAnalyticsStandIn();
  const services = SERVICES === "off" ? null : await startServicesStandIn();
  const video = await startVideoStandIn();
  const push = PUSH === "off" ? null : await startPushStandIn();
  const advertising = ADVERTISING === "on" || ADVERTISING === "bidding" ? await startAdvertisingStandIn() : null;
  const stop = () => Promise.all([paywall, analytics, services, video, push, advertising].map((standIn) => standIn?.stop()));
  return { paywall, analytics, services, video, push, advertising, stop };
}

/** Variables of the portal; none without the stand-in. */
export function toAnalyticsVariables(origin: string | null): Record<string, string> {
  if (origin === null) return {};
  return {
    ANALYTICS_SCRIPT_URL: `${origin}/tag.js`,
    READING_MEASURE_URL: `${origin}/measure/loader.js`,
    READING_MEASURE_SITE: "talblick",
  };
}

/** Variables of the portal; null leaves the video platform at its own address. */
export function toVideoVariables(origin: string | null): Record<string, string> {
  return origin === null ? {} : { VIDEO_SCRIPT_ORIGIN: origin };
}

/** Variables of the back end: it sends to the stand-in, and to the services of the browsers that look at this machine. */
export function toPushVariables(origin: string | null): Record<string, string> {
  return origin === null ? {} : { PUSH_HOSTS: `${browserPushHosts}, ${origin}` };
}

/** Variables of the portal: a unit for each place, of which one is never sold; none without the stand-in. */
export function toAdvertisingVariables(origin: string | null): Record<string, string> {
  if (origin === null) return {};
  const units = ["front-lead", "front-river", "list", "article-text", "article-end"].map(
    (place) => `${place}=/1/talblick/${place}`,
  );
  const network = { AD_SCRIPT_URL: `${origin}/tag/js/gpt.js`, AD_UNITS: [...units, "municipality=/1/talblick/leer"].join(", ") };
  if (process.env.ADVERTISING !== "bidding") return network;
  const bids = ["muster-a", "muster-b"].map((bidder, index) => ({ bidder, params: { cpm: 0.5 + index } }));
  const bidding = { AD_PREBID_URL: `${origin}/prebid.js`, AD_BIDS: JSON.stringify({ list: bids }) };
  return { ...network, ...bidding, CONSENT_FRAMEWORK_URL: `${origin}/cmp.js` };
}
