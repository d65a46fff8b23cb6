/** The secrets of both Workers by name: `wrangler secret put NAME`. Their values are nowhere in the sources. */

export type WorkerName = "portal" | "backend";

export type Secret = {
  name: string;
  workers: readonly WorkerName[];
  /** Without it nothing is deployed, whatever else is set. Others are asked for where a variable needs them (the rules of the configuration). */
  isRequired?: boolean;
  /** What it is for, as docs/deploy.md has it. */
  purpose: string;
};

const both = ["portal", "backend"] as const;

export const secrets: readonly Secret[] = [
  { name: "GRANT_SECRET", workers: both, isRequired: true, purpose: "the same in both: the portal's word to the back end" },
  { name: "GRANT_SECRET_PREVIOUS", workers: both, purpose: "the one before, while it is replaced" },
  { name: "ADMIN_TOKEN", workers: ["backend"], isRequired: true, purpose: "import and administration (/admin)" },
  { name: "NEWSROOM_TOKEN", workers: ["backend"], purpose: "programs that write live tickers" },
  { name: "STAFF_SECRET", workers: ["backend"], purpose: "accounts of the staff: without it there is no /redaktion" },
  { name: "STAFF_SECRET_PREVIOUS", workers: ["backend"], purpose: "the one before, while it is replaced" },
  { name: "VAPID_PUBLIC_KEY", workers: ["backend"], purpose: "notices in the browser: the public key (`npm run push-keys`)" },
  { name: "VAPID_PRIVATE_KEY", workers: ["backend"], purpose: "the private key that belongs to it" },
  { name: "WORDPRESS_PASSWORD", workers: ["backend"], purpose: "an application password of your WordPress" },
  { name: "WORDPRESS_WEBHOOK_SECRET", workers: ["backend"], purpose: "signs what your WordPress tells" },
  { name: "WORDPRESS_WEBHOOK_SECRET_PREVIOUS", workers: ["backend"], purpose: "the one before, while it is replaced" },
  { name: "METRICS_API_TOKEN", workers: ["backend"], purpose: "reads what was counted, for the status page" },
  { name: "SERVICE_TOKEN", workers: ["backend"], purpose: "your services that register readers" },
  { name: "MAIL_WEBHOOK_TOKEN", workers: ["backend"], purpose: "who tells of mail that came back" },
  { name: "EPAPER_SECRET", workers: ["backend"], purpose: "signs who reads the E-Paper in a reader of yours" },
  { name: "PAYWALL_PRIVATE_KEY", workers: ["backend"], purpose: "the paywall provider's key, with PAYWALL_AID" },
  { name: "PAYWALL_API_TOKEN", workers: ["backend"], purpose: "the paywall provider's interface, with PAYWALL_AID" },
  { name: "TRANSIT_ALERTS_HEADER", workers: ["backend"], purpose: "your key at the source of disturbances, as a header" },
  { name: "CACHE_PURGE_SECRET", workers: ["portal"], purpose: "a publisher's own back end that purges pages" },
  { name: "CACHE_PURGE_TOKEN", workers: both, purpose: "Cloudflare's cache, with CACHE_PURGE_ZONE" },
];
