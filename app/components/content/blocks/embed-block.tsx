import { FramedEmbed } from "#app/components/content/embed/framed-embed.tsx";
import { toEmbedView } from "#app/components/content/embed/to-embed-view.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { isVideoProvider } from "#shared/rules/video-providers.ts";

/** Content of another site. The link is there from the beginning, and stays. A video has the poster of its place. */
export const embedBlock = defineBlock(
  (block: WireBlock<"EmbedBlock">, { poster }) => {
    const view = toEmbedView(block);
    return view === null ? null : { ...view, poster: isVideoProvider(block.provider) ? poster : null };
  },
  (view) =>
    "frame" in view ? (
      <FramedEmbed frame={view.frame} poster={view.poster} className="block" />
    ) : (
      <aside className="embed">
        <p>{`Inhalt von ${view.link.name}`}</p>
        <p>
          <a href={view.link.url} rel="noopener nofollow">
            {view.link.title}
          </a>
        </p>
      </aside>
    ),
);
