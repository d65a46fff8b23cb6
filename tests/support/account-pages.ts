/** What the tests of dialogs, forms and the profile need: readers of the demo paper, and looks at what is on the screen. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
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
      : { intent: "subscriber-card", subscriberNumber: reader.card, lastName: reader.lastName };
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

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colorRules = ["color-contrast", "link-in-text-block"];

/** What axe objects to in light and dark. Colours are all that the dark scheme changes. */
export async function findViolations(page: Page): Promise<{ scheme: string; rule: string; nodes: string[] }[]> {
  const found = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    // No frames here; the legacy mode needs no second page to gather results in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    const { violations } = await (scheme === "light" ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
    for (const { id, nodes } of violations)
      found.push({ scheme, rule: id, nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html} ${failureSummary}`) });
  }
  return found;
}

/** Elements of the page, or of the open dialog, that do not fit its width. */
export function findWider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector("dialog[open]") ?? document.documentElement;
    const { left } = box.getBoundingClientRect();
    const wider = [...box.querySelectorAll("*")].filter(
      (element) =>
        element.checkVisibility() &&
        // What only screen readers see is one pixel wide and cut on purpose.
        element.closest(".sr-only, header, footer") === null &&
        (element.getBoundingClientRect().right > left + box.clientWidth + 1 || element.getBoundingClientRect().left < left - 1),
    );
    const isWider = box.scrollWidth > box.clientWidth;
    return [...(isWider ? [box.tagName] : []), ...wider.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 5);
  });
}
