import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { openContextForTest } from "#tests/support/units/open-context.ts";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { wirePost } from "#tests/support/wire/wire.ts";
import { requirePost } from "./require-post.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const notFound = { data: { post: null }, errors: [{ message: "No post 100", extensions: { code: "NOT_FOUND" } }] };
const broken = { data: null, errors: [{ message: "kaputt" }] };
const none = { data: { redirect: null } };
const moved = { data: { redirect: { to: "/neu/7", status: 301 } } };
const found = (overrides: Parameters<typeof wirePost>[0] = {}) => ({ data: { post: wirePost(overrides) } });

/** `post` and `redirect` are what the back end says to the two questions. */
function ask(post: unknown, redirect: unknown, slug = "ein-titel") {
  const { context, trips } = openPageForTest({ GetPostByID: post, GetRedirect: redirect });
  const url = new URL(`https://talblick.example/${slug}/100?utm=x`);
  return { trips, result: () => requirePost(context, { id: 100, slug }, "grant", url) };
}

test("a post at its own address is found in one request, with the grant", async () => {
  const { result, trips } = ask(found(), none);
  expect((await result()).post.title.rendered).toBe("Ein Titel");
  expect(trips.map((trip) => trip.map(({ variables }) => variables))).toEqual([
    [{}, { id: 100, grant: "grant" }, { path: "/ein-titel/100" }],
  ]);
});

test("a post at its own address stays there, whatever a former system had at it", async () => {
  expect((await ask(found(), moved).result()).post.id).toBe(100);
});

test("a wrong slug leads to the post's address for good, with the query", async () => {
  expect(await catchThrown(ask(found(), none, "falsch").result)).toMatchObject({ status: 301, location: "/ein-titel/100?utm=x" });
});

test("an address of a former system whose number another post has now leads to where its post went", async () => {
  expect(await catchThrown(ask(found(), moved, "alter-titel").result)).toMatchObject({ status: 301, location: "/neu/7" });
  expect(await catchThrown(ask(notFound, moved, "alter-titel").result)).toMatchObject({ status: 301, location: "/neu/7" });
});

test("an unknown number gives the 404", async () => {
  expect(await catchThrown(ask(notFound, none).result)).toMatchObject({ status: 404, message: "No post 100" });
  expect(await catchThrown(ask({ data: { post: null } }, none).result)).toMatchObject({
    status: 404,
    message: "Page not found: /ein-titel/100?utm=x",
  });
});

test("a failing back end does not pass for a missing post", async () => {
  expect(await catchThrown(ask(broken, none).result)).toMatchObject({ status: 500 });
});

test("former addresses that cannot be looked up do not keep the post from being shown", async () => {
  expect((await ask(found(), broken).result()).post.id).toBe(100);
  expect(await catchThrown(ask(found(), broken, "falsch").result)).toMatchObject({ location: "/ein-titel/100?utm=x" });
  expect(log).toHaveBeenCalledTimes(2);
});

test("a post whose link is this very address is shown, not redirected in a loop", async () => {
  const post = found({ slug: "%c3%bcber", link: "/über/100" });
  expect((await ask(post, none, "über").result()).post.id).toBe(100);
});

test("what is paid for is not given away by a back end that knows neither which posts are premium nor who may read them", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const unknown = ["is_premium", "access"].map((field) => ({ message: `Cannot query field "${field}" on type "Post".` }));
  const { context } = openContextForTest(async (request) => {
    const asked = [await request.json()].flat() as { operationName: string; query?: string }[];
    const results = asked.map(({ operationName, query }) => {
      if (operationName !== "GetPostByID") return operationName === "GetRedirect" ? none : { data: { header: [], footer: [] } };
      if (query === undefined) return { errors: [{ message: "PersistedQueryNotFound" }] };
      return query.includes("is_premium") ? { errors: unknown } : found();
    });
    return Response.json(results.length === 1 ? results[0] : results);
  });
  const url = new URL("https://talblick.example/ein-titel/100");
  const { post, decidesAccess } = await requirePost(context, { id: 100, slug: "ein-titel" }, null, url);
  expect([post.is_premium, decidesAccess]).toEqual([true, false]);
});
