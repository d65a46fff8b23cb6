import type { ReactNodeViewProps } from "@tiptap/react";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { ButtonCard } from "./button-card.tsx";
import { CardFrame, QuietCard } from "./card-frame.tsx";
import { EmbedCard } from "./embed-card.tsx";
import { KeptCard } from "./kept-card.tsx";
import { VideoCard } from "./video-card.tsx";

const names: Partial<Record<ContentBlock["kind"], string>> = {
  embed: "Einbettung",
  video: "Video der Plattform",
  button: "Knopf",
  ticker: "Liveticker",
  separator: "Trennlinie",
};

/** A block that is no text to write in. */
export function BlockCard({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const block: ContentBlock = node.attrs.block;
  const change = (changed: ContentBlock) => updateAttributes({ block: changed });
  return (
    <CardFrame label={names[block.kind] ?? "Übernommener Inhalt"} isSelected={selected}>
      <div contentEditable={false}>
        <CardContent block={block} onChange={change} />
      </div>
    </CardFrame>
  );
}

function CardContent({ block, onChange }: { block: ContentBlock; onChange: (block: ContentBlock) => void }) {
  switch (block.kind) {
    case "separator":
      return <hr />;
    case "embed":
      return <EmbedCard block={block} onChange={onChange} />;
    case "video":
      return <VideoCard block={block} onChange={onChange} />;
    case "button":
      return <ButtonCard block={block} onChange={onChange} />;
    case "ticker":
      return <TickerCard block={block} />;
    default:
      return <KeptCard block={block} />;
  }
}

function TickerCard({ block: { entries, isOver } }: { block: Extract<ContentBlock, { kind: "ticker" }> }) {
  const count = entries.length === 1 ? "1 Eintrag" : `${entries.length} Einträge`;
  return (
    <QuietCard kind={names.ticker ?? ""}>
      <p>{`${count}${isOver === true ? ", beendet" : ""}. Einträge schreibst du unter „Liveticker“.`}</p>
    </QuietCard>
  );
}
