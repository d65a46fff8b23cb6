/** Which requests get the page that everybody gets (decision 7), and what that page depends on: as the pages' records say it. */
import { LRUCache } from "lru-cache";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { CURRENT_CITY_COOKIE } from "#app/domain/municipality/current-city.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { isPayloadPath } from "#app/domain/page/address/payload-url.ts";
import { isAppMode } from "#app/domain/page/app/app-mode.ts";
import { findPage, toPageKind } from "#app/domain/page/records/find-page.ts";
import { usualTimes } from "#app/domain/page/records/keep-times.ts";
import type { KeepTimes, PageKind } from "#app/domain/page/records/page-record.ts";
import { parseServiceOrder, SERVICES_COOKIE } from "#app/domain/services/service-order.ts";

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

/** No page has a longer address, and such ones would fill the cache. */
const MAX_ADDRESS_LENGTH = 500;

/** A variant, how its answers are counted, and how long they are kept: what the page's record says. */
export type SharedPage = PageVariant & { kind: PageKind; keep: KeepTimes };

/** What an address alone says of its page. */
type Address = SharedPage & { isData: boolean; hasMunicipality: boolean; hasServiceLine: boolean };

/** The last ones: most readers ask for the same. */
const addresses = new LRUCache<string, Address>({ max: 1000, maxSize: 500_000, sizeCalculation: (_, address) => address.length });

/**
 * The variant of the shared page that an address asks for; null where its page is not shared, as one with a line of services is not with
 * who arranged that line. `headers` say app mode and municipality.
 */
export function parseVariant(address: string, headers: Headers): SharedPage | null {
  const known = addresses.get(address) ?? parseAddress(new URL(address));
  if (known === null) return null;
  addresses.set(address, known);
  if (known.isData) return known;
  if (known.hasServiceLine && hasOwnOrder(headers.get("cookie"))) return null;
  const isApp = known.isAppMode || isAppMode(headers.get("user-agent"), noQuery);
  const municipality = known.hasMunicipality ? readMunicipality(headers.get("cookie")) : null;
  return isApp || municipality !== null ? { ...known, isAppMode: isApp, municipality } : known;
}

const noQuery = new URLSearchParams();

function parseAddress(url: URL): Address | null {
  const { origin, pathname, searchParams } = url;
  if (pathname.length > MAX_ADDRESS_LENGTH) return null;
  if (isPayloadPath(pathname)) return parseData(url);
  const { shared } = findPage(pathname);
  if (shared === undefined) return null;
  const {
    reads = {},
    ignoresOthers = false,
    refuses = [],
    hasMunicipality = false,
    hasServiceLine = false,
    keep = usualTimes,
  } = shared;
  const names = [...searchParams.keys()].filter((name) => name !== "noheader");
  if (names.some((name) => refuses === "any" || refuses.includes(name))) return null;
  const read = new URLSearchParams();
  for (const [name, understood] of Object.entries(reads)) {
    const value = searchParams.get(name);
    if (value === null) continue;
    const isUnderstood = value.length <= MAX_ADDRESS_LENGTH && understood.test(value);
    if (!isUnderstood && !ignoresOthers) return null;
    // An empty field of a form that was sent unchanged.
    if (isUnderstood && value !== "") read.set(name, value);
  }
  const search = read.size === 0 ? "" : `?${read}`;
  const isApp = isAppMode(null, searchParams);
  const variant = { origin, pathname, search, isAppMode: isApp, municipality: null };
  return { ...variant, isData: false, hasMunicipality, hasServiceLine, kind: toPageKind(pathname), keep };
}

/** What a build's id may be made of. */
const BUILD = /^\?[\w.-]{1,64}$/;

/** A page's data belong to one build, and are the same in the app and for every municipality. */
function parseData({ origin, pathname, search }: URL): Address | null {
  if (!BUILD.test(search)) return null;
  const variant = { origin, pathname, search, isAppMode: false, municipality: null };
  return { ...variant, isData: true, hasMunicipality: false, hasServiceLine: false, kind: "call", keep: usualTimes };
}

const cityCookie = new RegExp(`(?:^|;\\s*)${CURRENT_CITY_COOKIE}=([^;]*)`);

function readMunicipality(cookies: string | null): string | null {
  const [, value] = cityCookie.exec(cookies ?? "") ?? [];
  return parseMunicipality(value)?.slug ?? null;
}

const servicesCookie = new RegExp(`(?:^|;\\s*)${SERVICES_COOKIE}=([^;]*)`);

/** Of all arrangements together there would be more variants than readers. */
function hasOwnOrder(cookies: string | null): boolean {
  const [, value] = servicesCookie.exec(cookies ?? "") ?? [];
  return parseServiceOrder(value) !== null;
}

/** Names a variant in the cache. */
export function toPageKey({ origin, pathname, search, isAppMode, municipality }: PageVariant): string {
  return `${origin}${pathname}${search}#${isAppMode ? "app" : ""}${municipality ?? ""}`;
}

/** A user agent of the publisher's app, as domain/page/app/app-mode.ts knows it. */
const APP_AGENT = `${portalBrand.appAgent}-iOS`;

/** The anonymous request that the variant is rendered for: nothing else of any reader's request can reach the page. */
export function toSharedRequest({ origin, pathname, search, isAppMode, municipality }: PageVariant): Request {
  const headers = new Headers();
  if (isAppMode) headers.set("user-agent", APP_AGENT);
  if (municipality !== null) headers.set("cookie", `${CURRENT_CITY_COOKIE}=${municipality}`);
  return new Request(`${origin}${pathname}${search}`, { headers });
}
