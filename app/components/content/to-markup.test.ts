import { expect, test } from "vitest";
import { joinMarkup, toMarkup } from "./to-markup.ts";

test.each([
  ["", []],
  ["nur Text &amp; mehr", ["nur Text & mehr"]],
  ["<ul><li>eins</li></ul>", [{ tag: "ul", attributes: {}, html: "<li>eins</li>" }]],
  [
    '<ol start="3" reversed><li><ol><li>a</li></ol></li></ol>',
    [{ tag: "ol", attributes: { start: "3", reversed: true }, html: "<li><ol><li>a</li></ol></li>" }],
  ],
  [
    "<p>eins<br />zwei</p> und <p>drei</p>",
    [{ tag: "p", attributes: {}, html: "eins<br />zwei" }, " und ", { tag: "p", attributes: {}, html: "drei" }],
  ],
  [
    '<hr /><img src="/a.jpg?b=1&amp;c=2" alt="a &gt; b" />',
    [
      { tag: "hr", attributes: {}, html: null },
      { tag: "img", attributes: { src: "/a.jpg?b=1&c=2", alt: "a > b" }, html: null },
    ],
  ],
])("the outermost elements of %j become elements, and their contents stay one piece", (html, parts) => {
  expect(toMarkup(html)).toEqual(parts);
});

test("neighbouring texts become one piece", () => {
  const link = { tag: "a", attributes: { href: "/" }, html: "hier" };
  expect(joinMarkup([["Mehr ", link, "."], null, "© Anna"], " · ")).toEqual(["Mehr ", link, ". · © Anna"]);
  expect(joinMarkup([null, "© Anna"], " · ")).toEqual(["© Anna"]);
  expect(joinMarkup([null, null], " · ")).toEqual([]);
});
