/** A reader on the way through registration, login and profile, in a browser of their own. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { createAddress, toImagePath } from "./account-calls.ts";
import { openPage, widths } from "./browser.ts";
import { waitForComfort } from "./wait-for-comfort.ts";

/** For what is to be seen next; on a busy machine a password takes its time. */
const PATIENCE_MS = 15_000;

export type Reader = { email: string; password: string };

/** Both kinds of readers, each at the width of one kind of device. */
export const readers = [
  { reader: "A reader with script at 1280 px", hasScript: true, width: widths.desktop },
  { reader: "A reader without script at 390 px", hasScript: false, width: widths.mobile },
];

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

type Kind = { hasScript: boolean; width: number } & Pick<BrowserContextOptions, "userAgent">;

export async function startJourney(browser: Browser, origin: string, { hasScript, width, ...options }: Kind): Promise<Journey> {
  const page = await openPage(browser, origin, {
    ...options,
    javaScriptEnabled: hasScript,
    viewport: { width, height: 844 },
    extraHTTPHeaders: { "cf-connecting-ip": createAddress() },
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const form = (name: string) => page.locator(`form[data-form="${name}"]`);

  async function open(address: string): Promise<void> {
    await page.goto(address);
    if (hasScript) await waitForComfort(page);
  }

  async function arrive(path: string): Promise<void> {
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path);
    if (hasScript) await waitForComfort(page);
  }

  async function send(name: string, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await form(name).getByLabel(label, { exact: true }).fill(value);
    await form(name).locator("[type=submit]").click();
  }

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

  const errorOf = (name: string) => form(name).locator("[data-form-error]:visible");
  return { page, open, arrive, form, send, tryLogin, signIn, signOut, errorOf };
}
