/** Readers of their own for journeys around the session, and what a browser or a program does as one of them. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSetCookie, stringifyCookie } from "cookie";
import type { Locator, Page, Request } from "playwright";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import { findForm } from "./forms.ts";
import { waitForSession } from "./wait-for-comfort.ts";

export type Credentials = { username: string; password: string };
/** A reader who has just registered, and the session that began with it. */
export type Reader = Credentials & { id: number; hash: string; token: string; image: string };
export type CookiePair = { EvoSSO: string; SsoSessionCookie: string };

const PASSWORD = "Seehund-47";

/** Limits count by address: a journey with one of its own neither meets nor causes the limits of others. */
export function createAddress(): string {
  return `2001:db8:${randomBytes(4)
    .toString("hex")
    .replace(/(....)(....)/, "$1:$2")}::1`;
}

/** An active account without double opt-in, as a trusted service registers one. */
export async function registerReader(origin: string, state: string): Promise<Reader> {
  const { serviceToken } = JSON.parse(readFileSync(join(state, "secrets.json"), "utf8")) as { serviceToken: string };
  const email = `sitzung-${randomBytes(6).toString("hex")}@mail.example`;
  const query = `mutation ($email: String!, $password: String!) {
    register(email: $email, username: $email, password: $password, agbAccepted: true, nodoi: true) {
      success message cookie user { user_id hash token }
    }
  }`;
  const { text } = await postJson(
    origin,
    "/graphql",
    { query, variables: { email, password: PASSWORD } },
    { "x-mutation": "true", authorization: `Bearer ${serviceToken}` },
  );
  const { user, cookie } = JSON.parse(text).data.register;
  const { user_id: id, hash, token } = user;
  return { username: email, password: PASSWORD, id, hash, token, image: toImagePath(cookie) };
}

/** Path of the image in a reply's cookie markup. */
export function toImagePath(markup: string): string {
  const path = /src="([^"]+)"/.exec(markup)?.[1];
  if (path === undefined) throw new Error(`No image in "${markup}"`);
  return path;
}

/** The pair that the image sets, as it stands in the browser. */
export async function fetchPair(origin: string, image: string): Promise<CookiePair> {
  const { setCookies } = await ask(origin, image, { headers: { "sec-fetch-site": "same-origin" } });
  const cookies = setCookies.map((header) => parseSetCookie(header));
  const [EvoSSO, SsoSessionCookie] = ["EvoSSO", "SsoSessionCookie"].map((name) => {
    const value = cookies.find((cookie) => cookie.name === name)?.value;
    if (value === undefined) throw new Error(`The image sets no ${name}`);
    return value;
  }) as [string, string];
  return { EvoSSO, SsoSessionCookie };
}

export function toCookieHeader(pair: Partial<CookiePair>): string {
  return stringifyCookie(pair);
}

/** As a browser keeps them. */
export function toBrowserCookies(origin: string, pair: Partial<CookiePair>, path = "/") {
  const { hostname: domain } = new URL(origin);
  return Object.entries(pair).map(([name, value]) => ({ name, value: encodeURIComponent(value), domain, path }));
}

export function postJson(origin: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(origin, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export function postForm(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(origin, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The login form of a dialog or of the page. */
export async function sendLogin(page: Page, { username, password }: Credentials): Promise<void> {
  const form = findForm(page, "login");
  await form.getByLabel("E-Mail oder Benutzername", { exact: true }).fill(username);
  await form.getByLabel("Passwort", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Anmelden", exact: true }).click();
}

export async function logInByDialog(page: Page, credentials: Credentials): Promise<void> {
  await page.bringToFront();
  await headerLink(page, "Anmelden").click();
  await sendLogin(page, credentials);
}

/** From the profile, to where it leads. */
export async function logOut(page: Page, target: string): Promise<void> {
  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await page.waitForURL(target);
  await waitForSession(page, "signed-out");
}

/** What the header says: "Anmelden" or "Profil". */
export function headerLink(page: Page, name: "Anmelden" | "Profil"): Locator {
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

/** GraphQL requests of a page from now on. */
export function collectGraphql(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql") requests.push(request);
  });
  return requests;
}

export function readOperationNames(requests: readonly Request[]): string[] {
  return requests.flatMap((request) => [request.postDataJSON()].flat().map(({ operationName }) => operationName));
}

export const readStatus = (page: Page) =>
  page.evaluate((): Record<string, unknown> | null => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));

/** Names of what a browser keeps of a session; of what opens nothing by itself (the kept answer, the known device) not. */
export async function readSessionCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => !["PortalSession", "PortalDevice"].includes(name));
}
