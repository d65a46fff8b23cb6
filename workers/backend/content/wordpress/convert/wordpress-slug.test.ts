import { describe, expect, test } from "vitest";
import { toFormerPaths } from "./former-paths.ts";
import { toAuthorSlug, toSlug } from "./wordpress-slug.ts";

describe("a slug of WordPress", () => {
  test.each([
    ["wahl-2026", "wahl-2026"],
    ["%f0%9f%8e%bf-saisonstart", "🎿-saisonstart"],
    ["m%C3%BCller", "müller"],
    ["abgeschnitten-%f0%9f", "abgeschnitten"],
    ["50%-rabatt", "50-rabatt"],
    ['a/b c?d#e"f', "a-b-c-d-e-f"],
    ["wahl-%e2%80%aegnal%e2%80%ac-%e2%81%a6x%e2%81%a9%e2%80%8f", "wahl-gnal-x"],
    ["%ef%bb%bfwa%e2%80%8bhl%c2%ad%e2%80%8d", "wahl"],
    ["%e2%80%8b", "beitrag-1"],
    ["zeile%0aneu%00", "zeile-neu"],
    ["..", "beitrag-1"],
    ["", "beitrag-1"],
    ["%2e%2e%2fetc", "etc"],
  ])("%j becomes %j", (stored, slug) => {
    expect(toSlug(stored, "beitrag-1")).toBe(slug);
  });

  test("is cut without cutting a character", () => {
    const slug = toSlug("🎿".repeat(300), "x");
    expect(slug.length).toBeLessThanOrEqual(190);
    expect(slug.isWellFormed()).toBe(true);
  });
});

test("the login of an author shows no e-mail address", () => {
  expect(toAuthorSlug("anna.moser@zeitung.example")).toBe("anna-moser");
  expect(toAuthorSlug("Jürg Öhri")).toBe("jurg-ohri");
  expect(toAuthorSlug("an\u200bna\u202e")).toBe("anna");
});

describe("former addresses", () => {
  const of = (link: string | null, slug = "alt", oldSlugs: string[] = []) => toFormerPaths({ link, slug, oldSlugs });

  test("are the path of the link, and of slugs the post had before", () => {
    expect(of("https://a.example/2024/05/alt/", "alt", ["aelter"])).toEqual(["/2024/05/alt/", "/2024/05/aelter/"]);
  });

  test("come in both spellings when they are percent-encoded", () => {
    expect(of("https://a.example/%f0%9f%8e%bf-start/22/", "%f0%9f%8e%bf-start")).toEqual([
      "/%f0%9f%8e%bf-start/22/",
      "/%F0%9F%8E%BF-start/22/",
    ]);
  });

  test("keep the query of sites without readable addresses, and are never the front page", () => {
    expect(of("https://a.example/?p=12")).toEqual(["/?p=12"]);
    expect(of("https://a.example/")).toEqual([]);
    expect(of("kein link")).toEqual([]);
    expect(of(null)).toEqual([]);
  });
});
