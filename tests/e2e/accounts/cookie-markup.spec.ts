/** What sets the cookies of a session (rules 4, 7.1), in the forms that a publisher's single sign-on may give it, with script. */
import { type Page, type Request, request as requestContext } from "playwright/test";
import {
  collectGraphql,
  headerLink,
  logInByDialog,
  readOperationNames,
  readSessionCookies,
  registerReader,
  toImagePath,
} from "#tests/support/journeys/account-calls.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

/** The login's reply names its cookies in another way; `image` is the path that the back end itself names. */
async function rewriteCookies(page: Page, toCookie: (image: string) => string): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const cookie = reply.data?.login?.cookie;
    if (cookie) reply.data.login.cookie = toCookie(toImagePath(cookie));
    await route.fulfill({ response, json: reply });
  });
}

/** The embedded back end serves images only; another one's cookie URL may be a page. */
async function serveFrame(page: Page): Promise<void> {
  await page.route("**/wp-json/sso/v1/cookie?*", async (route) => {
    const direct = await requestContext.newContext();
    const answer = await direct.get(route.request().url());
    const setCookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    await page.context().addCookies((await direct.storageState()).cookies);
    await direct.dispose();
    // The pair, and that the browser is a known device.
    expect(setCookies).toHaveLength(3);
    await route.fulfill({ contentType: "text/html", body: "<p>fertig</p>" });
  });
}

async function expectSignedIn(page: Page): Promise<void> {
  await headerLink(page, "Profil").waitFor();
  await expect.poll(async () => (await readSessionCookies(page)).length).toBeGreaterThan(0);
}

for (const [name, toCookie] of [
  ["one image with an absolute address", (image, origin) => `<img src="${origin}${image}">`],
  ["several images", (image) => `<p><img src="/wp-json/sso/v1/cookie?key=weg" alt=""><img src="${image}" alt=""></p>`],
  ["another site's image beside ours", (image) => `<img src="https://evil.example/x"><img src="${image}">`],
] as [string, (image: string, origin: string) => string][]) {
  test(`a reader whose login brings ${name} is signed in, and nothing of the markup is left in the page`, async ({
    page,
    open,
    portal,
  }) => {
    const reader = await registerReader(portal.origin, portal.state);
    const foreign: Request[] = [];
    page.on("request", (request) => request.url().includes("evil.example") && foreign.push(request));
    await open("/impressum");
    await rewriteCookies(page, (image) => toCookie(image, portal.origin));
    await logInByDialog(page, reader);
    await expectSignedIn(page);
    expect(await page.locator("img[src*='/cookie?'], iframe").count()).toBe(0);
    expect(foreign).toEqual([]);
  });
}

for (const [name, toCookie] of [
  ["a cookie URL", (image, origin) => `${origin}${image}`],
  ["a frame", (image) => `<iframe src="${image}"></iframe>`],
] as [string, (image: string, origin: string) => string][]) {
  test(`a reader whose login brings ${name} has it loaded in a hidden frame, and the session refreshed`, async ({
    page,
    open,
    portal,
  }) => {
    const reader = await registerReader(portal.origin, portal.state);
    await open("/impressum");
    const requests = collectGraphql(page);
    await serveFrame(page);
    await rewriteCookies(page, (image) => toCookie(image, portal.origin));
    const framed = page.waitForRequest((request) => request.url().includes("/cookie?") && request.resourceType() === "document");
    await logInByDialog(page, reader);
    await framed;
    await expectSignedIn(page);
    expect(readOperationNames(requests)).toEqual(["login", "autologin"]);
    expect(await page.locator("iframe").count()).toBe(0);
  });
}
