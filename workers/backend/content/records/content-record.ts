/**
 * What the seed and the WordPress import bring to the back end: `POST /admin/content` takes a JSON body
 * `{records: ContentRecord[]}` (at most 100) with `Authorization: Bearer {ADMIN_TOKEN}`. A record with a
 * `source` that is known replaces what stands there, so a repeated import makes no duplicates.
 */
import * as v from "valibot";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { contentBlockSchema, imageUseSchema, videoItemSchema } from "#shared/content/content-block.ts";

const text = v.pipe(v.string(), v.minLength(1));
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const optionalText = v.optional(v.nullable(v.string()), null);
const date = v.pipe(v.string(), v.isoTimestamp());
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const namedSlug = v.object({ slug, title: text });

const mediaRecord = v.object({
  kind: v.literal("media"),
  source: text,
  src: text,
  mime: text,
  width: v.optional(v.nullable(v.number()), null),
  height: v.optional(v.nullable(v.number()), null),
  alt: v.optional(v.string(), ""),
  caption: optionalText,
  /** The caption with its links. */
  captionHtml: v.optional(v.nullable(v.string())),
  credit: optionalText,
  /** One entry a crop and format; `srcset` from small to large. */
  crops: v.array(
    v.object({
      crop: text,
      type: text,
      width: v.number(),
      height: v.number(),
      srcset: v.array(v.object({ src: text, w: v.number() })),
    }),
  ),
  status: v.optional(v.picklist(["stored", "remote"]), "stored"),
});

const postRecord = v.object({
  kind: v.literal("post"),
  source: text,
  /** Kept when no other post has it, so that addresses stay. */
  preferredId: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  type: v.optional(text, "post"),
  slug,
  title: text,
  kicker: optionalText,
  excerpt: optionalText,
  date,
  modified: date,
  /** A draft is visible only in its preview; a scheduled post is published at `date`, by itself. */
  status: v.optional(v.picklist(["published", "scheduled", "draft"]), "published"),
  image: v.optional(v.nullable(imageUseSchema), null),
  blocks: v.array(contentBlockSchema),
  /** Null lets the writer decide (shared/content/free-part.ts). */
  freeBlockCount: v.optional(v.nullable(v.number()), null),
  categories: v.optional(v.array(namedSlug), []),
  tags: v.optional(v.array(namedSlug), []),
  /** Topic slugs; a topic that does not exist is made with `title`. */
  topics: v.optional(v.array(namedSlug), []),
  municipality: v.optional(v.nullable(slug), null),
  /** More municipalities on whose pages it stands; it names the one above. */
  furtherMunicipalities: v.optional(v.pipe(v.array(slug), v.maxLength(20)), []),
  brand: v.optional(v.nullable(slug), null),
  authors: v.optional(v.array(v.object({ slug, name: text })), []),
  isPremium: v.optional(v.boolean(), false),
  isStory: v.optional(v.boolean(), false),
  isLiveticker: v.optional(v.boolean(), false),
  /** Whether it may lead the front page (feed `front`); null means: when its type is `post`. */
  front: v.optional(v.nullable(v.boolean()), null),
  external: optionalText,
  label: v.optional(v.nullable(v.object({ text, link: optionalText })), null),
  informantButton: v.optional(v.nullable(v.object({ text, link: text })), null),
  /** What the source says; readers are told the number of those that are here (content/comments). */
  commentCount: count,
  reactionCount: count,
  views: count,
  origin: v.optional(text, PORTAL_ID),
  /** `source` of the posts the newsroom linked. */
  associated: v.optional(v.array(text), []),
  meta: v.optional(
    v.object({
      /** For search engines and other sites; null is the title. */
      title: optionalText,
      description: optionalText,
      /** `source` of the picture that other sites show; null is the one above the text. */
      shareImage: optionalText,
      piTriggerManual: v.optional(v.boolean(), false),
      piPaywallAsModal: v.optional(v.boolean(), false),
      piTag: optionalText,
      piVariables: v.optional(v.array(v.object({ key: text, value: v.string() })), []),
    }),
    {},
  ),
  video: v.optional(v.nullable(videoItemSchema), null),
  /** Paths under which the post stood in a former system. */
  formerPaths: v.optional(v.array(text), []),
});

const pageRecord = v.object({
  kind: v.literal("page"),
  source: text,
  slug,
  title: text,
  description: optionalText,
  modified: date,
  blocks: v.array(contentBlockSchema),
  formerPaths: v.optional(v.array(text), []),
});

/** Who brings an author or a term: `demo`, `wp:{site}`; only `own`, a system of the publisher's, changes what others brought. */
const owner = v.optional(text, "own");

const termRecord = v.object({
  kind: v.literal("term"),
  taxonomy: v.picklist(["category", "tag", "topic"]),
  slug,
  title: text,
  description: optionalText,
  parent: v.optional(v.nullable(slug), null),
  media: optionalText,
  buttonText: optionalText,
  buttonLink: optionalText,
  owner,
  /** Paths of its list in a former system. */
  formerPaths: v.optional(v.array(text), []),
});

const authorRecord = v.object({
  kind: v.literal("author"),
  slug,
  name: text,
  role: optionalText,
  description: optionalText,
  /** Never shown. */
  email: optionalText,
  /** `source` of their picture. */
  media: optionalText,
  /** What readers are told. */
  contact: v.optional(
    v.object({
      mail: optionalText,
      links: v.optional(v.pipe(v.array(v.object({ title: text, link: text })), v.maxLength(10)), []),
    }),
    {},
  ),
  owner,
  /** Slugs that the author had: what stands under them is the author's under this one. */
  formerSlugs: v.optional(v.pipe(v.array(slug), v.maxLength(20)), []),
  formerPaths: v.optional(v.array(text), []),
});
const brandRecord = v.object({ kind: v.literal("brand"), slug, title: text });
const districtRecord = v.object({ kind: v.literal("district"), id: v.number(), slug, title: text });
const municipalityRecord = v.object({
  kind: v.literal("municipality"),
  id: v.number(),
  slug,
  title: text,
  district: slug,
  latitude: v.number(),
  longitude: v.number(),
});
/** Replaces the whole menu. */
const navigationRecord = v.object({
  kind: v.literal("navigation"),
  menu: text,
  items: v.array(v.object({ title: text, link: text, children: v.optional(v.array(v.object({ title: text, link: text })), []) })),
});
/** Replaces the whole front page. */
const homeRecord = v.object({
  kind: v.literal("home"),
  sections: v.array(
    v.object({
      layout: v.picklist(["LEAD", "LIST", "GRID", "SLIDER", "VIDEO", "MUNICIPALITY", "MOST_READ"]),
      title: optionalText,
      link: optionalText,
      feed: optionalText,
      postCount: v.number(),
      /** Null is what suits the layout: upright cards for VIDEO, small ones for SLIDER. */
      ratio: v.optional(v.nullable(v.picklist(["SMALL", "PORTRAIT", "CARD"])), null),
      buttonText: optionalText,
      showsPictures: v.optional(v.boolean(), true),
    }),
  ),
});

export const contentRecordSchema = v.variant("kind", [
  mediaRecord,
  postRecord,
  pageRecord,
  termRecord,
  authorRecord,
  brandRecord,
  districtRecord,
  municipalityRecord,
  navigationRecord,
  homeRecord,
]);

export type ContentRecord = v.InferInput<typeof contentRecordSchema>;
export type ParsedContentRecord = v.InferOutput<typeof contentRecordSchema>;
export type PostRecord = Extract<ContentRecord, { kind: "post" }>;
export type MediaRecord = Extract<ContentRecord, { kind: "media" }>;

/** Records in one request to `POST /admin/content`. */
export const RECORDS_PER_REQUEST = 100;

/** The reply of `POST /admin/content`: one entry a record, in order. */
export type ContentRecordResult = {
  source: string;
  outcome: "created" | "changed" | "unchanged" | "refused";
  reason?: string;
  id?: number;
};
