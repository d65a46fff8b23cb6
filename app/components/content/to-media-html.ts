import { escapeUTF8 as escapeHtml } from "entities";
import { MediaFigure } from "#app/components/media/media-figure.tsx";
import { toMediaView } from "#app/components/media/to-media-view.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { toWordsHtml } from "./to-figure-html.ts";
import { toIslandHtml } from "./to-island-html.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "MediaBlock" }>;

/** A film or recording with its title and caption; empty without a file that may be asked for. */
export function toMediaHtml(block: Block): string {
  const media = toMediaView(block);
  if (media === null) return "";
  const title = media.medium === "VIDEO" && media.title !== null ? `<b>Video: ${escapeHtml(media.title)}</b>` : "";
  const words = media.caption === null ? "" : toWordsHtml(media.caption.text, media.caption.html);
  const caption = [title, words].filter((part) => part !== "").join(" ");
  return toIslandHtml(MediaFigure({ media, captionHtml: caption === "" ? null : caption }));
}
