/** What is wrong with a page on the screen: what axe objects to, and what does not fit. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colorRules = ["color-contrast", "link-in-text-block"];

export type Violation = { scheme: "light" | "dark"; rule: string; help: string; nodes: string[] };

/** What axe objects to in light and dark. Colours are all that the dark scheme changes. */
export async function findViolations(page: Page, schemes: Violation["scheme"][] = ["light", "dark"]): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    // No frames here; the legacy mode needs no second page to gather results in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    const { violations } = await (scheme === "light" ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
    for (const { id: rule, help, nodes } of violations) {
      const texts = nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`);
      found.push({ scheme, rule, help, nodes: texts });
    }
  }
  return found;
}

/** What makes the page, or the open dialog, scroll sideways, and its elements that do not fit; not those within `allowed`. */
export function findWider(page: Page, allowed = ":not(*)"): Promise<string[]> {
  return page.evaluate((others) => {
    const box = document.querySelector("dialog[open]") ?? document.documentElement;
    const { left } = box.getBoundingClientRect();
    const wider = [...box.querySelectorAll("*")].filter(
      (element) =>
        element.checkVisibility() &&
        // What only screen readers see is one pixel wide and cut on purpose.
        element.closest(`.sr-only, header, footer, ${others}`) === null &&
        (element.getBoundingClientRect().right > left + box.clientWidth + 1 || element.getBoundingClientRect().left < left - 1),
    );
    const isWider = box.scrollWidth > box.clientWidth;
    return [...(isWider ? [box.tagName] : []), ...wider.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 5);
  }, allowed);
}
