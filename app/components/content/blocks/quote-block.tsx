import { Markup } from "#app/components/content/markup.tsx";
import { sanitizeRich, toWords } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { toMarkup } from "#app/components/content/to-markup.ts";

/** A quotation, with who said it where anybody knows. */
export const quoteBlock = defineBlock(
  ({ html, citation, citationHtml }: WireBlock<"QuoteBlock">) => ({
    markup: toMarkup(sanitizeRich(html)),
    citation: toWords(citation, citationHtml),
  }),
  ({ markup, citation }) => (
    <blockquote>
      <Markup of={markup} />
      {citation !== null && (
        <cite>
          <Markup of={citation} />
        </cite>
      )}
    </blockquote>
  ),
);
