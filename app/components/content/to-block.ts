/** A kind of block: what its component is given of the wire's block, and the component. */
import type { ReactNode } from "react";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import type { TickerPlace } from "#app/components/ticker/to-ticker-view.ts";
import type { ContentBlocksFragment, TextPictureFragment } from "#graphql/generated/operations.ts";

export type BlockName = ContentBlocksFragment["__typename"];
export type WireBlock<Name extends BlockName> = Extract<ContentBlocksFragment, { __typename: Name }>;
export type WirePicture = TextPictureFragment;

/** What a block is told of the text that it stands in. */
export type BlockPlace = {
  now: Date;
  /** Where its tickers stand; null where they are not followed. */
  ticker: TickerPlace | null;
  /** What its videos show before they play, from here and not from their platform; null where there is no picture. */
  poster: ResponsivePicture | null;
  /** The same for all parts of one text. */
  names: TextNames;
};

export type TextNames = {
  /** Number of the next gallery, from 1. */
  numberGallery: () => number;
  /** Each landmark of a text has a name of its own: the second table without a caption is "Tabelle 2". */
  nameTable: (caption: string | null) => string;
};

export type ContentBlock<Wire, View> = {
  /** Final texts and sanitised markup, as plain data. Null leaves the block out. */
  toView: (block: Wire, place: BlockPlace) => View | null;
  Component: (view: View) => ReactNode;
};

export function defineBlock<Wire, View extends object>(
  toView: ContentBlock<Wire, View>["toView"],
  Component: ContentBlock<Wire, View>["Component"],
): ContentBlock<Wire, View> {
  return { toView, Component };
}

/** For one text, also where it stands on its page in parts. */
export function createTextNames(): TextNames {
  let galleries = 0;
  const tables = new Map<string, number>();
  return {
    numberGallery: () => {
      galleries += 1;
      return galleries;
    },
    nameTable: (caption) => {
      const name = caption ?? "Tabelle";
      const count = (tables.get(name) ?? 0) + 1;
      tables.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    },
  };
}
