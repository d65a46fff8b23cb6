import { CombinedError } from "@urql/core";
import { data } from "react-router";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Answer } from "#graphql/client/batches/ask-together.ts";
import type { GetRedirectQuery } from "#graphql/generated/operations.ts";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requireOrRedirect, requireRedirect, toFormerRedirect, toShortLinkQuestion } from "./former-address.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const url = (path: string) => new URL(path, "https://talblick.example");
const openPage = (result: unknown) => openPageForTest({ GetRedirect: result });

test("an address of a former system leads on, also to another site", async () => {
  const { context } = openPage({ data: { redirect: { to: "https://archiv.example/1", status: 302 } } });
  expect(await catchThrown(() => requireRedirect(context, url("/a/b/c")))).toMatchObject({
    status: 302,
    location: "https://archiv.example/1",
  });
});

test("an unknown address is the 404 with its whole address", async () => {
  const { context } = openPage({ data: { redirect: null } });
  expect(await catchThrown(() => requireRedirect(context, url("/a/b/c?d=e")))).toMatchObject({
    status: 404,
    message: "Page not found: /a/b/c?d=e",
  });
});

test.each([
  [{ to: "/\u017Eumberk/1", status: 301 }, "/%C5%BEumberk/1"],
  [{ to: "/schön/2", status: 308 }, "/sch%C3%B6n/2"],
])("a redirect to %j travels in a form that headers can carry", async (redirect, location) => {
  const { context } = openPage({ data: { redirect } });
  expect(await catchThrown(() => requireRedirect(context, url("/alt/x/y")))).toMatchObject({ status: redirect.status, location });
});

test.each([[200], [304], [404], [0]])("a redirect with status %i is taken as a permanent one", async (status) => {
  const { context } = openPage({ data: { redirect: { to: "/neu", status } } });
  expect(await catchThrown(() => requireRedirect(context, url("/alt/x/y")))).toMatchObject({ status: 301, location: "/neu" });
});

test("the address of a post that was taken down says so", async () => {
  const { context } = openPage({ data: { redirect: { to: "/alt/x/y", status: 410 } } });
  expect(await catchThrown(() => requireRedirect(context, url("/alt/x/y")))).toMatchObject({ status: 410, statusText: "Gone" });
});

test("an address that has moved to itself is a 404, not a redirect loop", async () => {
  const { context } = openPage({ data: { redirect: { to: "/alt/x/y", status: 301 } } });
  expect(await catchThrown(() => requireRedirect(context, url("/alt/x/y")))).toMatchObject({ status: 404 });
});

/** Where the front page leads by its short link, if it is one. */
async function followShortLink(path: string, result: unknown) {
  const { context, askedFor } = openPage(result);
  const [answer] = await askPage(context, [toShortLinkQuestion(url(path))]);
  return { moved: toFormerRedirect(answer, url(path)), asked: askedFor("GetRedirect") };
}

test("a WordPress short link leads to where its post stands now", async () => {
  const { moved, asked } = await followShortLink("/?p=12&utm=x", { data: { redirect: { to: "/ein-titel/100", status: 301 } } });
  expect([moved?.status, moved?.headers.get("location")]).toEqual([301, "/ein-titel/100"]);
  expect(asked).toEqual([{ path: "/?p=12" }]);
});

test("an unknown short link is the front page, as is one that cannot be looked up, which is logged", async () => {
  expect((await followShortLink("/?p=12", { data: { redirect: null } })).moved).toBeNull();
  expect(log).not.toHaveBeenCalled();
  expect((await followShortLink("/?p=12", { errors: [{ message: "kaputt" }] })).moved).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test.each([["/"], ["/?p="], ["/?p=abc"], ["/?p=-1"], ["/?p=12345678901"], ["/?page=2"]])(
  "%s is no short link, and nothing is asked for it",
  async (path) => {
    expect(await followShortLink(path, { data: { redirect: { to: "/x", status: 301 } } })).toEqual({ moved: null, asked: [] });
  },
);

describe("what a route asks for, or else where its address leads", () => {
  const moved = { data: { redirect: { to: "/neu", status: 301 } }, error: undefined };
  const nowhere = { data: { redirect: null }, error: undefined };
  const failed = { data: null, error: new CombinedError({ graphQLErrors: ["kaputt"] }) };
  const address = url("/news/alt?a=b");
  const require = (former: Answer<GetRedirectQuery>, read: () => string | null) =>
    catchThrown(() => requireOrRedirect(address, former, read));
  const missing = () => {
    throw data({ message: "Not here" }, { status: 404 });
  };

  test("is what is there, whatever was there before", async () => {
    expect(await requireOrRedirect(address, moved, () => "Text")).toBe("Text");
  });

  test("is the redirect where nothing is", async () => {
    expect(await require(moved, () => null)).toMatchObject({ status: 301, location: "/neu" });
    expect(await require(moved, missing)).toMatchObject({ status: 301, location: "/neu" });
  });

  test("is the 404 where nothing was", async () => {
    expect(await require(nowhere, () => null)).toMatchObject({ status: 404, message: "Page not found: /news/alt?a=b" });
    expect(await require(nowhere, missing)).toMatchObject({ status: 404, message: "Not here" });
  });

  test("is the operation's error where something is, but fails", async () => {
    const broken = () => {
      throw data({ message: "kaputt" }, { status: 500 });
    };
    expect(await require(moved, broken)).toMatchObject({ status: 500 });
  });

  test("a redirect that cannot be looked up hides nothing", async () => {
    expect(await require(failed, () => null)).toMatchObject({ status: 404 });
  });
});
