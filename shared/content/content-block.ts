/**
 * The blocks a text is made of, as they are stored (JSON in `post_bodies.blocks`) and as they arrive in
 * imported records. Every `html` is sanitised before it is stored (content/records/sanitize.ts).
 * A picture is named by the `source` of its media row.
 */
import * as v from "valibot";

const imageUse = v.object({
  media: v.pipe(v.string(), v.minLength(1)),
  alt: v.optional(v.nullable(v.string()), null),
  caption: v.optional(v.nullable(v.string()), null),
  /** The caption with its links; `caption` is the same as plain text. */
  captionHtml: v.optional(v.nullable(v.string())),
  credit: v.optional(v.nullable(v.string()), null),
  /** Where the picture leads. */
  link: v.optional(v.nullable(v.string())),
});

export const videoItemSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  playerId: v.optional(v.string(), "default"),
  isPlaylist: v.optional(v.boolean(), false),
  embedId: v.optional(v.nullable(v.string()), null),
  adConfigId: v.optional(v.nullable(v.string()), null),
  title: v.optional(v.nullable(v.string()), null),
  description: v.optional(v.nullable(v.string()), null),
  formattedDateTime: v.optional(v.nullable(v.string()), null),
  formattedDuration: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(50))), null),
});

const fileUse = v.object({ media: v.pipe(v.string(), v.minLength(1)) });

/** A film or recording of the publisher's own: its files and captions are named as pictures are. `duration` is in seconds. */
const mediaBlockSchema = v.object({
  kind: v.literal("media"),
  medium: v.picklist(["VIDEO", "AUDIO"]),
  /** The same in several formats, the best first. */
  sources: v.pipe(v.array(fileUse), v.minLength(1)),
  /** WebVTT, one for each language. */
  tracks: v.optional(v.array(v.object({ ...fileUse.entries, language: v.string(), label: v.string() })), []),
  poster: v.optional(v.nullable(imageUse), null),
  title: v.optional(v.nullable(v.string()), null),
  caption: v.optional(v.nullable(v.string()), null),
  captionHtml: v.optional(v.nullable(v.string())),
  duration: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Of audio: somebody reads the whole article. */
  isSpokenArticle: v.optional(v.boolean()),
});

/** What may be left out is as if it were false or null. */
export const tickerEntrySchema = v.object({
  id: v.string(),
  date: v.string(),
  /** When it was last changed; the date when left out. */
  modified: v.optional(v.string()),
  title: v.optional(v.nullable(v.string()), null),
  html: v.string(),
  isPinned: v.optional(v.boolean()),
  isKeyEvent: v.optional(v.boolean()),
  image: v.optional(v.nullable(imageUse)),
});

/** Content of another site. */
const embedBlockSchema = v.object({
  kind: v.literal("embed"),
  provider: v.string(),
  url: v.string(),
  title: v.optional(v.nullable(v.string()), null),
});

export const contentBlockSchema = v.variant("kind", [
  v.object({ kind: v.literal("paragraph"), html: v.string() }),
  v.object({
    kind: v.literal("heading"),
    level: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    html: v.string(),
  }),
  v.object({ kind: v.literal("list"), html: v.string() }),
  v.object({
    kind: v.literal("quote"),
    html: v.string(),
    citation: v.optional(v.nullable(v.string()), null),
    citationHtml: v.optional(v.nullable(v.string())),
  }),
  v.object({
    kind: v.literal("table"),
    html: v.string(),
    caption: v.optional(v.nullable(v.string()), null),
    captionHtml: v.optional(v.nullable(v.string())),
  }),
  v.object({ kind: v.literal("image"), image: imageUse }),
  v.object({ kind: v.literal("gallery"), images: v.array(imageUse) }),
  embedBlockSchema,
  v.object({ kind: v.literal("video"), video: videoItemSchema }),
  mediaBlockSchema,
  v.object({
    kind: v.literal("ticker"),
    entries: v.array(tickerEntrySchema),
    /** Nothing comes any more. */
    isOver: v.optional(v.boolean()),
  }),
  v.object({
    kind: v.literal("facts"),
    title: v.optional(v.nullable(v.string()), null),
    html: v.string(),
    purpose: v.optional(v.picklist(["FACTS", "INFO", "CORRECTION"])),
  }),
  v.object({ kind: v.literal("code"), code: v.string(), language: v.optional(v.nullable(v.string()), null) }),
  v.object({ kind: v.literal("button"), text: v.string(), link: v.string() }),
  v.object({ kind: v.literal("separator") }),
  v.object({ kind: v.literal("html"), html: v.string() }),
]);

export type ImageUse = v.InferOutput<typeof imageUse>;
export type EmbedBlock = v.InferOutput<typeof embedBlockSchema>;
export type MediaBlock = v.InferOutput<typeof mediaBlockSchema>;
export type VideoItem = v.InferOutput<typeof videoItemSchema>;
export type TickerEntry = v.InferOutput<typeof tickerEntrySchema>;
export type ContentBlock = v.InferOutput<typeof contentBlockSchema>;
export const imageUseSchema = imageUse;
