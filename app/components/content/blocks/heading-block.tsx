import { withHtml } from "#app/components/content/markup.tsx";
import { sanitizeInline } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

/** The only h1 is the page's. */
export const headingBlock = defineBlock(
  ({ level, html }: WireBlock<"HeadingBlock">) => ({ level: Math.min(Math.max(level, 2), 6), html: sanitizeInline(html) }),
  ({ level, html }) => {
    const Heading = `h${level}` as "h2";
    return <Heading {...withHtml(html)} />;
  },
);
