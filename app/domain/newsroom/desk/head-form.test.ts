import { expect, test } from "vitest";
import { emptyDeskText } from "#shared/content/desk-text.ts";
import { parseTags, readHeadForm } from "./head-form.ts";

const choices = {
  sections: [{ slug: "politik", title: "Politik" }],
  topics: [],
  authors: [],
  municipalities: [
    { slug: "hard", title: "Hard" },
    { slug: "lech", title: "Lech" },
  ],
};
const read = (fields: readonly (readonly [string, string])[], text = emptyDeskText) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readHeadForm(form, { text, choices });
};

test("a tag that stays keeps its slug, whatever that says; others get one of their words, each once", () => {
  const kept = [{ slug: "vn-heimat-2", title: "VN-Heimat" }];
  expect(parseTags("VN-Heimat,  Der  Rhein , Der Rhein,", kept)).toEqual([...kept, { slug: "der-rhein", title: "Der Rhein" }]);
});

test("several municipalities, those of the list alone", () => {
  const text = read([
    ["municipalities", "lech"],
    ["municipalities", "atlantis"],
    ["municipalities-add", "hard"],
    ["municipalities-new", "Neustadt"],
  ]);
  expect(text.municipalities.map(({ slug }) => slug)).toEqual(["lech", "hard"]);
});

test("the words of the picture; a caption written anew has no links, one that stays keeps them", () => {
  const image = {
    media: "a",
    alt: null,
    caption: "Der Damm",
    captionHtml: "Der <a href='/damm'>Damm</a>",
    credit: "Lea",
    link: null,
  };
  const words = (caption: string) =>
    read(
      [
        ["imageAlt", "Ein Damm"],
        ["imageCaption", caption],
        ["imageCredit", ""],
      ],
      { ...emptyDeskText, image },
    ).image;
  expect(words("Der Damm")).toEqual({ ...image, alt: "Ein Damm", credit: null });
  expect(words("Neu")).toEqual({ ...image, alt: "Ein Damm", credit: null, caption: "Neu", captionHtml: null });
  // With script these fields are not in the form of a read-only page.
  expect(read([["title", "Rhein"]], { ...emptyDeskText, image }).image).toEqual(image);
});

test("what is sent as it stood is the same text", () => {
  const text = {
    ...emptyDeskText,
    title: "Rhein",
    tags: [{ slug: "x", title: "Wasser" }],
    searchTitle: "Der Rhein",
    isPremium: true,
  };
  const same = read(
    [
      ["title", "Rhein"],
      ["tags", "Wasser"],
      ["searchTitle", "Der Rhein"],
      ["isPremium", "on"],
    ],
    text,
  );
  expect(JSON.stringify(same)).toBe(JSON.stringify(text));
});
