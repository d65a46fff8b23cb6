/**
 * What makes a paper this paper (decision 106): one folder beside this file a brand, whose data is `brand.json`. `npm run generate` checks it
 * (workers/programs/brand/brand-schema.ts) and writes these parts into modules of these names, imported as `#brand/...`. Which folder that is
 * says `BRAND` while building, or else `imports` of package.json.
 */
import type { EmbedHosts } from "#app/configuration/embed-hosts.ts";

/** `identity.ts` */
export type BrandIdentity = {
  name: string;
  claim: string;
  /** The region or edition, in the line below the logo. */
  edition: string;
  description: string;
  /** Of dates, numbers and the document. */
  locale: string;
  /** How many municipalities it reports from, as its texts say it. */
  region: string;
  /** Stands for a page without a picture where it is shared, and in search engines: a file of the folder `files/`. */
  shareImage: { path: string; width: number; height: number; alt: string };
  /** What the publisher's own app puts into its user agent, before `-iOS` or `-Android`; letters and digits. */
  appAgent: string;
};

/** `hosts.ts` */
export type BrandHosts = {
  /** Where pictures may come from (picture-hosts.ts). */
  pictures: readonly string[];
  /** What may fill frames besides the providers' own hosts (embed-hosts.ts). */
  embeds: EmbedHosts;
  /** What the video platform's player may load besides its own (video-platform.ts): script and frames of advertising. */
  videoScripts: readonly string[];
};

/** `advertising.ts` */
export type BrandAdvertising = {
  /** Slugs of topics beside which nothing is advertised: accidents, deaths. */
  quietTopics: readonly string[];
};

/** `land.ts`: the land it reports from, as headings and descriptions say it. */
export type BrandLand = {
  /** "Ganz Vorarlberg": the land and not one of its places. */
  whole: string;
  /** "in Vorarlberg", "aus Vorarlberg", "über Vorarlberg" */
  in: string;
  from: string;
  over: string;
  /** "Vorarlbergs" */
  of: string;
  /** "seinen", as in "aus Vorarlberg und seinen Gemeinden". */
  its: string;
  /** "auf der A14, der S16 und den Landesstraßen" */
  onRoads: string;
  /** Where its laws are found. */
  law: string;
};

/** `land.ts`: what is so in this land and not in others. */
export type BrandLandFacts = {
  /** High-ranking roads, whose reports often say no place; elsewhere in the country provincial roads have the same numbers. */
  roads: readonly string[];
  /** Day of the patron saint, on which offices and schools are closed and shops are not. */
  patronDay: { month: number; day: number; title: string };
  /** From where the sky is seen; `height` in metres above the sea. */
  sky: { place: string; latitude: number; longitude: number; height: number };
  /** `place`: a municipality's slug, for readers who chose none. Mountains at three heights in metres, from below; the lake that people bathe in. */
  weather: {
    place: string;
    /** With which the numbers of its regions at Europe's avalanche services begin. */
    avalancheRegion: string;
    mountains: readonly { name: string; latitude: number; longitude: number; height: number }[];
    lake: { name: string; latitude: number; longitude: number } | null;
  };
};

/** Newsletters that every portal has; the publisher adds more by `POST /admin/newsletters`. */
export type BrandNewsletter = "morgen" | "abend" | "wochenende" | "sport" | "eilmeldungen" | "VPLUS_Subscriber";

/** Offers to print subscribers that every portal has: the standing one has the empty number. */
export type BrandCampaign = "" | "PREMIUM26";

/** `first-texts.ts`: texts in the database until the publisher writes others (decision 106). */
export type BrandFirstTexts = {
  newsletters: Record<BrandNewsletter, { title: string; description: string }>;
  campaigns: Record<BrandCampaign, { short: string; long: string }>;
};

/** `epaper.ts`: the printed paper on the screen (docs/epaper.md); null where there is none, and then no page speaks of it. */
export type BrandEpaper = {
  /** `pages`: read here. `handover`: in a reader of the publisher's at `address`, which gets a signed token. */
  kind: "pages" | "handover";
  address: string | null;
  /** Of what is sold, what includes it. */
  offers: readonly ("plus" | "plus-premium")[];
  /** Beside the main one, which has no name. */
  editions: readonly { slug: string; title: string }[];
};

/** `reader-service.ts`: the contact for help with subscriptions. */
export type BrandReaderService = { name: string; phone: string; email: string; hours: string };

/** `variables.ts`: of both Workers, under what wrangler.toml says for an environment. */
export type BrandVariables = {
  portal: { PARTNER_HOSTS: string };
  backend: {
    MAIL_FROM: string;
    MAIL_IMPRINT: string;
    TIPS_MAIL_TO: string;
    CANCELLATIONS_MAIL_TO: string;
    PAYWALL_RESOURCES: string;
  };
  /** Said to both alike: first segments of the REST paths (rules 7.2). */
  both: { SSO_NAMESPACE: string; TOPICS_NAMESPACE: string };
};

/** `look.ts`: what the newsroom's preview shows of colours, fonts and the publisher; readers get them as styles and pages. */
export type BrandLook = {
  colours: Record<"light" | "dark", Record<string, string>>;
  fonts: { serif: string; sans: string };
  /** By the names of programs/pages/particulars.example.yaml; null is not known yet, false is not there. */
  legal: Record<string, string | number | false | null>;
};
