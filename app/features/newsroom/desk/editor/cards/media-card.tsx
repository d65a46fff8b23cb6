import { NodeViewContent, type ReactNodeViewProps } from "@tiptap/react";
import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import type { MediaBlock } from "#shared/content/content-block.ts";
import { CardFrame, CardHandle } from "./card-frame.tsx";

function toDurationText(seconds: number | null): string {
  return seconds === null ? "" : ` · ${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")} Min.`;
}

/** A film or recording with its words. Its files came with a source, and stay. */
export function MediaCard({ node, editor, getPos, selected }: ReactNodeViewProps) {
  const media: MediaBlock = node.attrs.block;
  const poster = useEditorTools().findPicture(media.poster?.media ?? "");
  const kind = media.medium === "VIDEO" ? "Film" : media.isSpokenArticle === true ? "Aufnahme des ganzen Artikels" : "Aufnahme";
  return (
    <CardFrame as="figure" label={kind} isSelected={selected}>
      <CardHandle editor={editor} getPos={getPos} className="border border-b-0 border-rule bg-surface px-4 py-3 font-sans">
        {poster !== null && <img src={poster.src} width={poster.width} height={poster.height} alt="" className="mb-2 w-full" />}
        <p className="text-[0.9375rem] font-semibold text-soft">{`${kind}${toDurationText(media.duration)}`}</p>
        <p className="text-[0.8125rem] wrap-anywhere text-soft">{media.sources.map(({ media: file }) => file).join(", ")}</p>
      </CardHandle>
      <NodeViewContent className="desk-media" />
    </CardFrame>
  );
}
