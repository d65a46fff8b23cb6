/** Blocks of a text as the schema names them, for GraphQL and REST. Gives what it is given: the gate stands before it. */
import type { ContentBlock, ImageUse, MediaBlock, TickerEntry, VideoItem } from "#shared/content/content-block.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { ImageView } from "./to-image.ts";
import { type FindImage, findFile, readTextImages } from "./to-text-images.ts";

export type VideoView = VideoItem & { image: ImageView | null };
/** The picture of a use as its interface writes it, or null when it is not there. */
type ShowImage = (use: ImageUse) => object | null;
export type BlockView = { __typename: string } & Record<string, unknown>;

/** The blocks with their pictures. */
export async function toBlockViews(queries: Queries, blocks: readonly ContentBlock[]): Promise<BlockView[]> {
  return showBlocks(blocks, await readTextImages(queries, blocks));
}

/** The blocks with the pictures that `find` gives, as `findImage` writes them. A picture that is not there is left out. */
export function showBlocks(blocks: readonly ContentBlock[], find: FindImage, findImage: ShowImage = find): BlockView[] {
  return blocks.flatMap((block, index) => toBlockView(block, index, find, findImage));
}

function toBlockView(block: ContentBlock, index: number, find: FindImage, findImage: ShowImage): BlockView[] {
  switch (block.kind) {
    case "media": {
      const media = toMediaView(block, find, findImage);
      return media === null ? [] : [{ __typename: "MediaBlock", ...media }];
    }
    case "image": {
      const image = findImage(block.image);
      return image === null ? [] : [{ __typename: "ImageBlock", image }];
    }
    case "gallery": {
      const images = block.images.map(findImage).filter((image) => image !== null);
      return images.length === 0 ? [] : [{ __typename: "GalleryBlock", images }];
    }
    case "video":
      return [{ __typename: "VideoBlock", video: toVideoView(block.video, null) }];
    case "ticker": {
      const entries = block.entries.map((entry) => toEntryView(entry, findImage));
      return [{ __typename: "TickerBlock", is_over: block.isOver ?? false, entries }];
    }
    case "separator":
      return [{ __typename: "SeparatorBlock", id: `separator-${index}` }];
    default: {
      const { kind, ...fields } = block;
      return [{ __typename: typeNames[kind], ...fields }];
    }
  }
}

const typeNames = {
  paragraph: "ParagraphBlock",
  heading: "HeadingBlock",
  list: "ListBlock",
  quote: "QuoteBlock",
  table: "TableBlock",
  embed: "EmbedBlock",
  facts: "FactsBlock",
  code: "CodeBlock",
  button: "ButtonBlock",
  html: "HtmlBlock",
} as const satisfies Record<
  Exclude<ContentBlock["kind"], "image" | "gallery" | "video" | "media" | "ticker" | "separator">,
  string
>;

export type MediaView = NonNullable<ReturnType<typeof toMediaView>>;

/** A film or recording with the addresses of its files; null when none is there. */
export function toMediaView(
  { kind: _, sources, tracks, poster, captionHtml = null, ...words }: MediaBlock,
  find: FindImage,
  findImage: ShowImage = find,
) {
  const shown = sources.flatMap((source) => {
    const src = findFile(find, source);
    return src === null ? [] : [{ src, type: toFileType(src) }];
  });
  if (shown.length === 0) return null;
  return {
    ...words,
    captionHtml,
    sources: shown,
    tracks: tracks.flatMap(({ media, ...track }) => {
      const src = findFile(find, { media });
      return src === null ? [] : [{ src, ...track }];
    }),
    poster: poster === null ? null : findImage(poster),
  };
}

export type EntryView = ReturnType<typeof toEntryView>;

/** An entry of a ticker with its picture. */
export function toEntryView({ isPinned, isKeyEvent, image, modified, ...entry }: TickerEntry, findImage: ShowImage) {
  return {
    ...entry,
    modified: modified ?? entry.date,
    is_pinned: isPinned ?? false,
    is_key_event: isKeyEvent ?? false,
    image: image === undefined || image === null ? null : findImage(image),
  };
}

/** A video with its still picture. */
export function toVideoView(video: VideoItem, image: ImageView | null): VideoView {
  return { ...video, image };
}

const fileTypes: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
  m3u8: "application/vnd.apple.mpegurl",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
};

/** What kind of film or recording an address leads to, by its ending: browsers pass over what they cannot play. Null where it says nothing. */
function toFileType(address: string): string | null {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(fileTypes, ending) ? (fileTypes[ending] ?? null) : null;
}
