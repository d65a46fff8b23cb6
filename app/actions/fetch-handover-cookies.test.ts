import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";
import { parsePairOf } from "#app/gateway/session/handed-over-cookies.ts";
import { pairHeaders, validAutologin } from "#tests/support/edge/account-answers.ts";
import { openContextForTest } from "#tests/support/units/open-context.ts";
import { fetchHandoverCookies } from "./fetch-handover-cookies.ts";

const anna = parseSessionUser(validAutologin.data.autologin) as SessionUser;
const url = new URL("http://portal.internal/profil?dialog=login");

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function image(setCookies: readonly string[], status = 200): Response {
  const headers = new Headers({ "content-type": "image/gif" });
  for (const header of setCookies) headers.append("set-cookie", header);
  return new Response("GIF89a", { status, headers });
}

const sso = "https://login.talblick.example";

async function load(
  markup: string,
  answer: (request: Request) => Response | Promise<Response> = () => image(pairHeaders),
  fromSso: (request: Request) => Response = () => image(pairHeaders),
) {
  const { context, requests } = openContextForTest(answer, {
    PUBLIC_ORIGIN: "https://www.talblick.example",
    BACKEND_ORIGIN: "https://backend.talblick.example",
    SSO_HOSTS: sso,
  });
  const cookies = await fetchHandoverCookies(context, url, markup, async (request) => {
    requests.push(request);
    return fromSso(request);
  });
  return { cookies, asked: requests.map((request) => request.url) };
}

test.each([
  ['<img src="/wp-json/sso/v1/cookie?key=abc" alt="">'],
  ["<img alt='' src='/wp-json/sso/v1/cookie?key=abc'>"],
  ['<IMG WIDTH=1 SRC = "/wp-json/sso/v1/cookie?key=abc">'],
  ['<p>x</p><img src="https://www.talblick.example/wp-json/sso/v1/cookie?key=abc">'],
  ['<img src="http://portal.internal/wp-json/sso/v1/cookie?key=abc">'],
  ['<img src="https://backend.talblick.example/wp-json/sso/v1/cookie?key=abc">'],
  ['<iframe src="/wp-json/sso/v1/cookie?key=abc"></iframe>'],
  ["/wp-json/sso/v1/cookie?key=abc"],
  ["https://www.talblick.example/wp-json/sso/v1/cookie?key=abc"],
])("what %s names is loaded from the back end, and its cookies are handed over", async (markup) => {
  const { cookies, asked } = await load(markup);
  expect(cookies).toEqual(pairHeaders);
  expect(asked).toEqual(["http://backend/wp-json/sso/v1/cookie?key=abc"]);
});

test("an address is decoded as a browser would", async () => {
  const { asked } = await load('<img src="/wp-json/sso/v1/cookie?key=abc&amp;x=&quot;">');
  expect(asked).toEqual(["http://backend/wp-json/sso/v1/cookie?key=abc&x=%22"]);
});

test.each([
  [""],
  ["nichts"],
  ["<img>"],
  ['<img data-src="/wp-json/sso/v1/cookie">'],
  ['<script src="/wp-json/sso/v1/cookie"></script>'],
  ['<img src="https://evil.example/wp-json/sso/v1/cookie">'],
  ['<img src="//evil.example/wp-json/sso/v1/cookie">'],
  ['<img src="/\\evil.example/wp-json/sso/v1/cookie">'],
  ['<img src="https://www.talblick.example@evil.example/wp-json/sso/v1/cookie">'],
  ['<img src="http://www.talblick.example/wp-json/sso/v1/cookie">'],
  ['<img src="/wp-json/sso/v1/cookies">'],
  ['<img src="/wp-json/../admin/cookie">'],
  ['<img src="/wp-json/sso/%2e%2e/%2e%2e/admin/cookie">'],
  ['<img src="/graphql?/wp-json/sso/v1/cookie">'],
  ['<img src="javascript:alert(1)">'],
  ['<img src="data:image/gif;base64,R0">'],
])("the markup %s makes the portal load nothing", async (markup) => {
  const { cookies, asked } = await load(markup);
  expect([cookies, asked]).toEqual([[], []]);
  expect(log).toHaveBeenCalledOnce();
});

test("the token that makes the browser a known device is handed over as well", async () => {
  const headers = [...pairHeaders, "PortalDevice=x.y.z; Path=/; HttpOnly"];
  expect((await load('<img src="/wp-json/sso/v1/cookie">', () => image(headers))).cookies).toEqual(headers);
});

test("several images hand over what each of them sets", async () => {
  const markup = `<img src="/wp-json/sso/v1/cookie?key=1"><img src="${sso}/set?key=2">`;
  const { cookies, asked } = await load(
    markup,
    () => image(pairHeaders.slice(0, 1)),
    () => image([...pairHeaders.slice(1), "fremd=1"]),
  );
  expect(cookies).toEqual(pairHeaders);
  expect(asked.sort()).toEqual(["http://backend/wp-json/sso/v1/cookie?key=1", `${sso}/set?key=2`]);
});

test("one image that fails does not undo the others, nor does another site's", async () => {
  const markup =
    '<img src="https://evil.example/x"><img src="/wp-json/sso/v1/cookie?key=weg"><img src="/wp-json/sso/v1/cookie?key=gut">';
  const { cookies, asked } = await load(markup, ({ url: asked }) => image(pairHeaders, asked.endsWith("gut") ? 200 : 410));
  expect([cookies, asked.length]).toEqual([pairHeaders, 2]);
  expect(log.mock.calls.flat().join()).toContain("https://evil.example");
});

test("a cookie that an SSO host sets for itself becomes this site's, one for the whole domain stays", async () => {
  const headers = [
    "EvoSSO=a%3Db; Domain=login.talblick.example; Path=/; Secure",
    "SsoSessionCookie=s; Domain=.Talblick.example; Path=/",
  ];
  const { cookies } = await load(`<img src="${sso}/set">`, undefined, () => image(headers));
  expect(cookies).toEqual(["EvoSSO=a%3Db; Path=/; Secure", headers[1]]);
});

test("an SSO host learns nothing of the reader or the caller, and its redirect is not followed", async () => {
  const seen: Request[] = [];
  await load(`${sso}/set?key=1`, undefined, (request) => {
    seen.push(request);
    return Response.redirect("https://evil.example/");
  });
  expect(seen.map(({ redirect, headers }) => [redirect, [...headers]])).toEqual([["manual", []]]);
});

test("other cookies of the back end stay behind", async () => {
  const others = ["fremd=1", "CurrentCity=x; Path=/", "evosso=1", "apollo:prod.token=x", "PortalSession=x"];
  expect((await load('<img src="/wp-json/sso/v1/cookie">', () => image([...others, ...pairHeaders]))).cookies).toEqual(
    pairHeaders,
  );
});

test.each<[string, () => Response | Promise<Response>]>([
  ["is used up", () => image(pairHeaders, 410)],
  ["leads elsewhere", () => Response.redirect("https://evil.example/")],
  ["is broken", () => Promise.reject(new TypeError("connection refused"))],
  ["never comes", () => new Promise<never>(() => undefined)],
])("an image that %s sets nothing, which is logged", async (_name, answer) => {
  expect((await load('<img src="/wp-json/sso/v1/cookie">', answer)).cookies).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});

test("a pair counts for the very session of the reply only", () => {
  expect(parsePairOf(pairHeaders, anna)).toMatchObject({ fullname: "Anna Berger", hash: anna.h });
  expect(parsePairOf(pairHeaders, { ...anna, id: 43 })).toBeNull();
  expect(parsePairOf(pairHeaders, { ...anna, h: "x" })).toBeNull();
  expect(parsePairOf(pairHeaders, { ...anna, t: "x" })).toBeNull();
  expect(parsePairOf(pairHeaders.slice(1), anna)).toBeNull();
  expect(parsePairOf([], anna)).toBeNull();
});
