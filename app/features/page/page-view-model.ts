import type { BlockView } from "#app/components/content/content-blocks.ts";
import { toContentView } from "#app/components/content/to-content-view.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { WirePage } from "#app/loaders/page/require-page.ts";

export type PageView = { title: string; lead: string | null; blocks: BlockView[] };

export function toPageView(page: WirePage): PageView {
  return {
    title: toPlainText(page.title.rendered),
    lead: page.description,
    blocks: toContentView(page.content_blocks, new Date()),
  };
}
