/** What machines read: feeds, sitemaps, calendars, pictures for sharing. */
import type { PageRecord, PageRecords } from "./page-record.ts";

const sharedFile = { kind: "file", shared: {} } as const satisfies PageRecord;

export const files = {
  "/feed": sharedFile,
  "/feed/atom": sharedFile,
  "/news/:slug/feed": sharedFile,
  "/news/:slug/feed/atom": sharedFile,
  "/themen/:slug/feed": sharedFile,
  "/themen/:slug/feed/atom": sharedFile,
  "/autor/:slug/feed": sharedFile,
  "/autor/:slug/feed/atom": sharedFile,
  "/gemeinde/:municipality/feed": sharedFile,
  "/gemeinde/:municipality/feed/atom": sharedFile,
  "/robots.txt": { kind: "file" },
  "/sitemap.xml": sharedFile,
  "/sitemaps/:name": sharedFile,
  "/paywall.css": sharedFile,
  "/mondkalender.ics": sharedFile,
  "/einwilligung/banner": { kind: "call" },
} as const satisfies PageRecords;
