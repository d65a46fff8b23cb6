/** What wrangler gives the back end: bindings, variables, secrets (wrangler.toml). */

import type { MetricsDataset } from "#shared/metrics/analytics-engine.ts";
import type { Counter } from "#workers/counter/counter.ts";
import type { WordPressVariables } from "./wordpress-variables.ts";

export type Env = WordPressVariables & {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** Files of tips (decision 84); none of them is public. */
  TIPS: R2Bucket;
  /** Cloudflare Images, which makes the sizes of pictures (decision 58). Without it pictures keep their original size. */
  IMAGES?: ImagesBinding;
  /** Asks machines of the public internet alone. One machine has it (programs/local/public-network.ts); Cloudflare's has none around it. */
  PUBLIC_NETWORK?: { fetch(url: string, init: RequestInit): Promise<Response> };
  /** Says what is known of the machine (programs/local/machine). Cloudflare has none. */
  MACHINE?: { fetch(url: string): Promise<Response> };
  /** What is counted exactly: attempts to sign in, reads on a partner's account (decision 62), claims on mails to deliver (decision 66). */
  COUNTERS: DurableObjectNamespace<Counter>;
  /** One object per live ticker: its writer, and its readers' websockets (decision 67); newsroom/tickers/ticker-object.ts knows what it does. */
  TICKERS: DurableObjectNamespace;
  /** Mail to readers waits here, and in the outbox (ground/mail/outbox.ts). */
  MAIL_QUEUE: Queue;
  MAIL: SendEmail;
  /** Jobs to send a part of a newsletter: separate from the mail that readers wait for. */
  NEWSLETTER_QUEUE: Queue;
  /** Orders to send a part of a notice. */
  PUSH_QUEUE: Queue;
  /** The site's keys for notices (RFC 8292), base64url: without both none are offered. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** The push services that anything is sent to, divided by commas; those of the browsers there are without it (readers/push/push-settings.ts). */
  PUSH_HOSTS?: string;
  /** Origin of the portal, with which links begin in mails that no reader asks for: newsletters, and confirmations of what the payment provider reports. Without it none are sent. */
  PUBLIC_ORIGIN?: string;
  /** Sender of mail to readers: `Name <address>`. */
  MAIL_FROM: string;
  /** Name and address of the publisher under every mail; without it only the link to /impressum is there. */
  MAIL_IMPRINT?: string;
  /** Secret of the publisher's own services, which may register readers without double opt-in. Without it no caller may. */
  SERVICE_TOKEN?: string;
  /** Secret for `/admin/*`: seed and import. Without it these paths answer 404. */
  ADMIN_TOKEN?: string;
  /** Secret of the mail provider, which reports bounces (`/webhooks/mail`). Without it that path answers 404. */
  MAIL_WEBHOOK_TOKEN?: string;
  /** Secret of the newsroom's programs, which may write live tickers. Without it no program may. */
  NEWSROOM_TOKEN?: string;
  /** Seals sessions and second factors of staff (decision 104). Without it nobody can sign in; a new one ends all of them. */
  STAFF_SECRET?: string;
  /** The previous secret while it is replaced: what it sealed can still be opened. */
  STAFF_SECRET_PREVIOUS?: string;
  /** The recipients of mail about a tip, divided by commas. */
  TIPS_MAIL_TO?: string;
  /** The recipients of mail about cancellations (decision 107), divided by commas. Without one they are only stored (`/admin/cancellations`). */
  CANCELLATIONS_MAIL_TO?: string;
  /** After so many days a tip is deleted; a number as text, 90 without one. */
  TIPS_KEEP_DAYS?: string;
  /** After so many days an issue of the E-Paper is deleted; a number as text, 400 without one. */
  EPAPER_KEEP_DAYS?: string;
  /** Signs who may read which issue in a reader of the publisher's (docs/epaper.md). */
  EPAPER_SECRET?: string;
  /** Shared with the portal: signs access grants, the portal's token for the caller, and the cookies' images. */
  GRANT_SECRET?: string;
  /** The secret before the present one, while it is being replaced: what it signed is still valid. */
  GRANT_SECRET_PREVIOUS?: string;
  /** How often per day one partner's readers may open premium posts; a number as text. Empty means no limit. */
  PARTNER_DAILY_CAP?: string;
  /** The same for the readers of one network. */
  PARTNER_NETWORK_DAILY_CAP?: string;
  /** The paywall provider: application id, and origin of its API (`https://buy.tinypass.com`). Without them nothing is sold. */
  PAYWALL_AID?: string;
  PAYWALL_API_ORIGIN?: string;
  /** Secrets of the application at the provider: signs and reads user references and webhooks; calls its API. */
  PAYWALL_PRIVATE_KEY?: string;
  PAYWALL_API_TOKEN?: string;
  /** The products of the provider's resources: `RTALBPLUS=plus, RTALBPUR=pur`. */
  PAYWALL_RESOURCES?: string;
  /** Rules 7.1: default, dev or prod. The contract of a published back end is in graphql/schema, and cannot be introspected. */
  APP_ENV: string;
  /** The portal's own store of pages, where it has one: it gets the tags of every write (ground/cache-tags). */
  PORTAL_CACHE?: { purge(tags: string[]): Promise<void> };
  /** Cloudflare's cache in front of the portal: its zone, and a token (secret) that may purge it. */
  CACHE_PURGE_ZONE?: string;
  CACHE_PURGE_TOKEN?: string;
  /** Origin of the stand-in of the service pages' sources: what comes from there is marked as a sample. */
  SAMPLE_SOURCES_ORIGIN?: string;
  /** Feeds of partner agencies as JSON (services/national). Empty means none. */
  NATIONAL_FEEDS?: string;
  /** From where pictures of imported death notices are fetched (docs/import.md), divided by commas. Without it from nowhere. */
  DEATH_NOTICE_PICTURE_HOSTS?: string;
  /** Address of a duty rota that the clock fetches (docs/import.md). Without it rotas are imported by `/admin/duty` alone. */
  DUTY_FEED_URL?: string;
  /** Address of horoscopes that the clock fetches (docs/import.md). */
  HOROSCOPE_FEED_URL?: string;
  /** Address of the snow report (docs/import.md). */
  SNOW_FEED_URL?: string;
  /** GeoSphere Austria's data hub: time series of the numerical forecast and of the nowcast (docs/services.md). */
  GEOSPHERE_FORECAST_URL?: string;
  GEOSPHERE_NOWCAST_URL?: string;
  /** Warnings: GeoSphere Austria's `getWarnstatus`, a message in CAP 1.2, or a feed of such messages. */
  WARNINGS_URL?: string;
  /** Bulletins of the avalanche service, CAAML 6 as JSON. */
  AVALANCHE_URL?: string;
  /** Gauges of the hydrographic services as GeoJSON. */
  GAUGES_URL?: string;
  /** MET Norway's Locationforecast 2.0, `complete` or `compact`. */
  MET_FORECAST_URL?: string;
  /** Traffic reports: a feed in DATEX II or RSS 2.0, and the source that the page names. */
  TRAFFIC_FEED_URL?: string;
  TRAFFIC_SOURCE_NAME?: string;
  TRAFFIC_SOURCE_LINK?: string;
  /** Disturbances of buses and trains: service alerts of GTFS-Realtime; one header of the request with the operator's key (secret). */
  TRANSIT_ALERTS_URL?: string;
  TRANSIT_ALERTS_HEADER?: string;
  /** The source that the page names. */
  TRANSIT_SOURCE_NAME?: string;
  TRANSIT_SOURCE_LINK?: string;
  /** Petrol prices: E-Control's API, `https://api.e-control.at/sprit/1.0`. */
  FUEL_PRICES_ORIGIN?: string;
  /** Cloudflare's Analytics Engine (decision 97); on one machine counts are in the database. */
  METRICS?: MetricsDataset;
  /** Name of its dataset, as in wrangler.toml; with account and token (secret) its SQL API is queried for the status page. */
  METRICS_DATASET?: string;
  METRICS_ACCOUNT_ID?: string;
  METRICS_API_TOKEN?: string;
  /** Origin of that API; Cloudflare's without one. */
  METRICS_API_ORIGIN?: string;
  TOPICS_NAMESPACE: string;
  SSO_NAMESPACE: string;
};
