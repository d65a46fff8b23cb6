/** What turning one text into content blocks needs to know, and what it finds out besides the blocks. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { MarkedBlock } from "./block-markers.ts";
import type { ChildNode, Element } from "./html-tree.ts";
import type { Shortcode } from "./shortcodes.ts";
import type { TextRun } from "./text-run.ts";

/** A picture that a text or a post uses, or a film, a recording or its captions. */
export type MediaReference = {
  /** A file is stored as it is; left out it is a picture. */
  kind?: "file";
  /** `wp:{site}:{id}` or `url:{address}`. */
  source: string;
  /** Attachment of the site, when the text names it. */
  id: number | null;
  /** Where the text shows it, best first. */
  urls: string[];
  alt: string;
};

export type Conversion = {
  siteName: string;
  /** Where relative addresses belong: the address of the post. */
  baseUrl: string;
  /** Pictures uploaded to this post. */
  attachedIds(): number[];
  findPattern(id: number): string | null;
  /** Texts of the footnotes, in order. */
  footnotes: string[];
  /** Told of everything that does not stay as it was. */
  note(what: string, detail?: string | null): void;
  /** Filled: the pictures and files in use, by source. */
  media: Map<string, MediaReference>;
};

/** Collects the blocks of one stretch of text. Handlers get it as their first argument. */
export type BlockBuilder = {
  conversion: Conversion;
  /** The block comments and shortcodes that marker elements point to. */
  marked: { blocks: MarkedBlock[]; shortcodes: Shortcode[] };
  run: TextRun;
  blocks: ContentBlock[];
  /** Whether line breaks in the text mean what WordPress's classic editor means by them. */
  hasAutoParagraphs: boolean;
  /** Synced patterns that are open; one that contains itself ends here. */
  patterns: number[];
  /** Ends the open paragraph and adds blocks. */
  push(...blocks: ContentBlock[]): void;
  /** Ends the open paragraph. */
  endParagraph(): void;
  walk(nodes: ChildNode[]): void;
  /** The blocks of some nodes by themselves, within the inline elements that are open. */
  convert(nodes: ChildNode[]): ContentBlock[];
  /** The blocks of another text, such as a synced pattern or a shortcode's content. */
  convertText(text: string): ContentBlock[];
};

export type ElementHandler = (builder: BlockBuilder, element: Element) => void;
