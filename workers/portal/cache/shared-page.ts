/** Which requests get the page that everybody gets (decision 7), and what that page depends on. */
import { LRUCache } from "lru-cache";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { CURRENT_CITY_COOKIE } from "#app/domain/municipality/current-city.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { isAppMode } from "#app/domain/page/app-mode.ts";
import { isPayloadPath } from "#app/domain/page/payload-url.ts";
import { TICKER_PAGE } from "#app/domain/post/ticker-page.ts";
import { searchParameters } from "#app/domain/search/search-address.ts";
import { type AnswerKind, toAnswerKind } from "#workers/portal/metrics/answer-kind.ts";

/** What a shared page depends on, and nothing else does: all that it is made of. */
export type PageVariant = {
  /** As the reader's browser names the site. */
  origin: string;
  pathname: string;
  /** The parameters that the page reads, in one order; with its question mark, or empty. */
  search: string;
  isAppMode: boolean;
  /** Slug of the municipality that the reader chose, on pages that show something of it. */
  municipality: string | null;
};

type SharedPages = {
  path: RegExp;
  /** Parameters that the page reads; all others are no part of it. */
  reads: readonly string[];
  /** With one of these the address is not this page. */
  refuses: readonly string[];
  hasMunicipality: boolean;
  /** What the values of these parameters are made of; with another one the page is rendered for whoever asks. */
  values?: RegExp;
};

/** Few and short words: what nobody asks a second time would fill the cache. */
const searchValue = /^[\p{L}\p{N} "„“.,'-]{1,60}$/u;

/** Rows of rules 2.1 whose page is the same for everybody without an account. What stands in none is rendered for whoever asks. */
const sharedPages: readonly SharedPages[] = [
  { path: /^\/$/, reads: [], refuses: ["p"], hasMunicipality: true },
  { path: /^\/page\/\d{1,6}$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/themen(?:\/[^/]+){0,3}$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/news\/[^/]+(?:\/page\/\d{1,6})?$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^(?:\/(?:news|themen|gemeinde)\/[^/]+)?\/feed(?:\/atom)?$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/liveticker\/page\/\d{1,6}$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/video(?:\/page\/\d{1,6}|\/[^/]+\/\d{1,10})$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/sitemap\.xml$|^\/sitemaps\/[^/]+$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/gemeinde\/[^/]+$/, reads: ["page"], refuses: [], hasMunicipality: false },
  { path: /^\/[^/]+\/\d{1,10}$/, reads: [TICKER_PAGE], refuses: [], hasMunicipality: false },
  { path: /^\/[^/]+\/\d{1,10}\/kommentare(?:\/page\/\d{1,6})?$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/mondkalender$/, reads: ["monat"], refuses: [], hasMunicipality: false },
  { path: /^\/verkehr$/, reads: ["strasse", "bezirk"], refuses: [], hasMunicipality: false },
  { path: /^\/spritpreise$/, reads: ["treibstoff", "gemeinde", "bezirk"], refuses: [], hasMunicipality: false },
  { path: /^\/mondkalender\.ics$/, reads: [], refuses: [], hasMunicipality: false },
  { path: /^\/suche$/, reads: searchParameters, refuses: [], hasMunicipality: false, values: searchValue },
  { path: /^\/suche\/vorschlaege$/, reads: ["q"], refuses: [], hasMunicipality: false, values: searchValue },
  { path: /^\/notdienste$/, reads: ["tag", "bezirk", "dienst"], refuses: [], hasMunicipality: false },
  { path: /^\/horoskop$/, reads: ["zeitraum", "datum"], refuses: [], hasMunicipality: false },
  {
    path: /^\/widgets\/[a-z]{1,40}$/,
    reads: ["sortierung", "gemeinde", "thema", "beitraege", "tage", "dynamisch"],
    refuses: [],
    hasMunicipality: false,
    values: /^[a-z0-9-]{0,80}$/,
  },
  {
    path: /^\/newsletter\/(?!bestaetigen$|abmelden$)[^/]+(?:\/page\/\d{1,6}|\/\d{4}-\d\d-\d\d)?$/,
    reads: [],
    refuses: [],
    hasMunicipality: false,
  },
  // The offers read where their reader came from.
  { path: /^\/abo$/, reads: [], refuses: ["*"], hasMunicipality: false },
  {
    path: /^\/(?!(?:profil|merkliste|zugang-aktivieren|vplus-onboarding|zahlung-autorisieren|redaktion|graphql|wp-json|health|ready|api|media|builds|assets)$)[a-z0-9-]+$/,
    reads: [],
    refuses: [],
    hasMunicipality: false,
  },
];

/** Longer addresses are nobody's, and would fill the cache. */
const MAX_ADDRESS_LENGTH = 500;

/** What an address alone says of its page. `kind` is for counting, and no part of the variant. */
type Address = PageVariant & { isData: boolean; hasMunicipality: boolean; kind: AnswerKind };

/** The last ones: most readers ask for the same. */
const addresses = new LRUCache<string, Address>({ max: 1000, maxSize: 500_000, sizeCalculation: (_, address) => address.length });

/**
 * The variant of the shared page that an address asks for; null where its page is not shared. `headers` say app mode and
 * municipality.
 */
export function parseVariant(address: string, headers: Headers): (PageVariant & { kind: AnswerKind }) | null {
  const known = addresses.get(address) ?? parseAddress(new URL(address));
  if (known === null) return null;
  addresses.set(address, known);
  if (known.isData) return known;
  const isApp = known.isAppMode || isAppMode(headers.get("user-agent"), noQuery);
  const municipality = known.hasMunicipality ? readMunicipality(headers.get("cookie")) : null;
  return isApp || municipality !== null ? { ...known, isAppMode: isApp, municipality } : known;
}

const noQuery = new URLSearchParams();

function parseAddress(url: URL): Address | null {
  const { origin, pathname, searchParams } = url;
  if (pathname.length > MAX_ADDRESS_LENGTH) return null;
  if (isPayloadPath(pathname)) return parseData(url);
  const page = sharedPages.find(({ path }) => path.test(pathname));
  if (page === undefined) return null;
  const names = [...searchParams.keys()].filter((name) => name !== "noheader");
  if (names.some((name) => page.refuses.includes(name)) || (page.refuses.includes("*") && names.length > 0)) return null;
  const read = new URLSearchParams();
  for (const name of page.reads) {
    const value = searchParams.get(name);
    // Of a form that was sent as it is.
    if (value === null || (value === "" && page.values !== undefined)) continue;
    if (value.length > MAX_ADDRESS_LENGTH || page.values?.test(value) === false) return null;
    read.set(name, value);
  }
  return {
    origin,
    pathname,
    search: read.size === 0 ? "" : `?${read}`,
    isAppMode: isAppMode(null, searchParams),
    municipality: null,
    isData: false,
    hasMunicipality: page.hasMunicipality,
    kind: toAnswerKind(pathname),
  };
}

/** What a build's id may be made of. */
const BUILD = /^\?[\w.-]{1,64}$/;

/** Of a page's data, which are one build's, and the same in the app and wherever a reader lives. */
function parseData({ origin, pathname, search }: URL): Address | null {
  if (!BUILD.test(search)) return null;
  const kind = toAnswerKind(pathname);
  return { origin, pathname, search, isAppMode: false, municipality: null, isData: true, hasMunicipality: false, kind };
}

const cityCookie = new RegExp(`(?:^|;\\s*)${CURRENT_CITY_COOKIE}=([^;]*)`);

function readMunicipality(cookies: string | null): string | null {
  const [, value] = cityCookie.exec(cookies ?? "") ?? [];
  return parseMunicipality(value)?.slug ?? null;
}

/** Names a variant in the cache. */
export function toPageKey({ origin, pathname, search, isAppMode, municipality }: PageVariant): string {
  return `${origin}${pathname}${search}#${isAppMode ? "app" : ""}${municipality ?? ""}`;
}

/** A user agent of the publisher's app, as domain/page/app-mode.ts knows it. */
const APP_AGENT = `${portalBrand.appAgent}-iOS`;

/** The request of nobody in particular that the variant is rendered for: nothing else of any reader's request can reach the page. */
export function toSharedRequest({ origin, pathname, search, isAppMode, municipality }: PageVariant): Request {
  const headers = new Headers();
  if (isAppMode) headers.set("user-agent", APP_AGENT);
  if (municipality !== null) headers.set("cookie", `${CURRENT_CITY_COOKIE}=${municipality}`);
  return new Request(`${origin}${pathname}${search}`, { headers });
}
