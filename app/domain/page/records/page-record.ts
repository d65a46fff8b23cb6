/** All that is known of one page (decision 7 for sharing). Plain data: the portal reads it before any code of the page is loaded. */
import type { AdPage } from "#app/domain/advertising/ad-places.ts";
import type { PageType } from "#app/domain/tracking/page-type.ts";

/** Kinds that are not pages for readers: calls, files for machines, pictures and films, pages of the staff. */
export const otherKinds = ["call", "file", "media", "staff"] as const;

/** The kinds by which answers are counted. */
export type PageKind = PageType | (typeof otherKinds)[number];

/** For how long the edge keeps a page, in seconds. Its tags are those of the contents that its answers name, so every page is purged by what it shows. */
export type KeepTimes = {
  /** Served as it is. */
  fresh: number;
  /** After that, served at once while it is rendered anew for the next reader. */
  stale: number;
  /** From the beginning: served instead of an error while the back end fails. */
  spare: number;
};

/** The page is the same for everybody without an account, except for these facts and for app mode. */
export type Sharing = {
  /**
   * Query parameters that the page reads, in the order in which they name the page in the cache, and what it understands of each. All others
   * are ignored; with a value that it does not understand the page is rendered for each reader, uncached.
   */
  reads?: Readonly<Record<string, RegExp>>;
  /** What it does not understand means to the page the same as nothing: it gives what it gives without that parameter. */
  ignoresOthers?: true;
  /** With one of these query parameters, or with any, the page is rendered for each reader, uncached. */
  refuses?: readonly string[] | "any";
  /** Shows something of the municipality that the reader chose. */
  hasMunicipality?: boolean;
  /** Shows the line of services: a reader who arranged it has a page of their own. */
  hasServiceLine?: true;
  /** Where the usual times are wrong (`keep-times.ts`). */
  keep?: KeepTimes;
};

/** Its entry on `/service`. */
export type ServiceEntry = {
  group: "Unterwegs" | "Im Alltag" | "Lesen, hören, schauen" | "In Verbindung";
  /** Among all services. */
  place: number;
  title: string;
  /** `{region}` stands for the brand's region. */
  text: string;
};

export type PageRecord = {
  kind: PageKind;
  /** Without it in the brand no list names the page, and it answers 404. */
  needs?: "epaper";
  /** What the parameters of its path must match; with another value the address is not this page's. */
  params?: Readonly<Record<string, RegExp>>;
  /** Without it the page is rendered for each reader, uncached, with all its query parameters. */
  shared?: Sharing;
  /** About one reader, so it is neither cached nor indexed: always, or only as the answer to a form. */
  personal?: "always" | "posted";
  /** What it says depends on who is signed in: when that changes in a browser, it is loaded anew there (`app/session/follow-page.client.ts`). */
  followsSession?: true;
  /** Its address holds keys, or what it shows is not published: no provider learns of it. Set on all pages of a first segment or none. */
  isPrivate?: boolean;
  /**
   * Its readers are left in peace: nothing measures them, nobody asks for their consent, no advertising stands there, and no breaking line
   * leads there. Set on all pages of a first segment or none (`isQuietPath`).
   */
  isQuiet?: true;
  /** The address that the sitemap of pages names. */
  sitemap?: string;
  /** False: its readers find it by another page, and search engines leave it out. Those about one reader are left out all the same. */
  isIndexed?: false;
  /** What `robots.txt` keeps crawlers from. `$` ends an address: a post's slug may begin the same. */
  disallow?: readonly string[];
  /** False: browsers do not fetch it before a reader opens it, because it is personal, sells, or does something. */
  isReadAhead?: false;
  /** Its data can be fetched ahead as JSON (rules 7.2.8, decision 93): the same for all, without paid text or personal data. */
  isPrerendered?: boolean;
  /** What it may ask the browser for. */
  permissions?: readonly "geolocation"[];
  /** Any site may show it in a frame. */
  isEmbeddable?: boolean;
  /** Has places of advertising, those of such a page; without it none. */
  advertising?: AdPage;
  service?: ServiceEntry;
  /** Its place and name among the services of the menu. */
  short?: { place: number; title: string };
  /** The address of its service entry and its short line, where the pattern has parameters. */
  address?: string;
};

export type PageRecords = Readonly<Record<`/${string}`, PageRecord>>;
