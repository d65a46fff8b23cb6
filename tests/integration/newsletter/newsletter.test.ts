/** The pages of the newsletters through the built portal, without script: shared without any reader's data, every form a post (decision 83). */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANNA, annasCookies } from "#tests/support/edge/account-answers.ts";
import { fieldError, formError, origin, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";
import { wireTeaser } from "#tests/support/wire/wire.ts";

const { edge, visit, send, operation } = prepareAccountSite();
/** Shares pages; and takes what no form of ours posts. */
let portal: Portal;
beforeAll(async () => {
  portal = await edge.startPortal({ APP_ENV: "prod", EDGE_CACHE: "isolate" });
});
const names = () => edge.backend.operations().map(({ operationName }) => operationName);

const morning = { slug: "morgen", title: "Am Morgen", description: "Was wichtig wird.", frequency: "jeden Tag um 6 Uhr" };
const issue = { link: "/newsletter/morgen/2026-11-20", day: "2026-11-20", subject: "Am Morgen: Der See steigt" };
const key = "0123456789abcdef0123456789abcdef";
const done = { success: "1", error: "0", message: "Fast geschafft: Wir haben dir eine E-Mail geschickt." };

beforeEach(() => {
  const { answer } = edge.backend;
  answer("GetNewsletters", () => ({
    data: {
      newsletters: [
        { ...morning, last_issue: issue },
        { ...morning, slug: "sport", title: "Sport", frequency: "", last_issue: null },
      ],
    },
  }));
  answer("GetNewsletterChoices", ({ h }) => ({
    data: { account: h === ANNA.hash ? { newsletters: [{ slug: "morgen", isSubscribed: true }] } : null },
  }));
  answer("GetNewsletterArchive", ({ slug, page }) =>
    slug === "morgen"
      ? { data: { newsletter: { ...morning, issues: { page, total_pages: 2, items: [issue] } } } }
      : {
          data: { newsletter: null },
          errors: [{ message: "Newsletter not found", path: ["newsletter"], extensions: { code: "NOT_FOUND" } }],
        },
  );
  answer("GetNewsletterIssue", ({ day }) => ({
    data: {
      newsletter: {
        ...morning,
        issue:
          day === "2026-11-20"
            ? {
                ...issue,
                intro: "Guten Morgen.\n\nDer See steigt.",
                sections: [
                  { title: null, posts: [wireTeaser(201)] },
                  { title: "Sport", posts: [wireTeaser(202)] },
                ],
              }
            : null,
      },
    },
  }));
  answer("GetNewsletterOfKey", ({ key: asked }) => ({ data: { newsletter_of_key: asked === key ? "Am Morgen" : null } }));
  answer("signUpForNewsletters", () => ({ data: { signUpForNewsletters: done } }));
  answer("confirmNewsletters", ({ key: given }) => ({
    data: { confirmNewsletters: given === "gut" ? done : { success: "0", error: "204", message: "Der Link ist abgelaufen." } },
  }));
  answer("leaveNewsletter", () => ({ data: { leaveNewsletter: { ...done, message: "Du bist abgemeldet." } } }));
});

describe("the list", () => {
  test("is shared among guests: newsletters, last issues, and a form with empty boxes", async () => {
    const { status, headers, text } = await portal("/newsletter");
    expect([status, headers["x-cache"]]).toEqual([200, "miss"]);
    expect((await portal("/newsletter?utm_source=x")).headers["x-cache"]).toBe("hit");
    expect(text).toContain("Kommt jeden Tag um 6 Uhr");
    expect(text).toContain('href="/newsletter/morgen/2026-11-20"');
    expect(text).toContain(">Der See steigt<");
    expect(text).toMatch(/<input[^>]*form="newsletter-sign-up"[^>]*name="newsletter-morgen"/);
    expect(text).not.toMatch(/<input[^>]*\bchecked/);
    expect(names()).not.toContain("GetNewsletterChoices");
  });

  test("shows a reader what they have, in the page's one round trip, uncached", async () => {
    const { headers, text } = await visit("/newsletter", annasCookies);
    expect(headers["cache-control"]).toContain("no-store");
    expect(text).toContain(">Abbestellen</button>");
    expect(text).toContain(">Abonnieren</button>");
    expect(text).not.toContain('type="email"');
    expect(edge.backend.requests.filter(({ path }) => path.startsWith("/graphql"))).toHaveLength(1);
  });

  test("changes a reader's choice by a post, and nothing without a session", async () => {
    const choose = { intent: "newsletter", newsletter: "sport", subscribe: "on" };
    const { status, headers } = await send("/newsletter", choose, signedIn);
    expect([status, headers.location]).toEqual([303, "/newsletter?gespeichert=1"]);
    expect(operation("registerUserForNewsletter")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, newsletter: "sport" });
    expect((await visit("/newsletter?gespeichert=1", annasCookies)).text).toContain("Deine Auswahl ist gespeichert.");
    expect((await visit("/newsletter?gespeichert=1")).text).not.toContain("Deine Auswahl ist gespeichert.");
    expect((await send("/newsletter", choose)).headers.location).toContain("dialog=login");
    expect((await send("/newsletter", choose, { ...signedIn, origin: "https://evil.example" })).status).toBe(403);
  });

  test("of a back end that has no newsletters is a 404, and of one that fails an error", async () => {
    edge.backend.answer("GetNewsletters", () => ({ data: { newsletters: [] } }));
    expect((await visit("/newsletter", annasCookies)).text).toContain("Zurzeit gibt es keine Newsletter.");
    edge.backend.answer("GetNewsletters", () => ({ errors: [{ message: "kaputt" }] }));
    expect((await visit("/newsletter", annasCookies)).status).toBe(500);
  });
});

describe("signing up without an account", () => {
  test("asks the back end for a mail, and says what it says", async () => {
    const answer = await send("/newsletter", {
      intent: "newsletter-sign-up",
      email: "maria@mail.example",
      "newsletter-sport": "on",
    });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, expect.stringContaining("private")]);
    expect(answer.text).toContain("Fast geschafft: Wir haben dir eine E-Mail geschickt.");
    expect(operation("signUpForNewsletters")?.variables).toEqual({ email: "maria@mail.example", newsletters: ["sport"] });
  });

  test("comes back with what was typed and what is wrong with it (rules 5)", async () => {
    const answer = await send("/newsletter", { intent: "newsletter-sign-up", email: "maria", "newsletter-sport": "on" });
    expect([answer.status, fieldError(answer, "newsletter-sign-up-email")]).toEqual([
      400,
      "Bitte gib eine gültige E-Mail Adresse ein",
    ]);
    expect(answer.text).toMatch(/<input[^>]*name="newsletter-sport"[^>]*checked/);
    expect(answer.text).toContain('value="maria"');
    const none = await send("/newsletter", { intent: "newsletter-sign-up", email: "maria@mail.example" });
    expect(fieldError(none, "newsletter-sign-up-newsletters")).toBe("Bitte wähle mindestens einen Newsletter");
    expect(operation("signUpForNewsletters")).toBeUndefined();
  });

  test("says that it failed where the back end does not answer, and keeps what was typed", async () => {
    edge.backend.answer("signUpForNewsletters", () => ({ errors: [{ message: "kaputt" }] }));
    const answer = await send("/newsletter", {
      intent: "newsletter-sign-up",
      email: "maria@mail.example",
      "newsletter-sport": "on",
    });
    expect([answer.status, formError(answer)]).toEqual([400, expect.stringContaining("technischer Fehler")]);
    expect(answer.text).toContain('value="maria@mail.example"');
  });

  test("is confirmed by the button of the page that the mail's link opens, not by opening it", async () => {
    const page = await visit("/newsletter/bestaetigen?key=gut");
    expect([page.headers["cache-control"], page.headers["x-robots-tag"], page.headers["referrer-policy"]]).toEqual([
      "private, no-store",
      "noindex",
      "no-referrer",
    ]);
    expect(operation("confirmNewsletters")).toBeUndefined();
    const confirmed = await send("/newsletter/bestaetigen", { intent: "confirm-newsletters", key: "gut" });
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, "/newsletter/bestaetigen?bestaetigt=1"]);
    expect((await visit(confirmed.headers.location ?? "")).text).toContain("Alles bestätigt");
    const late = await send("/newsletter/bestaetigen", { intent: "confirm-newsletters", key: "alt" });
    expect([late.status, formError(late)]).toEqual([400, "Der Link ist abgelaufen."]);
  });
});

describe("leaving", () => {
  const path = `/newsletter/abmelden?key=${key}`;

  test("is not done by opening the link, and done by its button", async () => {
    const page = await visit(path);
    expect([page.status, page.headers["cache-control"], page.headers["x-robots-tag"]]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    expect(page.text).toContain("Willst du „Am Morgen“ nicht mehr bekommen?");
    expect(page.text).toContain(`action="${path}"`);
    expect(operation("leaveNewsletter")).toBeUndefined();
    const left = await send(path, {});
    expect([left.status, left.text.includes("Du bist abgemeldet")]).toEqual([200, true]);
    expect(operation("leaveNewsletter")?.variables).toEqual({ key });
  });

  test.each<[string, string, Record<string, string>]>([
    ["a mail program", "List-Unsubscribe=One-Click", { "content-type": "application/x-www-form-urlencoded" }],
    [
      "a webmail's page",
      "List-Unsubscribe=One-Click",
      { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example", "sec-fetch-site": "cross-site" },
    ],
    [
      "a program that sends parts",
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { "content-type": "multipart/form-data; boundary=x" },
    ],
    ["a program that sends nothing", "", {}],
  ])("is done by one post of %s, without a redirect (RFC 8058)", async (_name, body, headers) => {
    const answer = await portal(path, { method: "POST", headers: { host: new URL(origin).host, ...headers }, body });
    expect([answer.status, answer.setCookies]).toEqual([200, []]);
    expect(operation("leaveNewsletter")?.variables).toEqual({ key });
  });

  test("asks a mail program to come again when it could not be done", async () => {
    edge.backend.answer("leaveNewsletter", () => ({ errors: [{ message: "kaputt" }] }));
    const answer = await send(path, {});
    expect([answer.status, formError(answer)]).toEqual([500, expect.stringContaining("technischer Fehler")]);
  });

  test("opens the door for nothing else: other forms of other sites are refused", async () => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const other of ["/newsletter", "/newsletter/bestaetigen", "/newsletter/abmelden/", "/newsletter/abmelden/x", "/profil"])
      expect([other, (await send(other, { intent: "x" }, foreign)).status]).toEqual([other, 403]);
  });
});

describe("issues", () => {
  test("are pages that everybody shares, with their own address", async () => {
    const { status, headers, text } = await portal("/newsletter/morgen/2026-11-20");
    expect([status, headers["x-cache"], headers["x-robots-tag"]]).toEqual([200, "miss", "max-image-preview:large"]);
    expect(text).toContain('Ausgabe vom <time dateTime="2026-11-20">Freitag, 20. November 2026</time>');
    expect(text).toContain("Beitrag 201");
    expect(text).toContain("Der See steigt.");
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/newsletter\/morgen\/2026-11-20"/);
    expect((await portal("/newsletter/morgen/2026-11-20")).headers["x-cache"]).toBe("hit");
  });

  test("are listed by page in an archive", async () => {
    const { text } = await visit("/newsletter/morgen");
    expect(text).toContain('href="/newsletter/morgen/page/2"');
    expect((await visit("/newsletter/morgen/page/2")).text).toContain("Seite 2");
  });

  test.each([
    "/newsletter/morgen/2026-11-19",
    "/newsletter/morgen/2026-02-31",
    "/newsletter/morgen/heute",
    "/newsletter/morgen/page/3",
    "/newsletter/gibt-es-nicht",
    "/newsletter/morgen/5",
  ])("%s is a 404", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });
});
