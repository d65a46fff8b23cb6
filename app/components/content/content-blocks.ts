/** The blocks of a text, one line each: their names in the contract (graphql/schema/content/content-block.graphql), and what shows them. */
import { buttonBlock } from "./blocks/button-block.tsx";
import { codeBlock } from "./blocks/code-block.tsx";
import { embedBlock } from "./blocks/embed-block.tsx";
import { factsBlock } from "./blocks/facts-block.tsx";
import { galleryBlock } from "./blocks/gallery-block.tsx";
import { headingBlock } from "./blocks/heading-block.tsx";
import { htmlBlock } from "./blocks/html-block.tsx";
import { imageBlock } from "./blocks/image-block.tsx";
import { mediaBlock } from "./blocks/media-block.tsx";
import { paragraphBlock } from "./blocks/paragraph-block.tsx";
import { quoteBlock } from "./blocks/quote-block.tsx";
import { separatorBlock } from "./blocks/separator-block.tsx";
import { tableBlock } from "./blocks/table-block.tsx";
import { tickerBlock } from "./blocks/ticker-block.tsx";
import { videoBlock } from "./blocks/video-block.tsx";
import type { BlockName, BlockPlace, WireBlock } from "./to-block.ts";

export const contentBlocks = {
  ParagraphBlock: paragraphBlock,
  HeadingBlock: headingBlock,
  ListBlock: htmlBlock,
  QuoteBlock: quoteBlock,
  TableBlock: tableBlock,
  ImageBlock: imageBlock,
  GalleryBlock: galleryBlock,
  EmbedBlock: embedBlock,
  VideoBlock: videoBlock,
  MediaBlock: mediaBlock,
  TickerBlock: tickerBlock,
  FactsBlock: factsBlock,
  CodeBlock: codeBlock,
  ButtonBlock: buttonBlock,
  SeparatorBlock: separatorBlock,
  HtmlBlock: htmlBlock,
} satisfies { [Name in BlockName]: { toView: (block: WireBlock<Name>, place: BlockPlace) => object | null } };

type Blocks = typeof contentBlocks;
/** One block as its page shows it. */
export type BlockView = { [Name in BlockName]: { kind: Name; view: NonNullable<ReturnType<Blocks[Name]["toView"]>> } }[BlockName];
