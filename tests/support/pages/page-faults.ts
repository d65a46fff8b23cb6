/** What is wrong with a page on the screen: what axe objects to, and what does not fit. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Frame, Page } from "playwright";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Who speaks to their device says what they see (WCAG 2.5.3); axe counts the rule among its experiments. */
const offByDefault = ["label-content-name-mismatch"];
const colorRules = ["color-contrast", "link-in-text-block"];
const placeRules = ["target-size", "scrollable-region-focusable"];

type AxeRules = Pick<axe.RunOptions, "runOnly" | "rules">;
const everyRule: AxeRules = {
  runOnly: { type: "tag", values: tags },
  rules: Object.fromEntries(offByDefault.map((rule) => [rule, { enabled: true }])),
};
const onlyRules = (values: string[]): AxeRules => ({ runOnly: { type: "rule", values } });

export type Violation = { scheme: "light" | "dark"; rule: string; help: string; nodes: string[] };

/** What axe objects to in light and dark. Colours are all that the dark scheme changes. A frame's page is one of its own. */
export async function findViolations(
  page: Page,
  schemes: Violation["scheme"][] = ["light", "dark"],
  frame: Frame = page.mainFrame(),
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    found.push(...(await runAxe(frame, scheme, scheme === "light" ? everyRule : onlyRules(colorRules))));
  }
  return found;
}

/** Of a page that axe has seen on a phone in light: what axe objects to in places and in dark colours at this width. */
export async function findViolationsOfWidth(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  return runAxe(page.mainFrame(), "dark", onlyRules([...colorRules, ...placeRules]));
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe by itself: its runner for Playwright brings it into a page three times, unminified, and may open a second page for what it found. */
async function runAxe(frame: Frame, scheme: Violation["scheme"], rules: AxeRules): Promise<Violation[]> {
  // Once a page.
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const options = { resultTypes: ["violations" as const], iframes: false, selectors: false, ...rules };
  const violations = await frame.evaluate(async (given) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return found.violations.map(({ id, help, nodes }) => {
      const texts = nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`);
      return { rule: id, help, nodes: texts };
    });
  }, options);
  return violations.map((violation) => ({ scheme, ...violation }));
}

/** They scroll by themselves, which the keyboard must reach: by themselves, or by the links in them. */
export const rowsThatScroll = "[tabindex='0'], .service-line ul";

/** What makes the page, or the open dialog, scroll sideways, and its elements that do not fit; not those within `allowed`. */
export function findWider(page: Page, allowed = ":not(*)"): Promise<string[]> {
  return page.evaluate((others) => {
    const box = document.querySelector("dialog[open]") ?? document.documentElement;
    const { left } = box.getBoundingClientRect();
    // A drawing shows what lies within its frame alone, as a map does.
    const isCut = ({ parentElement }: Element) => {
      const drawing = parentElement?.closest("svg");
      return drawing != null && getComputedStyle(drawing).overflow !== "visible";
    };
    const wider = [...box.querySelectorAll("*")].filter(
      (element) =>
        element.checkVisibility() &&
        !isCut(element) &&
        // What only screen readers see is one pixel wide and cut on purpose.
        element.closest(`.sr-only, header, footer, ${others}`) === null &&
        (element.getBoundingClientRect().right > left + box.clientWidth + 1 || element.getBoundingClientRect().left < left - 1),
    );
    const isWider = box.scrollWidth > box.clientWidth;
    return [...(isWider ? [box.tagName] : []), ...wider.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 5);
  }, allowed);
}

/** Interactive elements that look the same with the focus as without. */
export async function findWithoutFocusStyle(page: Page): Promise<string[]> {
  // After this key focus counts as visible.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const selector = "a[href], button:enabled, summary, input:enabled:not([type=hidden]), [tabindex='0']";
    const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        // In a text that is written the cursor shows it, and a link is a part of the text.
        element.closest("[contenteditable=true]") === null,
    );
    const missing = elements.filter((element) => {
      element.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
      const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !isTransparent;
      return document.activeElement !== element || !element.matches(":focus-visible") || !isSeen;
    });
    if (elements.length === 0) return ["nothing to focus"];
    return missing.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

/** What is to be pressed, outside running text, and is less than 24 px high or wide; on a phone's header less than 44 px high. */
export function findSmallTargets(page: Page, { isPhone }: { isPhone: boolean }): Promise<string[]> {
  return page.evaluate((hasThumbs) => {
    const elements = [
      ...document.querySelectorAll("header a, header button, summary, footer a, main nav a, main button"),
      // Within running text a link is a part of its line.
      ...[...document.querySelectorAll("main a")].filter((link) => getComputedStyle(link).display === "inline-flex"),
    ];
    return elements
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        // A byline is a line of text, if a link at the head of its article.
        const isTool = element.closest("header") !== null && element.closest("main") === null;
        const least = hasThumbs && isTool && element.textContent !== "Talblick" ? 44 : 24;
        return height < least || width < 24;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  }, isPhone);
}

/** Sections that the browser leaves out until they come near keep the colours of their last rendering. */
export function renderEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(styles);
  });
}
