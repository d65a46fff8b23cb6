/** All that journeys know about the named dialogs (rules 2.3), on the screen and as pages of their own. */
import type { Locator, Page } from "playwright";

/** The open dialog. */
export function findDialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** The dialog that stands over the page now, by its heading. */
export function findDialogTitled(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: title, exact: true });
}

/** A named dialog, be it over the page or a page of its own. */
export function findNamedDialog(page: Page, name: string): Locator {
  return page.locator(`[data-dialog="${name}"]`);
}

/** A named dialog that stands over the page now. */
export function findOpenDialog(page: Page, name: string): Locator {
  return findDialog(page).locator(`[data-dialog="${name}"]`);
}

/** By which links of Login a reader comes to a dialog. */
const ways = {
  Login: { title: "Anmelden", link: null },
  Register: { title: "Registrieren", link: "Registrieren" },
  ForgetPassword: { title: "Passwort Zurücksetzen", link: "Passwort vergessen?" },
  AbocardActivation: { title: "Abokarte aktivieren", link: "Abokarte aktivieren" },
} as const;

/** Opens Login from the header and goes on to another dialog by its links. */
export async function openDialog(page: Page, name: keyof typeof ways = "Login"): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  await findDialogTitled(page, ways.Login.title).waitFor();
  const { link, title } = ways[name];
  if (link === null) return;
  await findDialog(page).getByRole("link", { name: link }).click();
  await findDialogTitled(page, title).waitFor();
}

/** The page opens Login when it hears this event (rules 2.3). */
export function emitOpenLoginForm(page: Page, target: "window" | "document" = "window"): Promise<void> {
  return page.evaluate((name) => void globalThis[name].dispatchEvent(new CustomEvent("open_login_form")), target);
}
