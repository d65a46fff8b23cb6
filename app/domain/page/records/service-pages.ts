/** Services for every day, newsletters, and tips to the newsroom. */
import { KEPT_QUERY } from "#app/domain/search/search-address.ts";
import type { PageRecords } from "./page-record.ts";

/** What their pages understand of the addresses: whether there is such a place or day, they find out themselves. */
const slug = /^[a-z0-9-]{1,60}$/;
const choice = /^[a-z]{1,20}$/;
const month = /^\d{4}-\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** Of forms, which send empty fields as well. */
const road = /^[\p{L}\d .-]{0,40}$/u;
const line = /^[\p{L}\p{N} –-]{0,40}$/u;
const town = /^[\p{L} .-]{0,40}$/u;
const place = /^[a-z0-9-]{0,60}$/;
const fuel = /^[a-z]{0,20}$/;
const givenDay = /^(?:\d{4}-\d\d-\d\d)?$/;
const page = /^\d{0,6}$/;
/** Of whom a reader looks for. */
const wanted = /^[\p{L}\p{M}\d .,'’-]{0,60}$/u;
const setting = /^[a-z0-9-]{0,80}$/;

export const servicePages = {
  "/service": {
    kind: "service",
    shared: {},
    sitemap: "/service",
    isPrerendered: true,
    short: { place: 10, title: "Alle Services" },
  },
  "/service/anordnen": { kind: "service", personal: "always", followsSession: true, isReadAhead: false },
  "/wetter": {
    kind: "service",
    shared: { reads: { gemeinde: place }, hasMunicipality: true },
    sitemap: "/wetter",
    service: {
      group: "Im Alltag",
      place: 0,
      title: "Wetter",
      text: "Jetzt, Stunde für Stunde und sieben Tage voraus, für {region}, Berge und See.",
    },
    short: { place: 0, title: "Wetter" },
  },
  "/wetter/:municipality": { kind: "service", shared: {} },
  "/verkehr": {
    kind: "service",
    shared: { reads: { strasse: road, bezirk: place } },
    sitemap: "/verkehr",
    isPrerendered: true,
    service: {
      group: "Unterwegs",
      place: 1,
      title: "Verkehr",
      text: "Staus, Sperren und Baustellen im ganzen Land, nach Straße und Bezirk.",
    },
    short: { place: 1, title: "Verkehr" },
  },
  "/bus-bahn": {
    kind: "service",
    shared: { reads: { linie: line, ort: town } },
    sitemap: "/bus-bahn",
    isPrerendered: true,
    service: {
      group: "Unterwegs",
      place: 19,
      title: "Bus und Bahn",
      text: "Störungen, Umleitungen und Ausfälle bei Zug, Bus und Seilbahn, nach Linie und Ort.",
    },
  },
  "/berge": {
    kind: "service",
    shared: {},
    // The pictures that its reader asked for.
    personal: "posted",
    sitemap: "/berge",
    service: {
      group: "Unterwegs",
      place: 20,
      title: "Pässe und Webcams",
      text: "Welche Pässe offen sind, wo Ketten nötig sind, und wie es oben aussieht.",
    },
  },
  "/spritpreise": {
    kind: "service",
    shared: { reads: { treibstoff: fuel, gemeinde: place, bezirk: place } },
    sitemap: "/spritpreise",
    isPrerendered: true,
    permissions: ["geolocation"],
    service: {
      group: "Unterwegs",
      place: 2,
      title: "Spritpreise",
      text: "Die günstigsten Tankstellen in deiner Nähe, für Diesel, Super und Erdgas.",
    },
    short: { place: 2, title: "Spritpreise" },
  },
  "/notdienste": {
    kind: "service",
    shared: { reads: { tag: day, bezirk: slug, dienst: choice } },
    sitemap: "/notdienste",
    isPrerendered: true,
    service: {
      group: "Im Alltag",
      place: 4,
      title: "Notdienste",
      text: "Notrufnummern, und wer gerade Dienst hat: Ärzte, Apotheken, Zahnärzte, Tierärzte.",
    },
    short: { place: 3, title: "Notdienste" },
  },
  "/termine": {
    kind: "service",
    shared: { reads: { tag: givenDay, zeitraum: fuel, gemeinde: place, art: fuel, q: KEPT_QUERY, seite: page } },
    sitemap: "/termine",
    isPrerendered: true,
    service: {
      group: "Im Alltag",
      place: 18,
      title: "Termine",
      text: "Was los ist: Konzerte, Märkte, Ausstellungen und Feste, nach Tag, Ort und Art.",
    },
    short: { place: 4, title: "Termine" },
  },
  // Not shared, as /tipp-geben: what comes back stands in its form.
  "/termine/melden": { kind: "service", personal: "posted", sitemap: "/termine/melden", isReadAhead: false },
  "/termine/melden/danke": { kind: "service", personal: "always", isReadAhead: false },
  "/termine/:id": { kind: "service", params: { id: /^\d{1,10}$/ }, shared: {} },
  "/trauer": {
    kind: "service",
    shared: { reads: { name: wanted, gemeinde: place, seite: page } },
    isQuiet: true,
    sitemap: "/trauer",
    service: {
      group: "Im Alltag",
      place: 21,
      title: "Traueranzeigen",
      text: "Todesanzeigen und Danksagungen, nach Name und Gemeinde, mit Kerzen und Worten des Beileids.",
    },
  },
  // Not indexed: it ends when its family says, and a search engine's copy would not.
  "/trauer/:id": {
    kind: "service",
    params: { id: /^\d{1,10}$/ },
    shared: { reads: { seite: page, getan: choice } },
    personal: "posted",
    isIndexed: false,
    isQuiet: true,
  },
  "/horoskop": {
    kind: "service",
    shared: { reads: { zeitraum: choice, datum: day } },
    sitemap: "/horoskop",
    isPrerendered: true,
    service: { group: "Im Alltag", place: 6, title: "Horoskop", text: "Zwölf Zeichen, für heute, diese Woche und diesen Monat." },
    short: { place: 5, title: "Horoskop" },
  },
  "/mondkalender": {
    kind: "service",
    shared: { reads: { monat: month } },
    sitemap: "/mondkalender",
    isPrerendered: true,
    service: {
      group: "Im Alltag",
      place: 5,
      title: "Mondkalender",
      text: "Mondphasen, Auf- und Untergang und Finsternisse, Tag für Tag.",
    },
  },
  // What the service worker keeps for pages that no line brings.
  "/offline": { kind: "service", shared: {}, isIndexed: false, isReadAhead: false, disallow: ["/offline$"] },
  "/widgets/:widget": {
    kind: "service",
    params: { widget: /^[a-z]{1,40}$/ },
    shared: {
      reads: { sortierung: setting, gemeinde: setting, thema: setting, beitraege: setting, tage: setting, dynamisch: setting },
    },
    isIndexed: false,
    isEmbeddable: true,
  },
  "/schneebericht": {
    kind: "service",
    shared: { reads: { sortierung: setting } },
    sitemap: "/schneebericht",
    isPrerendered: true,
    service: { group: "Unterwegs", place: 3, title: "Schneebericht", text: "Schneehöhen und offene Lifte der Skigebiete." },
  },
  // Not shared: each page has a form with a token of its own.
  "/tipp-geben": {
    kind: "service",
    sitemap: "/tipp-geben",
    personal: "posted",
    isPrivate: true,
    service: {
      group: "In Verbindung",
      place: 14,
      title: "Tipp geben",
      text: "Du hast etwas gesehen oder gehört? Schreib der Redaktion, auf Wunsch anonym.",
    },
    short: { place: 9, title: "Tipp geben" },
  },
  "/tipp-geben/danke": { kind: "service", personal: "always", isPrivate: true },
  "/tipp-geben/status": { kind: "service", personal: "always", isPrivate: true },
} as const satisfies PageRecords;

const issue = /^\d{4}-\d\d-\d\d(?:-[a-z][a-z0-9]{0,19})?$/;

/** The printed paper on the screen, where the brand has it. */
export const epaperPages = {
  "/epaper": {
    kind: "service",
    needs: "epaper",
    shared: { reads: { monat: /^(?:\d{4}-\d\d)?$/ } },
    followsSession: true,
    sitemap: "/epaper",
    service: {
      group: "Lesen, hören, schauen",
      place: 11.5,
      title: "E-Paper",
      text: "Die gedruckte Zeitung, Seite für Seite, ab 20 Uhr am Vorabend.",
    },
  },
  "/epaper/heute": { kind: "service", needs: "epaper", personal: "always", isReadAhead: false },
  "/epaper/:issue": { kind: "service", needs: "epaper", params: { issue }, shared: {}, followsSession: true },
  "/epaper/:issue/:page": {
    kind: "service",
    needs: "epaper",
    params: { issue, page: /^[1-9]\d{0,2}$/ },
    personal: "always",
    followsSession: true,
    isReadAhead: false,
  },
} as const satisfies PageRecords;

export const newsletterPages = {
  "/newsletter": {
    kind: "service",
    shared: {},
    followsSession: true,
    sitemap: "/newsletter",
    service: {
      group: "In Verbindung",
      place: 13,
      title: "Newsletter",
      text: "Das Wichtigste per E-Mail, täglich oder am Wochenende.",
    },
    short: { place: 8, title: "Newsletter" },
  },
  "/newsletter/bestaetigen": { kind: "service", personal: "always", disallow: ["/newsletter/bestaetigen"] },
  "/newsletter/abmelden": { kind: "service", personal: "always", disallow: ["/newsletter/abmelden"] },
  "/newsletter/:slug": { kind: "service", shared: {} },
  "/newsletter/:slug/page/:page": { kind: "service", params: { page: /^\d{1,6}$/ }, shared: {} },
  "/newsletter/:slug/:day": { kind: "service", params: { day: /^\d{4}-\d\d-\d\d(?:-[2-9])?$/ }, shared: {} },
} as const satisfies PageRecords;
