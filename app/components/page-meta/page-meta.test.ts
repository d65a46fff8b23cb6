import sharp from "sharp";
import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { type PageMeta, toNewsroomMeta, toPageMeta } from "./page-meta.ts";

const page = { title: "Wohnen", description: "Was Wohnen kostet.", canonical: "https://talblick.example/themen/wohnen" };

function toMetaDescriptors(meta: PageMeta | undefined, pattern = "/themen/:slug") {
  return toPageMeta({ loaderData: meta && { meta }, matches: [{ loaderData: { pattern } }] });
}

test("a page is known by its title, the paper's name and its address", () => {
  const descriptors = toMetaDescriptors(page);
  expect(descriptors).toContainEqual({ title: "Wohnen | Talblick" });
  expect(descriptors).toContainEqual({ name: "description", content: "Was Wohnen kostet." });
  expect(descriptors).toContainEqual({ tagName: "link", rel: "canonical", href: page.canonical });
  expect(descriptors).toContainEqual({ property: "og:url", content: page.canonical });
  expect(descriptors).toContainEqual({ property: "og:type", content: "website" });
});

test("the front page carries the paper's claim", () => {
  expect(toMetaDescriptors({ ...page, title: "Talblick" })[0]).toEqual({ title: "Talblick – Nachrichten aus Vorarlberg" });
});

test("a page without description has no description in any tag", () => {
  expect(JSON.stringify(toMetaDescriptors({ ...page, description: null }))).not.toContain("description");
});

test("an article tells when it was published and what it looks like", () => {
  const image = { src: "https://talblick.example/media/a.jpeg", width: 1200, height: 675, alt: "See" };
  const descriptors = toMetaDescriptors({
    ...page,
    type: "article",
    image,
    published: "2025-03-04T08:30:00Z",
    modified: "2025-03-05T08:30:00Z",
  });
  expect(descriptors).toContainEqual({ property: "og:image", content: image.src });
  expect(descriptors).toContainEqual({ property: "og:image:alt", content: "See" });
  expect(descriptors).toContainEqual({ property: "article:published_time", content: "2025-03-04T08:30:00Z" });
  expect(descriptors).toContainEqual({ property: "article:modified_time", content: "2025-03-05T08:30:00Z" });
});

test("a page without a picture is shared with the paper's own, which is there in that size", async () => {
  const descriptors = toMetaDescriptors(page);
  expect(descriptors).toContainEqual({ property: "og:image", content: "https://talblick.example/share.jpg" });
  expect(descriptors).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  const { path, width, height } = portalBrand.shareImage;
  expect(await sharp(`app/configuration/brands/talblick/files${path}`).metadata()).toMatchObject({
    format: "jpeg",
    width,
    height,
  });
});

test("a page that is not for search engines says so, by itself or by its record", () => {
  const noIndex = { name: "robots", content: "noindex" };
  expect(toMetaDescriptors(page, "/merkliste")).toContainEqual(noIndex);
  expect(toMetaDescriptors(page, "/:post_slug/:id/kommentare")).toContainEqual(noIndex);
  expect(toNewsroomMeta("Team")).toEqual([{ title: "Team | Redaktion | Talblick" }, noIndex]);
  expect(toMetaDescriptors({ ...page, isIndexed: false })).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(toMetaDescriptors(page))).not.toContain("noindex");
});

test("a page of a list names its feed, other pages name none", () => {
  const feed = { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "RSS", href: "/themen/wohnen/feed" };
  expect(toMetaDescriptors({ ...page, feed: "/themen/wohnen/feed" })).toContainEqual(feed);
  expect(JSON.stringify(toMetaDescriptors(page))).not.toContain("alternate");
});

test("a page whose data could not be loaded still has the paper's name", () => {
  expect(toMetaDescriptors(undefined)).toEqual([{ title: "Talblick" }]);
});

test("structured data stands in scripts of its own", () => {
  const jsonLd = [{ "@type": "NewsArticle" }, { "@type": "BreadcrumbList" }];
  expect(toMetaDescriptors({ ...page, jsonLd }).filter((descriptor) => "script:ld+json" in descriptor)).toEqual(
    jsonLd.map((data) => ({ "script:ld+json": data })),
  );
});
