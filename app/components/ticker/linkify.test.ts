import { expect, test } from "vitest";
import { linkify } from "./linkify.ts";

const link = (href: string, text: string) => `<a href="${href}" rel="noopener nofollow">${text}</a>`;

test.each([
  [
    "<p>Mehr: https://wahl.example/lustenau.</p>",
    `<p>Mehr: ${link("https://wahl.example/lustenau", "wahl.example/lustenau")}.</p>`,
  ],
  ["(siehe www.talblick.example)", `(siehe ${link("https://www.talblick.example", "www.talblick.example")})`],
  ["https://a.example/x_(y), dann", `${link("https://a.example/x_(y)", "a.example/x_(y)")}, dann`],
  ["https://a.example/?a=1&amp;b=2", link("https://a.example/?a=1&amp;b=2", "a.example/?a=1&amp;b=2")],
  ["„https://a.example/b“", `„${link("https://a.example/b", "a.example/b")}“`],
])("the address in %j is a link without what ends the sentence", (html, linked) => {
  expect(linkify(html)).toBe(linked);
});

test.each([
  '<a href="https://a.example">https://a.example</a>',
  "<code>https://a.example</code>",
  "max@www.example.at und https:// allein",
  "javascript:alert(1)",
  "<b>kein Link</b>",
])("%j stays as it is", (html) => {
  expect(linkify(html)).toBe(html);
});

test("an address cannot leave its attribute", () => {
  expect(linkify('https://a.example/"onmouseover="x')).toBe(`${link("https://a.example/", "a.example/")}"onmouseover="x`);
});
