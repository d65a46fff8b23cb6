/** The portal cuts once more (decision 6): what a publisher's back end sends by mistake stays away. */
import { expect, test } from "vitest";
import { googlebot, isPrivate, isWhole, PREMIUM, sendEverything, signedIn, visit } from "#tests/support/edge/access-site.ts";
import { PAID_TEXT } from "#tests/support/edge/canned-answers.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { wirePost } from "#tests/support/wire/wire.ts";

const { edge, portal } = prepareEdge();
const forged = { cookie: "EvoSSO=username%3Danna%26id%3D42%26h%3Dx%26t%3Dy; SsoSessionCookie=x" };

test.each(["NONE", "FREE", "SUBSCRIPTION", "BOT", "PARTNER", "METERED", "EVENT"] as const)(
  "a stranger gets nothing paid when the back end calls the post granted: %s",
  async (reason) => {
    for (const headers of [{}, forged, { authorization: "Bearer x" }] as Record<string, string>[]) {
      sendEverything(edge, { granted: true, reason });
      const answer = await visit(portal, PREMIUM, headers);
      expect([answer.status, isWhole(answer)]).toEqual([200, false]);
    }
  },
);

test("a back end that does not know of free parts leaves two paragraphs", async () => {
  sendEverything(edge, { free_block_count: null as never }, ["Eins.", "Zwei.", PAID_TEXT]);
  const answer = await visit(portal);
  expect([answer.text.includes("Zwei."), isWhole(answer)]).toEqual([true, false]);
});

test("a reader's subscription counts with a verified session, and a bot's grant for a bot", async () => {
  sendEverything(edge, { granted: true, reason: "SUBSCRIPTION" });
  const subscriber = await visit(portal, PREMIUM, signedIn);
  expect([isWhole(subscriber), isPrivate(subscriber)]).toEqual([true, true]);
  expect(isWhole(await visit(portal, PREMIUM, { "user-agent": googlebot }))).toBe(false);
  sendEverything(edge, { granted: true, reason: "BOT" });
  expect(isWhole(await visit(portal, PREMIUM, { "user-agent": googlebot }))).toBe(true);
  expect(isWhole(await visit(portal, PREMIUM, signedIn))).toBe(false);
});

test("what a stranger gets of a premium post, and a free post, may be shown again; what a reader gets may not be kept", async () => {
  expect((await visit(portal)).headers["cache-control"]).toBe("private, no-cache");
  expect((await visit(portal, "/ein-titel/100")).headers["cache-control"]).toBe("private, no-cache");
  expect(isPrivate(await visit(portal, PREMIUM, signedIn))).toBe(true);
});

test("every question of a page carries the reader's token: that of the pair, failing that the token's own cookie", async () => {
  const tokens = () => edge.backend.requests.map(({ headers }) => headers.authorization);
  await visit(portal, PREMIUM, { cookie: `${signedIn.cookie}; apollo:prod.token=other` });
  expect(tokens()).toEqual(["Bearer t-anna-geheim"]);
  edge.backend.reset();
  await visit(portal, PREMIUM, { cookie: "EvoSSO=broken; SsoSessionCookie=x; apollo:prod.token=other" });
  expect(tokens()).toEqual(["Bearer other"]);
  edge.backend.reset();
  await visit(portal);
  // Who has none says that as well (rules 6).
  expect(tokens()).toEqual(["Bearer"]);
});

test("a headline cannot break out of what search engines read", async () => {
  const rendered = "</script><script>alert(1)</script> &amp; <b>Titel</b>";
  edge.backend.answer("GetPostByID", () => ({
    data: { post: wirePost({ title: { rendered: rendered.replaceAll("<", "&lt;") } }) },
  }));
  const { text } = await visit(portal, "/ein-titel/100");
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
  expect(scripts.map((data) => data["@type"])).toEqual(["NewsArticle", "BreadcrumbList"]);
  expect(scripts[0].headline).toContain("</script><script>alert(1)");
  expect(text).not.toContain("<script>alert(1)");
});
