import { data } from "react-router";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createKnownDocuments } from "#graphql/client/persisted-documents.ts";
import { createServerClient } from "#graphql/client/server-client.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { wirePage } from "#tests/support/wire/wire.ts";
import { followShortLink, requireOrRedirect, requirePage, requireRedirect } from "./require-page-or-redirect.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const notFound = [{ message: "Page not found", extensions: { code: "NOT_FOUND" } }];
const url = (path: string) => new URL(path, "https://talblick.example");

function createClient(result: unknown) {
  const variables: unknown[] = [];
  const post = async (body: string) => {
    variables.push(JSON.parse(body).variables);
    return Response.json(result);
  };
  return { variables, client: createServerClient(post, createKnownDocuments()) };
}

test("a page is found by its slug", async () => {
  const { client, variables } = createClient({ data: { page: wirePage(), redirect: null } });
  expect((await requirePage(client, url("/impressum?x=1"))).title.rendered).toBe("Impressum");
  expect(variables).toEqual([{ slug: "impressum", path: "/impressum" }]);
});

test.each(["/Impressum?x=1", "/impressum/?x=1", "/IMPRESSUM//?x=1"])(
  "written as %s it is led to its one address",
  async (path) => {
    const { client, variables } = createClient({ data: { page: wirePage(), redirect: null } });
    expect(await catchThrown(() => requirePage(client, url(path)))).toMatchObject({ status: 301, location: "/impressum?x=1" });
    expect(variables).toMatchObject([{ slug: "impressum" }]);
  },
);

test("umlauts in an address reach the back end as letters", async () => {
  const { client, variables } = createClient({ data: { page: wirePage(), redirect: null } });
  await requirePage(client, url("/über-uns"));
  expect(variables).toEqual([{ slug: "über-uns", path: "/%C3%BCber-uns" }]);
});

test("an address that is not encoded properly names no page, but is no error", async () => {
  const { client } = createClient({ data: { page: null, redirect: null }, errors: notFound });
  expect(await catchThrown(() => requirePage(client, url("/%E0%A4%A")))).toMatchObject({ status: 404 });
});

test("where a page has moved the reader follows", async () => {
  const { client } = createClient({ data: { page: null, redirect: { to: "/impressum", status: 301 } }, errors: notFound });
  expect(await catchThrown(() => requirePage(client, url("/imprint.html")))).toMatchObject({
    status: 301,
    location: "/impressum",
  });
});

test("a page that is there wins over a redirect", async () => {
  const { client } = createClient({ data: { page: wirePage(), redirect: { to: "/anderswo", status: 301 } } });
  expect((await requirePage(client, url("/impressum"))).title.rendered).toBe("Impressum");
});

test("an unknown page is the 404 with its whole address", async () => {
  const { client } = createClient({ data: { page: null, redirect: null }, errors: notFound });
  expect(await catchThrown(() => requirePage(client, url("/nichts?a=b")))).toMatchObject({
    status: 404,
    message: "Page not found: /nichts?a=b",
  });
});

test("a failing back end does not pass for a missing page", async () => {
  const { client } = createClient({ data: { page: null, redirect: null }, errors: [{ message: "kaputt" }] });
  expect(await catchThrown(() => requirePage(client, url("/impressum")))).toMatchObject({ status: 500 });
});

test("a back end that answers without data does not pass for a missing page", async () => {
  const { client } = createClient({ data: null });
  expect(await catchThrown(() => requirePage(client, url("/impressum")))).toMatchObject({ status: 500 });
});

test("an address of a former system leads on, also to another site", async () => {
  const { client } = createClient({ data: { redirect: { to: "https://archiv.example/1", status: 302 } } });
  expect(await catchThrown(() => requireRedirect(client, url("/a/b/c")))).toMatchObject({
    status: 302,
    location: "https://archiv.example/1",
  });
});

test("an address that nobody knows is the 404 with its whole address", async () => {
  const { client } = createClient({ data: { redirect: null } });
  expect(await catchThrown(() => requireRedirect(client, url("/a/b/c?d=e")))).toMatchObject({
    status: 404,
    message: "Page not found: /a/b/c?d=e",
  });
});

test.each([
  [{ to: "/\u017Eumberk/1", status: 301 }, "/%C5%BEumberk/1"],
  [{ to: "/schön/2", status: 308 }, "/sch%C3%B6n/2"],
])("a redirect to %j travels in a form that headers can carry", async (redirect, location) => {
  const { client } = createClient({ data: { redirect } });
  expect(await catchThrown(() => requireRedirect(client, url("/alt/x/y")))).toMatchObject({ status: redirect.status, location });
});

test.each([[200], [304], [404], [0]])("a redirect with status %i is taken as a permanent one", async (status) => {
  const { client } = createClient({ data: { redirect: { to: "/neu", status } } });
  expect(await catchThrown(() => requireRedirect(client, url("/alt/x/y")))).toMatchObject({ status: 301, location: "/neu" });
});

test("an address that has moved to itself is a 404, not a circle", async () => {
  const { client } = createClient({ data: { redirect: { to: "/alt/x/y", status: 301 } } });
  expect(await catchThrown(() => requireRedirect(client, url("/alt/x/y")))).toMatchObject({ status: 404 });
});

test("a WordPress short link leads to where its post stands now", async () => {
  const { client, variables } = createClient({ data: { redirect: { to: "/ein-titel/100", status: 301 } } });
  expect(await catchThrown(() => followShortLink(client, url("/?p=12&utm=x")))).toMatchObject({
    status: 301,
    location: "/ein-titel/100",
  });
  expect(variables).toEqual([{ path: "/?p=12" }]);
});

test("a short link that nobody knows is the front page", async () => {
  const { client } = createClient({ data: { redirect: null } });
  await expect(followShortLink(client, url("/?p=12"))).resolves.toBeUndefined();
});

test.each([["/"], ["/?p="], ["/?p=abc"], ["/?p=-1"], ["/?p=12345678901"], ["/?page=2"]])(
  "%s is no short link, and nothing is asked for it",
  async (path) => {
    const { client, variables } = createClient({ data: { redirect: { to: "/x", status: 301 } } });
    await followShortLink(client, url(path));
    expect(variables).toEqual([]);
  },
);

describe("what a route asks for, or else where its address leads", () => {
  const moved = { data: { redirect: { to: "/neu", status: 301 } } };
  const nowhere = { data: { redirect: null } };
  const ask = (result: unknown, asked: Promise<string | null>) =>
    catchThrown(() => requireOrRedirect(createClient(result).client, url("/news/alt?a=b"), asked));

  test("is what is there, whatever was there before", async () => {
    expect(await requireOrRedirect(createClient(moved).client, url("/news/alt"), Promise.resolve("Text"))).toBe("Text");
  });

  test("is the redirect where nothing is", async () => {
    expect(await ask(moved, Promise.resolve(null))).toMatchObject({ status: 301, location: "/neu" });
    const missing = data({ message: "Not here" }, { status: 404 });
    expect(await ask(moved, Promise.reject(missing))).toMatchObject({ status: 301, location: "/neu" });
  });

  test("is the 404 where nothing was", async () => {
    expect(await ask(nowhere, Promise.resolve(null))).toMatchObject({ status: 404, message: "Page not found: /news/alt?a=b" });
    const missing = data({ message: "Not here" }, { status: 404 });
    expect(await ask(nowhere, Promise.reject(missing))).toMatchObject({ status: 404, message: "Not here" });
  });

  test("is the operation's error where something is, but fails", async () => {
    expect(await ask(moved, Promise.reject(data({ message: "kaputt" }, { status: 500 })))).toMatchObject({ status: 500 });
  });

  test("a redirect that cannot be asked for hides nothing", async () => {
    expect(await ask({ errors: [{ message: "kaputt" }] }, Promise.resolve(null))).toMatchObject({ status: 404 });
  });
});
