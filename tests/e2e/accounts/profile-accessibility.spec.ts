/** The dialogs and the profile before axe, on the smallest phone, and on paper. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { findDialog, findNamedDialog, openDialog } from "#tests/support/journeys/dialogs.ts";
import { findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

/** What fits between the margins of an A4 page. */
const PAPER = { width: 718, height: 1040 };
test.use({ reducedMotion: "reduce" });

test.describe("The open dialog", { tag: "@mobile" }, () => {
  for (const name of ["Login", "Register", "ForgetPassword", "AbocardActivation"] as const) {
    test(`${name} gives axe nothing to object to and fits, in light and dark, on phone and desk, with messages at its fields`, async ({
      page,
      open,
    }) => {
      await open("/impressum");
      await openDialog(page, name);
      await expect(findNamedDialog(page, name)).toBeVisible();
      expect(await findViolations(page, ["light"]), "390 px").toEqual([]);
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      const form = findDialog(page).locator("form");
      await form.evaluate((form) => (form as HTMLFormElement).requestSubmit());
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      expect(await findViolations(page), "1280 px, with messages").toEqual([]);

      // On the smallest phone, and on one lying on its side.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findWider(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 320 });
      expect(await findWider(page)).toEqual([]);
      const box = await findDialog(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
      const button = findSubmit(findDialog(page));
      await button.scrollIntoViewIfNeeded();
      await expect(findDialog(page).getByRole("button", { name: "Schließen" })).toBeVisible();
    });
  }
});

const profiles = [
  { name: "Anna, who subscribes to nothing", reader: "anna", heading: /Anna/ },
  { name: "Claudia with Plus Premium", reader: "claudia", heading: /Claudia/ },
  { name: "Dieter with Pur", reader: "dieter", heading: /Dieter/ },
  { name: "Theresia with her print card", reader: { card: "40010001", lastName: "Schedler" }, heading: /Theresia/ },
];

test.describe("The profile", { tag: "@mobile" }, () => {
  for (const { name, reader, heading } of profiles) {
    test(`of ${name} gives axe nothing to object to and fits the smallest phone unfolded, and a sheet of paper`, async ({
      page,
      open,
      signedInAs,
    }) => {
      await signedInAs(reader);
      await open("/profil");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await findViolations(page, ["light"]), "390 px").toEqual([]);
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      await waitForComfort(page);
      expect(await findViolations(page), "1280 px, in light and dark").toEqual([]);

      // No switch is cut, and on paper nothing to press or fill in takes room.
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) (details as HTMLDetailsElement).open = true;
      });
      expect(await findWider(page), "320 px").toEqual([]);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: "print" });
      expect(await findWider(page), "on paper").toEqual([]);
      expect(await findCutSwitches(page)).toEqual([]);
      await expect(page.getByRole("switch").first()).toBeAttached();
      for (const selector of ["main button:not([role=switch])", "main a[href='/abo']", "main input", "main summary"]) {
        const shown = await page
          .locator(selector)
          .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()));
        expect(shown, selector).toHaveLength(0);
      }
    });
  }
});

/** Switches, or their words, of which a part lies outside what holds them. */
function findCutSwitches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    return [...document.querySelectorAll<HTMLElement>("main [role=switch]")]
      .filter((element) => {
        const row = element.closest("li");
        const whole = element.closest("label") ?? element;
        const box = whole.getBoundingClientRect();
        const parts = [...whole.children, ...element.children].map((part) => part.getBoundingClientRect());
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.height > 0;
        const isWhole = parts.every((part) => part.width > 0 && isInside(part, box));
        return !isSeen || !isWhole || row === null || !isInside(box, row.getBoundingClientRect());
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
