/** Saved articles without script: nothing of a reader's in anybody's cache, every form a post (decision 77). */
import { describe, expect, test } from "vitest";
import { ANNA, annasCookies } from "#tests/support/edge/account-answers.ts";
import { cleared, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";

const { edge, visit, send, operation } = prepareAccountSite();

const names = () => edge.backend.operations().map(({ operationName }) => operationName);
const saved = { post: "201", savedAt: "2025-03-03T10:00:00Z" };

describe("a guest's page", () => {
  test("asks for no articles without an account, and says what the list needs", async () => {
    const { status, headers, text } = await visit("/merkliste");
    expect(status).toBe(200);
    expect(text).toContain("dafür braucht er JavaScript");
    expect(text).toContain('data-island="bookmark-list"');
    expect(text).not.toContain("remove-bookmark");
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["private, no-store", "noindex"]);
    expect(names()).toEqual(["GetLayout"]);
  });

  test("is what a reader sees whose session is over, and who is signed out", async () => {
    edge.backend.answer("GetBookmarks", () => ({ data: { bookmarks: null } }));
    const over = await visit("/merkliste", annasCookies);
    expect(over.text).toContain("Diese Liste liegt nur in diesem Browser.");
    expect(cleared(over)).toContain("EvoSSO");
  });
});

describe("a reader's page", () => {
  test("shows the account's articles in the page's one round trip, uncached", async () => {
    const { status, headers, text } = await visit("/merkliste", annasCookies);
    expect(status).toBe(200);
    expect(text).toContain("Beitrag 201");
    expect(text).toContain('href="/merkliste?nach=1740990000-202"');
    expect(text).not.toContain(ANNA.token);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(operation("GetBookmarks")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, after: null, limit: 20 });
    expect(edge.backend.requests.filter(({ path }) => path.startsWith("/graphql"))).toHaveLength(1);
  });

  test.each([
    ["?nach=1740990000-202", "1740990000-202"],
    ["?nach=%27%20OR%201=1", null],
  ])("%s begins at the place %j", async (query, after) => {
    expect((await visit(`/merkliste${query}`, annasCookies)).status).toBe(200);
    expect(operation("GetBookmarks")?.variables.after).toBe(after);
  });

  test("removes an article, and offers to take that back", async () => {
    const { status, headers } = await send("/merkliste", { intent: "remove-bookmark", ...saved }, signedIn);
    expect(status).toBe(303);
    expect(operation("removeBookmark")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, post: 201 });
    const { text } = await visit(headers.location ?? "", annasCookies);
    expect(text).toContain("Der Artikel ist nicht mehr gemerkt.");
    expect(text).toContain('name="intent" value="save-bookmark"');
    const back = await send("/merkliste", { intent: "save-bookmark", ...saved }, signedIn);
    expect([back.status, back.headers.location]).toEqual([303, "/merkliste"]);
    expect(operation("saveBookmarks")?.variables.bookmarks).toEqual([{ post: 201, saved_at: "2025-03-03T10:00:00.000Z" }]);
  });

  test("a form without session, or without fields, changes nothing", async () => {
    const stranger = await send("/merkliste", { intent: "remove-bookmark", ...saved });
    expect([stranger.status, stranger.headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fmerkliste"]);
    const wrong: Record<string, string>[] = [{}, { post: "x" }, { post: "201", savedAt: "gestern" }];
    for (const fields of wrong) {
      const answer = await send("/merkliste", { intent: "remove-bookmark", ...fields }, signedIn);
      expect([answer.status, formError(answer)]).toEqual([400, expect.stringContaining("technischer Fehler")]);
    }
    const foreign = await send(
      "/merkliste",
      { intent: "remove-bookmark", ...saved },
      { ...signedIn, origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    expect(operation("removeBookmark")).toBeUndefined();
  });

  test("a back end that does not keep it is the technical error", async () => {
    edge.backend.answer("removeBookmark", () => ({ errors: [{ message: "kaputt" }] }));
    const answer = await send("/merkliste", { intent: "remove-bookmark", ...saved }, signedIn);
    expect(formError(answer)).toContain("technischer Fehler");
  });
});

describe("the profile", () => {
  test("shows the newest five beside the account, and the way to all", async () => {
    const { text } = await visit("/profil", annasCookies);
    expect(operation("GetBookmarks")?.variables.limit).toBe(5);
    expect(text).toContain("Beitrag 202");
    expect(text).toContain("Alle gemerkten Artikel");
  });

  test("is there without them where they cannot be had", async () => {
    edge.backend.answer("GetBookmarks", () => ({ errors: [{ message: "kaputt" }] }));
    const { status, text } = await visit("/profil", annasCookies);
    expect(status).toBe(200);
    expect(text).toContain("anna@mail.example");
    expect(text).toContain("Deine gemerkten Artikel können gerade nicht geladen werden.");
  });
});
