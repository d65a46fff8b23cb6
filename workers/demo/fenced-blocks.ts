/** Fenced blocks of a story: named after a content block, with YAML inside (seed-story.ts). */
import { marked } from "marked";
import * as v from "valibot";
import { parse } from "yaml";
import { ageSchema, toMoment } from "#workers/demo/seed/seed-date.ts";
import { type MarkdownBlock, toBlocks } from "#workers/programs/pages/markdown-blocks.ts";
import { filmNames, toFilmSource } from "./media/film-files.ts";
import { pictureKeys } from "./media/picture-keys.ts";

type SeedBlock = MarkdownBlock;

const filmName = v.picklist(filmNames);
const picture = v.strictObject({
  key: v.picklist(Object.keys(pictureKeys) as (keyof typeof pictureKeys)[]),
  caption: v.optional(v.string()),
});

function toImage({ key, caption }: v.InferOutput<typeof picture>) {
  return { media: `demo:${key}`, caption: caption ?? null };
}

function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}

/** One entry a kind of block: what the YAML must hold and which block it makes. */
function createKind<Schema extends v.GenericSchema>(
  schema: Schema,
  toBlock: (value: v.InferOutput<Schema>, now: Date) => SeedBlock,
) {
  return (value: unknown, now: Date): SeedBlock => toBlock(v.parse(schema, value), now);
}

const kinds: Record<string, (value: unknown, now: Date) => SeedBlock> = {
  image: createKind(picture, (value) => ({ kind: "image", image: toImage(value) })),
  gallery: createKind(v.strictObject({ pictures: v.pipe(v.array(picture), v.minLength(1)) }), ({ pictures }) => ({
    kind: "gallery",
    images: pictures.map(toImage),
  })),
  embed: createKind(
    v.strictObject({ provider: v.string(), url: v.pipe(v.string(), v.url()), title: v.optional(v.string()) }),
    (value) => ({ kind: "embed", ...value }),
  ),
  video: createKind(
    v.strictObject({
      id: v.string(),
      accountId: v.string(),
      title: v.optional(v.string()),
      description: v.optional(v.string()),
      formattedDuration: v.optional(v.string()),
    }),
    (video) => ({ kind: "video", video }),
  ),
  media: createKind(
    v.strictObject({
      file: filmName,
      captions: v.optional(filmName),
      poster: v.optional(picture),
      title: v.optional(v.string()),
      caption: v.optional(v.string()),
      duration: v.number(),
    }),
    ({ file, captions, poster, title, caption, duration }) => ({
      kind: "media",
      medium: file.endsWith(".mp4") ? "VIDEO" : "AUDIO",
      sources: [{ media: toFilmSource(file) }],
      tracks: captions === undefined ? [] : [{ media: toFilmSource(captions), language: "de", label: "Deutsch" }],
      poster: poster === undefined ? null : toImage(poster),
      title: title ?? null,
      caption: caption ?? null,
      duration,
    }),
  ),
  ticker: createKind(
    v.strictObject({
      over: v.optional(v.boolean(), false),
      entries: v.array(
        v.strictObject({ age: ageSchema, title: v.optional(v.string()), text: v.string(), event: v.optional(v.literal(true)) }),
      ),
    }),
    ({ over, entries }, now) => ({
      kind: "ticker",
      ...(over ? { isOver: true } : {}),
      entries: entries.map((entry, index) => ({
        id: `${entries.length - index}`,
        date: toMoment(entry.age, now).toISOString(),
        title: entry.title ?? null,
        html: toHtml(entry.text),
        ...(entry.event === undefined ? {} : { isKeyEvent: true }),
      })),
    }),
  ),
  facts: createBox("FACTS"),
  info: createBox("INFO"),
  correction: createBox("CORRECTION"),
  quote: createKind(v.strictObject({ text: v.string(), citation: v.optional(v.string()) }), ({ text, citation }) => ({
    kind: "quote",
    html: toHtml(text),
    citation: citation ?? null,
  })),
  code: createKind(v.strictObject({ language: v.optional(v.string()), code: v.string() }), ({ language, code }) => ({
    kind: "code",
    code,
    language: language ?? null,
  })),
  button: createKind(v.strictObject({ text: v.string(), link: v.string() }), (value) => ({ kind: "button", ...value })),
  separator: createKind(v.nullable(v.unknown()), () => ({ kind: "separator" })),
};

function createBox(purpose: "FACTS" | "INFO" | "CORRECTION") {
  return createKind(v.strictObject({ title: v.optional(v.string()), text: v.string() }), ({ title, text }) => ({
    kind: "facts",
    title: title ?? null,
    html: toHtml(text),
    ...(purpose === "FACTS" ? {} : { purpose }),
  }));
}

/** The block that a fence makes. A name that is no block is refused, so that a typing error shows; throws on bad YAML too. */
function parseFencedBlock(name: string, text: string, now: Date): SeedBlock {
  if (name === "html") return { kind: "html", html: text };
  const toBlock = kinds[name];
  if (toBlock === undefined) throw new Error(`There is no block "${name}"`);
  return toBlock(parse(text), now);
}

/** The Markdown of a story or page. Ages of ticker entries count back from `now`. Throws for an invalid block. */
export function toSeedBlocks(markdown: string, now: Date): MarkdownBlock[] {
  return toBlocks(markdown, (name, text) => parseFencedBlock(name, text, now));
}
