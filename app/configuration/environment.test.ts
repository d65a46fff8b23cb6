import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

const parse = (variables: Record<string, unknown>) => parseEnvironment({ APP_ENV: "prod", ...variables }, "20260101");

test("an operator who sets nothing but the environment gets the embedded back end and safe defaults", () => {
  expect(parse({})).toEqual({
    appEnv: "prod",
    backendOrigin: null,
    publicOrigin: null,
    websocketEndpoint: null,
    grantSecret: null,
    previousGrantSecret: null,
    ssoNamespace: "sso",
    topicsNamespace: "nnp",
    ssoHosts: [],
    videoScriptOrigin: "https://players.brightcove.net",
    consentFramework: null,
    tracking: null,
    adNetwork: null,
    partnerHosts: [],
    botVerification: "user-agent",
    cachePurgeSecret: null,
    cloudflareZone: null,
    edgeCache: "off",
    hasServiceWorker: true,
    edgeCacheBytes: 8_000_000,
    crawlerRanges: [],
    aiCrawlers: "search-only",
    meter: null,
    meteredNetworkDailyCap: 200,
    paywallHosts: [],
    paywall: null,
    backendTimeoutMs: 8000,
    backendRestMs: 3000,
    errorReports: null,
    buildId: "20260101",
    showsErrorDetails: false,
  });
});

test("empty origins, as in wrangler.toml, count as missing", () => {
  expect(parse({ BACKEND_ORIGIN: "", PUBLIC_ORIGIN: "  " })).toMatchObject({ backendOrigin: null, publicOrigin: null });
});

test("an origin is taken as browsers write it", () => {
  expect(parse({ PUBLIC_ORIGIN: "https://Talblick.example:443" }).publicOrigin).toBe("https://talblick.example");
});

test("a publisher's origins are taken as they are", () => {
  const parsed = parse({ BACKEND_ORIGIN: "https://cms.example:8443", PUBLIC_ORIGIN: " https://www.talblick.example " });
  expect(parsed).toMatchObject({ backendOrigin: "https://cms.example:8443", publicOrigin: "https://www.talblick.example" });
});

test("details of errors are for local and development environments only", () => {
  expect(parse({ APP_ENV: "default" }).showsErrorDetails).toBe(true);
  expect(parse({ APP_ENV: "dev" }).showsErrorDetails).toBe(true);
  expect(parse({ APP_ENV: "prod" }).showsErrorDetails).toBe(false);
});

test("the service worker is there unless it is turned off", () => {
  expect(parse({ SERVICE_WORKER: "off" }).hasServiceWorker).toBe(false);
});

test("subscriptions go to this portal, to a publisher's own server, or nowhere", () => {
  const endpoints = ["/graphql", " wss://Live.example/graphql ", ""];
  expect(endpoints.map((WEBSOCKET_ENDPOINT) => parse({ WEBSOCKET_ENDPOINT }).websocketEndpoint)).toEqual([
    "/graphql",
    "wss://live.example/graphql",
    null,
  ]);
});

test("partner hosts may be parted by commas, spaces and lines, in any case", () => {
  expect(parse({ PARTNER_HOSTS: " VN.example, neue.example\n\tandere.example ,," }).partnerHosts).toEqual([
    "vn.example",
    "neue.example",
    "andere.example",
  ]);
});

test("the meter runs when it has posts to give, for thirty days unless the operator says otherwise", () => {
  expect(parse({ METERED_POSTS: "3" }).meter).toEqual({ posts: 3, days: 30 });
  expect(parse({ METERED_POSTS: "100", METERED_DAYS: "7" }).meter).toEqual({ posts: 100, days: 7 });
  expect(parse({ METERED_POSTS: "0", METERED_DAYS: "7" }).meter).toBeNull();
});

test.each([
  ["", null],
  [" ", null],
  ["0", 0],
  [" 25 ", 25],
])("a limit of %j new meters a day and network is %j", (text, expected) => {
  expect(parse({ METERED_NETWORK_DAILY_CAP: text }).meteredNetworkDailyCap).toBe(expected);
});

test("ranges of crawlers may be IPv4, IPv6 or single addresses", () => {
  const CRAWLER_RANGES = "192.0.2.0/24, 2001:db8::/32\n198.51.100.7";
  expect(parse({ BOT_VERIFICATION: "address", CRAWLER_RANGES })).toMatchObject({
    botVerification: "address",
    crawlerRanges: ["192.0.2.0/24", "2001:db8::/32", "198.51.100.7"],
  });
});

test("an application id is enough for the provider's own hosts, in its sandbox too", () => {
  expect(parse({ PAYWALL_AID: "AID" }).paywall).toEqual({
    aid: "AID",
    siteId: null,
    isSandbox: false,
    isDebug: false,
    scriptOrigin: "https://experience.tinypass.com",
    apiOrigin: "https://buy.tinypass.com",
  });
  expect(
    parse({ PAYWALL_AID: "AID", PAYWALL_SANDBOX: "true", PAYWALL_SITE_ID: "9", PAYWALL_DEBUG: "true" }).paywall,
  ).toMatchObject({ siteId: "9", isSandbox: true, isDebug: true, apiOrigin: "https://sandbox.tinypass.com" });
});

test("a region's hosts of the provider are taken as they are set, and count for nothing without an application id", () => {
  const origins = { PAYWALL_SCRIPT_ORIGIN: "https://experience-eu.piano.io", PAYWALL_API_ORIGIN: "https://buy-eu.piano.io" };
  expect(parse({ PAYWALL_AID: "AID", ...origins }).paywall).toMatchObject({
    scriptOrigin: "https://experience-eu.piano.io",
    apiOrigin: "https://buy-eu.piano.io",
  });
  expect(parse(origins).paywall).toBeNull();
});

test("bindings that are no variables do not matter", () => {
  expect(() => parse({ BACKEND: { fetch: () => undefined }, ASSETS: {} })).not.toThrow();
});

test.each([
  [{ BACKEND_ORIGIN: "https://cms.example/" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "https://cms.example/graphql" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "cms.example" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "ftp://cms.example" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ PUBLIC_ORIGIN: "https://talblick.example?x" }, /^Configuration: PUBLIC_ORIGIN must be an origin/],
  [{ WEBSOCKET_ENDPOINT: "ws://live.example" }, /^Configuration: WEBSOCKET_ENDPOINT must be/],
  [{ WEBSOCKET_ENDPOINT: "/other" }, /^Configuration: WEBSOCKET_ENDPOINT must be/],
  [{ APP_ENV: "production" }, /^Configuration: APP_ENV .*"production"/],
  [{ APP_ENV: undefined }, /^Configuration: APP_ENV /],
  [{ GRANT_SECRET: "kurz" }, /^Configuration: GRANT_SECRET must have at least 16 characters$/],
  [{ GRANT_SECRET: 1234567890123456 }, /^Configuration: GRANT_SECRET /],
  [{ SSO_NAMESPACE: "sso/v1" }, /^Configuration: SSO_NAMESPACE must be one segment of a path/],
  [{ TOPICS_NAMESPACE: "nnp/v1" }, /^Configuration: TOPICS_NAMESPACE must be one segment of a path/],
  [{ SSO_NAMESPACE: "" }, /^Configuration: SSO_NAMESPACE must be one segment of a path/],
  [{ SSO_HOSTS: "login.publisher.example" }, /^Configuration: SSO_HOSTS must be a list of origins/],
  [{ SSO_HOSTS: "https://login.publisher.example/sso" }, /^Configuration: SSO_HOSTS must be a list of origins/],
  [{ CONSENT_FRAMEWORK_URL: "http://cmp.publisher.example/cmp.js" }, /^Configuration: CONSENT_FRAMEWORK_URL must be the address/],
  [{ CONSENT_FRAMEWORK_URL: "cmp.js" }, /^Configuration: CONSENT_FRAMEWORK_URL must be the address/],
  [{ SSO_HOSTS: "http://login.publisher.example" }, /^Configuration: SSO_HOSTS must be a list of origins/],
  [{ GRANT_SECRET_PREVIOUS: "kurz" }, /^Configuration: GRANT_SECRET_PREVIOUS must have at least 16 characters$/],
  [{ BOT_VERIFICATION: "none" }, /^Configuration: BOT_VERIFICATION .*"none"/],
  [{ CRAWLER_RANGES: "192.0.2.0/24, 192.0.2.0/33" }, /^Configuration: CRAWLER_RANGES must be address ranges/],
  [{ METERED_POSTS: "viele" }, /^Configuration: METERED_POSTS must be a number from 0 to 9999/],
  [{ METERED_POSTS: "101" }, /^Configuration: METERED_POSTS must be at most 100$/],
  [{ METERED_NETWORK_DAILY_CAP: "viele" }, /^Configuration: METERED_NETWORK_DAILY_CAP must be a whole number or empty$/],
  [{ METERED_NETWORK_DAILY_CAP: "-1" }, /^Configuration: METERED_NETWORK_DAILY_CAP must be a whole number or empty$/],
  [{ AI_CRAWLERS: "yes" }, /^Configuration: AI_CRAWLERS must be allow, search-only or deny$/],
  [{ SERVICE_WORKER: "no" }, /^Configuration: SERVICE_WORKER must be on or off$/],
  [{ METERED_DAYS: "0" }, /^Configuration: METERED_DAYS must be at least 1$/],
  [{ PAYWALL_SANDBOX: "ja" }, /^Configuration: PAYWALL_SANDBOX must be true or false$/],
  [{ PAYWALL_DEBUG: "1" }, /^Configuration: PAYWALL_DEBUG must be true or false$/],
  [{ PAYWALL_SCRIPT_ORIGIN: "https://piano.example/x" }, /^Configuration: PAYWALL_SCRIPT_ORIGIN must be an origin/],
  [{ PAYWALL_SCRIPT_ORIGIN: "http://piano.example" }, /^Configuration: PAYWALL_SCRIPT_ORIGIN must begin with https/],
  [{ PAYWALL_HOSTS: "https://cdn.tinypass.com, http://x.example" }, /^Configuration: PAYWALL_HOSTS must be a list/],
  [{ PAYWALL_API_ORIGIN: "piano.example" }, /^Configuration: PAYWALL_API_ORIGIN must be an origin/],
  [{ LOG_LEVEL: "loud" }, /^Configuration: LOG_LEVEL must be one of error, warning, info$/],
  [{ LOG_SAMPLE: "2" }, /^Configuration: LOG_SAMPLE must be a number from 0 to 1$/],
  [{ LOG_SLOW_MS: "-1" }, /^Configuration: LOG_SLOW_MS must be a number from 0/],
  [{ LOG_FORMAT: "xml" }, /^Configuration: LOG_FORMAT must be one of json, text$/],
  [{ ERROR_DSN: "https://key@errors.example:99999/42" }, /^Configuration: ERROR_DSN must be an address such as/],
  [{ EDGE_CACHE: "on" }, /^Configuration: EDGE_CACHE .*"on"/],
  [{ EDGE_CACHE_MB: "0" }, /^Configuration: EDGE_CACHE_MB must be at least 1$/],
  [{ CACHE_PURGE_SECRET: "kurz" }, /^Configuration: CACHE_PURGE_SECRET must have at least 16 characters$/],
  [{ CACHE_PURGE_ZONE: "example.com" }, /^Configuration: CACHE_PURGE_ZONE must be a zone's id/],
  [{ BACKEND_TIMEOUT_MS: "8s" }, /^Configuration: BACKEND_TIMEOUT_MS must be a number of milliseconds/],
  [{ BACKEND_TIMEOUT_MS: "0" }, /^Configuration: BACKEND_TIMEOUT_MS must be a number of milliseconds/],
])("an operator who sets %j learns which variable is wrong", (variables, message) => {
  expect(() => parse(variables)).toThrow(message);
});

test("an operator learns of all mistakes at once, and no secret is repeated", () => {
  const faulty = () => parse({ APP_ENV: "test", BACKEND_ORIGIN: "x", GRANT_SECRET: "geheim" });
  expect(faulty).toThrow(/^Configuration: APP_ENV .*\nConfiguration: BACKEND_ORIGIN .*\nConfiguration: GRANT_SECRET .*$/);
  expect(faulty).not.toThrow(/geheim/);
});

test("hosts of the single sign-on are read as browsers write their origins", () => {
  const { ssoHosts } = parse({ SSO_HOSTS: "https://Login.Publisher.example:443, http://127.0.0.1:4711" });
  expect(ssoHosts).toEqual(["https://login.publisher.example", "http://127.0.0.1:4711"]);
});

test("the measuring services are named by the addresses of their scripts, and the reading measure knows the site", () => {
  const analytics = "https://tags.example/tag.js?id=T-1";
  expect(parse({ ANALYTICS_SCRIPT_URL: analytics }).tracking).toEqual({ analytics, measure: null, hosts: [] });
  expect(
    parse({
      READING_MEASURE_URL: "https://data.example/loader.js",
      READING_MEASURE_SITE: "talblick",
      ANALYTICS_HOSTS: "https://*.collect.example",
    }).tracking,
  ).toEqual({
    analytics: null,
    measure: { script: "https://data.example/loader.js", site: "talblick" },
    hosts: ["https://*.collect.example"],
  });
  expect(
    parse({ ANALYTICS_SCRIPT_URL: "", READING_MEASURE_SITE: "talblick", ANALYTICS_HOSTS: "https://a.example" }).tracking,
  ).toBeNull();
});

test.each([
  [{ ANALYTICS_SCRIPT_URL: "http://tags.example/tag.js" }, "ANALYTICS_SCRIPT_URL"],
  [{ ANALYTICS_SCRIPT_URL: "https://tags.example/tag.js", ANALYTICS_HOSTS: "tags.example" }, "ANALYTICS_HOSTS"],
  [{ READING_MEASURE_URL: "https://data.example/loader.js" }, "READING_MEASURE_SITE"],
])("%j is refused, by the name of the variable", (variables, name) => {
  expect(() => parse(variables)).toThrow(name);
});
