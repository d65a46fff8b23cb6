import { afterEach, expect, test, vi } from "vitest";
import { readPageView } from "./read-page-view.ts";

afterEach(() => vi.unstubAllGlobals());

const now = new Date("2026-03-31T12:00:00Z");

type Page = {
  path: string;
  status?: number;
  article?: Record<string, string>;
  isPremium?: boolean;
  texts?: Record<string, string>;
};

/** `texts` by selector: what the document's head says. */
function read({ path, status = 200, article, isPremium = false, texts = {} }: Page) {
  vi.stubGlobal("performance", { getEntriesByType: () => [{ responseStatus: status }] });
  vi.stubGlobal("location", { pathname: path });
  vi.stubGlobal("document", {
    querySelector(selector: string) {
      if (selector === "article[data-post]")
        return article === undefined ? null : { dataset: article, querySelector: () => (isPremium ? {} : null) };
      const text = Object.entries(texts).find(([name]) => selector.includes(name))?.[1];
      return text === undefined ? null : { content: text, textContent: text };
    },
  });
  return readPageView(now);
}

test("a page that is no article says what kind it is, and its path alone", () => {
  expect(read({ path: "/suche" })).toEqual({ event: "virtual_page_view", page_type: "search", page_url: "/suche" });
  expect(read({ path: "/gibt/es/nicht", status: 404 })).toMatchObject({ page_type: "error" });
});

test("an article says all that is tracked of it", () => {
  const view = read({
    path: "/ein-titel/7",
    article: { post: "7", tracking: "5 1 0 1 1 talblick" },
    isPremium: true,
    texts: { "article:published_time": "2026-03-26T12:00:00Z", "ld+json": '{"articleSection":"Wetter"}' },
  });
  expect(view).toEqual({
    event: "virtual_page_view",
    page_type: "article",
    page_url: "/ein-titel/7",
    article_id: 7,
    is_premium: true,
    content_age: "4-7",
    ressort: "Wetter",
    origin: "talblick",
    image_count: 5,
    video_count: 1,
    slideshow_count: 0,
    is_liveticker: true,
    is_paid: true,
  });
});

test("what an article's document does not say is left out", () => {
  expect(read({ path: "/ein-titel/7", article: { post: "7" }, texts: { "ld+json": "{}" } })).toEqual({
    event: "virtual_page_view",
    page_type: "article",
    page_url: "/ein-titel/7",
    article_id: 7,
    is_premium: false,
  });
});
