/** First segments of the portal's steps and of the back end (workers/portal/portal.ts): no address below them is a page. */
import type { PageRecord } from "./page-record.ts";

export const interfaces = {
  graphql: { kind: "call", isReadAhead: false, disallow: ["/graphql"] },
  "wp-json": { kind: "call", isReadAhead: false, disallow: ["/wp-json"] },
  api: { kind: "call", isReadAhead: false, disallow: ["/api/"] },
  webhooks: { kind: "call", isReadAhead: false, disallow: ["/webhooks/"] },
  builds: { kind: "call", isReadAhead: false },
  health: { kind: "call" },
  ready: { kind: "call" },
  media: { kind: "media", isReadAhead: false },
  "service-worker.js": { kind: "file", isReadAhead: false },
  assets: { kind: "page", isReadAhead: false },
} as const satisfies Readonly<Record<string, PageRecord>>;
