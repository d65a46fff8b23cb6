/** How pages look to those who see them elsewhere: in the app, on paper, in the dark, without motion; and all building blocks of a text. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

/** Perceived lightness of a computed colour, 0 to 255, as the screen shows it. */
function readLightness(page: Page, selector: string, property: "color" | "backgroundColor"): Promise<number> {
  return page.locator(selector).evaluate((element, name) => {
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  }, property);
}

test("The story with every block shows each of them as what it is, and its pictures and small print when they are asked for", {
  tag: ["@script", "@no-script"],
}, async ({ page, open, portal }) => {
  await open(await findStory(portal.origin, stories.everyBlock));

  await test.step("each of them as what it is", async () => {
    const text = page.locator("[data-content]");
    expect(await text.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(5);
    await expect(text.getByRole("heading", { level: 3 })).toHaveCount(2);
    await expect(text.locator("ol:not([class]) > li")).toHaveCount(3);
    await expect(text.locator("ol ul li")).toHaveCount(4);
    await expect(text.locator(".ticker > li time")).toHaveCount(3);
    await expect(text.locator(".ticker")).toContainText("Schranke wieder offen");
    await expect(text.getByRole("table").getByRole("row")).toHaveCount(5);
    await expect(text.getByRole("columnheader")).toHaveText(["Halbjahr", "Störungen", "Längste Sperre"]);
    await expect(text.locator("blockquote")).toHaveCount(2);
    await expect(text.locator("blockquote cite", { hasText: /^Die Briefträgerin vom Bahnübergang$/ })).toHaveCount(1);
    await expect(text.locator(".facts .facts-title")).toHaveText("Unsere Regeln in Kürze");
    await expect(text.locator("pre code")).toContainText('cut -d ";" -f 2 stoerungen.csv');
    expect(await text.locator(".embed").count()).toBeGreaterThanOrEqual(6);
    await expect(text.getByRole("link", { name: "So funktioniert eine Bahnschranke" })).toHaveAttribute("href", /youtube/);
    await expect(text.getByText("Video: Dreißig Minuten vor der Schranke")).toBeVisible();
    await expect(text.locator("hr")).toHaveCount(1);
    await expect(text.getByRole("link", { name: "Alle Beiträge zur Digitalisierung" })).toHaveAttribute(
      "href",
      "/themen/digitalisierung",
    );
    expect(await text.locator("strong, b").count()).toBeGreaterThan(0);
  });

  await test.step("a gallery with counters and captions, and the pictures the reader comes to", async () => {
    const gallery = page.getByRole("group", { name: "Bildergalerie, 4 Bilder" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.locator("figcaption").first()).toContainText("1 / 4");
    await expect(gallery.locator("figcaption").last()).toContainText("4 / 4");
    const first = gallery.locator("img").first();
    await expect.poll(() => first.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(first).not.toHaveAttribute("alt", "");
  });

  await test.step("the small print, on a click", async () => {
    const detail = page.getByText("Als Störung gilt jede Sperre");
    await expect(detail).toBeHidden();
    await page.getByText("Wie wir gezählt haben").click();
    await expect(detail).toBeVisible();
  });
});

test.describe("In the publisher's app", { tag: "@mobile" }, () => {
  const ways = [
    { way: "with noheader in the address", path: "/news/politik?noheader", userAgent: undefined },
    { way: "by the user agent of its iOS webview", path: "/news/politik", userAgent: "Mozilla/5.0 TalblickApp-iOS/3.1" },
    { way: "by the user agent of its Android webview", path: "/news/politik", userAgent: "Mozilla/5.0 TalblickApp-Android/3.1" },
  ];
  for (const { way, path, userAgent } of ways) {
    test.describe(way, () => {
      test.use({ userAgent });

      test("pages come without header and footer", async ({ page, open }) => {
        await open(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Politik");
        await expect(page.getByRole("banner")).toHaveCount(0);
        await expect(page.getByRole("contentinfo")).toHaveCount(0);
        await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
      });
    });
  }
});

test("On paper a story has its text and picture, but no navigation, footer or teasers, and dark text on white", {
  tag: "@dark",
}, async ({ page, open, portal }) => {
  await open(await findStory(portal.origin, stories.free));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-content] p").first()).toBeVisible();
  for (const hidden of ["#menu", "footer", "header details", "header a[href='/abo']"]) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  }
  await expect(page.getByText("Das könnte dich auch interessieren")).toBeHidden();
  expect(await readLightness(page, "h1", "color")).toBeLessThan(80);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", { tag: "@dark" }, () => {
    test.use({ javaScriptEnabled });

    test("a reader who prefers dark gets a dark ground and light text, from the first paint on", async ({ page, open }) => {
      await open("/");
      expect(await readLightness(page, "body", "backgroundColor")).toBeLessThan(40);
      expect(await readLightness(page, "body", "color")).toBeGreaterThan(200);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await readLightness(page, "body", "backgroundColor")).toBeGreaterThan(240);
      expect(await readLightness(page, "body", "color")).toBeLessThan(60);
    });
  });
}

test.describe("A reader who asked for less motion", { tag: ["@script", "@no-script"] }, () => {
  test.use({ reducedMotion: "reduce" });

  test("sees nothing move", async ({ page, open }) => {
    await open("/");
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const durations = `${transitionDuration},${animationDuration}`.split(",").map((text) => Number.parseFloat(text));
          return durations.some((seconds) => seconds > 0.001) || scrollBehavior === "smooth" ? [element.outerHTML] : [];
        })
        .slice(0, 5),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
