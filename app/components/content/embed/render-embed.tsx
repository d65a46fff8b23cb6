import { toIslandHtml } from "#app/components/content/to-island-html.ts";
import { Island } from "#app/islands/island.tsx";
import { EmbedIsland, type EmbedProps } from "./embed.island.tsx";

/** The placeholder as HTML; it wakes by itself only for a reader who allows its provider. */
export function renderEmbed(props: EmbedProps): string {
  return toIslandHtml(<Island of={EmbedIsland} until={`consent:${props.provider}`} props={props} className="block" />);
}
