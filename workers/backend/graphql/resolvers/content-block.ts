/** Blocks of a text as the schema names them. Gives what it is given: the gate stands before it. */
import type { ContentBlock, VideoItem } from "#workers/backend/content/content-block.ts";
import type { Queries } from "#workers/backend/database/tables/queries.ts";
import type { ImageView } from "#workers/backend/presentation/to-image.ts";
import { type FindImage, readTextImages } from "#workers/backend/presentation/to-text-images.ts";

export type VideoView = VideoItem & { image: ImageView | null };
type BlockView = { __typename: string } & Record<string, unknown>;

/** The blocks with their pictures. A picture that is not there is left out. */
export async function toBlockViews(queries: Queries, blocks: readonly ContentBlock[]): Promise<BlockView[]> {
  const findImage = await readTextImages(queries, blocks);
  return blocks.flatMap((block, index) => toBlockView(block, index, findImage));
}

function toBlockView(block: ContentBlock, index: number, findImage: FindImage): BlockView[] {
  switch (block.kind) {
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
  ticker: "TickerBlock",
  facts: "FactsBlock",
  code: "CodeBlock",
  button: "ButtonBlock",
  html: "HtmlBlock",
} as const satisfies Record<Exclude<ContentBlock["kind"], "image" | "gallery" | "video" | "separator">, string>;

/** A video with its still picture. */
export function toVideoView(video: VideoItem, image: ImageView | null): VideoView {
  return { ...video, image };
}
