import { expect, test } from "vitest";
import { wireAuthor, wireCrop, wirePosts } from "#tests/support/wire/wire.ts";
import { toAuthorJsonLd } from "./author-json-ld.ts";
import { hasPage, type PagedAuthor, toAuthorView } from "./author-view-model.ts";

const toAddress = (path: string) => new URL(path, "https://talblick.example").href;

function view(overrides: Partial<PagedAuthor> = {}, page = 1) {
  const author = wireAuthor(overrides);
  if (!hasPage(author)) throw new Error("no page");
  return toAuthorView(author, wirePosts([1], { total_pages: 3, page }));
}

test("an author's texts are listed, the further pages and the feed below the author's own address", () => {
  expect(view({}, 2)).toMatchObject({
    path: "/autor/anna-berger/page/2",
    feed: "/autor/anna-berger/feed",
    listing: { page: 2, pagination: { previous: "/autor/anna-berger", next: "/autor/anna-berger/page/3" } },
  });
});

test("who has no page here, or is not there, has none", () => {
  expect([hasPage(null), hasPage(wireAuthor({ page_link: null })), hasPage(wireAuthor())]).toEqual([false, false, true]);
});

test("what the publisher gives as contact leads there, and nothing leads to a script", () => {
  const links = [
    { title: "Mastodon", link: "https://social.example/@anna" },
    { title: "Telefon", link: "tel:+4355721234" },
    { title: "x", link: "javascript:alert(1)" },
    { title: "y", link: "//evil.example" },
  ];
  expect(view({ links }).contact).toEqual([
    { title: "anna@talblick.example", link: "mailto:anna@talblick.example", isExternal: false },
    { title: "Mastodon", link: "https://social.example/@anna", isExternal: true },
    { title: "Telefon", link: "tel:+4355721234", isExternal: false },
  ]);
  expect(view({ mail: null, links: [] }).contact).toEqual([]);
});

test("the picture is the square, else another shape, else as it lies", () => {
  const image = { src: "/media/a/anna.jpg", width: 300, height: 300, alt: "Anna Berger", image_rule: null, image_crops: [] };
  const square = { ...wireCrop("1-1", "jpeg"), src: "/media/1-1-320.jpg", srcset: [{ src: "/media/1-1-320.jpg", w: 320 }] };
  const shown = [[square, wireCrop("4-3", "jpeg")], [wireCrop("4-3", "jpeg")], []].map(
    (image_crops) => view({ image: { ...image, image_crops } }).picture?.img.src,
  );
  expect(shown[0]).toBe("/media/1-1-320.jpg");
  expect(shown[1]).toContain("4-3");
  expect(shown[2]).toBe("/media/a/anna.jpg");
  expect(view().picture).toBeNull();
});

test("search engines are told whose page it is", () => {
  const addresses = { canonical: toAddress("/autor/anna-berger/page/2"), profile: toAddress("/autor/anna-berger") };
  expect(toAuthorJsonLd(view({}, 2), addresses, toAddress)).toMatchObject([
    {
      "@type": "ProfilePage",
      url: "https://talblick.example/autor/anna-berger/page/2",
      mainEntity: {
        "@type": "Person",
        name: "Anna Berger",
        url: "https://talblick.example/autor/anna-berger",
        jobTitle: "Redakteurin, Ressort Politik",
        sameAs: ["https://social.example/@anna"],
        worksFor: { "@type": "NewsMediaOrganization" },
      },
    },
    { "@type": "BreadcrumbList" },
  ]);
  const [newsroom] = toAuthorJsonLd(view({ name: "Talblick-Redaktion" }), addresses, toAddress);
  expect(newsroom?.mainEntity).toMatchObject({ "@type": "NewsMediaOrganization", url: addresses.profile });
  expect(newsroom?.mainEntity).not.toHaveProperty("worksFor");
});
