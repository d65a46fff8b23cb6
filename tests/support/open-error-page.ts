import type { Page } from "playwright";

/** Brings a browser to the generic error page (spec 2.2): it posts a form to an address that takes none. */
export async function openErrorPage(page: Page): Promise<void> {
  await page.goto("/impressum");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/themen";
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL("/themen");
}
