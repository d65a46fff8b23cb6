import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { within } from "#tests/support/units/markup.ts";
import type { IssueContent, IssueItem } from "./issue-content.ts";
import { renderIssueHtml } from "./render-issue-html.ts";
import { renderIssueText } from "./render-issue-text.ts";

const origin = "https://www.talblick.example";
const leave = `${origin}/newsletter/abmelden?key=abc`;
const frame = { brand: "Talblick", origin, imprint: "Talblick Medien GmbH, Bregenz", leave };
const picture = (name: string) => ({
  src: `${origin}/media/${name}.jpg`,
  width: 1200,
  height: 675,
  alt: `Ein "${name}" <im> Bild`,
});

function item(number: number, changes: Partial<IssueItem> = {}): IssueItem {
  return {
    title: `Geschichte ${number} & mehr`,
    kicker: "Bodensee",
    excerpt: "Was <dort> geschah.",
    href: `${origin}/g/${number}`,
    isPremium: false,
    wide: picture(`weit-${number}`),
    small: picture(`klein-${number}`),
    ...changes,
  };
}

const content: IssueContent = {
  newsletter: "Am Morgen",
  subject: "Am Morgen: Geschichte 1 & mehr",
  intro: null,
  date: "Montag, 23. November 2026",
  sections: [
    { title: null, items: [item(1), item(2, { isPremium: true, kicker: null })] },
    { title: "Sport <&>", items: [item(3, { small: null, excerpt: null }), item(4)] },
  ],
  page: `${origin}/newsletter/morgen/2026-11-23`,
};

const parse = (given: Partial<IssueContent> = {}) => {
  const html = DomUtils.findOne(
    ({ name }) => name === "html",
    parseDocument(renderIssueHtml({ ...content, ...given }, frame)).children,
  );
  if (html === null) throw new Error("The mail has no document");
  return within(html);
};

describe("the HTML of an issue", () => {
  test("is a German document that says its subject, previews the next stories, and turns dark", () => {
    const markup = parse();
    expect(markup.one("html").attribs.lang).toBe("de");
    expect(DomUtils.textContent(markup.one("title"))).toBe("Am Morgen: Geschichte 1 & mehr");
    expect(markup.one("meta", { name: "color-scheme" }).attribs.content).toBe("light dark");
    expect(DomUtils.textContent(markup.one("style"))).toContain("prefers-color-scheme:dark");
    const [preview] = markup.all("div");
    expect(preview === undefined ? "" : DomUtils.textContent(preview)).toBe(
      "Geschichte 2 & mehr · Geschichte 3 & mehr · Geschichte 4 & mehr",
    );
  });

  test("has headings in order, one of the newsletter, the lead first, sections above theirs", () => {
    const headings = parse()
      .all("body")
      .flatMap((body) => DomUtils.findAll(({ name }) => /^h[1-6]$/.test(name), body.children));
    expect(headings.map((heading) => [heading.name, DomUtils.textContent(heading)])).toEqual([
      ["h1", "Am Morgen"],
      ["h2", "Geschichte 1 & mehr"],
      ["h2", "Geschichte 2 & mehr"],
      ["h2", "Sport <&>"],
      ["h3", "Geschichte 3 & mehr"],
      ["h3", "Geschichte 4 & mehr"],
    ]);
  });

  test("is tables for the look alone, with pictures that say what they show and how large they are", () => {
    const markup = parse();
    expect(markup.all("table").length).toBe(markup.all("table", { role: "presentation" }).length);
    const images = markup.all("img");
    expect(images.map(({ attribs }) => attribs.src)).toEqual(
      ["weit-1", "klein-2", "klein-4"].map((name) => `${origin}/media/${name}.jpg`),
    );
    for (const { attribs } of images) {
      expect(attribs.alt).toMatch(/^Ein ".+" <im> Bild$/);
      expect([Number(attribs.width) <= 600, Number(attribs.height) > 0]).toEqual([true, true]);
    }
  });

  test("links to this site alone, in full addresses, and needs no script, style sheet or frame", () => {
    const markup = parse();
    for (const { attribs } of markup.all("a")) expect(attribs.href).toMatch(/^https:\/\/www\.talblick\.example\//);
    expect(markup.one("a", { href: leave }).attribs.style).toContain("underline");
    for (const name of ["script", "link", "iframe", "form"]) expect(markup.all(name)).toEqual([]);
  });

  test("stays below what mail programs show of it, with all the stories that it may have", () => {
    const items = Array.from({ length: 14 }, (_, index) => item(index, { excerpt: "Ein langer Vorspann. ".repeat(20) }));
    expect(
      new TextEncoder().encode(renderIssueHtml({ ...content, sections: [{ title: null, items }] }, frame)).length,
    ).toBeLessThan(102_000);
  });

  test("is a letter where the newsroom writes one, and has no way to an archive that is not there", () => {
    const markup = parse({ intro: "Erster <Absatz>.\n\nZweiter.", sections: [], page: null });
    expect(markup.text).toContain("Erster <Absatz>.Zweiter.");
    expect(markup.text).not.toContain("Im Browser lesen");
  });
});

test("the plain part says the same in lines", () => {
  expect(renderIssueText(content, frame)).toBe(`Am Morgen
Montag, 23. November 2026

Bodensee – Geschichte 1 & mehr
Was <dort> geschah.
${origin}/g/1

[Plus] Geschichte 2 & mehr
Was <dort> geschah.
${origin}/g/2

Sport <&>
----------------------------------------

Bodensee – Geschichte 3 & mehr
${origin}/g/3

Bodensee – Geschichte 4 & mehr
Was <dort> geschah.
${origin}/g/4

Im Browser lesen:
${origin}/newsletter/morgen/2026-11-23

Du bekommst „Am Morgen“, weil du den Newsletter bestellt hast. Abmelden:
${leave}

-- 
Talblick
Talblick Medien GmbH, Bregenz
Impressum: ${origin}/impressum
`);
});
