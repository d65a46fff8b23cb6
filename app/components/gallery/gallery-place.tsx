import { Island } from "#app/islands/island.tsx";
import { GalleryIsland } from "./gallery.island.tsx";
import { toPictureName } from "./picture-hash.ts";

/** `isWhole`: its shape is far from that of the row, which then shows it whole and not cut. */
export type GalleryFigure = { html: string; isWhole: boolean };

type GalleryPlaceProps = {
  /** Number of the gallery in its text, from 1. */
  gallery: number;
  figures: readonly GalleryFigure[];
};

/** A gallery in its place in a text: pictures one beside the other, awake once the reader comes near. */
export function GalleryPlace({ gallery, figures }: GalleryPlaceProps) {
  return (
    <Island of={GalleryIsland} until="visible" as="div" className="gallery-place" props={{ gallery, total: figures.length }}>
      {figures.map(({ html, isWhole }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: written once
          key={index}
          id={toPictureName(gallery, index)}
          className={isWhole ? "whole" : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and sanitised by to-figure-html
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </Island>
  );
}
