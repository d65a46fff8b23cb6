/** Every kind of page, error pages included, and how a browser comes to it. */
import type { Page } from "playwright";
import { openErrorPage } from "./open-error-page.ts";
import { findPath, pageKinds } from "./page-kinds.ts";

type OpenablePage = { name: string; open: (page: Page, origin: string) => Promise<void> };

export const everyPage: readonly OpenablePage[] = [
  ...pageKinds.map((kind) => ({
    name: kind.name,
    open: async (page: Page, origin: string) => {
      await page.goto(await findPath(origin, kind));
    },
  })),
  { name: "the generic error page", open: openErrorPage },
];
