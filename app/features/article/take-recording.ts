/** The recording in which somebody reads the whole article: it stands among the article's tools and not in its text. */
import type { ArticleRecording } from "#app/components/listen/listening.ts";
import { STREAM_TYPE, toMediaView } from "#app/components/media/to-media-view.ts";
import type { WirePost } from "./article-view-model.ts";
import type { CutText } from "./cut-paid-blocks.ts";

type Block = WirePost["content_blocks"][number];

/** The first that plays without help, and the text without any; at a wall none, whatever a back end sent: it says all that is paid for. */
export function takeRecording({ free, paid }: CutText<Block>): CutText<Block> & { recording: ArticleRecording | null } {
  const [recording = null] = [...free, ...(paid ?? [])].flatMap((block) => toRecording(block) ?? []);
  const isText = (block: Block) => !isSpoken(block);
  return { free: free.filter(isText), paid: paid?.filter(isText) ?? null, recording: paid === null ? null : recording };
}

function isSpoken(block: Block): boolean {
  return block.__typename === "MediaBlock" && block.isSpokenArticle === true && block.medium === "AUDIO";
}

function toRecording(block: Block): ArticleRecording | null {
  if (block.__typename !== "MediaBlock" || !isSpoken(block)) return null;
  const file = toMediaView(block)?.sources.find(({ type }) => type !== STREAM_TYPE);
  return file === undefined ? null : { src: file.src, duration: block.duration };
}
