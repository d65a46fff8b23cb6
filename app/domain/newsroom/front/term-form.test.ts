import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { newTermForm, termForm, toSlug } from "./term-form.ts";

const parse = (entries: Record<string, string>) => parseForm(termForm, { title: "Wohnen", ...entries });

test("a form's fields are a topic, each text one line and nothing for what is empty", () => {
  expect(
    parse({ description: " Was es\r\nkostet ", picture: "/redaktion/bilder/12", buttonText: "Mehr", buttonLink: "/dossier" }),
  ).toEqual({
    isValid: true,
    values: {
      title: "Wohnen",
      description: "Was es kostet",
      parent: null,
      picture: 12,
      buttonText: "Mehr",
      buttonLink: "/dossier",
    },
  });
  expect(parse({ picture: "https://talblick.example/redaktion/bilder/12/" })).toMatchObject({ values: { picture: 12 } });
  expect(parse({ picture: "" })).toMatchObject({ values: { picture: null, description: null, buttonLink: null } });
});

test.each([
  ["title", { title: " " }],
  ["title", { title: "x".repeat(201) }],
  ["description", { description: "x".repeat(2001) }],
  ["picture", { picture: "bild.jpg" }],
  ["picture", { picture: "0" }],
  ["buttonText", { buttonText: "x".repeat(61) }],
  ["buttonLink", { buttonLink: "javascript:alert(1)" }],
  ["buttonLink", { buttonLink: "//anderswo.example" }],
])("%s is named where it is wrong: %j", (field, entries) => {
  const parsed = parse(entries);
  expect(parsed.isValid || Object.keys(parsed.errors)).toEqual([field]);
});

test("the address of a new one is made of its title, unless it is given", () => {
  const create = (entries: Record<string, string>) =>
    parseForm(newTermForm, { taxonomy: "ressort", newTitle: "Große Töne!", ...entries });
  expect(create({})).toEqual({ isValid: true, values: { taxonomy: "CATEGORY", title: "Große Töne!", slug: "grosse-tone" } });
  expect(create({ newSlug: "musik" })).toMatchObject({ values: { slug: "musik" } });
  expect(create({ newTitle: "" })).toMatchObject({ isValid: false, errors: { newTitle: "Wie soll es heißen?" } });
  expect(toSlug("– –")).toBe("");
  expect(toSlug(`${"a".repeat(99)} b`)).toBe("a".repeat(99));
});
