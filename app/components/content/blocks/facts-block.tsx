import { Markup } from "#app/components/content/markup.tsx";
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { toMarkup } from "#app/components/content/to-markup.ts";

/** Facts beside the text, a note on how it was made, or a correction, which always says that it is one. */
export const factsBlock = defineBlock(
  ({ title, html, purpose }: WireBlock<"FactsBlock">) => ({
    purpose: purpose ?? "FACTS",
    title: purpose === "CORRECTION" ? withName(title, "Korrektur") : title,
    markup: toMarkup(sanitizeRich(html)),
  }),
  ({ purpose, title, markup }) => (
    <aside className={purpose === "CORRECTION" ? "note" : purpose === "INFO" ? "facts info" : "facts"}>
      {title !== null && <p className={purpose === "CORRECTION" ? "note-title" : "facts-title"}>{title}</p>}
      <Markup of={markup} />
    </aside>
  ),
);

function withName(title: string | null, name: string): string {
  return title === null || title.includes(name) ? (title ?? name) : `${name}: ${title}`;
}
