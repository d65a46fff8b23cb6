/** What the tests of dialogs, forms and the profile need: readers of the demo paper, and dialogs on the screen. */
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { waitForComfort } from "./wait-for-comfort.ts";

/** A page of this site, with everything that script adds to it. */
export async function openComfortably(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForComfort(page);
}

/** Signs a demo reader in, as a form without script does. `card`: by number and last name. */
export async function signIn(page: Page, origin: string, reader: string | { card: string; lastName: string }): Promise<void> {
  const form: Record<string, string> =
    typeof reader === "string"
      ? { intent: "login", username: reader, password: "talblick-demo" }
      : { intent: "login", username: reader.card, password: reader.lastName };
  const answer = await page.request.post("/profil?dialog=login", { form, headers: { origin }, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** The open dialog. */
export function findDialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** Opens Login from the header and goes on by the named links of the dialogs. */
export async function openDialogByLinks(page: Page, links: readonly string[]): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  await findDialog(page).locator("[data-dialog=Login]").waitFor();
  for (const link of links) {
    const name = await findDialog(page).getByRole("link", { name: link }).getAttribute("data-dialog-link");
    await findDialog(page).getByRole("link", { name: link }).click();
    await findDialog(page).locator(`[data-dialog=${name}]`).waitFor();
  }
}
