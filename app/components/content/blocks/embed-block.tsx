import { EmbedIsland, type EmbedProps } from "#app/components/content/embed/embed.island.tsx";
import { findEmbedName } from "#app/components/content/embed/embed-names.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { parseEmbedProvider, toEmbedFrame } from "#app/domain/embed/embed-frame.ts";
import { Island } from "#app/islands/island.tsx";

type EmbedView = { link: { url: string; title: string; name: string } } | { frame: EmbedProps };

/**
 * Nothing of another site is loaded before its reader allows it; the link is there from the beginning, and stays. The frame wakes by
 * itself only for a reader who allows its provider.
 */
export const embedBlock = defineBlock(toEmbed, (view: EmbedView) =>
  "frame" in view ? (
    <Island of={EmbedIsland} until={`consent:${view.frame.provider}`} props={view.frame} className="block" />
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

function toEmbed({ provider: given, url, title }: WireBlock<"EmbedBlock">): EmbedView | null {
  if (!/^https?:\/\//i.test(url)) return null;
  const provider = parseEmbedProvider(given);
  const frame = toEmbedFrame(provider, url, embedHosts);
  const name = findEmbedName(provider);
  if (frame === null) return { link: { url, title: toGermanTypography(title ?? url), name: name ?? "einer anderen Website" } };
  return { frame: { provider, name: name ?? frame.host, url, title: title ?? null, ...frame } };
}
