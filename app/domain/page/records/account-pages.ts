/** What readers have, buy and end. */
import type { PageRecord, PageRecords } from "./page-record.ts";

const personal = { kind: "account", personal: "always", isReadAhead: false } as const satisfies PageRecord;

export const accountPages = {
  "/profil": {
    ...personal,
    followsSession: true,
    disallow: ["/profil$", "/profil?", "/profil/"],
    service: { group: "In Verbindung", place: 15, title: "Mein Konto", text: "Abonnements, Newsletter und Einstellungen." },
  },
  "/profil/daten": personal,
  "/profil/adresse": { ...personal, followsSession: true },
  "/profil/passkeys": { ...personal, followsSession: true },
  "/profil/kommentare": { ...personal, followsSession: true },
  "/profil/kommentare/:id": { ...personal, followsSession: true },
  /** Links of gifts stand on it. */
  "/verschenken": { ...personal, followsSession: true, isPrivate: true, disallow: ["/verschenken"] },
  "/merkliste": {
    ...personal,
    followsSession: true,
    disallow: ["/merkliste"],
    service: {
      group: "Lesen, hören, schauen",
      place: 12,
      title: "Merkliste",
      text: "Artikel, die du dir für später aufgehoben hast.",
    },
  },
  "/fuer-dich": {
    ...personal,
    followsSession: true,
    disallow: ["/fuer-dich"],
    service: {
      group: "Lesen, hören, schauen",
      place: 16,
      title: "Für dich",
      text: "Neues von Themen, Gemeinden und Menschen, denen du folgst.",
    },
  },
  "/benachrichtigungen": {
    ...personal,
    followsSession: true,
    disallow: ["/benachrichtigungen"],
    service: {
      group: "In Verbindung",
      place: 17,
      title: "Benachrichtigungen",
      text: "Eilmeldungen und Neues aus deiner Gemeinde, auch wenn die Zeitung zu ist.",
    },
  },
  "/zahlung-autorisieren": { ...personal, kind: "subscription", followsSession: true, disallow: ["/zahlung-autorisieren"] },
  "/zugang-aktivieren": { ...personal, followsSession: true, disallow: ["/zugang-aktivieren"] },
  "/vplus-onboarding": { ...personal, kind: "subscription", followsSession: true, disallow: ["/vplus-onboarding"] },
  "/onboarding/nav": { kind: "account", isIndexed: false, isReadAhead: false, disallow: ["/onboarding/"] },
} as const satisfies PageRecords;

export const contractPages = {
  /** The offers read where their reader came from. */
  "/abo": {
    kind: "subscription",
    shared: { refuses: "any" },
    followsSession: true,
    isReadAhead: false,
    isPrerendered: true,
    sitemap: "/abo",
  },
  "/kuendigen": { kind: "page", shared: {}, personal: "posted" },
  "/widerrufen": { kind: "page", shared: {}, personal: "posted" },
  /** Not shared: it shows the comment that its address names, as it stands now. */
  "/inhalt-melden": {
    kind: "page",
    personal: "posted",
    isReadAhead: false,
    sitemap: "/inhalt-melden",
    disallow: ["/inhalt-melden?"],
  },
  "/inhalt-melden/danke": { kind: "page", personal: "always", isReadAhead: false },
  "/datenschutz-redaktion": { kind: "page", shared: {}, sitemap: "/datenschutz-redaktion" },
} as const satisfies PageRecords;
