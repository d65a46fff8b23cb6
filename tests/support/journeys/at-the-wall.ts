/** What a journey to the wall gets besides: a walled post of its own, what analytics heard, and the provider's books. */
import type { Page } from "playwright/test";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { createAddress } from "./account-calls.ts";
import { test as base } from "./journeys.ts";
import { collectTracking, openSandbox, publishPost, type WalledPost } from "./paywall-journeys.ts";

export { expect } from "playwright/test";

type Fixtures = {
  /** What the newsroom has set for the post; an option. */
  postSettings: Partial<PostRecord>;
  /** One that no other test meets. */
  post: WalledPost;
  /** What analytics hears, across the pages of the browser. */
  tracked: Record<string, unknown>[];
  sandbox: ReturnType<typeof openSandbox>;
};

/** To the portal's calls and nowhere else: the provider would be asked first whether it takes such a header. */
async function giveAddress(page: Page): Promise<void> {
  const address = createAddress();
  await page
    .context()
    .route(/^[^?]*\/(graphql|profil)(\?.*)?$/, (route, request) =>
      route.continue({ headers: { ...request.headers(), "cf-connecting-ip": address } }),
    );
}

export const test = base.extend<Fixtures>({
  reducedMotion: "reduce",
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    await use({});
  },
  page: async ({ page }, use) => {
    await giveAddress(page);
    await use(page);
  },
  openBrowser: async ({ openBrowser }, use) => {
    await use(async (options = {}) => {
      const page = await openBrowser({ extraHTTPHeaders: {}, ...options });
      await giveAddress(page);
      return page;
    });
  },
  postSettings: [{}, { option: true }],
  post: async ({ portal, postSettings }, use) => {
    await use(await publishPost(portal.state, postSettings));
  },
  tracked: async ({ page }, use) => {
    await use(await collectTracking(page));
  },
  sandbox: async ({ portal }, use) => {
    await use(openSandbox(portal.state, portal.paywallOrigin));
  },
});
