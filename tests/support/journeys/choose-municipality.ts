/** The dropdown of the municipalities in the header: with script a field to type in, without it a list and a button. */
import type { Locator, Page } from "playwright/test";

export const findDropdown = (page: Page): Locator => page.getByRole("banner").locator("details");
export const findPlaceField = (page: Page): Locator => findDropdown(page).getByLabel("Gemeinde suchen");
export const findPlaceList = (page: Page): Locator => findDropdown(page).getByRole("listbox", { name: "Gemeinden" });

/** Opens the dropdown and chooses the place of that title, as a reader would who has script or has none. */
export async function chooseMunicipality(page: Page, title: string): Promise<void> {
  const dropdown = findDropdown(page);
  await dropdown.locator("summary").click();
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) {
    await findPlaceField(page).fill(title);
    await dropdown.getByRole("option", { name: title, exact: true }).click();
  } else await chooseFromSelect(page, title);
}

/** In the open dropdown, where its script did not come. */
export async function chooseFromSelect(page: Page, title: string): Promise<void> {
  const dropdown = findDropdown(page);
  await dropdown.getByLabel("Gemeinde", { exact: true }).selectOption(title);
  await dropdown.getByRole("button", { name: "Übernehmen" }).click();
}
