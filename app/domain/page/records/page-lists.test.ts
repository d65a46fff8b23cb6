import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { notReadAhead } from "./not-read-ahead.ts";
import { disallowedPaths, prerenderedPages, serviceGroups, servicesInShort, sitemapPages } from "./page-lists.ts";
import { privateSections } from "./private-sections.computed.ts";

test("the sitemap names the paper's own pages", () => {
  expect(sitemapPages).toEqual([
    "/",
    "/themen",
    "/gemeinde/gemeinde",
    "/video",
    "/liveticker",
    "/service",
    "/verkehr",
    "/spritpreise",
    "/notdienste",
    "/horoskop",
    "/mondkalender",
    "/schneebericht",
    "/tipp-geben",
    "/newsletter",
    "/abo",
  ]);
});

test("the manifest names the pages whose data can be fetched ahead", () => {
  expect(prerenderedPages).toEqual([
    "/abo",
    "/horoskop",
    "/mondkalender",
    "/notdienste",
    "/schneebericht",
    "/service",
    "/spritpreise",
    "/suche",
    "/verkehr",
  ]);
});

test("crawlers leave personal pages and interfaces alone", () => {
  expect(disallowedPaths).toEqual([
    "/profil$",
    "/profil?",
    "/profil/",
    "/merkliste",
    "/zahlung-autorisieren",
    "/zugang-aktivieren",
    "/vplus-onboarding",
    "/onboarding/",
    "/newsletter/bestaetigen",
    "/newsletter/abmelden",
    "/graphql",
    "/wp-json",
    "/api/",
    "/webhooks/",
  ]);
});

test.each([
  "/profil",
  "/profil/daten",
  "/merkliste",
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

test("no provider learns of the newsroom, of tips and of previews", () => {
  expect([...privateSections].sort()).toEqual(["redaktion", "tipp-geben", "vorschau"]);
});

test("the page of services groups them in their order", () => {
  expect(serviceGroups.map(({ title, services }) => [title, services.map(({ title, link }) => `${title} ${link}`)])).toEqual([
    ["Unterwegs", ["Verkehr /verkehr", "Spritpreise /spritpreise", "Schneebericht /schneebericht"]],
    [
      "Im Alltag",
      ["Notdienste /notdienste", "Mondkalender /mondkalender", "Horoskop /horoskop", "Meine Gemeinde /gemeinde/gemeinde"],
    ],
    [
      "Lesen, hören, schauen",
      ["Suche /suche", "Themen /themen", "Liveticker /liveticker", "Video /video", "Merkliste /merkliste"],
    ],
    ["In Verbindung", ["Newsletter /newsletter", "Tipp geben /tipp-geben", "Mein Konto /profil"]],
  ]);
  const texts = serviceGroups.flatMap(({ services }) => services.map(({ text }) => text));
  expect(texts).toContain(`Nachrichten, Vereine, Schulen und Familiäres aus ${portalBrand.region}.`);
  expect(texts.join("")).not.toContain("{");
});

test("the front page names services in short", () => {
  expect(servicesInShort.map(({ title, link }) => `${title} ${link}`)).toEqual([
    "Verkehr /verkehr",
    "Spritpreise /spritpreise",
    "Notdienste /notdienste",
    "Horoskop /horoskop",
    "Mondkalender /mondkalender",
    "Schneebericht /schneebericht",
    "Newsletter /newsletter",
    "Tipp geben /tipp-geben",
    "Alle Services /service",
  ]);
});

test("every service that is not a reader's own stands in the sitemap of pages", () => {
  const own = new Set(["/merkliste", "/profil", "/suche"]);
  // Its readers choose a place of theirs; all of them are a sitemap of their own.
  own.add("/gemeinde/gemeinde");
  const links = serviceGroups.flatMap(({ services }) => services.map(({ link }) => link)).filter((link) => !own.has(link));
  expect(links.filter((link) => !sitemapPages.includes(link))).toEqual([]);
});
