import { describe, expect, test } from "vitest";
import { readLink, removeLink, setLink, toTypedLink } from "./link-commands.ts";
import { createState, paragraph, readShort, run } from "./state-for-test.ts";

describe("an address that is typed", () => {
  test.each([
    ["orf.at", "https://orf.at"],
    [" www.orf.at/stories?x=1 ", "https://www.orf.at/stories?x=1"],
    ["https://orf.at/", "https://orf.at/"],
    ["anna@talblick.example", "mailto:anna@talblick.example"],
    ["mailto:anna@talblick.example", "mailto:anna@talblick.example"],
    ["tel:+435574123", "tel:+435574123"],
    ["/abo", "/abo"],
    ["#unten", "#unten"],
    ["müller.at", "https://müller.at"],
  ])("%j is %s", (typed, link) => {
    expect(toTypedLink(typed)).toBe(link);
  });

  test.each([
    [""],
    ["javascript:alert(1)"],
    ["java\tscript:alert(1)"],
    ["data:text/html,x"],
    ["Wort"],
    ["zwei Wörter.at"],
    ["https://"],
    ["/"],
    ["file:///etc"],
  ])("%j is none", (typed) => {
    expect(toTypedLink(typed)).toBeNull();
  });
});

const link = (href: string, text: string) => `<a href="${href}" rel="noopener nofollow">${text}</a>`;

test("what is marked becomes a link, and the whole link around the cursor another one or none", () => {
  const marked = createState([paragraph("ein |Wort| hier")]);
  const linked = run(marked, setLink(readLink(marked), "https://a.example/"));
  expect(readShort(linked)).toEqual([`paragraph ein ${link("https://a.example/", "Wort")} hier`]);
  const within = createState([paragraph(`x ${link("https://a.example/", "W<b>o|r</b>t")} y`)]);
  const around = readLink(within);
  expect(around.href).toBe("https://a.example/");
  expect(readShort(run(within, removeLink(around)))).toEqual(["paragraph x W<b>or</b>t y"]);
  expect(readShort(run(within, setLink(around, "/abo")))).toEqual(['paragraph x <a href="/abo">W<b>or</b>t</a> y']);
});

test("where nothing is marked the address is the text", () => {
  const state = createState([paragraph("a |b")]);
  expect(readShort(run(state, setLink(readLink(state), "/abo")))).toEqual(['paragraph a <a href="/abo">/abo</a>b']);
});
