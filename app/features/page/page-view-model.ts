import { toContentHtml } from "#app/components/content/to-content-html.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { WirePage } from "#app/loaders/page/require-page.ts";

export type PageView = { title: string; lead: string | null; html: string };

export function toPageView(page: WirePage): PageView {
  return {
    title: toPlainText(page.title.rendered),
    lead: page.description,
    html: toContentHtml(page.content_blocks, new Date()),
  };
}
