import { Markup, withHtml } from "#app/components/content/markup.tsx";
import { sanitizeRich, toWords } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

/** A wide table scrolls in its own frame, which the keyboard must reach. */
const frame = { className: "scroller", role: "region", tabIndex: 0 };

export const tableBlock = defineBlock(
  ({ html, caption, captionHtml }: WireBlock<"TableBlock">, { names }) => ({
    html: sanitizeRich(html),
    name: names.nameTable(caption),
    caption: toWords(caption, captionHtml),
  }),
  ({ html, name, caption }) => (
    <>
      <div {...frame} aria-label={name} {...withHtml(html)} />
      {caption !== null && (
        <p className="caption">
          <Markup of={caption} />
        </p>
      )}
    </>
  ),
);
