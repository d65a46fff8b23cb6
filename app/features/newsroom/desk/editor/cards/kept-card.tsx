import { toPlainText } from "#app/features/newsroom/desk/editor/text-count.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { QuietCard } from "./card-frame.tsx";

const LONGEST = 280;

const names: Partial<Record<ContentBlock["kind"], string>> = {
  paragraph: "Absatz",
  heading: "Zwischentitel",
  list: "Liste",
  quote: "Zitat",
  table: "Tabelle",
  facts: "Faktenkasten",
  image: "Bild",
  gallery: "Bilderstrecke",
  media: "Film oder Aufnahme",
};

function toExcerpt(block: ContentBlock): string {
  const text = "html" in block ? toPlainText(block.html) : "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text;
}

/** What an import brought and the editor cannot hold: it stays as it is, to the last byte. */
export function KeptCard({ block }: { block: ContentBlock }) {
  return (
    <QuietCard kind={`Übernommen${names[block.kind] === undefined ? "" : `: ${names[block.kind]}`}`}>
      <p className="wrap-anywhere">{toExcerpt(block)}</p>
      <p className="mt-1 text-[0.875rem] text-soft">Dieser Baustein lässt sich verschieben und löschen, aber nicht bearbeiten.</p>
    </QuietCard>
  );
}
