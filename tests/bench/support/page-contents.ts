/** The contents of the measured pages as the portal's own view models have them, so that another program can show the same. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Content } from "#app/components/content/content.tsx";
import { Markup } from "#app/components/content/markup.tsx";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { toHomeView } from "#app/features/home/home-view-model.ts";
import { toLayoutView } from "#app/shell/layout/to-layout-view.ts";
import {
  GetHomeDocument,
  type GetHomeQuery,
  GetLayoutDocument,
  type GetLayoutQuery,
  GetPostByIDDocument,
  type GetPostByIDQuery,
} from "#graphql/generated/operations.ts";

type Document = { toString: () => string };

/**
 * `article` is the path of a free post, `pages` the HTML of both.
 * @public Imported by Vite in edge.bench.ts.
 */
export async function readContents(origin: string, article: string, pages: { home: string; article: string }) {
  const ask = async <Result>(document: Document, variables: object): Promise<Result> => {
    const body = JSON.stringify({ query: document.toString(), variables });
    const answer = await fetch(`${origin}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
    const { data, errors } = (await answer.json()) as { data: Result; errors?: unknown };
    if (errors !== undefined) throw new Error(`The contents cannot be read: ${JSON.stringify(errors)}`);
    return data;
  };
  const home = await ask<GetHomeQuery>(GetHomeDocument, { municipality: null });
  const { post } = await ask<GetPostByIDQuery>(GetPostByIDDocument, { id: Number(article.split("/").at(-1)), grant: null });
  if (post === null) throw new Error(`There is no post at ${article}`);
  const menus = await ask<GetLayoutQuery>(GetLayoutDocument, {});
  const now = new Date();
  const url = new URL(article, origin);
  const view = toArticleView(
    post,
    { isOpen: true, user: null, meterText: null, paywall: null, ticker: { endpoint: null, page: 1 } },
    now,
  );
  const readStyles = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
  return {
    home: toHomeView(home, null),
    article: {
      ...view,
      html: renderToStaticMarkup(createElement(Content, { blocks: [...view.free, ...(view.paid ?? [])] })),
      captionHtml: renderToStaticMarkup(createElement(Markup, { of: view.picture?.caption ?? [] })),
    },
    menus: toLayoutView(menus, { municipality: null, url, isAppMode: false, isSessionOver: false, now }),
    municipalities: municipalities.map(({ slug, title }) => ({ slug, title })),
    critical: { home: readStyles(pages.home), article: readStyles(pages.article) },
  };
}
