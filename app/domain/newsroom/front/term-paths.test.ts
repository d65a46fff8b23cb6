import { expect, test } from "vitest";
import { parseTermDone, parseTermPath, parseTermQuery, toTermPath, toTermsPath } from "./term-paths.ts";

test("the address of a page names its topic or section", () => {
  const key = { taxonomy: "TOPIC", slug: "hard & fußach" } as const;
  expect(parseTermPath(toTermPath(key))).toEqual(key);
  expect(toTermPath({ taxonomy: "CATEGORY", slug: "sport" })).toBe("/redaktion/themen/ressort/sport");
  for (const path of [
    "/redaktion/themen",
    "/redaktion/themen/tag/x",
    "/redaktion/themen/thema/a/b",
    "/redaktion/themen/thema/%E0",
  ])
    expect(parseTermPath(path)).toBeNull();
});

test("a query says what is looked for, and what makes no sense is left out", () => {
  const read = (path: string) => parseTermQuery(new URL(path, "https://talblick.example").searchParams);
  expect(read("/?art=x&q=%20")).toEqual({ taxonomy: "TOPIC", words: "", after: null });
  const question = { taxonomy: "CATEGORY", words: "", after: "kultur" } as const;
  expect(read(toTermsPath(question))).toEqual(question);
  expect(read(`/?q=${"x".repeat(500)}`).words).toHaveLength(200);
  expect(parseTermDone(new URLSearchParams("getan=x&ohne=bild"))).toEqual({ done: null, left: ["bild"] });
});
