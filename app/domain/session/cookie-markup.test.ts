import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCookieMarkup } from "./cookie-markup.ts";

const site = "https://www.talblick.example";
const sso = "https://login.talblick.example";
const key = "/wp-json/sso/v1/cookie?key=abc";

function parse(markup: string | null) {
  const { addresses, ignored } = parseCookieMarkup(markup, site, [sso]);
  return [addresses.map(({ kind, url }) => `${kind} ${url.href}`), ignored];
}

test.each([
  [`<img src="${key}" alt="">`, [`image ${site}${key}`]],
  [`<IMG WIDTH=1 SRC = '${key}'>`, [`image ${site}${key}`]],
  [`<img src=${key} alt>`, [`image ${site}${key}`]],
  [`<img src="${site}${key}">`, [`image ${site}${key}`]],
  [`<p><img src="${key}"><img src="${sso}/set?a=1&amp;b=2"></p>`, [`image ${site}${key}`, `image ${sso}/set?a=1&b=2`]],
  [`<iframe src="${sso}/frame"></iframe>`, [`frame ${sso}/frame`]],
  [`<img src="${key}"><iframe src="/frame"></iframe>`, [`image ${site}${key}`, `frame ${site}/frame`]],
  [`${sso}/set?a=1&b=2`, [`frame ${sso}/set?a=1&b=2`]],
  [` ${key}\n`, [`frame ${site}${key}`]],
])("from %s everything of this site and the single sign-on is taken", (markup, addresses) => {
  expect(parse(markup)).toEqual([addresses, []]);
});

test.each([
  ['<img src="https://evil.example/x">', "https://evil.example"],
  ['<img src="//evil.example/x">', "https://evil.example"],
  ['<img src="/\\evil.example/x">', "https://evil.example"],
  [`<img src="${site}@evil.example/x">`, "https://evil.example"],
  [`<img src="http://www.talblick.example${key}">`, "http://www.talblick.example"],
  ['<iframe src="javascript:alert(1)">', "null"],
  ['<img src="data:image/gif;base64,R0">', "null"],
  ['<img src="https://">', "no address"],
  ["//evil.example/x", "https://evil.example"],
  ["https://evil.example/x", "https://evil.example"],
])("%s is ignored, and the log learns whose it is", (markup, origin) => {
  expect(parse(markup)).toEqual([[], [origin]]);
});

test("another host beside ours is ignored alone", () => {
  expect(parse(`<img src="https://evil.example/x"><img src="${key}">`)).toEqual([
    [`image ${site}${key}`],
    ["https://evil.example"],
  ]);
});

test.each([
  [null],
  [""],
  ["nichts"],
  ["<img>"],
  ['<img data-src="/x">'],
  ['<script src="/x"></script>'],
  [`<img src="/x">${" ".repeat(30_000)}y`],
])("%j names nothing", (markup) => {
  expect(parse(markup)).toEqual([[], []]);
});

test("whatever a reply holds, nothing of another origin comes out of it", () => {
  const pieces = fc.constantFrom(
    "<img",
    "<iframe",
    " src=",
    '"',
    "'",
    "//",
    "/",
    "\\",
    "https:",
    "evil.example",
    site,
    sso,
    "@",
    ">",
    "&#x2f;",
    "\t",
    "a",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const { addresses } = parseCookieMarkup(parts.join(""), site, [sso]);
      expect(addresses.every(({ url }) => url.origin === site || url.origin === sso)).toBe(true);
    }),
  );
});
