/** Page-loading start and end are signalled on navigation (rules 2.1, 4, 9). */
import type { Page } from "playwright/test";
import { chooseMunicipality } from "#tests/support/journeys/choose-municipality.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";

/** What the pages signalled so far, with their paths. */
const test = base.extend<{ heard: string[] }>({
  heard: [
    async ({ page, open }, use) => {
      const heard: string[] = [];
      await page.exposeFunction("hear", (moment: string) => heard.push(moment));
      await page.addInitScript(() => {
        for (const moment of ["start", "end"]) {
          document.addEventListener(`page:loading:${moment}`, () =>
            (window as unknown as { hear: (moment: string) => void }).hear(`${location.pathname} ${moment}`),
          );
        }
      });
      await open("/impressum");
      await expect.poll(() => heard).toEqual(["/impressum end"]);
      await use(heard);
    },
    { auto: true },
  ],
});

/**
 * Puts the link onto the page and clicks it; tells how long it took the page to say that something is coming, if it did.
 * The page is then shown again, all in one: while a page is on its way the browser's driver waits for it.
 */
function follow(page: Page, attributes: Readonly<Record<string, string>>): Promise<number | null> {
  return page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    document.querySelector("main")?.prepend(link);
    document.querySelector("#taken")?.addEventListener("click", (event) => event.preventDefault());
    const since = performance.now();
    link.click();
    return new Promise<number | null>((resolve) => {
      setTimeout(() => resolve(null), 300);
      new MutationObserver(() => {
        if (document.body.ariaBusy === null) return;
        const ms = performance.now() - since;
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        if (document.body.ariaBusy === null) resolve(ms);
      }).observe(document.body, { attributeFilter: ["aria-busy"] });
    });
  }, attributes);
}

test("A link to another page signals the start here and the end there", async ({ page, heard }) => {
  await page.getByRole("link", { name: "Abo", exact: true }).first().click();
  await page.waitForURL("/abo");
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/abo end"]);
});

test("So does script that leads on, after a login", async ({ page, heard }) => {
  await page.goto("/profil?dialog=login&returnTo=%2Fimpressum");
  heard.length = 0;
  const form = page.getByRole("main");
  await form.getByLabel("E-Mail oder Benutzername").fill("anna");
  await form.getByLabel("Passwort", { exact: true }).fill("talblick-demo");
  await form.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL("/impressum");
  await expect.poll(() => heard.filter((signal) => signal !== "/profil end")).toEqual(["/profil start", "/impressum end"]);
});

test("A form does the same", async ({ page, heard }) => {
  await chooseMunicipality(page, "Götzis");
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/impressum end"]);
});

test("A page that keeps the reader waiting says so after 100 ms, and no longer once it is shown again", async ({
  page,
  heard,
}) => {
  await page.route("**/langsam", () => {});
  expect(await follow(page, { href: "/langsam", rel: "nofollow" })).toBeGreaterThanOrEqual(100);
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/impressum end"]);
});

const silent = {
  "another place on the same page": { href: "#inhalt" },
  "a new tab": { href: "/abo", target: "_blank" },
  "a download": { href: "/abo", download: "" },
  "what script takes care of": { href: "/abo", id: "taken" },
  // Last: it is on its way from then on.
  "another site": { href: "https://anderswo.example/" },
};

test("A link to the same page, a new tab, a download, another site, or that script takes care of signals nothing", async ({
  page,
  heard,
}) => {
  await page.route("https://anderswo.example/", () => {});
  for (const [target, link] of Object.entries(silent)) {
    expect(await follow(page, link), target).toBeNull();
    expect(heard, target).toEqual(["/impressum end"]);
  }
});
