/** Every kind of page, error pages included, and how a browser comes to it. */
import type { Page, Response } from "playwright";
import { findPath, pageKinds } from "./page-kinds.ts";

export type VisitedPage = {
  name: string;
  status: number;
  /** To the back end. */
  roundTrips: 0 | 1;
  /** The answer is that of the page itself. */
  visit: (page: Page, origin: string) => Promise<Response | null>;
};

export const everyPage: readonly VisitedPage[] = [
  ...pageKinds.map((kind) => ({
    name: kind.name,
    status: kind.status,
    roundTrips: 1 as const,
    visit: async (page: Page, origin: string) => page.goto(await findPath(origin, kind)),
  })),
  {
    name: "the front page with a municipality",
    status: 200,
    roundTrips: 1,
    visit: async (page: Page, origin: string) => {
      await page.context().addCookies([{ name: "CurrentCity", value: "dornbirn", url: origin }]);
      return page.goto("/");
    },
  },
  { name: "the generic error page", status: 405, roundTrips: 0, visit: openErrorPage },
];

/** The generic error page (rules 2.2): a form is posted to an address that takes none. */
async function openErrorPage(page: Page, origin: string): Promise<Response | null> {
  const form = { "content-type": "application/x-www-form-urlencoded", origin };
  await page.route(
    `${origin}/themen`,
    (route) => route.continue({ method: "POST", headers: { ...route.request().headers(), ...form }, postData: "ein=Wert" }),
    { times: 1 },
  );
  return page.goto("/themen");
}
