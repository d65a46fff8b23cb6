import { withHtml } from "#app/components/content/markup.tsx";
import { sanitizeInline } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

export const paragraphBlock = defineBlock(
  ({ html }: WireBlock<"ParagraphBlock">) => ({ html: sanitizeInline(html) }),
  ({ html }) => <p {...withHtml(html)} />,
);
