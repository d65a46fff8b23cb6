/** A reader on the way through registration, login and profile, with script or without. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import { toImagePath } from "./account-calls.ts";
import { findForm, findFormError, sendForm } from "./forms.ts";
import { test as base } from "./journeys.ts";
import { openComfortably, waitForComfort } from "./wait-for-comfort.ts";

export { expect } from "playwright/test";

export type Reader = { email: string; password: string };

/** With script at a desk, without it on a phone. */
export const bothReaders = { tag: ["@script", "@no-script-mobile"] };

/** An address that no other test writes to. */
export function inventReader(name: string): Reader {
  return { email: `${name}-${randomUUID().slice(0, 8)}@leserin.example`, password: "Föhn-am-Pfänder1" };
}

/** Registers over the wire: as a trusted caller active at once, otherwise with a mail on its way. Cookie markup, if any. */
export async function register(
  { page }: Journey,
  state: string,
  reader: Reader,
  { isActive }: { isActive: boolean },
): Promise<string | null> {
  const { serviceToken } = JSON.parse(readFileSync(join(state, "secrets.json"), "utf8"));
  const response = await page.context().request.post("/graphql", {
    headers: { "x-mutation": "true", ...(isActive ? { authorization: `Bearer ${serviceToken}` } : {}) },
    data: {
      query: `mutation register($email: String!, $password: String!, $nodoi: Boolean!) {
        register(email: $email, username: $email, password: $password, agbAccepted: true, nodoi: $nodoi) { success cookie }
      }`,
      variables: { ...reader, nodoi: isActive },
    },
  });
  const text = await response.text();
  const reply = JSON.parse(text).data?.register;
  if (reply?.success !== "1") throw new Error(`${reader.email} could not be registered: ${text}`);
  return reply.cookie;
}

/** Registers a new reader and signs the browser in, as quickly as can be. */
export async function enterAsNewReader(journey: Journey, state: string): Promise<Reader> {
  const reader = inventReader("vera");
  const markup = await register(journey, state, reader, { isActive: true });
  const response = await journey.page.context().request.get(toImagePath(markup ?? ""));
  if (!response.ok()) throw new Error(`The cookies did not come: ${response.status()}`);
  return reader;
}

export type Journey = {
  page: Page;
  hasScript: boolean;
  /** Opens an address of the portal. */
  open: (address: string) => Promise<void>;
  /** Waits until the browser has come to a path (with its query). */
  arrive: (path: string) => Promise<void>;
  form: (name: string) => Locator;
  /** Fills in a form by its labels and sends it. */
  send: (form: string, values: Record<string, string>) => Promise<void>;
  /** Tries to sign in on the login page. */
  tryLogin: (reader: Reader) => Promise<void>;
  /** Signs in, and comes to the profile. */
  signIn: (reader: Reader) => Promise<void>;
  signOut: () => Promise<void>;
  /** What a form says under its fields, once it says something. */
  errorOf: (form: string) => Locator;
};

export function startJourney(page: Page, hasScript: boolean): Journey {
  const form = (name: string) => findForm(page, name);

  async function open(address: string): Promise<void> {
    if (hasScript) await openComfortably(page, address);
    else await page.goto(address);
  }

  async function arrive(path: string): Promise<void> {
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path);
    if (hasScript) await waitForComfort(page);
  }

  const send = (name: string, values: Record<string, string>) => sendForm(form(name), values);

  async function tryLogin({ email, password }: Reader): Promise<void> {
    await open("/profil?dialog=login");
    await send("login", { "E-Mail oder Benutzername": email, Passwort: password });
  }

  async function signIn(reader: Reader): Promise<void> {
    await tryLogin(reader);
    await arrive("/profil");
  }

  async function signOut(): Promise<void> {
    await open("/profil");
    await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    await arrive("/");
  }

  const errorOf = (name: string) => findFormError(form(name));
  return { page, hasScript, open, arrive, form, send, tryLogin, signIn, signOut, errorOf };
}

type Fixtures = {
  journey: Journey;
  /** Another browser, as good as the first; its own address. */
  startElsewhere: (options: { userAgent: string }) => Promise<Journey>;
};

export const test = base.extend<Fixtures>({
  journey: async ({ page, javaScriptEnabled }, use) => {
    await use(startJourney(page, javaScriptEnabled));
  },
  startElsewhere: async ({ openBrowser, javaScriptEnabled }, use) => {
    await use(async (options) => startJourney(await openBrowser(options), javaScriptEnabled));
  },
});
