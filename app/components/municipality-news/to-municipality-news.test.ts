import { expect, test } from "vitest";
import { toMunicipalityNews } from "./to-municipality-news.ts";

const choice = { municipality: "lech", topic: null, maxPosts: 3, maxAgeDays: null };
const post = {
  ...{ id: 7, title: { rendered: "Ein <b>Titel</b>" }, link: "/ein-titel/7", external: null, date: "2026-11-22T10:00:00Z" },
  ...{ kicker: "Verein", is_premium: false, is_story: false, comment_count: 0, picture_count: 0, brand: null, label: null },
  ...{ featured_image: null, image_rule: null, image_crops: [], excerpt: null },
};

test("a post keeps its texts; categories lead to topics, but for the municipality's own", () => {
  const categories = [
    { slug: "news-aus-lech", title: "News aus Lech" },
    { slug: "vereine", title: "Vereine" },
  ];
  const { posts, button } = toMunicipalityNews(choice, { posts: [{ ...post, categories }], topic: null });
  expect(posts).toEqual([
    {
      ...{ id: 7, title: "Ein Titel", link: "/ein-titel/7", isExternal: false, kicker: "Verein", premium: null, picture: null },
      ...{ date: { iso: "2026-11-22T10:00:00Z", text: "22. November 2026" } },
      categories: [{ title: "Vereine", link: "/themen/vereine" }],
    },
  ]);
  expect(button).toEqual({ text: "Zur Gemeindeseite", link: "/gemeinde/lech" });
});
