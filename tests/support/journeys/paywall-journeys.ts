/** Readers at the wall: posts of their own, the provider's offer in the page, its payment, and what came of it. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "playwright/test";
import { importRecords } from "#tests/support/records/import-records.ts";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { DEMO_PASSWORD } from "./demo-readers.ts";
import { findDialog, findOpenDialog } from "./dialogs.ts";

export type WalledPost = {
  path: string;
  title: string;
  /** Stands in the free part. */
  freeWord: string;
  /** Stands in the paid part and nowhere else. */
  paidWord: string;
};

/** A post that no other test meets: old, on no front page, two blocks of it free. */
export async function publishPost(state: string, given: Partial<PostRecord> = {}): Promise<WalledPost> {
  const key = randomUUID().slice(0, 8);
  const [slug, title] = [`an-der-wand-${key}`, `Vor der Wand ${key}`];
  const [freeWord, paidWord] = [`Vorspann${key}`, `Fortsetzung${key}`];
  const toBlock = (html: string) => ({ kind: "paragraph" as const, html });
  const date = "2001-02-03T04:05:06Z";
  const blocks = [
    toBlock(`Hier beginnt es: ${freeWord}.`),
    toBlock("Auch der zweite Absatz ist für alle."),
    toBlock(`Und so geht es weiter: ${paidWord}.`),
    toBlock("Damit ist die Geschichte aus."),
  ];
  const post = { kind: "post" as const, source: `test:${slug}`, slug, title, date, modified: date, front: false };
  const [result] = await importRecords(state, [{ ...post, isPremium: true, freeBlockCount: 2, blocks, ...given }]);
  return { path: `/${slug}/${result?.id}`, title, freeWord, paidWord };
}

export const findWall = (page: Page): Locator => page.locator("[data-wall]");
/** The provider's offer, payment and receipt. */
export const findOffer = (page: Page): FrameLocator => page.frameLocator("iframe[title='Abo-Angebot']");
export const findOfferFrames = (page: Page): Locator => page.locator("iframe[title='Abo-Angebot']");

/** The offer can be used now. */
export async function waitForOffer(page: Page): Promise<FrameLocator> {
  const offer = findOffer(page);
  await waitUntilDrawn(offer.getByRole("button", { name: /^(Jetzt abonnieren|Weiter zur Zahlung)$/ }));
  return offer;
}

/** The browser gives a click to the page while a frame of another site in it has not been drawn. */
export async function waitUntilDrawn(target: Locator): Promise<void> {
  const isReached = async () => {
    await target.hover();
    return target.evaluate((element) => element.matches(":hover"));
  };
  await expect.poll(isReached).toBe(true);
}

/** A reader with an account takes what the offer has chosen, and signs in where they are asked to register. */
export async function signInFromOffer(page: Page, login: string): Promise<void> {
  await findOffer(page).getByRole("button", { name: "Jetzt abonnieren" }).click();
  await findOpenDialog(page, "Register").getByRole("link", { name: "Anmelden", exact: true }).click();
  await findOpenDialog(page, "Login").waitFor();
  await sendLogin(page, login);
}

/** A reader with an account says so at an offer over the page, which has no other way to sign in. */
export async function signInFromModalOffer(page: Page, login: string): Promise<void> {
  await findOffer(page).getByRole("button", { name: "Ich habe ein Konto" }).click();
  await findOpenDialog(page, "SimpleLogin").waitFor();
  await sendLogin(page, login);
}

/** Signs in with the form of the open dialog, or of the page. */
export async function sendLogin(page: Page, login: string): Promise<void> {
  const dialog = findDialog(page);
  const place = (await dialog.count()) === 0 ? page.getByRole("main") : dialog;
  await place.getByLabel("E-Mail oder Benutzername", { exact: true }).fill(login);
  await place.getByLabel("Passwort", { exact: true }).fill(DEMO_PASSWORD);
  await place.getByRole("button", { name: "Anmelden", exact: true }).click();
}

export const cards = { paid: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", asksBank: "4000 0000 0000 3220" } as const;

/** Fills in the payment form, once it is there. */
export async function fillInPayment(offer: FrameLocator, card: string): Promise<void> {
  await waitUntilDrawn(offer.getByRole("heading", { name: "Zahlung" }));
  await offer.getByLabel("Name").fill("Lea Rhomberg");
  await offer.getByLabel("Kartennummer").fill(card);
  await offer.getByLabel("Gültig bis").fill("12/99");
  await offer.getByLabel("Prüfnummer").fill("123");
  await offer.getByLabel("Ich stimme den Abo-Bedingungen zu").check();
}

export const order = (offer: FrameLocator): Promise<void> =>
  offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();

/** The reader is thanked, wherever the order began. */
export async function waitForOnboarding(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === "/vplus-onboarding");
  await page.getByRole("heading", { level: 1, name: "Danke, dass du mitliest." }).waitFor();
}

type Tracked = Record<string, unknown>;

/** What analytics hears from now on, across the pages of a browser. */
export async function collectTracking(page: Page): Promise<Tracked[]> {
  const tracked: Tracked[] = [];
  await page.exposeFunction("hearDataLayer", (entry: Tracked) => void tracked.push(entry));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const own = window as unknown as { dataLayer: object[]; hearDataLayer: (entry: object) => void };
    own.dataLayer = [];
    own.dataLayer.push = (...entries: object[]) => {
      entries.forEach((entry) => void own.hearDataLayer(entry));
      return Array.prototype.push.apply(own.dataLayer, entries);
    };
  });
  return tracked;
}

export const readCheckoutPages = (tracked: readonly Tracked[]): unknown[] =>
  tracked.filter(({ event }) => event === "virtual_page_view").map(({ page_url }) => page_url);
export const readCheckoutEvents = (tracked: readonly Tracked[]): unknown[] =>
  tracked.filter(({ event, name }) => event === "click_tracking" && name === "checkout").map(({ action }) => action);

/** Names of the GraphQL operations that the browser asks for from now on. */
export function collectOperations(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/graphql" || request.method() !== "POST") return;
    names.push(...[request.postDataJSON()].flat().map(({ operationName }) => operationName));
  });
  return names;
}

/** Slugs of the newsletters that the signed-in reader gets. */
export async function readNewsletters(page: Page): Promise<string[]> {
  const query = "query ($h: String!, $t: String!) { account(h: $h, t: $t) { newsletters { slug isSubscribed } } }";
  const { account } = await askAsReader<{ account: { newsletters: { slug: string; isSubscribed: boolean }[] } }>(page, query);
  return account.newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ slug }) => slug);
}

export async function leaveNewsletter(page: Page, newsletter: string): Promise<void> {
  const query = `mutation ($h: String!, $t: String!) { unregisterUserFromNewsletter(h: $h, t: $t, newsletter: "${newsletter}") { newsletter } }`;
  await askAsReader(page, query);
}

async function askAsReader<Data>(page: Page, query: string): Promise<Data> {
  const { hash: h, token: t } = await page.evaluate(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));
  const headers = { "x-mutation": "true", authorization: `Bearer ${t}` };
  const answer = await page.request.post("/graphql", { headers, data: { query, variables: { h, t } } });
  const { data, errors } = await answer.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

export type ProvidersSubscription = { subscription_id: string; uid: string; rid: string; expires: number };

/** The provider's clock and books, by its sandbox. */
export function openSandbox(state: string, paywallOrigin: string) {
  const { paywallApiToken: api_token } = JSON.parse(readFileSync(join(state, "secrets.json"), "utf8"));
  return {
    /** What a reader has bought there. */
    async listSubscriptions(readerId: number): Promise<ProvidersSubscription[]> {
      const response = await fetch(`${paywallOrigin}/sandbox/state?${new URLSearchParams({ api_token })}`);
      const { subscriptions } = (await response.json()) as { subscriptions: ProvidersSubscription[] };
      return subscriptions.filter(({ uid }) => uid === String(readerId));
    },
    /** Done once the portal knows of it. */
    async change(action: "renew" | "expire" | "revoke", { subscription_id }: ProvidersSubscription): Promise<void> {
      const response = await fetch(`${paywallOrigin}/sandbox/${action}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ api_token, subscription_id }),
      });
      if (!response.ok) throw new Error(`The provider answers ${response.status}: ${await response.text()}`);
    },
  };
}

export const readReaderId = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null").ssoId);
