import { Markup } from "#app/components/content/markup.tsx";
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { toMarkup } from "#app/components/content/to-markup.ts";

/** A list, or markup that no other block describes: it stands as it is. */
export const htmlBlock = defineBlock(
  ({ html }: WireBlock<"HtmlBlock" | "ListBlock">) => ({ markup: toMarkup(sanitizeRich(html)) }),
  ({ markup }) => <Markup of={markup} />,
);
