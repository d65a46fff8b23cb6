/** What sets the cookies of a session (spec 4, 7.1), in the forms that a publisher's single sign-on may give it, with script. */
import { type Browser, type Page, type Request, request as requestContext } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import {
  collectGraphql,
  headerLink,
  logInByDialog,
  openComfortably,
  openFromOwnAddress,
  type Reader,
  readOperationNames,
  readSessionCookies,
  registerReader,
  toImagePath,
} from "../../support/account-calls.ts";
import { launchBrowser } from "../../support/browser.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  reader = await registerReader(origin, inject("portalState"));
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openFromOwnAddress(browser, origin);
  return () => page.context().close();
});

/** The login's reply names its cookies in another way; `image` is the path that the back end itself names. */
async function rewriteCookies(toCookie: (image: string) => string): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const cookie = reply.data?.login?.cookie;
    if (cookie) reply.data.login.cookie = toCookie(toImagePath(cookie));
    await route.fulfill({ response, json: reply });
  });
}

/** The embedded back end serves images only; another one's cookie URL may be a page. */
async function serveFrame(): Promise<void> {
  await page.route("**/wp-json/sso/v1/cookie?*", async (route) => {
    const direct = await requestContext.newContext();
    const answer = await direct.get(route.request().url());
    const setCookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    await page.context().addCookies((await direct.storageState()).cookies);
    await direct.dispose();
    expect(setCookies).toHaveLength(2);
    await route.fulfill({ contentType: "text/html", body: "<p>fertig</p>" });
  });
}

async function expectSignedIn(): Promise<void> {
  await headerLink(page, "Profil").waitFor();
  expect((await readSessionCookies(page)).length).toBeGreaterThan(0);
}

test.each<[string, (image: string) => string]>([
  ["one image with an absolute address", (image) => `<img src="${origin}${image}">`],
  ["several images", (image) => `<p><img src="/wp-json/sso/v1/cookie?key=weg" alt=""><img src="${image}" alt=""></p>`],
  ["another site's image beside ours", (image) => `<img src="https://evil.example/x"><img src="${image}">`],
])("a reader whose login brings %s is signed in, and nothing of the markup is left in the page", async (_name, toCookie) => {
  const foreign: Request[] = [];
  page.on("request", (request) => request.url().includes("evil.example") && foreign.push(request));
  await openComfortably(page, "/");
  await rewriteCookies(toCookie);
  await logInByDialog(page, reader);
  await expectSignedIn();
  expect(await page.locator("img[src*='/cookie?'], iframe").count()).toBe(0);
  expect(foreign).toEqual([]);
});

test.each<[string, (image: string) => string]>([
  ["a cookie URL", (image) => `${origin}${image}`],
  ["a frame", (image) => `<iframe src="${image}"></iframe>`],
])("a reader whose login brings %s has it loaded in a hidden frame, and the session refreshed", async (_name, toCookie) => {
  await openComfortably(page, "/");
  const requests = collectGraphql(page);
  await serveFrame();
  await rewriteCookies(toCookie);
  const framed = page.waitForRequest((request) => request.url().includes("/cookie?") && request.resourceType() === "document");
  await logInByDialog(page, reader);
  await framed;
  await expectSignedIn();
  expect(readOperationNames(requests)).toEqual(["login", "autologin"]);
  expect(await page.locator("iframe").count()).toBe(0);
});
