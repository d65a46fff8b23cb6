import { expect, test, vi } from "vitest";
import { menusContext, sessionContext } from "#app/context.ts";
import { noSession, type PendingLogin } from "#app/gateway/session/request-session.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { type Answer, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { autologinDocument, GetRedirectDocument } from "#graphql/generated/operations.ts";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { wireMenus } from "#tests/support/wire/wire.ts";
import { askForReader, askPage, askWithLogin, readMenus } from "./ask-page.ts";

const redirect = toQuestion(GetRedirectDocument, { path: "/alt" });
const answers = {
  GetLayout: { data: wireMenus },
  GetRedirect: { data: { redirect: null } },
  autologin: { data: { autologin: null } },
};

/** A page of a reader who claims to be signed in. */
function openForReader() {
  const page = openPageForTest(answers);
  const settled: Promise<Answer<unknown>>[] = [];
  const login: PendingLogin = {
    question: toQuestion(autologinDocument, { hash: "h", token: "t" }),
    settle: (answer) => void settled.push(answer),
  };
  page.context.set(sessionContext, {
    ...noSession,
    get login() {
      return settled.length === 0 ? login : null;
    },
  });
  return { ...page, settled };
}

const namesOf = (trips: { operationName: string }[][]) => trips.map((trip) => trip.map(({ operationName }) => operationName));

test("a page's questions leave with the menus as one request", async () => {
  const { context, trips } = openPageForTest(answers);
  const [former, none] = await askPage(context, [redirect, null]);
  expect([former, none]).toEqual([{ data: { redirect: null }, error: undefined }, null]);
  expect(context.get(menusContext)).toEqual(wireMenus);
  expect(namesOf(trips)).toEqual([["GetLayout", "GetRedirect"]]);
});

test("so does the automatic login, once", async () => {
  const { context, trips, settled } = openForReader();
  await askPage(context, [redirect]);
  await askPage(context, [redirect]);
  expect(namesOf(trips)).toEqual([
    ["autologin", "GetLayout", "GetRedirect"],
    ["GetLayout", "GetRedirect"],
  ]);
  expect(await Promise.all(settled)).toEqual([{ data: { autologin: null }, error: undefined }]);
});

test("a response that is no page is loaded without the menus", async () => {
  const { context, trips } = openForReader();
  await askWithLogin(context, [redirect]);
  expect(namesOf(trips)).toEqual([["autologin", "GetRedirect"]]);
  expect(context.get(menusContext)).toBeNull();
});

test("a page with no question of its own still asks once", async () => {
  const { context, trips } = openForReader();
  expect(await askForReader(context)).toBeNull();
  expect(namesOf(trips)).toEqual([["autologin", "GetLayout"]]);
});

test("a page that asked uses the menus that came, and one that did not asks for them now", async () => {
  const { context, trips } = openPageForTest(answers);
  expect(await readMenus(context)).toEqual(wireMenus);
  await askPage(context, []);
  expect(await readMenus(context)).toEqual(wireMenus);
  expect(trips).toHaveLength(2);
});

test("menus that cannot be loaded cost the reader the menus, not the page, and the operator learns of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context } = openPageForTest({ ...answers, GetLayout: { data: null, errors: [{ message: "kaputt" }] } });
  const [former] = await askPage(context, [redirect]);
  expect([former.error, await readMenus(context)]).toEqual([
    undefined,
    { header: [], footer: [], breaking_line: null, ad_campaigns: [] },
  ]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("addresses of pages have the public origin, or else that of the request", () => {
  const url = new URL("http://127.0.0.1:8787/themen");
  const addressOn = (variables: Record<string, string>, path: string) =>
    toAddress(openPageForTest({}, variables).context, url, path);
  expect(addressOn({}, "/a/1")).toBe("http://127.0.0.1:8787/a/1");
  const configured = { PUBLIC_ORIGIN: "https://www.talblick.example" };
  expect(addressOn(configured, "/a/1")).toBe("https://www.talblick.example/a/1");
  expect(addressOn(configured, "https://bilder.example/1.jpeg")).toBe("https://bilder.example/1.jpeg");
});
