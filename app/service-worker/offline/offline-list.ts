import { toMoment } from "./kept-document.ts";
import type { KeptArticle } from "./kept-index.ts";

/** In the offline page: all that stands in this element makes way for the list. */
const PLACE = /(<div data-kept-articles[^>]*>)[\s\S]*?(<\/div>)/;

/** The offline page with the articles that can be read; it stays as it is where there are none. */
export function withArticles(html: string, articles: readonly Pick<KeptArticle, "path" | "title" | "keptAt">[]): string {
  if (articles.length === 0) return html;
  const rows = articles.map(
    ({ path, title, keptAt }) =>
      `<li class="py-4"><a href="${path}" class="font-serif text-[1.25rem] leading-[1.25] font-[620] hover:underline">${title}</a><p class="mt-1 text-[0.9375rem] text-soft">Stand: ${toMoment(keptAt)}</p></li>`,
  );
  const list = `<ul class="divide-y divide-rule border-y border-rule">${rows.join("")}</ul>`;
  return html.replace(PLACE, (_, open: string, close: string) => open + list + close);
}
