import { TextFigure } from "#app/components/content/text-figure.tsx";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { type FigureView, toFigure } from "#app/components/content/to-figure.ts";
import { GalleryIsland } from "#app/components/gallery/gallery.island.tsx";
import { toPictureName } from "#app/components/gallery/picture-hash.ts";
import { Island } from "#app/islands/island.tsx";

/** Narrower or wider than this a picture would lose too much in a row of 3:2. */
const LEAST_RATIO = 1.25;
const MOST_RATIO = 1.9;

/** Pictures in a row, each with its number (rules 2.5), awake once the reader comes near. Left out without any picture. */
export const galleryBlock = defineBlock(
  ({ images }: WireBlock<"GalleryBlock">, { names }) => {
    const gallery = names.numberGallery();
    const figures = images.flatMap((image) => toFigure(image) ?? []);
    return figures.length === 0 ? null : { gallery, figures };
  },
  ({ gallery, figures }) => (
    <Island of={GalleryIsland} until="visible" as="div" className="gallery-place" props={{ gallery, total: figures.length }}>
      {figures.map((figure, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: written once
          key={index}
          id={toPictureName(gallery, index)}
          className={isFarFromRow(figure) ? "whole" : undefined}
        >
          <TextFigure {...figure} counter={`${index + 1} / ${figures.length}`} />
        </li>
      ))}
    </Island>
  ),
);

/** The row then shows the picture whole and not cut. */
function isFarFromRow({ picture: { img } }: FigureView): boolean {
  const { width, height } = img;
  return width === null || height === null || width / height < LEAST_RATIO || width / height > MOST_RATIO;
}
