/** What sets the cookies of a session (rules 4, 7.1), in every form that a publisher's single sign-on may give it, without script. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANNA, loginReply, pairHeaders } from "#tests/support/edge/account-answers.ts";
import { cleared, origin, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import { type StandIn, startStandIn } from "#tests/support/edge/stand-in-backend.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";

const { edge } = prepareAccountSite();
let sso: StandIn;
let portal: Portal;
beforeAll(async () => {
  sso = await startStandIn({});
  portal = await edge.startPortal({ APP_ENV: "prod", SSO_HOSTS: sso.origin });
});
afterAll(() => sso.stop());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  portal("/profil", {
    method: "POST",
    headers: { host: new URL(origin).host, origin, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const login = (cookie: string) => {
  const data = { ...loginReply.data, login_result: { error: "0", cookie } };
  edge.backend.answerRest("/wp-json/sso/v1/login", () => ({ body: { ...loginReply, data } }));
  return post({ intent: "login", username: "anna", password: ANNA.password });
};
const answerAtSso = (setCookies: string[]) =>
  sso.answerRest("/set", () => ({ type: "image/gif", setCookies: [...setCookies, "fremd=1"], body: "GIF89a" }));

test.each([
  ["an absolute address", () => `<img src="${origin}/wp-json/sso/v1/cookie?key=abc">`],
  ["the address of the back end", () => `<img src="${edge.backend.origin}/wp-json/sso/v1/cookie?key=abc">`],
  ["an image of the SSO host", () => `<img src="${sso.origin}/set?key=abc" alt="">`],
  ["a frame of the SSO host", () => `<iframe src="${sso.origin}/set?key=abc"></iframe>`],
  ["a bare cookie URL", () => `${sso.origin}/set?key=abc`],
  ["several images", () => `<img src="${sso.origin}/set?key=1"><img src="/wp-json/sso/v1/cookie?key=2">`],
  ["another site's image beside ours", () => '<img src="https://evil.example/x"><img src="/wp-json/sso/v1/cookie?key=2">'],
])("a reader whose login brings %s is signed in", async (_name, markup) => {
  answerAtSso(pairHeaders);
  const answer = await login(markup());
  expect(answer.status).toBe(303);
  expect(answer.setCookies).toEqual(expect.arrayContaining(pairHeaders));
  expect(answer.setCookies.join()).not.toContain("fremd");
});

test("the pair may come from two hosts", async () => {
  answerAtSso(pairHeaders.slice(0, 1));
  edge.backend.answerRest("/wp-json/sso/v1/cookie", () => ({
    type: "image/gif",
    setCookies: pairHeaders.slice(1),
    body: "GIF89a",
  }));
  const answer = await login(`<img src="${sso.origin}/set"><img src="/wp-json/sso/v1/cookie?key=2">`);
  expect(answer.setCookies).toEqual(expect.arrayContaining(pairHeaders));
});

test("the SSO host clears its cookies at a logout", async () => {
  answerAtSso(["SsoSessionCookie=; Max-Age=0; Domain=talblick.example; Path=/sso"]);
  edge.backend.answerRest("/wp-json/sso/v1/logout", () => ({
    body: { data: { logout_result: { cookie: `<img src="${sso.origin}/set">` } } },
  }));
  const answer = await post({ intent: "logout" }, signedIn);
  expect(answer.setCookies.join()).toContain("Path=/sso");
  expect(cleared(answer)).toContain("EvoSSO");
});

test("the page names the SSO hosts to its script, and lets them fill frames", async () => {
  const { text, headers } = await portal("/", { headers: { host: new URL(origin).host } });
  expect(text).toContain(`&quot;ssoHosts&quot;:[&quot;${sso.origin}&quot;]`);
  expect(headers["content-security-policy"]).toMatch(new RegExp(`frame-src [^;]* ${new URL(sso.origin).host}`));
});
