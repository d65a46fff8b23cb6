import { NodeViewContent, type ReactNodeViewProps } from "@tiptap/react";
import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import { CardFrame } from "./card-frame.tsx";

const purposes = [
  { purpose: "FACTS", name: "Faktenkasten", look: "facts" },
  { purpose: "INFO", name: "Hinweis", look: "facts info" },
  { purpose: "CORRECTION", name: "Korrektur", look: "note" },
] as const;

/** A box beside the text, as it will look. */
export function FactsCard({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const { isReadOnly } = useEditorTools();
  const { name, look } = purposes.find(({ purpose }) => purpose === node.attrs.purpose) ?? purposes[0];
  return (
    <CardFrame label={name} isSelected={selected} className={look}>
      <label contentEditable={false} className="desk-chrome flex flex-wrap items-center gap-2 pb-1 text-[0.8125rem] text-soft">
        Art des Kastens
        <select
          value={node.attrs.purpose}
          disabled={isReadOnly}
          onChange={({ target }) => updateAttributes({ purpose: target.value })}
          className="min-h-8 rounded-sm border border-rule bg-ground px-1.5 text-ink"
        >
          {purposes.map(({ purpose, name: own }) => (
            <option key={purpose} value={purpose}>
              {own}
            </option>
          ))}
        </select>
      </label>
      <NodeViewContent className="desk-box" />
    </CardFrame>
  );
}
