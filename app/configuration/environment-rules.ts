/** Which values the portal's variables and secrets may have: one line for each (wrangler.toml, docs/deploy.md). */
import * as v from "valibot";
import type { AdBidding } from "#app/domain/advertising/ad-network.ts";
import { type AdPlace, adPlaces } from "#app/domain/advertising/ad-places.ts";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { MAX_METERED_POSTS } from "#app/domain/paywall/meter/meter.ts";
import { LogConfigurationError } from "#shared/log/log-configuration-error.ts";
import { checkLogVariable, type LogVariable } from "#shared/log/log-variables.ts";
import { aiCrawlerPolicies } from "./ai-crawlers.ts";
import { parseIpRange } from "./ip-range.ts";

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
/** A host that is asked there learns a key of a session. */
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
/** `front-lead=/1234567/start, list=/1234567/liste`: of each place the unit of the network that fills it. */
const adUnits = v.pipe(
  list,
  v.everyItem(
    (entry) => {
      const [place = "", unit = "", ...more] = entry.split("=");
      return more.length === 0 && Object.hasOwn(adPlaces, place) && /^\/\d{1,20}(?:\/[\w.*!<>:()-]{1,100}){1,8}$/.test(unit);
    },
    `must be a list such as front-lead=/1234567/start; places are ${Object.keys(adPlaces).join(", ")}`,
  ),
  v.transform((entries) => Object.fromEntries(entries.map((entry) => entry.split("="))) as Partial<Record<AdPlace, string>>),
);
const bid = v.strictObject({
  bidder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  params: v.record(v.string(), v.unknown()),
});
const bidsOfPlaces = v.pipe(
  v.record(v.string(), v.pipe(v.array(bid), v.minLength(1), v.maxLength(10))),
  v.check((bids) => Object.keys(bids).every((place) => Object.hasOwn(adPlaces, place))),
  v.transform((bids) => bids as AdBidding["bids"]),
);
/** Of each place who is asked for a bid, as JSON. */
const adBids = v.pipe(
  v.string(),
  v.maxLength(10_000, "must have at most 10,000 characters"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = v.safeParse(bidsOfPlaces, dataset.value === "" ? {} : parseJson(dataset.value));
    if (parsed.success) return parsed.output;
    addIssue({ message: `must be JSON such as {"list": [{"bidder": "name", "params": {}}]}, with at most ten bids for a place` });
    return NEVER;
  }),
);
/** One of these words; an error names the wrong value, as it is no secret. */
function oneOf<const Word extends string>(words: readonly Word[], rule: string) {
  return v.picklist(words, ({ received }) => `must be ${rule}, not ${received}`);
}
const namespace = v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be one segment of a path, such as sso"));
const secret = v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")));

/** Both Workers' log reads these by itself (shared/log); here they are checked before anything starts. */
function ofTheLog(name: LogVariable) {
  const taken = v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      checkLogVariable(name, dataset.value);
    } catch (error) {
      if (!(error instanceof LogConfigurationError)) throw error;
      addIssue({ message: error.problem });
    }
  });
  return v.optional(v.pipe(v.string(), taken), "");
}

export const environmentSchema = v.object({
  APP_ENV: oneOf(["default", "dev", "prod"], "default, dev or prod"),
  BACKEND_ORIGIN: v.optional(origin, ""),
  PUBLIC_ORIGIN: v.optional(origin, ""),
  WEBSOCKET_ENDPOINT: v.optional(websocketEndpoint, ""),
  GRANT_SECRET: secret,
  GRANT_SECRET_PREVIOUS: secret,
  SSO_NAMESPACE: v.optional(namespace, "sso"),
  TOPICS_NAMESPACE: v.optional(namespace, "nnp"),
  SSO_HOSTS: v.optional(ssoHosts, ""),
  PARTNER_HOSTS: v.optional(list, ""),
  BOT_VERIFICATION: v.optional(oneOf(["user-agent", "cloudflare", "address"], "user-agent, cloudflare or address"), "user-agent"),
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
  AD_SCRIPT_URL: v.optional(scriptUrl, ""),
  AD_UNITS: v.optional(adUnits, ""),
  AD_PREBID_URL: v.optional(scriptUrl, ""),
  AD_BIDS: v.optional(adBids, ""),
  EDGE_CACHE: v.optional(oneOf(["off", "dry-run", "isolate", "location"], "off, dry-run, isolate or location"), "off"),
  EDGE_CACHE_MB: v.optional(v.pipe(wholeNumber, v.minValue(1, "must be at least 1")), "8"),
  CACHE_PURGE_SECRET: secret,
  CACHE_PURGE_ZONE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{32})?$/, "must be a zone's id, 32 hexadecimal digits")),
    "",
  ),
  CACHE_PURGE_TOKEN: v.optional(v.string(), ""),
  LOG_LEVEL: ofTheLog("LOG_LEVEL"),
  LOG_SAMPLE: ofTheLog("LOG_SAMPLE"),
  LOG_SLOW_MS: ofTheLog("LOG_SLOW_MS"),
  LOG_FORMAT: ofTheLog("LOG_FORMAT"),
  ERROR_DSN: ofTheLog("ERROR_DSN"),
  ERROR_BREADCRUMBS: v.optional(v.pipe(wholeNumber, v.maxValue(100, "must be at most 100")), "25"),
  ERROR_EVENTS: v.optional(
    v.pipe(wholeNumber, v.minValue(1, "must be at least 1"), v.maxValue(100, "must be at most 100")),
    "10",
  ),
  SERVICE_WORKER: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  BACKEND_TIMEOUT_MS: v.optional(milliseconds, "8000"),
  BACKEND_REST_MS: v.optional(wholeNumber, "3000"),
});
