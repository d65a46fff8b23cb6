import { expect, test } from "vitest";
import { parseReturnPath, toWayBack, withFragment } from "./return-path.ts";

test.each([["/"], ["/themen/wohnen?page=2"], ["/a/1#kommentare"], ["/media-tipps"], ["/themen?q=/wp-json/"]])(
  "%s is kept",
  (path) => {
    expect(parseReturnPath(path)).toBe(path);
  },
);

test.each([
  ["https://evil.example/"],
  ["//evil.example/"],
  ["/\\evil.example/"],
  ["/\t/evil.example"],
  ["javascript:alert(1)"],
  [""],
  ["gemeinde"],
  [`/${"x".repeat(600)}`],
  ["/wp-json/sso/v1/cookie?key=of-somebody-else"],
  ["/.//wp-json/sso/v1/cookie?key=of-somebody-else"],
  ["/themen/../wp-json\\sso/v1/cookie?key=of-somebody-else"],
  ["/WP-JSON/sso/v1/cookie"],
  ["/graphql?query={posts{title}}"],
  ["/api"],
  ["/media/bild.jpg"],
])("%j leads nowhere else", (path) => {
  expect(parseReturnPath(path)).toBeNull();
});

test.each([
  ["/profil#abo", "/profil#abo"],
  ["/profil?a=1#abo-verwaltung_2", "/profil?a=1#abo-verwaltung_2"],
  ["/profil#:~:text=x", "/profil"],
  ["/profil#<b>", "/profil"],
  ["/profil#", "/profil"],
])("of %s the fragment is kept when it may name a place: %s", (path, kept) => {
  expect(parseReturnPath(path)).toBe(kept);
});

test.each([
  ["/profil", "#abo", "/profil#abo"],
  ["/profil", "", "/profil"],
  ["/profil", "#a b", "/profil"],
  ["/profil#daten", "#abo", "/profil#daten"],
])("the way back to %s from a page at %j leads to %s", (path, hash, expected) => {
  expect(withFragment(path, hash)).toBe(expected);
});

test("no number of slashes makes a path a host", () => {
  expect(parseReturnPath("/.//evil.example")?.startsWith("//")).not.toBe(true);
});

test.each([
  ["/themen?q=x", "/themen?q=x"],
  ["/profil?returnTo=/themen", "/themen"],
  ["/geschenk/abc?lesen", "/"],
  ["/Geschenk/abc", "/"],
  ["/vorschau/abc", "/"],
  ["/verschenken?artikel=1", "/verschenken?artikel=1"],
])("a login on the page %s leads back to %s: no address names another that is a key", (path, back) => {
  expect(toWayBack(path)).toBe(back);
});
