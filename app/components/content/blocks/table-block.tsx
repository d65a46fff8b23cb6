import { Markup, withHtml } from "#app/components/content/markup.tsx";
import { sanitizeRich, toWords } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

/** A wide table scrolls in its own frame, which the keyboard must reach. */
export const tableBlock = defineBlock(
  ({ html, caption, captionHtml }: WireBlock<"TableBlock">, { names }) => ({
    html: sanitizeRich(html),
    name: names.nameTable(caption),
    caption: toWords(caption, captionHtml),
  }),
  ({ html, name, caption }) => (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a frame, and no section of the text */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <div className="scroller" role="region" tabIndex={0} aria-label={name} {...withHtml(html)} />
      {caption !== null && (
        <p className="caption">
          <Markup of={caption} />
        </p>
      )}
    </>
  ),
);
