/** The error pages of rules 2.2 and 8, for documents and data, with a back end that fails in every way. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { notFound } from "#tests/support/edge/canned-answers.ts";
import type { Behaviour, GraphqlResult } from "#tests/support/edge/stand-in-backend.ts";
import { BACKEND_TIMEOUT_MS, type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { wireMenus, wirePost } from "#tests/support/wire/wire.ts";

let edge: Edge;
/** The published paper, and the one on a developer's machine. */
let published: Portal;
let local: Portal;
beforeAll(async () => {
  edge = await startEdge();
  published = await edge.startPortal({ APP_ENV: "prod" });
  local = await edge.startPortal({ APP_ENV: "default" });
});
afterEach(() => {
  edge.backend.reset();
  edge.log.length = 0;
});
afterAll(() => edge.stop());

const reader = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36" };
const stackTrace = /\bat \S+ \(|\.(?:ts|tsx|js|mjs):\d+|node_modules/;
/** The texts within the page's main element, tags away. */
function mainText({ text }: Answer): string {
  return (/<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\n+/g, "\n")
    .trim();
}

const notFoundText =
  "404 - Seite nicht gefunden.\nDie angeforderte Seite wurde leider nicht gefunden.\nzurück zur Startseite!\nWonach suchst du?\nSuchen";
const genericText =
  "Ups! Etwas ist schiefgelaufen.\nBeim Aufruf der Seite ist ein Fehler aufgetreten. Bitte versuche es später erneut.\nzurück zur Startseite";

function expectGenericPage(answer: Answer): void {
  expect(mainText(answer)).toBe(genericText);
  expect(answer.text).toMatch(/<a href="\/"[^>]*>zurück zur Startseite<\/a>/);
  expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
  expect(answer.text).not.toMatch(stackTrace);
}

describe("the 404 page", () => {
  test.each([["/unbekannt"], ["/unbekannt/999"], ["/suche/12345"], ["/a/b/c/d"], ["/page/4"], ["/gemeinde/atlantis"]])(
    "readers of the published paper who ask for %s read exactly its texts, and five stories",
    async (path) => {
      const answer = await published(path, { headers: reader });
      expect(answer.status).toBe(404);
      const [texts, stories = ""] = mainText(answer).split("\nMeistgelesen\n");
      expect(texts).toBe(notFoundText);
      expect(stories.match(/^Beitrag \d$/gm)).toEqual(["Beitrag 1", "Beitrag 2", "Beitrag 3", "Beitrag 4", "Beitrag 5"]);
      expect(answer.text).toMatch(/<a href="\/"[^>]*>zurück zur Startseite!<\/a>/);
      expect(answer.text).toContain("<title>Seite nicht gefunden | Talblick</title>");
      expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.text).toContain('href="/news/politik"');
    },
  );

  test("developers also read message, route pattern and data", async () => {
    const answer = await local("/unbekannt/999?a=b");
    expect(answer.status).toBe(404);
    expect(mainText(answer)).toContain(`${notFoundText}\nMeistgelesen\n`);
    expect(mainText(answer)).toContain(`\nFehlermeldung\nNothing has this address\nRoute\n/:post_slug/:id\n`);
    expect(mainText(answer)).toContain("&quot;status&quot;: 404");
  });

  test.each([
    ["/a/b/c/d?e=f", "Page not found: /a/b/c/d?e=f", "/*"],
    ["/unbekannt?e=f", "Page not found: /unbekannt?e=f", "/:page"],
    ["/gemeinde/atlantis", "Page not found: /gemeinde/atlantis", "/gemeinde/:municipality"],
    ["/suche/12345", "Page Not Found: /suche/12345", "/:post_slug/:id"],
    ["/news/politik/page/01?e=f", "Page Not Found: /news/politik/page/01?e=f", "/news/:slug/page/:page"],
    ["/page/4", "Page Not Found: /page/4", "/page/:page"],
  ])("the message for %s is %j", async (path, message, pattern) => {
    const answer = await local(path);
    expect(mainText(answer)).toContain(`\nFehlermeldung\n${message}\nRoute\n${pattern}\nFehlerdaten\n`);
  });

  test("an address full of markup stays text", async () => {
    const { text } = await local("/x%3Cscript%3Ealert(1)%3C/script%3E/y/z?%3Cb%3E=%22");
    expect(text).not.toContain("<script>alert");
  });
});

/** What goes wrong behind the portal, and the status that tells so. */
const failures: [string, Behaviour, number][] = [
  ["closes the connection", { kind: "hangs up" }, 503],
  ["never answers", { kind: "silent" }, 503],
  ["stops in the middle of its answer", { kind: "stops halfway" }, 503],
  ["answers 500", { kind: "fixed", status: 500, type: "text/plain", body: "Fatal error in /var/www/index.php" }, 500],
  ["answers 503", { kind: "fixed", status: 503, type: "text/html", body: "<h1>Wartung</h1>" }, 503],
  ["answers 404", { kind: "fixed", status: 404, type: "text/html", body: "<h1>Not Found</h1>" }, 500],
  ["answers HTML", { kind: "fixed", status: 200, type: "text/html", body: "<h1>Willkommen in /var/www</h1>" }, 500],
  ["answers invalid JSON", { kind: "fixed", status: 200, type: "application/json", body: '[{"data":{}},' }, 500],
  ["answers other JSON", { kind: "fixed", status: 200, type: "application/json", body: '{"hello":"world"}' }, 500],
  ["answers nothing", { kind: "fixed", status: 200, type: "application/json", body: "" }, 500],
  ["answers no data", { kind: "one result for all", result: { data: null } }, 500],
  ["never knows a document", { kind: "one result for all", result: { errors: [{ message: "PersistedQueryNotFound" }] } }, 500],
];

describe.each(failures)("a back end that %s", (_name, behaviour, status) => {
  test(`gives readers of every page the generic page with ${status}, soon`, async () => {
    edge.backend.behave(behaviour);
    const paths = ["/", "/ein-titel/100", "/themen/wohnen", "/impressum", "/gemeinde/dornbirn", "/a/b/c/d"];
    const answers = await Promise.all(paths.map((path) => published(path, { headers: reader })));
    expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => status));
    for (const answer of answers) {
      expectGenericPage(answer);
      expect(answer.text).not.toContain("/var/www");
      expect(answer.headers["retry-after"]).toBe(status === 500 ? undefined : "30");
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
      expect(answer.milliseconds).toBeLessThan(BACKEND_TIMEOUT_MS * 2 + 5000);
    }
    await expect.poll(() => edge.log.join("\n")).toContain('"level":"error"');
  });

  test("shows developers what happened, without a stack trace", async () => {
    edge.backend.behave(behaviour);
    const answer = await local("/themen/wohnen", { headers: reader });
    expect(answer.status).toBe(status);
    expect(mainText(answer)).toMatch(/\nFehlermeldung\n.+\nRoute\n\/themen\/:slug\nFehlerdaten\n/);
    expect(answer.text).not.toMatch(stackTrace);
  });
});

test("a back end that is down gives readers the generic page with 503 and another try later", async () => {
  await edge.backend.stop();
  const answers = await Promise.all([published("/", { headers: reader }), published("/ein-titel/100")]).finally(() =>
    edge.backend.start(),
  );
  expect(answers.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual([
    [503, "30"],
    [503, "30"],
  ]);
  expectGenericPage(answers[0]);
  expect((await published("/")).status).toBe(200);
});

describe("errors of operations", () => {
  const kaputt = (): GraphqlResult => ({ data: null, errors: [{ message: "Das Datenmodell ist kaputt" }] });

  test.each([
    ["GetPostByID", "/ein-titel/100"],
    ["GetPageBySlug", "/impressum"],
    ["GetTopicBySlug", "/themen/wohnen"],
    ["GetAuthor", "/autor/anna-berger"],
  ])("NOT_FOUND of %s is the 404 page, any other error an Internal Server Error", async (operation, path) => {
    edge.backend.answer(operation, () => notFound({ post: null, page: null, topic: null, author: null }));
    expect((await published(path)).status).toBe(404);
    edge.backend.answer(operation, kaputt);
    const answer = await published(path, { headers: reader });
    expect(answer.status).toBe(500);
    expectGenericPage(answer);
    expect(answer.text).not.toContain("Datenmodell");
    const detailed = await local(path);
    expect(detailed.text).toContain("<dd>GraphQL response contains errors: Das Datenmodell ist kaputt</dd>");
    expect(detailed.text).toContain("Internal Server Error");
  });

  test("menus that fail are only logged: readers get their page without them", async () => {
    edge.backend.answer("GetLayout", kaputt);
    const { status, text } = await published("/ein-titel/100");
    expect(status).toBe(200);
    expect(text).toContain("Der dritte Absatz.");
    expect(text).not.toContain('href="/themen"');
    await expect.poll(() => edge.log.join("\n")).toContain("Das Datenmodell ist kaputt");
  });
});

/** The back end promised a list of blocks. */
const sendBrokenPost = () => ({ data: { post: { ...wirePost(), content_blocks: 7 } } });
/** The menu fails while the page is rendered, the error page with it. */
const sendBrokenMenu = () => ({ data: { ...wireMenus, header: [{ title: { a: 1 }, link: "/x", children: [] }] } });

describe("an unforeseen error", () => {
  test("is the generic page with 500 for readers, without a hint at what it was", async () => {
    edge.backend.answer("GetPostByID", sendBrokenPost);
    const answer = await published("/ein-titel/100", { headers: reader });
    expect(answer.status).toBe(500);
    expectGenericPage(answer);
    expect(answer.text).not.toMatch(/TypeError|is not a function|content_blocks/);
    await expect.poll(() => edge.log.join("\n")).toContain("TypeError");
  });

  test("shows developers its message", async () => {
    edge.backend.answer("GetPostByID", sendBrokenPost);
    const { status, text } = await local("/ein-titel/100", { headers: reader });
    expect(status).toBe(500);
    expect(text).toMatch(/<dt>Fehlermeldung<\/dt><dd>[^<]*(?:is not a function|not iterable)/);
  });

  test.each([
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
    ["cXensebot"],
    ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"],
  ])("shows the bot %s no error page, so that none is indexed", async (userAgent) => {
    edge.backend.answer("GetPostByID", sendBrokenPost);
    for (const portal of [published, local]) {
      const { status, headers, text } = await portal("/ein-titel/100", { headers: { "user-agent": userAgent } });
      expect(status).toBe(500);
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).not.toContain("Ups!");
      expect(text).not.toContain("<");
    }
  });

  test("bots do get the 404 page, and a line of text when the back end is away", async () => {
    const headers = { "user-agent": "Googlebot/2.1" };
    expect((await published("/unbekannt", { headers })).text).toContain("404 - Seite nicht gefunden.");
    edge.backend.behave({ kind: "hangs up" });
    const { status, text, headers: away } = await published("/", { headers });
    expect([status, text, away["retry-after"]]).toEqual([503, "Service Unavailable\n", "30"]);
  });

  test("in the layout itself still ends in a page for readers and in none for bots", async () => {
    edge.backend.answer("GetLayout", sendBrokenMenu);
    const answer = await published("/ein-titel/100", { headers: reader });
    expect(answer.status).toBe(500);
    expectGenericPage(answer);
    const bot = await published("/ein-titel/100", { headers: { "user-agent": "Googlebot/2.1" } });
    expect([bot.status, bot.text.includes("<")]).toEqual([500, false]);
  });
});

describe("a faulty configuration", () => {
  test("ends in a short German text, without a stack trace", async () => {
    const misconfigured = await edge.startPortal({ APP_ENV: "produktion" });
    const { status, headers, text } = await misconfigured("/", { headers: reader });
    expect(status).toBe(500);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toBe("Ups! Etwas ist schiefgelaufen.\n");
    const health = await misconfigured("/health", { headers: reader });
    expect([health.status, JSON.parse(health.text)]).toEqual([503, { ok: false, problem: "configuration" }]);
    expect(edge.log.join("\n")).toContain("Configuration: APP_ENV must be default, dev or prod");
  });
});

test("the development environment shows details like the local one", async () => {
  const development = await edge.startPortal({ APP_ENV: "dev" });
  const keeping = await edge.startPortal({ APP_ENV: "dev", EDGE_CACHE: "isolate" });
  const query = "/unbekannt?e=f&utm_source=x";
  for (const portal of [development, keeping])
    expect(mainText(await portal(query))).toContain(`Page not found: ${query.replace("&", "&amp;")}\n`);
  expect(mainText(await development("/unbekannt"))).toContain("Fehlermeldung\nPage not found: /unbekannt\n");
});
