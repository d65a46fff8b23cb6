/** Journeys on a paper of their own: what they change, no other journey shall find. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { enterNewsroom } from "./enter-newsroom.ts";
import { test as base } from "./journeys.ts";

/** Its address and its folder. */
export type Paper = { origin: string; state: string };

type PaperOptions = {
  /** It begins with nothing at all, not even with the demo of a run. */
  isEmpty?: boolean;
  /** As of a portal that is started. */
  hasOrigin?: boolean;
  variables?: Record<string, string>;
};

type Fixtures = {
  paper: Paper;
  paperOptions: PaperOptions;
  /** A page of somebody who may do what editors do. */
  editor: Page;
};

export const test = base.extend<Fixtures>({
  paperOptions: [{}, { option: true }],
  paper: async ({ paperOptions: { isEmpty = false, ...start } }, use) => {
    const folder = isEmpty ? { state: mkdtempSync(join(tmpdir(), "talblick-empty-")) } : {};
    const { origin, state, stop } = await startSeparatePortal({ ...folder, ...start });
    await use({ origin, state });
    await stop();
  },
  baseURL: async ({ paper }, use) => use(paper.origin),
  editor: async ({ paper, openBrowser }, use) => {
    const page = await openBrowser({ baseURL: paper.origin });
    await enterNewsroom(page, paper, "editor");
    await use(page);
  },
});
