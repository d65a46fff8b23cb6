/** Which values the back end's variables and secrets may have: one line for each text of `Env`. */
import * as v from "valibot";
import { checkLogVariable, logVariables } from "#shared/log/log-variables.ts";
import { parseBridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { parseSender } from "#workers/backend/ground/mail/mail-address.ts";
import { readKeepDays } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { readEpaperKeepDays } from "#workers/backend/readers/epaper/epaper-days.ts";
import { products } from "#workers/backend/readers/products/products.ts";
import { parsePushHosts } from "#workers/backend/readers/push/push-hosts.ts";
import { parsePictureHosts } from "#workers/backend/services/death-notices/picture-hosts.ts";
import { parseNationalFeeds } from "#workers/backend/services/national/national-feeds-setting.ts";
import { parseRequestHeader } from "#workers/backend/services/transit/request-header.ts";

type Rule = v.GenericSchema<string | undefined, unknown>;

/** A variable with a parser of its own is valid when that parser accepts it: its message says what is wrong. */
function readBy(parse: (text: string) => unknown): Rule {
  return v.optional(v.pipe(v.string(), takenBy(parse)));
}

function takenBy(parse: (text: string) => unknown) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = findProblem(() => parse(dataset.value));
    if (problem !== null) addIssue({ message: problem });
  });
}

function findProblem(parse: () => unknown): string | null {
  try {
    parse();
    return null;
  } catch (error) {
    // The parser names its variable itself; so does the code that shows the fault.
    return (error instanceof Error ? error.message : String(error)).replace(/^(?:Configuration: )?[A-Z_]+:? /, "");
  }
}

function matches(pattern: RegExp, message: string): Rule {
  return v.optional(v.pipe(v.string(), v.trim(), v.regex(pattern, message)));
}

const anyText: Rule = v.optional(v.string());
const secret = matches(/^\S{16,}$/, "must have at least 16 characters, and no spaces");
const cap = matches(/^\d{0,9}$/, "must be a whole number or empty");
const namespace: Rule = v.pipe(
  v.string("is missing: one segment of a path, such as sso"),
  v.regex(/^[\w-]+$/, "must be one segment of a path, such as sso"),
);

const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/;

/** Whether the address uses https or is on this machine. An empty text means no address and is accepted. */
function isSafeAddress(text: string): boolean {
  return (
    text.trim() === "" || (URL.canParse(text.trim()) && (/^https:\/\//i.test(text.trim()) || onThisMachine.test(text.trim())))
  );
}

const feedAddress: Rule = v.optional(
  v.pipe(v.string(), v.check(isSafeAddress, "must be an address that begins with https://, or empty")),
);
const origin = matches(
  /^(?:https?:\/\/[^/?#\s]+)?$/i,
  "must be an origin such as https://www.portal.example, without a path, or empty",
);

const mailAddresses = matches(
  /^(?:[^\s@,]+@[^\s@,]+\.[^\s@,]+(?:\s*,\s*[^\s@,]+@[^\s@,]+\.[^\s@,]+)*)?$/,
  "must be addresses divided by commas, or empty",
);

const resource = `[\\w-]+\\s*=\\s*(?:${products.join("|")})`;

/** Both Workers read these by themselves (shared/log); here they are checked before anything starts. */
const logRules = Object.fromEntries(logVariables.map((name) => [name, readBy((text) => checkLogVariable(name, text))]));

export const configurationRules = {
  APP_ENV: v.picklist(["default", "dev", "prod"], "must be default, dev or prod"),
  PUBLIC_ORIGIN: origin,
  MAIL_FROM: v.pipe(v.string("is missing: a name and an address, Name <address>"), takenBy(parseSender)),
  MAIL_IMPRINT: anyText,
  SERVICE_TOKEN: secret,
  ADMIN_TOKEN: secret,
  MAIL_WEBHOOK_TOKEN: secret,
  NEWSROOM_TOKEN: secret,
  VAPID_PUBLIC_KEY: matches(/^(?:[\w-]{87})?$/, "must be a public key as base64url, 87 characters, or empty"),
  VAPID_PRIVATE_KEY: matches(/^(?:[\w-]{43})?$/, "must be a private key as base64url, 43 characters, or empty"),
  PUSH_HOSTS: readBy(parsePushHosts),
  STAFF_SECRET: secret,
  STAFF_SECRET_PREVIOUS: secret,
  TIPS_MAIL_TO: mailAddresses,
  CANCELLATIONS_MAIL_TO: mailAddresses,
  TIPS_KEEP_DAYS: readBy((text) => readKeepDays({ TIPS_KEEP_DAYS: text })),
  EPAPER_KEEP_DAYS: readBy((text) => readEpaperKeepDays({ EPAPER_KEEP_DAYS: text })),
  EPAPER_SECRET: secret,
  GRANT_SECRET: secret,
  GRANT_SECRET_PREVIOUS: secret,
  PARTNER_DAILY_CAP: cap,
  PARTNER_NETWORK_DAILY_CAP: cap,
  PAYWALL_AID: anyText,
  PAYWALL_API_ORIGIN: feedAddress,
  PAYWALL_PRIVATE_KEY: anyText,
  PAYWALL_API_TOKEN: anyText,
  PAYWALL_RESOURCES: matches(
    new RegExp(`^\\s*(?:${resource}(?:\\s*,\\s*${resource})*\\s*,?\\s*)?$`),
    `must be a list such as RPLUS=plus, RPUR=pur, of the products ${products.join(", ")}`,
  ),
  CACHE_PURGE_ZONE: matches(/^(?:[0-9a-f]{32})?$/, "must be a zone's id, 32 hexadecimal digits, or empty"),
  CACHE_PURGE_TOKEN: anyText,
  SAMPLE_SOURCES_ORIGIN: feedAddress,
  NATIONAL_FEEDS: readBy(parseNationalFeeds),
  DEATH_NOTICE_PICTURE_HOSTS: readBy(parsePictureHosts),
  DUTY_FEED_URL: feedAddress,
  HOROSCOPE_FEED_URL: feedAddress,
  SNOW_FEED_URL: feedAddress,
  GEOSPHERE_FORECAST_URL: feedAddress,
  GEOSPHERE_NOWCAST_URL: feedAddress,
  MET_FORECAST_URL: feedAddress,
  WARNINGS_URL: feedAddress,
  AVALANCHE_URL: feedAddress,
  GAUGES_URL: feedAddress,
  TRAFFIC_FEED_URL: feedAddress,
  TRAFFIC_SOURCE_NAME: anyText,
  TRAFFIC_SOURCE_LINK: feedAddress,
  TRANSIT_ALERTS_URL: feedAddress,
  TRANSIT_ALERTS_HEADER: readBy(parseRequestHeader),
  TRANSIT_SOURCE_NAME: anyText,
  TRANSIT_SOURCE_LINK: feedAddress,
  FUEL_PRICES_ORIGIN: feedAddress,
  WORDPRESS_ORIGIN: readBy((text) => parseBridgeSettings({ WORDPRESS_ORIGIN: text })),
  WORDPRESS_USER: anyText,
  WORDPRESS_PASSWORD: anyText,
  WORDPRESS_WEBHOOK_SECRET: secret,
  WORDPRESS_WEBHOOK_SECRET_PREVIOUS: secret,
  WORDPRESS_PREMIUM_CATEGORIES: anyText,
  WORDPRESS_POST_TYPES: anyText,
  WORDPRESS_COMMENTS_BACK: matches(/^(?:true|false)?$/, "must be true, false or empty"),
  METRICS_DATASET: matches(/^\w*$/, "must be a name of letters, digits and underscores, or empty"),
  METRICS_ACCOUNT_ID: matches(/^(?:[0-9a-f]{32})?$/, "must be an account's id, 32 hexadecimal digits, or empty"),
  METRICS_API_TOKEN: anyText,
  METRICS_API_ORIGIN: feedAddress,
  ...logRules,
  TOPICS_NAMESPACE: namespace,
  SSO_NAMESPACE: namespace,
};
