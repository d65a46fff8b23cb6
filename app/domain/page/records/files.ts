/** What machines read: feeds, sitemaps, calendars, pictures for sharing. */
import type { PageRecord, PageRecords } from "./page-record.ts";

const sharedFile = { kind: "file", shared: {} } as const satisfies PageRecord;

/** Of the page whose form a calendar is made by. */
const day = /^(?:\d{4}-\d\d-\d\d)?$/;
const word = /^[a-z]{0,20}$/;
const place = /^[a-z0-9-]{0,60}$/;

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
  "/termine.ics": {
    kind: "file",
    shared: { reads: { tag: day, zeitraum: word, gemeinde: place, art: word, seite: /^\d{0,6}$/ } },
  },
  "/termine/:id.ics": { kind: "file", params: { "id.ics": /^\d{1,10}\.ics$/ }, shared: {} },
  /** Leads away, and counts. */
  "/anzeige/:id": {
    kind: "call",
    params: { id: /^[1-9]\d{0,8}$/ },
    personal: "always",
    isReadAhead: false,
    disallow: ["/anzeige/"],
  },
  /** In a frame of a page with advertising. */
  "/anzeige/rahmen": { kind: "call", isReadAhead: false },
  "/einwilligung/banner": { kind: "call" },
} as const satisfies PageRecords;
