import { describe, expect, test } from "vitest";
import { pageRecords } from "#app/domain/page/records/page-records.ts";
import { parseVariant, toPageKey, toSharedRequest } from "./shared-page.ts";

const site = "https://talblick.example";

function variant(path: string, headers: Record<string, string> = {}) {
  return parseVariant(new URL(path, site).href, new Headers(headers));
}

function key(path: string, headers: Record<string, string> = {}): string | null {
  const found = variant(path, headers);
  return found === null ? null : toPageKey(found);
}

describe("the same page", () => {
  test.each([
    ["/", "/?utm_source=mail&fbclid=1"],
    ["/news/sport", "/news/sport?x=1"],
    ["/rheindamm/500001", "/rheindamm/500001?page=2&q=%00"],
    ["/gemeinde/dornbirn?page=2", "/gemeinde/dornbirn?a=1&page=2&b"],
    ["/rheindamm/500001", "/rheindamm/500001?seite=abc"],
    ["/rheindamm/500001", "/rheindamm/500001?seite=1e3"],
    ["/rheindamm/500001", "/rheindamm/500001?seite=99999"],
    ["/rheindamm/500001", "/rheindamm/500001?seite="],
    ["/rheindamm/500001?seite=2", "/rheindamm/500001?x=1&seite=2"],
    ["/impressum", "/impressum?dialog=login"],
    ["/themen/wohnen/2", "/themen/wohnen/2?x"],
    ["/?noheader", "/?noheader=1"],
    ["/feed", "/feed?utm_source=x"],
    ["/news/sport/feed/atom", "/news/sport/feed/atom?x"],
    ["/gemeinde/dornbirn/feed", "/gemeinde/dornbirn/feed?page=2"],
    ["/suche?q=Bus&gemeinde=hard&seite=2", "/suche?seite=2&x=1&gemeinde=hard&q=Bus"],
    ["/suche?q=Bus", "/suche?q=Bus&gemeinde=&thema="],
    ["/suche/vorschlaege?q=bus", "/suche/vorschlaege?a=b&q=bus"],
    ["/sitemap.xml", "/sitemap.xml?1"],
    ["/notdienste?tag=2026-11-23&dienst=apotheken", "/notdienste?dienst=apotheken&tag=2026-11-23&x"],
    ["/horoskop?zeitraum=woche", "/horoskop?zeitraum=woche&zeichen=loewe"],
    ["/widgets/schnee?sortierung=tal-auf", "/widgets/schnee?sortierung=tal-auf&utm_source=x"],
    ["/newsletter", "/newsletter?utm_source=x"],
    ["/newsletter/morgen/page/2", "/newsletter/morgen/page/2?x"],
    ["/newsletter/morgen/2026-11-20", "/newsletter/morgen/2026-11-20?key=x"],
    ["/sitemaps/posts-2026-11.xml", "/sitemaps/posts-2026-11.xml?x"],
  ])("%s and %s", (one, other) => {
    expect(key(other)).toBe(key(one));
    expect(key(one)).not.toBeNull();
  });

  test("of the app, however it says so", () => {
    expect(key("/news/sport?noheader")).toBe(key("/news/sport", { "user-agent": "Mozilla/5.0 TalblickApp-Android/3.1" }));
  });

  test("an article, whatever municipality its reader chose", () => {
    expect(key("/rheindamm/500001", { cookie: "CurrentCity=dornbirn" })).toBe(key("/rheindamm/500001"));
  });
});

test("the front page of who arranged its services is their own, that of a cookie that says nothing is not", () => {
  expect(variant("/", { cookie: "a=b; PortalServices=termine~wetter" })).toBeNull();
  expect(variant("/", { cookie: "PortalServices=-" })).toBeNull();
  for (const cookie of ["PortalServices=", "PortalServices=kaputt", "XPortalServices=termine"])
    expect(key("/", { cookie })).toBe(key("/"));
  expect(key("/verkehr", { cookie: "PortalServices=termine" })).toBe(key("/verkehr"));
});

test("data of a page are the same for the app and every municipality; without a build, or with more, they are not shared", () => {
  const address = "/abo/_payload.json?20261123101500";
  expect(variant(address, { "user-agent": "TalblickApp-iOS/3", cookie: "CurrentCity=dornbirn" })).toEqual(variant(address));
  expect(variant(address)).toMatchObject({ search: "?20261123101500", kind: "call" });
  expect(key("/abo/_payload.json?20261123101501")).not.toBe(key(address));
  for (const other of ["", "?", "?a&b", "?a=b", "?noheader&a", `?${"a".repeat(65)}`])
    expect.soft([other, variant(`/themen/_payload.json${other}`)]).toEqual([other, null]);
});

test.each([
  ["/", "/page/2"],
  ["/", "/?noheader"],
  ["/gemeinde/dornbirn", "/gemeinde/dornbirn?page=2"],
  ["/gemeinde/dornbirn?page=2", "/gemeinde/dornbirn?page=3"],
  ["/News/sport", "/news/sport"],
  ["/suche", "/suche?q=Bus"],
  ["/suche?q=Bus", "/suche?q=Bus&art=video"],
  ["/notdienste?bezirk=bludenz", "/notdienste?bezirk=bregenz"],
  ["/widgets/schnee", "/widgets/schnee?noheader"],
])("%s and %s are two", (one, other) => {
  expect(key(other)).not.toBe(key(one));
});

test("the front page depends on the municipality, if that name is known", () => {
  expect(key("/", { cookie: "a=1; CurrentCity=dornbirn" })).not.toBe(key("/"));
  expect(key("/", { cookie: "CurrentCity=nirgendwo" })).toBe(key("/"));
  expect(key("/", { cookie: "xCurrentCity=dornbirn" })).toBe(key("/"));
});

test("two names of the site are two sites", () => {
  const other = parseVariant("https://www.talblick.example/", new Headers());
  expect(other === null ? null : toPageKey(other)).not.toBe(key("/"));
});

test.each([
  ["/?p=12"],
  ["/abo?ref=mail"],
  ["/suche?q=%00"],
  ["/suche?q=%3Cscript%3E"],
  ["/suche?q=Bus&seite=x"],
  ["/horoskop?datum=gestern"],
  ["/mondkalender?monat=2026-11-01"],
  ["/gemeinde/dornbirn?page=01"],
  [`/suche?q=${"x".repeat(61)}`],
  [`/suche/vorschlaege?q=${"x".repeat(61)}`],
  ["/profil"],
  ["/profil/daten"],
  ["/vorschau/eyJ.abc.def"],
  ["/redaktion/ticker"],
  ["/redaktion/gibt-es-nicht"],
  ["/robots.txt"],
  ["/video/player"],
  ["/nirgendwo/hier/nicht"],
  ["/Impressum"],
  ["/newsletter/abmelden?key=x"],
  ["/newsletter/bestaetigen"],
  ["/zugang-aktivieren"],
  ["/vplus-onboarding"],
  ["/zahlung-autorisieren"],
  ["/onboarding/nav"],
  ["/health"],
  ["/graphql"],
  ["/wp-json"],
  ["/api/views"],
  ["/media/demo/damm/16-9-800.webp"],
  ["/wp-json/wp/v2/posts/12"],
  ["/assets/entry.js"],
  [`/news/${"a".repeat(600)}`],
  [`/gemeinde/dornbirn?page=${"1".repeat(600)}`],
])("%s is not shared", (path) => {
  expect(variant(path)).toBeNull();
});

/** What no page understands: too long, of other characters, or a number that is written in another way. */
const junk = ["%00", "%3Cscript%3E", "a%0Ab", `${"a".repeat(200)}`, "..%2F..%2Fetc", "%F0%9F%8E%89", "x%26y%3Dz", "a;b", "{}"];
const reading = Object.entries(pageRecords).flatMap(([pattern, { shared }]) =>
  Object.keys(shared?.reads ?? {}).map(
    (name) => [pattern.replace(/:(?:\w*id|comment)\b/g, "7").replace(/:\w+/g, "dornbirn"), name] as const,
  ),
);

test.each(reading)("what %s does not understand as its %s makes no page in the cache", (path, name) => {
  const plain = key(path);
  expect(plain).not.toBeNull();
  for (const value of junk) expect.soft([value, [null, plain].includes(key(`${path}?${name}=${value}`))]).toEqual([value, true]);
});

test("what is rendered carries the variant and nothing else of its reader", () => {
  const headers = { cookie: "CurrentCity=dornbirn; x=secret", "user-agent": "evil", "x-forwarded-host": "evil.example" };
  const found = variant("/?utm_source=mail", headers);
  const request = found === null ? null : toSharedRequest(found);
  expect(request?.url).toBe(`${site}/`);
  expect([...(request?.headers ?? [])]).toEqual([["cookie", "CurrentCity=dornbirn"]]);
});
