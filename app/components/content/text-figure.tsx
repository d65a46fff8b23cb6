import { Picture } from "#app/components/picture/picture.tsx";
import { Markup } from "./markup.tsx";
import type { FigureView } from "./to-figure.ts";

const sizesOf: Record<FigureView["shape"], string> = {
  tall: "(width >= 448px) 416px, 100vw",
  text: "(width >= 720px) 656px, 100vw",
  wide: "(width >= 960px) 896px, 100vw",
};

/** A picture within a text; `counter` is its place in a gallery, whose pictures are all as wide as its row. */
export function TextFigure({ picture, shape: own, link, caption, counter }: FigureView & { counter?: string }) {
  const shape = counter === undefined ? own : "text";
  const shown = <Picture picture={picture} sizes={sizesOf[shape]} />;
  return (
    <figure className={shape === "text" ? undefined : shape}>
      {link === null ? (
        shown
      ) : (
        <a href={link.href} rel={link.rel} aria-label={link.name}>
          {shown}
        </a>
      )}
      {counter === undefined ? (
        caption !== null && (
          <figcaption>
            <Markup of={caption} />
          </figcaption>
        )
      ) : (
        <GalleryCaption counter={counter} caption={caption} />
      )}
    </figure>
  );
}

/** Fullscreen shows the same words (components/gallery). */
function GalleryCaption({ counter, caption }: { counter: string; caption: FigureView["caption"] }) {
  return (
    <figcaption>
      <b>{counter}</b>
      {caption !== null && (
        <>
          {" "}
          <span data-words="">
            <Markup of={caption} />
          </span>
        </>
      )}
    </figcaption>
  );
}
