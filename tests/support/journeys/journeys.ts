/** What every journey gets: a page of its own reader, the portal's facts, a way to sign in, and the mails that came. */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "playwright/test";
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { type Mail, type WantedMail, waitForMail } from "#tests/support/read-mail.ts";
import { createAddress } from "./account-calls.ts";
import { keepConsent } from "./consents.ts";
import { type DemoReader, signIn } from "./demo-readers.ts";
import { type JourneysPortal, readJourneysPortal } from "./journeys-portal.ts";
import { openComfortably } from "./wait-for-comfort.ts";

export { expect } from "playwright/test";

type Mailbox = {
  /** The newest mail to an address; waits until there is one. */
  waitFor: (wanted: WantedMail) => Promise<Mail>;
};

type Fixtures = {
  /** How the consent banner was answered before, null where it was not. By refusing: what a page shows without it is what is tested. */
  consent: ConsentSettings | null;
  /** Opens an address and, with script, waits until the page is comfortable. */
  open: (path: string) => Promise<void>;
  /** Signs a reader of the demo paper in, as a form without script does. */
  signedInAs: (reader: DemoReader) => Promise<void>;
  mailbox: Mailbox;
  /** A page of another browser, at an address of its own. */
  openBrowser: (options?: BrowserContextOptions & { consent?: ConsentSettings }) => Promise<Page>;
};

async function answerConsent(context: BrowserContext, consent: ConsentSettings | null): Promise<void> {
  if (consent !== null) await context.addInitScript(keepConsent(consent));
}

export const test = base.extend<Fixtures, { portal: JourneysPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
    async ({}, use) => {
      await use(readJourneysPortal());
    },
    { scope: "worker" },
  ],
  consent: [necessaryConsents, { option: true }],
  context: async ({ context, consent }, use) => {
    await answerConsent(context, consent);
    await use(context);
  },
  baseURL: async ({ portal }, use) => {
    await use(portal.origin);
  },
  // Limits count by address: a journey with one of its own neither meets nor causes the limits of others.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: async ({}, use) => {
    await use({ "cf-connecting-ip": createAddress() });
  },
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path) => {
      if (javaScriptEnabled === false) await page.goto(path);
      else await openComfortably(page, path);
    });
  },
  signedInAs: async ({ page, portal }, use) => {
    await use((reader) => signIn(page, portal.origin, reader));
  },
  mailbox: async ({ portal }, use) => {
    await use({ waitFor: (wanted) => waitForMail(portal.state, wanted) });
  },
  openBrowser: async ({ browser, consent: usual }, use) => {
    const pages: Page[] = [];
    await use(async ({ consent = usual, ...options } = {}) => {
      const context = await browser.newContext({ extraHTTPHeaders: { "cf-connecting-ip": createAddress() }, ...options });
      await answerConsent(context, consent);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
