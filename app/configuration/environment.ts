/** Configuration of the portal as the operator set it (wrangler.toml), parsed once. */
import * as v from "valibot";
import type { AppEnvironment } from "#app/domain/page/app-environment.ts";
import { MAX_METERED_POSTS } from "#app/domain/paywall/meter.ts";
import { type PaywallConfig, providerOrigins } from "#app/domain/paywall/paywall-config.ts";
import type { TrackingConfig } from "#app/domain/tracking/tracking-config.ts";
import { PLATFORM_HOST } from "#app/domain/video/brightcove-player.ts";
import { type AiCrawlerPolicy, aiCrawlerPolicies } from "./ai-crawlers.ts";
import { parseIpRange } from "./ip-range.ts";

export type BotVerification = "user-agent" | "cloudflare" | "address";

export type EdgeCache = "off" | "isolate" | "location";

export type PortalEnvironment = {
  /** Rules 7.1: default is this machine. */
  appEnv: AppEnvironment;
  /** Origin of a publisher's own back end, or null for the service binding. */
  backendOrigin: string | null;
  /** Where subscriptions go (rules 7.1.4): `/graphql` of this portal, or a publisher's own wss://…; null: there are none. */
  websocketEndpoint: string | null;
  /** Origin for canonical addresses; null takes the request's. */
  publicOrigin: string | null;
  /** Shared with the back end: signs access grants and the word on who calls. Null means that neither is ever given. */
  grantSecret: string | null;
  /** The secret before the present one, while it is being replaced: what was signed with it still counts. */
  previousGrantSecret: string | null;
  /** Namespace of the single sign-on's REST calls (rules 7.2): `/wp-json/{ssoNamespace}/v1/login`. */
  ssoNamespace: string;
  /** Namespace of the topics' REST calls (rules 7.2): `/wp-json/{topicsNamespace}/v1/topics/{slug}`. */
  topicsNamespace: string;
  /** Origins of the single sign-on besides this one: cookie images and frames of its replies may come from there (rules 4). */
  ssoHosts: readonly string[];
  /** Hosts whose readers may read premium posts (rules 6), lower case. */
  partnerHosts: readonly string[];
  /** What a search bot must show besides its user agent (rules 5): nothing, Cloudflare's word, or an address of its owner. */
  botVerification: BotVerification;
  /** Address ranges (CIDR) of crawlers that publish none, for botVerification "address". */
  crawlerRanges: readonly string[];
  /** What robots.txt asks of those who build language models. */
  aiCrawlers: AiCrawlerPolicy;
  /** Metered access: so many premium posts in so many days, for readers without a subscription. Null is off. */
  meter: { posts: number; days: number } | null;
  /** How many browsers of one network may begin a meter in a day; null is without limit. */
  meteredNetworkDailyCap: number | null;
  /** Further origins from which the provider's script loads or asks something: the content security policy lets it. */
  paywallHosts: readonly string[];
  /** The paywall provider; null without one: the wall then has links only. */
  paywall: PaywallConfig | null;
  /** Where the video platform's player script comes from (rules 7.2.12). */
  videoScriptOrigin: string;
  /** Script of a consent framework that speaks `__tcfapi` and asks in the place of the banner; null without one. */
  consentFramework: string | null;
  /** Who measures readers that allow it; null: nobody. */
  tracking: TrackingConfig | null;
  /** Where shared pages are kept (decision 57): nowhere, in the isolate, or with all isolates of a location. */
  edgeCache: EdgeCache;
  /** For the pages of one isolate, in bytes. */
  edgeCacheBytes: number;
  /** Who knows it may purge pages; null: nobody from outside. */
  cachePurgeSecret: string | null;
  /** Where and by which right pages of all locations are purged; null: not from here. */
  cloudflareZone: { zone: string; token: string } | null;
  /** How long a page waits for the back end before the reader gets the generic error page. */
  backendTimeoutMs: number;
  /** How long a back end that fails again and again is left alone; 0 never. */
  backendRestMs: number;
  /** Where errors are reported (Sentry protocol), and how much of each visit (rules 9.8); null: nowhere. */
  errorReports: { dsn: string; breadcrumbs: number; events: number } | null;
  buildId: string;
  /** Details of errors are shown to whoever sees the page (rules 2.2). */
  showsErrorDetails: boolean;
};

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === "" || (/^https?:\/\/[^/?#\s]+$/i.test(value) && URL.canParse(value)),
    "must be an origin such as https://backend.example, without a path",
  ),
  // As browsers write it: lower case, without the scheme's own port.
  v.transform((value) => (value === "" ? null : new URL(value).origin)),
);

const websocketEndpoint = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === "" || value === "/graphql" || (/^wss:\/\/[^?#\s]+$/i.test(value) && URL.canParse(value)),
    "must be /graphql, or an address such as wss://live.publisher.example/graphql",
  ),
  v.transform((value) => (value === "" || value === "/graphql" ? value || null : new URL(value).href)),
);

/** Variables are texts. */
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,4}$/, "must be a number of milliseconds from 10 to 99999"),
  v.transform(Number),
);

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/, "must be a number from 0 to 9999"), v.transform(Number));
const meteredPosts = v.pipe(wholeNumber, v.maxValue(MAX_METERED_POSTS, `must be at most ${MAX_METERED_POSTS}`));
const cap = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,9}$/, "must be a whole number or empty"),
  v.transform((value) => (value === "" ? null : Number(value))),
);
const flag = v.pipe(
  v.picklist(["", "true", "false"], "must be true or false"),
  v.transform((value) => value === "true"),
);
const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== "")),
);
const ranges = v.pipe(
  list,
  v.check(
    (entries) => entries.every((entry) => parseIpRange(entry) !== null),
    "must be address ranges such as 192.0.2.0/24 or 2001:db8::/32",
  ),
);
/** Scripts run with the reader's rights, and prices are named: only over an encrypted line, or on this machine. */
function isSafeOrigin(value: string | null): boolean {
  if (value === null) return true;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
const safeOrigin = v.pipe(origin, v.check(isSafeOrigin, "must begin with https://"));
const safeOrigins = v.pipe(
  list,
  v.everyItem((entry) => /^https:\/\/[\w.*-]+(:\d+)?$/.test(entry), "must be a list of origins such as https://cdn.tinypass.com"),
);
/** Whoever is asked there learns a key of a session. */
const ssoHosts = v.pipe(
  list,
  v.everyItem(
    (entry) => /^https?:\/\/[^/?#\s]+$/i.test(entry) && URL.canParse(entry) && isSafeOrigin(entry),
    "must be a list of origins such as https://login.publisher.example",
  ),
  v.mapItems((entry) => new URL(entry).origin),
);
const scriptUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === "" || (URL.canParse(value) && isSafeOrigin(value)),
    "must be the address of a script, such as https://cmp.publisher.example/cmp.js",
  ),
  v.transform((value) => (value === "" ? null : new URL(value).href)),
);
const namespace = v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be one segment of a path, such as sso"));
const secret = v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")));

const environmentSchema = v.object({
  APP_ENV: v.picklist(["default", "dev", "prod"]),
  BACKEND_ORIGIN: v.optional(origin, ""),
  PUBLIC_ORIGIN: v.optional(origin, ""),
  WEBSOCKET_ENDPOINT: v.optional(websocketEndpoint, ""),
  GRANT_SECRET: secret,
  GRANT_SECRET_PREVIOUS: secret,
  SSO_NAMESPACE: v.optional(namespace, "sso"),
  TOPICS_NAMESPACE: v.optional(namespace, "nnp"),
  SSO_HOSTS: v.optional(ssoHosts, ""),
  PARTNER_HOSTS: v.optional(list, ""),
  BOT_VERIFICATION: v.optional(v.picklist(["user-agent", "cloudflare", "address"]), "user-agent"),
  CRAWLER_RANGES: v.optional(ranges, ""),
  AI_CRAWLERS: v.optional(v.picklist(aiCrawlerPolicies, "must be allow, search-only or deny"), "search-only"),
  METERED_POSTS: v.optional(meteredPosts, "0"),
  METERED_DAYS: v.optional(v.pipe(wholeNumber, v.minValue(1, "must be at least 1")), "30"),
  METERED_NETWORK_DAILY_CAP: v.optional(cap, "200"),
  PAYWALL_AID: v.optional(v.string(), ""),
  PAYWALL_SITE_ID: v.optional(v.string(), ""),
  PAYWALL_SANDBOX: v.optional(flag, ""),
  PAYWALL_DEBUG: v.optional(flag, ""),
  PAYWALL_SCRIPT_ORIGIN: v.optional(safeOrigin, ""),
  PAYWALL_API_ORIGIN: v.optional(safeOrigin, ""),
  PAYWALL_HOSTS: v.optional(safeOrigins, ""),
  VIDEO_SCRIPT_ORIGIN: v.optional(safeOrigin, ""),
  CONSENT_FRAMEWORK_URL: v.optional(scriptUrl, ""),
  ANALYTICS_SCRIPT_URL: v.optional(scriptUrl, ""),
  ANALYTICS_HOSTS: v.optional(safeOrigins, ""),
  READING_MEASURE_URL: v.optional(scriptUrl, ""),
  READING_MEASURE_SITE: v.optional(v.pipe(v.string(), v.trim()), ""),
  EDGE_CACHE: v.optional(v.picklist(["off", "isolate", "location"]), "off"),
  EDGE_CACHE_MB: v.optional(v.pipe(wholeNumber, v.minValue(1, "must be at least 1")), "64"),
  CACHE_PURGE_SECRET: secret,
  CACHE_PURGE_ZONE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{32})?$/, "must be a zone's id, 32 hexadecimal digits")),
    "",
  ),
  CACHE_PURGE_TOKEN: v.optional(v.string(), ""),
  ERROR_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https:\/\/\w+@[\w.:-]+(?:\/[\w-]+)*\/\d+|http:\/\/\w+@(?:localhost|127\.0\.0\.1)(?::\d+)?\/\d+)?$/,
        "must be an address such as https://key@errors.example/42",
      ),
    ),
    "",
  ),
  ERROR_BREADCRUMBS: v.optional(v.pipe(wholeNumber, v.maxValue(100, "must be at most 100")), "25"),
  ERROR_EVENTS: v.optional(
    v.pipe(wholeNumber, v.minValue(1, "must be at least 1"), v.maxValue(100, "must be at most 100")),
    "10",
  ),
  BACKEND_TIMEOUT_MS: v.optional(milliseconds, "8000"),
  BACKEND_REST_MS: v.optional(wholeNumber, "3000"),
});

/** Throws an error for operators that names the variable and what is wrong with it. */
export function parseEnvironment(variables: unknown, buildId: string): PortalEnvironment {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`Configuration: ${problems.join("; ")}`);
  }
  const variable = parsed.output;
  return {
    appEnv: variable.APP_ENV,
    backendOrigin: variable.BACKEND_ORIGIN,
    publicOrigin: variable.PUBLIC_ORIGIN,
    websocketEndpoint: variable.WEBSOCKET_ENDPOINT,
    grantSecret: variable.GRANT_SECRET ?? null,
    previousGrantSecret: variable.GRANT_SECRET_PREVIOUS ?? null,
    ssoNamespace: variable.SSO_NAMESPACE,
    topicsNamespace: variable.TOPICS_NAMESPACE,
    ssoHosts: variable.SSO_HOSTS,
    partnerHosts: variable.PARTNER_HOSTS.map((host) => host.toLowerCase()),
    botVerification: variable.BOT_VERIFICATION,
    crawlerRanges: variable.CRAWLER_RANGES,
    aiCrawlers: variable.AI_CRAWLERS,
    meter: variable.METERED_POSTS === 0 ? null : { posts: variable.METERED_POSTS, days: variable.METERED_DAYS },
    meteredNetworkDailyCap: variable.METERED_NETWORK_DAILY_CAP,
    paywallHosts: variable.PAYWALL_HOSTS,
    paywall: toPaywallConfig(variable),
    videoScriptOrigin: variable.VIDEO_SCRIPT_ORIGIN ?? `https://${PLATFORM_HOST}`,
    consentFramework: variable.CONSENT_FRAMEWORK_URL,
    tracking: toTrackingConfig(variable),
    edgeCache: variable.EDGE_CACHE,
    edgeCacheBytes: variable.EDGE_CACHE_MB * 1_000_000,
    cachePurgeSecret: variable.CACHE_PURGE_SECRET ?? null,
    cloudflareZone:
      variable.CACHE_PURGE_ZONE === "" || variable.CACHE_PURGE_TOKEN === ""
        ? null
        : { zone: variable.CACHE_PURGE_ZONE, token: variable.CACHE_PURGE_TOKEN },
    backendTimeoutMs: variable.BACKEND_TIMEOUT_MS,
    backendRestMs: variable.BACKEND_REST_MS,
    errorReports:
      variable.ERROR_DSN === ""
        ? null
        : { dsn: variable.ERROR_DSN, breadcrumbs: variable.ERROR_BREADCRUMBS, events: variable.ERROR_EVENTS },
    buildId,
    showsErrorDetails: variable.APP_ENV !== "prod",
  };
}

/** Throws for a reading measure that does not know whose readers it measures. */
function toTrackingConfig(variable: v.InferOutput<typeof environmentSchema>): TrackingConfig | null {
  const { ANALYTICS_SCRIPT_URL: analytics, READING_MEASURE_URL: script, READING_MEASURE_SITE: site } = variable;
  if (analytics === null && script === null) return null;
  if (script !== null && site === "")
    throw new Error("Configuration: READING_MEASURE_SITE must be set where READING_MEASURE_URL is");
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
