/** A page of the newsroom on which a text is saved as it is typed: a post of the desk, or a standing page. */
import { expect, type Page } from "playwright/test";

/** The text of the post that is open at the desk. */
export const findText = (page: Page) => page.getByRole("textbox", { name: /^Text des Beitrags/ });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** How far its script says that what was typed has come. */
export const readPhase = (page: Page) => page.locator("[data-save-phase]").getAttribute("data-save-phase");

export const expectSaved = (page: Page) => expect.poll(() => readPhase(page), { timeout: 10_000 }).toBe("saved");

/** Gives it another title, and waits until it is saved. */
export async function retitle(page: Page, title: string): Promise<void> {
  const isSaved = page.waitForResponse((answer) => answer.ok() && answer.request().postData()?.includes(title) === true);
  await page.getByLabel("Titel").fill(title);
  await isSaved;
  await expectSaved(page);
}
