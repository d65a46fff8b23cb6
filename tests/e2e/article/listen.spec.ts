/** Listening to an article: by a voice of the browser, from paragraph to paragraph and on to the next article, or as a recording. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { publishPost } from "#tests/support/journeys/paywall-journeys.ts";
import { failSpeaking, finishSpeaking, germanVoices, giveVoices, readSpoken } from "#tests/support/journeys/voices.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

test.use({ reducedMotion: "reduce" });

const findTools = (page: Page): Locator => page.locator("[data-island=share]");
const findOpener = (page: Page): Locator => findTools(page).getByRole("button", { name: "Anhören" });
const findPlayer = (page: Page): Locator => page.getByRole("region", { name: "Artikel anhören" });
const findControl = (page: Page, name: string): Locator => findPlayer(page).getByRole("button", { name, exact: true });
const findFollowed = (page: Page): Locator => page.locator("article [aria-current=true]");

/** What the voice speaks once it has spoken so many pieces. */
async function hear(page: Page, count: number): Promise<string> {
  await expect.poll(async () => (await readSpoken(page)).length).toBe(count);
  return (await readSpoken(page)).at(-1)?.text ?? "";
}

async function startListening(page: Page): Promise<void> {
  await expect(findOpener(page)).toBeVisible();
  await findOpener(page).click();
  await expect(findControl(page, "Pause")).toBeVisible();
}

for (const { device, voices } of [
  { device: "has no voice at all", voices: [] },
  { device: "speaks no German", voices: [{ name: "Samantha", lang: "en-US" }] },
]) {
  test(`A browser that ${device} is offered nothing`, { tag: "@mobile" }, async ({ page, open, portal }) => {
    await giveVoices(page, { voices });
    await open(await findStory(portal.origin, stories.free));
    await findTools(page).getByRole("link", { name: "Teilen" }).hover();
    await expect(page.locator("[data-island=share][data-awake]")).toBeAttached();
    await expect(page.locator(".listen")).toBeHidden();
    await page.keyboard.press("Tab");
    expect(await page.locator(".speaks").count()).toBe(0);
  });
}

test("Without script nothing is offered that needs one", { tag: ["@no-script", "@no-script-mobile"] }, async ({
  page,
  portal,
}) => {
  await page.goto(await findStory(portal.origin, stories.free));
  await expect(page.locator(".listen")).toBeHidden();
});

test("The button comes with the voices, however late, and nothing moves for it; no script is loaded for who does not listen", {
  tag: ["@script", "@mobile"],
}, async ({ page, open, portal }) => {
  await giveVoices(page, { voices: germanVoices, afterMs: 4000 });
  await open(await findStory(portal.origin, stories.free));
  const measure = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("article > header *")].map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  await expect(findOpener(page)).toBeHidden();
  const before = await measure();
  await expect(findOpener(page)).toBeVisible();
  expect(await measure()).toEqual(before);
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(files.filter((name) => /\/(?:react|listen|share)[-.]/.test(name))).toEqual([]);
});

test.describe("before the question for consents is answered", () => {
  test.use({ consent: null });

  test("the player stands where the question does not cover it", { tag: ["@script", "@mobile"] }, async ({
    page,
    open,
    portal,
  }) => {
    await giveVoices(page, { voices: germanVoices });
    await open(await findStory(portal.origin, stories.free));
    await expect(page.locator("dialog.consent-banner[open]")).toBeVisible();
    await startListening(page);
    await findControl(page, "Pause").click();
    await expect(findControl(page, "Abspielen")).toBeVisible();
  });
});

test("An article is read aloud, followed, paused, moved through and sped up, and goes on in the next one", {
  tag: ["@script", "@mobile", "@slow"],
}, async ({ page, open, portal }) => {
  await giveVoices(page, { voices: germanVoices, afterMs: 50 });
  await open(await findStory(portal.origin, stories.free));
  const title = (await page.locator("h1").innerText()).replaceAll("\u00ad", "");
  await startListening(page);

  // The Austrian voice, at its own speed, begins with the headline.
  await hear(page, 1);
  expect((await readSpoken(page))[0]).toMatchObject({ voice: "Ingrid Online (Natural)", rate: 1 });
  expect(title.startsWith((await readSpoken(page))[0]?.text.slice(0, 10) ?? "?")).toBe(true);
  await expect(findFollowed(page)).toHaveText(title);
  await expect(findPlayer(page).getByText(/^(Noch \d+|Unter 1)\sMin\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork.length)).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  expect(await findWider(page)).toEqual([]);

  // Passage by passage: the one that is heard is on the screen.
  await findControl(page, "Absatz vor").click();
  await findControl(page, "Absatz vor").click();
  const third = await hear(page, 3);
  await expect(findFollowed(page)).toBeInViewport();
  expect(await findFollowed(page).evaluate((element) => element.closest("[data-content]") !== null)).toBe(true);

  // A pause goes on with the same sentence, since many browsers cannot pause.
  await findControl(page, "Pause").click();
  await expect(findControl(page, "Abspielen")).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await findControl(page, "Abspielen").click();
  expect(await hear(page, 4)).toBe(third);

  // Another speed is heard at once, and kept.
  await findPlayer(page).getByLabel("Tempo").selectOption("1.4");
  expect(await hear(page, 5)).toBe(third);
  expect((await readSpoken(page)).at(-1)?.rate).toBe(1.4);
  expect(await page.evaluate(() => localStorage.getItem("talblick:tempo"))).toBe("1.4");

  // What the reader scrolled away from does not call them back.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const away = await page.evaluate(() => scrollY);
  await finishSpeaking(page);
  await hear(page, 6);
  expect(await page.evaluate(() => scrollY)).toBe(away);

  // A voice without its line gives way to one that needs none.
  await failSpeaking(page, "network");
  await hear(page, 7);
  expect((await readSpoken(page)).at(-1)?.voice).toBe("Anna");

  const nextTitle = await findPlayer(page).getByRole("link").innerText();
  // Whoever asks for a passage is led to it.
  await findControl(page, "Absatz vor").click();
  await expect(findFollowed(page)).toBeInViewport();

  for (let moves = 0; moves < 40 && (await findPlayer(page).getByText("Gleich:").count()) === 0; moves += 1)
    await findControl(page, "Absatz vor").click();
  const count = (await readSpoken(page)).length;
  await expect.poll(async () => (await readSpoken(page)).at(-1)?.text).toContain("Als Nächstes:");
  await expect(findFollowed(page)).toHaveCount(0);
  expect(count).toBeGreaterThan(7);
  const path = await findPlayer(page).getByRole("link").getAttribute("href");
  await finishSpeaking(page);
  await page.waitForURL((url) => url.pathname === path);
  await expect(findControl(page, "Pause")).toBeVisible();
  await expect(page.locator("h1")).toHaveText(nextTitle);
  await expect(findFollowed(page)).toHaveText(nextTitle);
  expect((await readSpoken(page)).at(-1)?.rate).toBe(1.4);
  expect(new URL(page.url()).hash).toBe("");

  // Closed it is gone, and says nothing more.
  await findControl(page, "Player schließen").click();
  await expect(findPlayer(page)).toHaveCount(0);
  await expect(findFollowed(page)).toHaveCount(0);
  await expect(findOpener(page)).toBeFocused();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

test("All of a text is heard and nothing else: no captions, tables, frames, buttons; and whoever wants to stays", async ({
  page,
  open,
  portal,
}) => {
  await giveVoices(page, { voices: germanVoices, hastyUntil: "Als Nächstes" });
  await open(await findStory(portal.origin, stories.everyBlock));
  await startListening(page);
  await expect(findPlayer(page).getByText("Gleich:")).toBeVisible();
  const spoken = (await readSpoken(page)).map(({ text }) => text).join(" ");
  const { text, others } = await page.evaluate(() => {
    const listWords = (selector: string) =>
      [...document.querySelectorAll(`article [data-content] ${selector}`)].flatMap(({ textContent }) => {
        // The first words that are spoken as they are printed.
        const [words] = /\p{Lu}\p{L}{3,} \p{L}{3,} \p{L}{3,}/u.exec((textContent ?? "").replace(/\s+/g, " ")) ?? [];
        return words === undefined ? [] : [words];
      });
    return {
      text: [
        ...listWords("> p:not(:has(> a:only-child))"),
        ...listWords("> h2"),
        ...listWords("> ul > li"),
        ...listWords("blockquote > p"),
      ],
      others: [...listWords("figcaption"), ...listWords("table"), ...listWords("pre"), ...listWords("[data-island]")],
    };
  });
  expect(text.length).toBeGreaterThan(10);
  expect(others.length).toBeGreaterThan(3);
  expect(text.filter((words) => !spoken.includes(words))).toEqual([]);
  expect(others.filter((words) => spoken.includes(words))).toEqual([]);
  expect(spoken).toMatch(/Zitat(?:, [^:]+)?: /);
  expect(spoken).toContain("Infokasten: ");

  await findControl(page, "Hier bleiben").click();
  await expect(findControl(page, "Abspielen")).toBeVisible();
  await expect(findPlayer(page).getByText("Als Nächstes:")).toBeVisible();
});

test("At the wall what was free is heard, and that it ends there", { tag: "@mobile" }, async ({ page, open, portal }) => {
  await giveVoices(page, { voices: germanVoices, hastyUntil: "Als Nächstes" });
  const post = await publishPost(portal.state, { excerpt: "Darum geht es." });
  await open(post.path);
  await startListening(page);
  await expect
    .poll(async () => (await readSpoken(page)).map(({ text }) => text))
    .toContain("Mit einem Abo kannst du den ganzen Artikel lesen und anhören.");
  const spoken = (await readSpoken(page)).map(({ text }) => text);
  expect(spoken.slice(0, 4)).toEqual([
    post.title,
    "Darum geht es.",
    `Hier beginnt es: ${post.freeWord}.`,
    "Auch der zweite Absatz ist für alle.",
  ]);
  expect(spoken.slice(4, 6)).toEqual([
    "Hier endet die Vorschau.",
    "Mit einem Abo kannst du den ganzen Artikel lesen und anhören.",
  ]);
  expect(spoken.join(" ")).not.toContain(post.paidWord);
});

test("Where the browser wants a touch first the player stands ready and says so", async ({ page, portal }) => {
  await giveVoices(page, { voices: germanVoices, afterMs: 300, needsTouch: true });
  await page.goto(`${await findStory(portal.origin, stories.free)}#anhoeren`);
  await expect(findPlayer(page).getByRole("status")).toHaveText("Drücke auf Abspielen, dann geht es los.");
  expect(await readSpoken(page)).toEqual([]);
  await findControl(page, "Abspielen").click();
  await hear(page, 1);
  await expect(findPlayer(page).getByRole("status")).toBeEmpty();
});

test("By keyboard: the player follows its button, answers to keys and gives the focus back", async ({ page, open, portal }) => {
  await giveVoices(page, { voices: germanVoices });
  await open(await findStory(portal.origin, stories.free));
  await expect(findOpener(page)).toBeVisible();
  await findOpener(page).focus();
  await page.keyboard.press("Enter");
  await expect(findPlayer(page)).toBeVisible();
  await expect(findOpener(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(findControl(page, "Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(findControl(page, "Abspielen")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(findPlayer(page)).toHaveCount(0);
  await expect(findOpener(page)).toBeFocused();
});

/** The demo paper's recording, as if somebody read the article in it. */
const recording = {
  kind: "media" as const,
  medium: "AUDIO" as const,
  sources: [{ media: "demo:film/laeutwerk.m4a" }],
  duration: 42,
  isSpokenArticle: true,
};
const FILE = "/media/demo/film/laeutwerk.m4a";
const paragraph = { kind: "paragraph" as const, html: "Ein Absatz für alle." };
const findRecording = (page: Page): Locator => findTools(page).getByRole("link", { name: "Anhören" });

test("A recording of the publisher's is a link to its file without script", { tag: ["@no-script", "@no-script-mobile"] }, async ({
  page,
  portal,
}) => {
  const { path } = await publishPost(portal.state, { isPremium: false, freeBlockCount: null, blocks: [recording, paragraph] });
  await page.goto(path);
  await expect(findRecording(page)).toHaveAttribute("href", FILE);
  await expect(page.locator("[data-content] audio")).toHaveCount(0);
});

test("With script a recording plays in the same player, whatever voices there are, and goes on where its listener left off", {
  tag: ["@script", "@mobile"],
}, async ({ page, open, portal }) => {
  const { path, title } = await publishPost(portal.state, {
    isPremium: false,
    freeBlockCount: null,
    blocks: [paragraph, recording],
  });
  await open(path);
  await findRecording(page).click();
  await expect(findControl(page, "Pause")).toBeVisible();
  await expect(findPlayer(page).getByText(/\sMin\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
  await findControl(page, "30 Sekunden vor").click();
  await findControl(page, "Pause").click();
  await expect(findControl(page, "Abspielen")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem("talblick:audio"));
  expect(JSON.parse(kept ?? "[]")).toEqual([[expect.stringContaining(FILE), expect.any(Number)]]);
});

test("At a wall there is no recording: it says all that is paid for", async ({ page, portal, request }) => {
  const { path } = await publishPost(portal.state, { blocks: [recording, paragraph, paragraph, paragraph], freeBlockCount: 2 });
  expect(await (await request.get(path)).text()).not.toContain(FILE);
  await page.goto(path);
  await expect(findRecording(page)).toHaveCount(0);
});
