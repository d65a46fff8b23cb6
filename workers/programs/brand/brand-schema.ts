/** `brand.json`: all that makes a paper this paper and is no code, checked before anything is built (docs/brand.md). */
import * as v from "valibot";
import { toAdPlacesText } from "#shared/rules/advertising-rules.ts";

const text = v.pipe(v.string(), v.minLength(1, "must not be empty"));
const optionalText = v.string();
const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be six hexadecimal digits such as #0a5570"));
const path = v.pipe(v.string(), v.regex(/^\//, "must begin with a slash"));
const link = v.pipe(v.string(), v.regex(/^(?:\/|https:\/\/)/, "must begin with a slash or https://"));

/** Of each a value in light and in dark; what each is for says app/styles/tokens.css by its use. */
const colours = v.strictObject({
  ground: hex,
  surface: hex,
  ink: hex,
  soft: hex,
  rule: hex,
  "strong-rule": hex,
  accent: hex,
  "on-accent": hex,
  plus: hex,
  live: hex,
  focus: hex,
});

/** Those that come with the portal or stand on every machine; another one is code (app/styles/fonts.css, and its measures). */
export const serifs = {
  "Source Serif 4": '"Source Serif 4 Variable", "Source Serif 4 Fallback", "Source Serif 4 Second Fallback", serif',
  Georgia: "Georgia, Gelasio, serif",
} as const;
export const sanses = {
  "Source Sans 3": '"Source Sans 3 Variable", "Source Sans 3 Fallback", sans-serif',
  Arial: 'Arial, "Liberation Sans", "Helvetica Neue", sans-serif',
} as const;

const fonts = v.strictObject({
  serif: v.picklist(Object.keys(serifs) as (keyof typeof serifs)[]),
  sans: v.picklist(Object.keys(sanses) as (keyof typeof sanses)[]),
});

const term = v.strictObject({
  slug: text,
  termId: text,
  price: v.pipe(v.number(), v.integer("must be cents"), v.minValue(0)),
  priceText: text,
  months: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const offerData = v.strictObject({
  slug: v.picklist(["plus", "plus-premium", "pur"]),
  title: text,
  lead: text,
  includes: v.array(text),
  rid: text,
  opensPremium: v.boolean(),
  adPlaces: v.nullable(v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(0), v.maxValue(20))),
  terms: v.tupleWithRest([term], term),
});
const offer = v.pipe(
  offerData,
  // What is sold is said: a reader who buys it counts on that number.
  v.forward(
    v.check(
      ({ adPlaces, includes }) => adPlaces === null || includes.some((line) => line.includes(toAdPlacesText(adPlaces))),
      ({ input }) => `must say "${toAdPlacesText(input.adPlaces ?? 0)}", as adPlaces has it`,
    ),
    ["includes"],
  ),
);

const editionSlug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,19}$/, "must be small letters and digits"));
export const epaperSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(["pages", "handover"]),
    address: v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^https:\/\/[^\s?#]+$/, "must be an https address without a query"),
        v.url("must be an address"),
      ),
    ),
    offers: v.pipe(v.array(v.picklist(["plus", "plus-premium"])), v.minLength(1, "must name an offer")),
    editions: v.pipe(v.array(v.strictObject({ slug: editionSlug, title: text })), v.maxLength(9, "must be at most 9")),
  }),
  v.check(
    ({ kind, address }) => (kind === "handover") === (address !== null),
    "has an address where its kind is handover, and only there",
  ),
);

const texts = v.strictObject({ title: text, description: text });
const campaign = v.strictObject({ short: text, long: text });

export const brandSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, "must be small letters and digits")),
  identity: v.strictObject({
    name: text,
    claim: text,
    edition: text,
    description: text,
    locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/, "must be such as de-AT")),
    region: text,
    shareImage: v.strictObject({ path, width: v.number(), height: v.number(), alt: text }),
    appAgent: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/, "must be letters and digits")),
  }),
  colours: v.strictObject({ light: colours, dark: colours }),
  /** Lines in a box of 40 by 32, as `d` of an SVG path; three wide unless they say otherwise. */
  logo: v.pipe(
    v.array(
      v.strictObject({
        d: v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/, "must be the path of an SVG")),
        width: v.optional(v.number()),
      }),
    ),
    v.minLength(1),
  ),
  fonts,
  menus: v.strictObject({
    header: v.array(v.strictObject({ title: text, link, children: v.array(v.strictObject({ title: text })) })),
    footer: v.array(v.strictObject({ title: text, children: v.array(v.strictObject({ title: text, link })) })),
  }),
  /** Pages of services in the front page's line, until a reader arranges it. */
  services: v.pipe(v.array(path), v.minLength(1), v.maxLength(8)),
  /** What Impressum, Datenschutz, AGB, … say of the publisher; null is not known yet, false is not there (programs/pages/particulars.ts). */
  legal: v.record(v.pipe(v.string(), v.regex(/^[a-z_]+$/)), v.nullable(v.union([v.string(), v.number(), v.literal(false)]))),
  readerService: v.strictObject({ name: text, phone: text, email: text, hours: text }),
  land: v.strictObject({
    whole: text,
    in: text,
    from: text,
    over: text,
    of: text,
    its: text,
    onRoads: text,
    law: v.pipe(v.string(), v.regex(/^https:\/\//, "must begin with https://")),
  }),
  landFacts: v.strictObject({
    roads: v.array(text),
    patronDay: v.strictObject({
      month: v.pipe(v.number(), v.minValue(1), v.maxValue(12)),
      day: v.pipe(v.number(), v.minValue(1), v.maxValue(31)),
      title: text,
    }),
    sky: v.strictObject({ place: text, latitude: v.number(), longitude: v.number(), height: v.number() }),
    weather: v.strictObject({
      place: text,
      avalancheRegion: text,
      mountains: v.pipe(
        v.array(v.strictObject({ name: text, latitude: v.number(), longitude: v.number(), height: v.number() })),
        v.maxLength(3),
      ),
      lake: v.nullable(v.strictObject({ name: text, latitude: v.number(), longitude: v.number() })),
    }),
  }),
  hosts: v.strictObject({ pictures: v.array(text), embeds: v.record(v.string(), v.array(text)), videoScripts: v.array(text) }),
  sold: v.strictObject({ offerId: text, templateId: text, offers: v.array(offer) }),
  epaper: v.nullable(epaperSchema),
  /** Slugs of topics beside which nothing is advertised. */
  advertising: v.strictObject({ quietTopics: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be a slug"))) }),
  firstTexts: v.strictObject({
    newsletters: v.strictObject({
      morgen: texts,
      abend: texts,
      wochenende: texts,
      sport: texts,
      eilmeldungen: texts,
      VPLUS_Subscriber: texts,
    }),
    campaigns: v.strictObject({ "": campaign, PREMIUM26: campaign }),
  }),
  /** By kind of page, for the reading measure (rules 9.10). */
  contentCodes: v.record(text, text),
  variables: v.strictObject({
    portal: v.strictObject({ PARTNER_HOSTS: optionalText }),
    backend: v.strictObject({
      MAIL_FROM: text,
      MAIL_IMPRINT: text,
      TIPS_MAIL_TO: optionalText,
      CANCELLATIONS_MAIL_TO: optionalText,
      PAYWALL_RESOURCES: optionalText,
    }),
    both: v.strictObject({ SSO_NAMESPACE: text, TOPICS_NAMESPACE: text }),
  }),
});

export type BrandData = v.InferOutput<typeof brandSchema>;

/** Throws an error for operators with one line for each thing that is wrong. `file` is named in it. */
export function parseBrand(json: string, file: string): BrandData {
  const parsed = v.safeParse(brandSchema, readJson(json, file));
  if (
    parsed.success &&
    parsed.output.epaper === null &&
    /e-?paper/i.test(JSON.stringify({ ...parsed.output, epaper: undefined }))
  )
    throw new Error(`${file}: epaper is null, but another text speaks of an E-Paper (docs/epaper.md)`);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? "it"} ${toProblem(issue)}`).join("\n"));
}

function readJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What a rule says itself, or else what its form was to be. */
function toProblem({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === "strict_object" && expected === "never") return "is no field of a brand (docs/brand.md)";
  if (type === "strict_object" && received === "undefined") return "is missing";
  return message.startsWith("Invalid ") ? `must be ${expected?.replace(/^\((.*)\)$/, "$1")}, not ${received}` : message;
}
