/** Configuration of the portal as the operator set it (wrangler.toml), parsed once. */
import * as v from "valibot";
import type { AdNetwork } from "#app/domain/advertising/ad-network.ts";
import { type PaywallConfig, providerOrigins } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { TrackingConfig } from "#app/domain/tracking/tracking-config.ts";
import { PLATFORM_HOST } from "#app/domain/video/brightcove-player.ts";
import { environmentSchema } from "./environment-rules.ts";

export type PortalEnvironment = ReturnType<typeof toEnvironment>;

/** One variable or secret that is missing or wrong. */
export type EnvironmentFault = { name: string; problem: string };

/** What is wrong with these variables, for operators, one entry per fault; empty when the portal can work with them. */
export function findEnvironmentFaults(variables: unknown): readonly EnvironmentFault[] {
  try {
    parseEnvironment(variables, "");
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

/** Thrown for an invalid configuration: in English for operators, one line per fault. Values are never repeated: some are secrets. */
export class ConfigurationError extends Error {
  readonly faults: readonly EnvironmentFault[];

  constructor(faults: readonly EnvironmentFault[]) {
    super(faults.map(({ name, problem }) => `Configuration: ${name} ${problem}`).join("\n"));
    this.faults = faults;
    this.name = "ConfigurationError";
  }
}

/** Throws a `ConfigurationError` that names each variable that is missing or wrong, and what is right. */
export function parseEnvironment(variables: unknown, buildId: string): PortalEnvironment {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) throw new ConfigurationError(parsed.issues.map(toFault));
  return toEnvironment(parsed.output, buildId);
}

function toEnvironment(variable: v.InferOutput<typeof environmentSchema>, buildId: string) {
  return {
    /** Rules 7.1: default is this machine. */
    appEnv: variable.APP_ENV,
    /** Origin of a publisher's own back end, or null for the service binding. */
    backendOrigin: variable.BACKEND_ORIGIN,
    /** Origin for canonical addresses; null takes the request's. */
    publicOrigin: variable.PUBLIC_ORIGIN,
    /** Where subscriptions go (rules 7.1.4): `/graphql` of this portal, or a publisher's own wss://…; null: there are none. */
    websocketEndpoint: variable.WEBSOCKET_ENDPOINT,
    /** Shared with the back end: signs access grants and the token on the caller. Null means that neither is ever issued. */
    grantSecret: variable.GRANT_SECRET ?? null,
    /** The secret before the present one, while it is being replaced: what was signed with it still counts. */
    previousGrantSecret: variable.GRANT_SECRET_PREVIOUS ?? null,
    /** Namespace of the single sign-on's REST calls (rules 7.2): `/wp-json/{ssoNamespace}/v1/login`. */
    ssoNamespace: variable.SSO_NAMESPACE,
    /** Namespace of the topics' REST calls (rules 7.2): `/wp-json/{topicsNamespace}/v1/topics/{slug}`. */
    topicsNamespace: variable.TOPICS_NAMESPACE,
    /** Origins of the single sign-on besides this one: cookie images and frames of its replies may come from there (rules 4). */
    ssoHosts: variable.SSO_HOSTS,
    /** Hosts whose readers may read premium posts (rules 6), lower case. */
    partnerHosts: variable.PARTNER_HOSTS.map((host) => host.toLowerCase()),
    /** What a search bot must show besides its user agent (rules 5): nothing, Cloudflare's verdict, or an address of its owner. */
    botVerification: variable.BOT_VERIFICATION,
    /** Address ranges (CIDR) of crawlers that publish none, for botVerification "address". */
    crawlerRanges: variable.CRAWLER_RANGES,
    /** What robots.txt asks of crawlers for language models. */
    aiCrawlers: variable.AI_CRAWLERS,
    /** Metered access: so many premium posts in so many days, for readers without a subscription. Null is off. */
    meter: variable.METERED_POSTS === 0 ? null : { posts: variable.METERED_POSTS, days: variable.METERED_DAYS },
    /** How many browsers of one network may begin a meter in a day; null is without limit. */
    meteredNetworkDailyCap: variable.METERED_NETWORK_DAILY_CAP,
    /** Further origins from which the provider's script loads or asks something: the content security policy lets it. */
    paywallHosts: variable.PAYWALL_HOSTS,
    /** The paywall provider; null without one: the wall then has links only. */
    paywall: toPaywallConfig(variable),
    /** Where the video platform's player script comes from (rules 7.2.12). */
    videoScriptOrigin: variable.VIDEO_SCRIPT_ORIGIN ?? `https://${PLATFORM_HOST}`,
    /** Script of a consent framework that speaks `__tcfapi` and asks in the place of the banner; null without one. */
    consentFramework: variable.CONSENT_FRAMEWORK_URL,
    /** What measures readers who allow it; null: nothing. */
    tracking: toTrackingConfig(variable),
    /** An advertising network that fills places for readers who allow marketing; null: none. */
    adNetwork: toAdNetwork(variable),
    /**
     * Where shared pages are kept (decision 7): nowhere, in the isolate, or with all isolates of a location. `dry-run` decides as `isolate`
     * does, keeps nothing, and says in a header what it decided.
     */
    edgeCache: variable.EDGE_CACHE,
    /** For the pages of one isolate, in bytes. */
    edgeCacheBytes: variable.EDGE_CACHE_MB * 1_000_000,
    /** A caller who knows it may purge pages; null: no outside caller may. */
    cachePurgeSecret: variable.CACHE_PURGE_SECRET ?? null,
    /** Where and by which right pages of all locations are purged; null: not from here. */
    cloudflareZone:
      variable.CACHE_PURGE_ZONE === "" || variable.CACHE_PURGE_TOKEN === ""
        ? null
        : { zone: variable.CACHE_PURGE_ZONE, token: variable.CACHE_PURGE_TOKEN },
    /** How long a page waits for the back end before the reader gets the generic error page. */
    backendTimeoutMs: variable.BACKEND_TIMEOUT_MS,
    /** How long a back end that fails again and again is left alone; 0 never. */
    backendRestMs: variable.BACKEND_REST_MS,
    /** Where errors are reported (Sentry protocol), and how much of each visit (rules 9.8); null: nowhere. */
    errorReports:
      variable.ERROR_DSN === ""
        ? null
        : { dsn: variable.ERROR_DSN, breadcrumbs: variable.ERROR_BREADCRUMBS, events: variable.ERROR_EVENTS },
    /** Readers' browsers keep a service worker; where it is off, one that they have removes itself and all it kept. */
    hasServiceWorker: variable.SERVICE_WORKER === "on",
    buildId,
    /** Pages show the details of errors (rules 2.2). */
    showsErrorDetails: variable.APP_ENV !== "prod",
  };
}

function toFault({ path, input, message }: v.BaseIssue<unknown>): EnvironmentFault {
  // Of a list the whole is wrong, not its second entry.
  const name = String(path?.[0]?.key);
  return { name, problem: input === undefined ? `is missing: it ${message}` : message };
}

/** Throws for a reading measure that does not know whose readers it measures. */
function toTrackingConfig(variable: v.InferOutput<typeof environmentSchema>): TrackingConfig | null {
  const { ANALYTICS_SCRIPT_URL: analytics, READING_MEASURE_URL: script, READING_MEASURE_SITE: site } = variable;
  if (analytics === null && script === null) return null;
  if (script !== null && site === "")
    throw new ConfigurationError([
      { name: "READING_MEASURE_SITE", problem: "is missing: it must be set where READING_MEASURE_URL is" },
    ]);
  return { analytics, measure: script === null ? null : { script, site }, hosts: variable.ANALYTICS_HOSTS };
}

function toPaywallConfig(variable: v.InferOutput<typeof environmentSchema>): PaywallConfig | null {
  if (variable.PAYWALL_AID === "") return null;
  const origins = providerOrigins[variable.PAYWALL_SANDBOX ? "sandbox" : "production"];
  return {
    aid: variable.PAYWALL_AID,
    siteId: variable.PAYWALL_SITE_ID === "" ? null : variable.PAYWALL_SITE_ID,
    isSandbox: variable.PAYWALL_SANDBOX,
    isDebug: variable.PAYWALL_DEBUG,
    scriptOrigin: variable.PAYWALL_SCRIPT_ORIGIN ?? origins.scriptOrigin,
    apiOrigin: variable.PAYWALL_API_ORIGIN ?? origins.apiOrigin,
  };
}

/** Throws for a script without a place to fill, for places without it, and for bidders that nobody tells what a reader allows. */
function toAdNetwork(variable: v.InferOutput<typeof environmentSchema>): AdNetwork | null {
  const { AD_SCRIPT_URL: script, AD_UNITS: units, AD_PREBID_URL: prebid, AD_BIDS: bids } = variable;
  const [hasUnits, hasBids] = [Object.keys(units).length > 0, Object.keys(bids).length > 0];
  requireTogether(["AD_SCRIPT_URL", script !== null], ["AD_UNITS", hasUnits]);
  requireTogether(["AD_PREBID_URL", prebid !== null], ["AD_BIDS", hasBids]);
  if (prebid !== null) {
    requireTogether(["AD_SCRIPT_URL", script !== null], ["AD_PREBID_URL", true]);
    // They read it from the TCF alone.
    requireTogether(["CONSENT_FRAMEWORK_URL", variable.CONSENT_FRAMEWORK_URL !== null], ["AD_PREBID_URL", true]);
  }
  return script === null ? null : { script, units, bidding: prebid === null ? null : { script: prebid, bids } };
}

type Setting = [name: string, isSet: boolean];

function requireTogether([name, isSet]: Setting, [other, isOtherSet]: Setting): void {
  if (isSet === isOtherSet) return;
  const [missing, set] = isSet ? [other, name] : [name, other];
  throw new ConfigurationError([{ name: missing, problem: `is missing: it must be set where ${set} is` }]);
}
