import { expect, test } from "vitest";
import { wireCrop } from "#tests/support/wire/wire.ts";
import { parseRestPost } from "./rest-post.ts";

const least = { id: 12, slug: "see", title: { rendered: "Der See" }, date: "2026-01-02T10:00:00" };

test("a post needs number, slug, title and date; everything else may be missing", () => {
  expect(parseRestPost(least)).toMatchObject({
    id: 12,
    title: { rendered: "Der See" },
    link: "/see/12",
    type: "post",
    is_premium: false,
    comment_count: 0,
    featured_image: null,
    image_crops: [],
    brand: null,
  });
  for (const key of Object.keys(least)) expect(parseRestPost({ ...least, [key]: undefined }), key).toBeNull();
});

test.each(["", "..", "/evil.example", "\\evil.example", "a/b", "a?x", "a#y", "a b", "a\tb", "a\u202eb"])(
  "the slug %j names no post",
  (slug) => {
    expect(parseRestPost({ ...least, slug })).toBeNull();
  },
);

test("a slug may stand in any script, written out or as WordPress writes it", () => {
  for (const slug of ["größe-1", "%f0%9f%8c%9f-stern", "a.b_c~d"])
    expect(parseRestPost({ ...least, slug })?.link).toBe(`/${slug}/12`);
});

test.each([
  [{ date_gmt: "2026-01-02T09:00:00" }, "2026-01-02T09:00:00Z"],
  [{ date_gmt: "2026-01-02T09:00:00Z" }, "2026-01-02T09:00:00Z"],
  [{ date: "2026-01-02T10:00:00+01:00" }, "2026-01-02T10:00:00+01:00"],
  [{ date_gmt: "" }, "2026-01-02T10:00:00Z"],
])("the moment of %j is %s", (dates, expected) => {
  expect(parseRestPost({ ...least, ...dates })?.date).toBe(expected);
});

test("odd fields are left away, not the post", () => {
  const odd = {
    comment_count: "viele",
    is_premium: 1,
    brand: "Plus",
    label: {},
    image_crops: [{}],
    featured_image: 7,
    excerpt: 3,
  };
  expect(parseRestPost({ ...least, ...odd })).toMatchObject({
    comment_count: 0,
    is_premium: false,
    brand: null,
    label: null,
    image_crops: [],
    featured_image: null,
    excerpt: null,
  });
});

test("the picture is that with its crops, failing that the plain one", () => {
  const src = "https://bilder.example/see.jpeg";
  expect(parseRestPost({ ...least, jetpack_featured_media_url: src })?.featured_image).toEqual({
    src,
    width: null,
    height: null,
    alt: "",
  });
  const crops = [wireCrop("4-3", "jpeg")];
  const post = { ...least, image_crops: crops, featured_image: { src, width: 4, height: 3, alt: "See" }, title: "Nur Text" };
  expect(parseRestPost(post)).toMatchObject({
    image_crops: crops,
    featured_image: { alt: "See" },
    title: { rendered: "Nur Text" },
  });
});
