import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { notReadAhead } from "./not-read-ahead.ts";
import { disallowedPaths, prerenderedPages, serviceGroups, servicesInShort, sitemapPages } from "./page-lists.ts";
import { privateSections } from "./private-sections.computed.ts";

/** As crawlers read `robots.txt`: a path is left alone from its beginning on, or whole where the rule ends in `$`. */
function isLeftAlone(path: string): boolean {
  return disallowedPaths.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
}

test.each([
  "/profil",
  "/profil/daten",
  "/profil?dialog=login",
  "/merkliste",
  "/fuer-dich",
  "/zahlung-autorisieren",
  "/zugang-aktivieren?key=x",
  "/vplus-onboarding",
  "/onboarding/nav",
  "/newsletter/bestaetigen?key=x",
  "/newsletter/abmelden?key=x",
  "/graphql",
  "/wp-json/wp/v2/posts",
  "/api/views",
  "/webhooks/mail",
])("crawlers leave %s alone", (path) => {
  expect(isLeftAlone(path)).toBe(true);
});

test.each([
  "/starkregen/500051",
  "/profile-im-test/12",
  "/onboarding-im-test/12",
  "/newsletter",
  "/newsletter/morgen",
  "/redaktion",
])("nothing is said to crawlers of %s", (path) => {
  expect(isLeftAlone(path)).toBe(false);
});

test("the sitemap names each page once, and none that crawlers are to leave alone", () => {
  expect(sitemapPages).toEqual(expect.arrayContaining(["/", "/abo", "/service"]));
  expect(new Set(sitemapPages).size).toBe(sitemapPages.length);
  expect(sitemapPages.filter(isLeftAlone)).toEqual([]);
});

test("the data of services and of offers can be fetched ahead, that of a reader cannot", () => {
  expect(prerenderedPages).toEqual(expect.arrayContaining(["/abo", "/horoskop", "/service", "/suche", "/verkehr"]));
  expect(prerenderedPages.filter((path) => isLeftAlone(path) || path.includes(":"))).toEqual([]);
});

test.each([
  "/profil",
  "/profil/daten",
  "/merkliste",
  "/fuer-dich",
  "/zugang-aktivieren",
  "/zahlung-autorisieren",
  "/vplus-onboarding",
  "/onboarding/nav",
  "/redaktion",
  "/redaktion/ticker/5",
  "/abo",
  "/abo/bestellen",
  "/graphql",
  "/api/views",
  "/wp-json/wp/v2/posts",
  "/media/demo/x.webp",
  "/assets/x.js",
  "/builds",
  "/webhooks/mail",
])("%s is not fetched before a reader opens it", (path) => {
  expect(isRefused(path)).toBe(true);
});

test.each(["/", "/starkregen/500051", "/profile-im-test/12", "/abonnenten/12", "/newsletter", "/impressum"])(
  "%s may be fetched before a reader opens it",
  (path) => {
    expect(isRefused(path)).toBe(false);
  },
);

/** Node has no URL patterns that TypeScript knows; of the syntax the lists use groups alone. */
function isRefused(path: string): boolean {
  return notReadAhead.some((pattern) => new RegExp(`^${pattern.replace("{/*}?", "(?:/.*)?")}$`).test(path));
}

test("no provider learns of the newsroom, of tips, of gifts and of previews", () => {
  expect([...privateSections].sort()).toEqual(["geschenk", "redaktion", "tipp-geben", "verschenken", "vorschau"]);
});

test("the page of services has a group for each kind and says of each service what it is", () => {
  const services = serviceGroups.flatMap((group) => group.services);
  expect(new Set(serviceGroups.map(({ title }) => title)).size).toBe(serviceGroups.length);
  expect(new Set(services.map(({ link }) => link)).size).toBe(services.length);
  expect(services.filter(({ title, text }) => title === "" || !/\.$/.test(text))).toEqual([]);
  const texts = services.map(({ text }) => text);
  expect(texts).toContain(`Nachrichten, Vereine, Schulen und Familiäres aus ${portalBrand.region}.`);
  expect(texts.join("")).not.toContain("{");
});

test("the front page names some of them in short, and last where all of them are", () => {
  const all = serviceGroups.flatMap(({ services }) => services.map(({ title, link }) => ({ title, link })));
  expect(all).toEqual(expect.arrayContaining(servicesInShort.slice(0, -1)));
  expect(servicesInShort.length).toBeGreaterThan(3);
  expect(servicesInShort.at(-1)).toEqual({ title: "Alle Services", link: "/service" });
});

test("every service that is not a reader's own stands in the sitemap of pages", () => {
  const own = new Set(["/merkliste", "/fuer-dich", "/benachrichtigungen", "/profil", "/suche"]);
  // Its readers choose a place of theirs; all of them are a sitemap of their own.
  own.add("/gemeinde/gemeinde");
  const links = serviceGroups.flatMap(({ services }) => services.map(({ link }) => link)).filter((link) => !own.has(link));
  expect(links.filter((link) => !sitemapPages.includes(link))).toEqual([]);
});
