/** Every kind of page through the built portal: status, content, redirects, and one request to the back end each. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

let edge: Edge;
let get: Portal;
beforeAll(async () => {
  edge = await startEdge();
  get = await edge.startPortal();
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const documents = [
  ["/", "Beitrag 1"],
  ["/ein-titel/100", "Der dritte Absatz."],
  ["/themen", "Wohnen"],
  ["/themen/page", "Wohnen"],
  ["/themen/page/2", "Seite 2"],
  ["/themen/wohnen", "Was Wohnen kostet."],
  ["/themen/wohnen/page", "Was Wohnen kostet."],
  ["/themen/wohnen/page/3", "Seite 3"],
  ["/themen/wohnen/seite", "Was Wohnen kostet."],
  ["/themen/wohnen/seite/3", "Seite 3"],
  ["/autor/anna-berger", "Redakteurin, Ressort Politik"],
  ["/autor/anna-berger/page/2", "Seite 2"],
  ["/news/politik", "Politik"],
  ["/news/politik/page/2", "Seite 2"],
  ["/page/2", "Alle Nachrichten"],
  ["/gemeinde/dornbirn", "An Dornbirn grenzen"],
  ["/gemeinde/dornbirn?page=2", "Seite 2"],
  ["/gemeinde/gemeinde", "Bezirk Feldkirch"],
  ["/video", "Film 301"],
  ["/video/page/2", "Seite 2"],
  ["/video/film-301/301", "Weitere Videos"],
  ["/impressum", "Talblick, Dornbirn."],
  ["/suche", "Wonach suchst du?"],
  ["/suche?q=Wohnen&seite=2", "Seite 2"],
  ["/abo", "Die Abos im Vergleich"],
  ["/abo?angebot=plus-jahr", "Deine Bestellung"],
  ["/vplus-onboarding", "Hast du schon ein Abo?"],
  ["/onboarding/nav", "Wo bist du zu Hause?"],
  ["/zahlung-autorisieren", "Hier fehlt die Zahlung"],
] as const;
test("a reader gets each page as a German document, asked from the back end in one request", async () => {
  for (const [path, text] of documents) {
    edge.backend.reset();
    const { status, headers, text: html } = await get(path);
    expect.soft([status, headers["content-type"]], path).toEqual([200, "text/html; charset=utf-8"]);
    expect.soft(html, path).toMatch(/^<!DOCTYPE html><html lang="de-AT"[ >]/);
    expect.soft(html, path).toContain(text);
    expect
      .soft(
        edge.backend.requests.map(({ path: asked }) => asked),
        path,
      )
      .toEqual(["/graphql"]);
  }
});

test("what React Router's own client would ask for is not found, and the back end is not asked for it", async () => {
  for (const path of ["/_.data", "/_root.data", "/ein-titel/100.data", "/themen.data?_routes=x", "/__manifest?paths=/"]) {
    const { status, headers } = await get(path);
    expect.soft([path, status, headers["content-type"]]).toEqual([path, 404, "text/plain; charset=utf-8"]);
  }
  expect(edge.backend.requests).toHaveLength(0);
});

test("menu and page leave together, and from the second time on without their texts", async () => {
  await get("/themen/wohnen");
  edge.backend.reset();
  await get("/themen/wohnen");
  const operations = edge.backend.operations();
  expect(operations.map(({ operationName }) => operationName).sort()).toEqual(["GetLayout", "GetRedirect", "GetTopicBySlug"]);
  expect(operations.map((operation) => "query" in operation)).toEqual([false, false, false]);
});

test("a back end that forgot its documents costs one more request, and no reader notices", async () => {
  await get("/news/politik");
  edge.backend.reset();
  edge.backend.forgetDocuments();
  const { status, text } = await get("/news/politik");
  expect([status, text.includes("Beitrag 1")]).toEqual([200, true]);
  expect(edge.backend.requests).toHaveLength(2);
});

test("a post with a wrong slug leads to its address for good, with the query", async () => {
  const { status, headers } = await get("/falsch/100?utm=x");
  expect([status, headers.location]).toEqual([301, "/ein-titel/100?utm=x"]);
});

test("a post whose address has letters beyond ASCII is reached without going in circles", async () => {
  const moved = await get("/falsch/102");
  expect([moved.status, moved.headers.location]).toEqual([301, "/%C3%BCber-%C5%BEumberk/102"]);
  expect((await get(moved.headers.location ?? "")).status).toBe(200);
});

test("a post whose slug the back end encodes is reached without going in circles", async () => {
  expect((await get("/%c3%bcber/103")).status).toBe(200);
  const moved = await get("/%C3%BCber/103");
  expect([moved.status, moved.headers.location]).toEqual([301, "/%c3%bcber/103"]);
});

test("a post that had to take another number leads to it from its former address", async () => {
  const { status, headers } = await get("/umgezogen/77");
  expect([status, headers.location]).toEqual([301, "/ein-titel/100"]);
  expect(edge.backend.requests).toHaveLength(1);
});

test.each([
  ["/Impressum", "/impressum"],
  ["/impressum/?a=b", "/impressum?a=b"],
  ["/startseite/", "/"],
  ["/Startseite", "/"],
  ["/page/1", "/"],
  ["/page/1?utm=x", "/?utm=x"],
])("%s is another way to write %s, and leads there", async (path, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test("the pages of a list tell their number in their titles", async () => {
  for (const [path, title] of [
    ["/themen/page/2", "Themen, Seite 2 | Talblick"],
    ["/themen/wohnen/page/3", "Wohnen, Seite 3 | Talblick"],
    ["/gemeinde/dornbirn?page=2", "Dornbirn, Seite 2 | Talblick"],
    ["/news/politik/page/2", "Politik, Seite 2 | Talblick"],
    ["/page/2", "Alle Nachrichten, Seite 2 | Talblick"],
    ["/autor/anna-berger/page/2", "Anna Berger, Seite 2 | Talblick"],
    ["/themen/wohnen", "Wohnen | Talblick"],
  ])
    expect.soft((await get(path ?? "")).text, path).toContain(`<title>${title}</title>`);
});

test("GraphQL answers with a slash at the end as without", async () => {
  const init = { method: "POST", body: "[]", headers: { "content-type": "application/json" } };
  await get("/graphql", init);
  await get("/graphql/", init);
  expect(edge.backend.requests.map(({ path }) => path)).toEqual(["/graphql", "/graphql"]);
});

test("a short link of the former system leads to its post", async () => {
  const { status, headers } = await get("/?p=77");
  expect([status, headers.location]).toEqual([301, "/ein-titel/100"]);
  expect((await get("/?p=78")).status).toBe(200);
  expect((await get("/?p=x")).status).toBe(200);
});

test.each([
  ["/imprint.html", 301, "/impressum"],
  ["/2019/05/alt", 301, "/ein-titel/100"],
  ["/2019/alt.html", 301, "/ein-titel/100"],
  ["/about/team/", 301, "/impressum"],
  ["/news/alt/", 301, "/ein-titel/100"],
  ["/themen/alt/", 301, "/ein-titel/100"],
  ["/autor/alt/", 301, "/autor/anna-berger"],
  ["/themen/wohnen/dornbirn", 301, "/themen/wohnen-dornbirn"],
  ["/gemeinde/alt/", 301, "/ein-titel/100"],
  ["/video/alt/", 301, "/ein-titel/100"],
  ["/page/alt", 301, "/ein-titel/100"],
  ["/archiv/2001/01", 302, "https://archiv.example/2001"],
])("the former address %s leads on", async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ["/startseite", 301, "/"],
  ["/gemeinden?x=1", 301, "/gemeinde/gemeinde?x=1"],
  ["/thema/wohnen/page/2", 301, "/themen/wohnen/page/2"],
  ["/landesrecht", 302, "https://www.ris.bka.gv.at/Lr-Vorarlberg/"],
])("the rule for %s redirects without asking the back end", async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(edge.backend.requests).toEqual([]);
});

test("a municipality by its name with umlauts leads to its address", async () => {
  const { status, headers } = await get("/gemeinde/G%C3%B6tzis?page=2");
  expect([status, headers.location]).toEqual([301, "/gemeinde/gotzis?page=2"]);
});

const badPages = ["0", "01", "-1", "abc", "1e3", "99999999", "1.0", "%20"];
const lists = [
  "/themen/page/",
  "/themen/wohnen/page/",
  "/news/politik/page/",
  "/autor/anna-berger/page/",
  "/page/",
  "/gemeinde/dornbirn?page=",
];
const beyondTheEnd = lists.map((list) => `${list}4`);
const unknown = [
  "/suche/12345",
  "/themen/0/0",
  "/news/12345",
  "/gemeinde/atlantis",
  "/gemeinde/__proto__",
  "/themen/unbekannt",
  "/themen/unbekannt/seite/2",
  "/themen/wohnen/seite/4",
  "/themen/wohnen/page/2/x",
  "/news/unbekannt",
  "/autor/unbekannt",
  "/autor/unbekannt/page/2",
  "/autor/unbekannt/feed",
  "/unbekannt",
  "/unbekannt/999",
  "/ein-titel/0100",
  "/ein-titel/2147483648",
  "/ein-titel/abc",
  "/widgets/unbekannt",
  "/widgets/impressum",
  "/a/b/c/d",
  "/%E0%A4%A",
  "/%E0%A4%A/1",
  "/%00",
  "/%3Cscript%3E/1",
  "/.env",
  "/wp-login.php",
  "/api",
  "/api/unbekannt",
  "/builds",
  "/builds/",
  "/builds/x",
  "/graphql/x",
];
const badAddresses = [...lists.flatMap((list) => badPages.map((page) => list + page)), ...beyondTheEnd, ...unknown];

test("an address of no page is a 404", async () => {
  for (const path of badAddresses) expect.soft((await get(path)).status, path).toBe(404);
});

test("one beyond the end of a list is a 404 and no empty page", async () => {
  for (const path of beyondTheEnd) expect.soft((await get(path)).text, path).toContain("404 - Seite nicht gefunden.");
});

test("for a number that can be no post's only a former system's address is asked for", async () => {
  await get("/ein-titel/2147483648");
  expect(edge.backend.operations().map(({ operationName }) => operationName)).toEqual([
    "GetLayout",
    "GetRedirect",
    "GetMostRead",
  ]);
});

test("the head of a page is that of its document, without a body", async () => {
  for (const path of ["/", "/ein-titel/100", "/unbekannt", "/startseite", "/health", "/builds/latest.json"]) {
    const [whole, head] = [await get(path), await get(path, { method: "HEAD" })];
    expect([path, head.status, head.bytes.length]).toEqual([path, whole.status, 0]);
    expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
    expect(head.headers.location).toBe(whole.headers.location);
  }
});

test("a page says what it is to search engines", async () => {
  const { text } = await get("/ein-titel/100?utm=x", { headers: { host: "www.talblick.example" } });
  expect(text).toContain("<title>Ein Titel | Talblick</title>");
  expect(text).toContain('<link rel="canonical" href="http://www.talblick.example/ein-titel/100"/>');
  expect(text).toContain('<meta property="og:type" content="article"/>');
});

const slash = "%2F";
const oddAddresses = [
  "//evil.example/x",
  "//evil.example/%2e%2e",
  "/thema//evil.example",
  "/thema/%5C%5Cevil.example",
  `/thema/${slash}${slash}evil.example`,
  "/thema/../../etc/passwd",
  "/./themen/./wohnen",
  "/themen//wohnen",
  "/themen/wohnen/",
  "/themen/wohnen/page/2/",
  "/ein-titel/100/",
  "/ein-titel/100//",
  "/falsch/100//",
  "/gemeinde/G%C3%B6tzis//",
  "/gemeinde/dornbirn?page=2&page=3",
  "/gemeinde/dornbirn?page",
  "/?".padEnd(4000, "x"),
  `/${"x".repeat(4000)}`,
  `/${"x/".repeat(500)}`,
  "/%F0%9F%92%A9",
  "/%C3%28/1",
  "/..%2f..%2fetc%2fpasswd",
  "/ein-titel/100?%E0%A4%A=%",
  "/themen/%00",
  "/news/%20",
  "/__manifest",
  "/__manifest?paths=/&version=x",
  "/_.data",
  "/.data",
  "/x.data.data",
  "/themen.data?_routes=kaputt",
  "/themen.data?_routes=",
  "/constructor",
  "/__proto__/1",
  "/hasOwnProperty",
  "/index.html",
  "/assets/unbekannt.js",
  "/robots.txt",
  "/favicon.ico",
];

test("an odd address makes nothing fail and leads to no other site", async () => {
  for (const address of oddAddresses) {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
      const what = `${method} ${address.slice(0, 200)}`;
      const { status, headers } = await get(address, { method, headers: { host: "talblick.example" } });
      expect.soft(status, what).toBeLessThan(500);
      const target = new URL(headers.location ?? "/", "http://talblick.example");
      expect.soft(target.host, what).toBe("talblick.example");
    }
  }
});
