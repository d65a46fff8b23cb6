import { expect, test } from "vitest";
import { wireCrop, wireTeaser } from "#tests/support/wire/wire.ts";
import { toTeaser } from "./to-teaser.ts";

const toView = (overrides: Parameters<typeof wireTeaser>[1]) => toTeaser(wireTeaser(7, overrides));

test("a teaser holds final texts", () => {
  expect(toView({ title: { rendered: "Bahn &amp; <em>Bus</em>" }, kicker: "Verkehr" })).toMatchObject({
    id: 7,
    title: "Bahn & Bus",
    kicker: "Verkehr",
    excerpt: "Worum es in Beitrag 7 geht.",
    link: "/beitrag/7",
    isExternal: false,
    date: { iso: "2025-03-04T08:30:00Z", text: "4. März 2025" },
    premium: null,
    label: null,
    pictureCount: null,
    commentCount: null,
  });
});

test("a premium post is marked with its brand, or with Plus when it has none", () => {
  expect(toView({ is_premium: true, brand: { title: "VN" } }).premium).toBe("VN");
  expect(toView({ is_premium: true, brand: null }).premium).toBe("Plus");
  expect(toView({ is_premium: false, brand: { title: "VN" } }).premium).toBeNull();
});

test("pictures and comments are counted in words", () => {
  expect(toView({ picture_count: 12, comment_count: 1 })).toMatchObject({
    pictureCount: "12 Bilder",
    commentCount: "1 Kommentar",
  });
  expect(toView({ picture_count: 1, comment_count: 0 })).toMatchObject({ pictureCount: null, commentCount: null });
});

test("a post on another site leads there", () => {
  expect(toView({ external: "https://partner.example/a" })).toMatchObject({
    link: "https://partner.example/a",
    isExternal: true,
  });
});

test.each([["javascript:alert(1)"], ["kaputt"], [""]])("an external address %j leads to the post here instead", (external) => {
  expect(toView({ external })).toMatchObject({ link: "/beitrag/7", isExternal: false });
});

test("a list teaser keeps only variants whose source carries the 4-3 marker", () => {
  const view = toView({ image_crops: [wireCrop("16-9", "jpeg"), wireCrop("1-1", "jpeg"), wireCrop("4-3", "jpeg")] });
  expect(view.picture?.img.src).toBe("/media/bild-4-3-800.jpeg");
  expect(view.picture?.source).toEqual([]);
});

test("a post without picture becomes a teaser without one", () => {
  expect(toView({ image_crops: [], wide_crops: [], featured_image: null })).toMatchObject({
    picture: null,
    widePicture: null,
    portraitPicture: null,
  });
});

test("a picture that no import could fetch is shown from its own address, in every shape", () => {
  const src = "https://alt.example/see.jpg";
  const view = toView({ image_crops: [], wide_crops: [], featured_image: { src, width: null, height: null, alt: "See" } });
  const img = { src, width: null, height: null, alt: "See", sizes: null, srcset: null };
  expect([view.picture, view.widePicture, view.portraitPicture]).toEqual(Array(3).fill({ img, source: [] }));
});

test("wide and upright pictures are there where they were asked for", () => {
  const view = toView({ wide_crops: [wireCrop("16-9", "jpeg")], portrait_crops: [wireCrop("9-16", "jpeg")] });
  expect(view.widePicture?.img.src).toContain("16-9");
  expect(view.widePicture?.source[0]?.media).toBe("(width < 764px)");
  expect(view.portraitPicture?.img.src).toContain("9-16");
});

test("where pictures are switched off a teaser has none, and counts none", () => {
  const post = wireTeaser(7, { picture_count: 12, comment_count: 3, portrait_crops: [wireCrop("9-16", "jpeg")] });
  expect(toTeaser(post, { showsPictures: false })).toMatchObject({
    picture: null,
    widePicture: null,
    portraitPicture: null,
    pictureCount: null,
    commentCount: "3 Kommentare",
  });
});
