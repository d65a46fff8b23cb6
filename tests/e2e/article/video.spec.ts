/** Videos: nothing of the platform before its reader allows it, then its player in a frame that can reach nothing of this site; and our own films. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "playwright/test";
import { allConsents } from "#app/domain/consent/change-consent.ts";
import { findChunk } from "#tests/support/find-chunk.ts";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import type { JourneysPortal } from "#tests/support/journeys/journeys-portal.ts";
import { readToTheEnd, waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { findStory } from "#tests/support/pages/page-kinds.ts";

const platformVideo = { story: "derby-walgau-rheindelta-sieben-tore", title: "Die Tore aus Fußach" };
const ownFilm = { story: "arlbergbahn-sperre-ersatzverkehr", title: "Die letzten Züge vor der Sperre" };
const recording = { story: "alle-bausteine-einer-geschichte", title: "So klingt das Läutwerk" };

/** What was asked of other sites. */
function watchOtherSites(page: Page, { origin, analyticsOrigin }: JourneysPortal): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && ![origin, analyticsOrigin].includes(url.origin)) asked.push(url.pathname);
  });
  return asked;
}

/** What was told to who counts. */
function readCounted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: { type?: string; name?: string; action?: string }[] }).dataLayer ?? [])
      .filter(({ type }) => type === "video" || type === "audio")
      .map(({ name, action }) => `${name}: ${action}`),
  );
}

/** To its last moment, so that the test does not wait for the film. */
async function playToTheEnd(page: Page): Promise<void> {
  const video = page.frameLocator("iframe.player-frame").locator("video");
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = element.duration - 0.2;
  });
}

test("A video asks no third party before consent, plays in a frame without an origin, is counted, and goes when consent does", {
  tag: "@mobile",
}, async ({ page, open, portal }) => {
  const asked = watchOtherSites(page, portal);
  const { title, story } = platformVideo;
  await open(await findStory(portal.origin, story));
  const place = page.getByRole("figure").filter({ hasText: title });
  const play = place.getByRole("button", { name: `Video abspielen: ${title}` });

  await test.step("nothing is asked for while it is read, and at the first click its reader is", async () => {
    await readToTheEnd(page);
    await play.click();
    await expect(place.getByRole("region", { name: "Zustimmung" })).toContainText("players.brightcove.net");
    await expect(place.getByRole("region", { name: "Zustimmung" })).toBeFocused();
    expect(asked).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("allowed, the player comes and plays", async () => {
    await place.getByRole("button", { name: "Immer laden" }).click();
    const player = page.frameLocator("iframe.player-frame");
    await expect(player.getByText("Vorführung: Video 6348120457112, Konto 1234567890001, Player default")).toBeVisible();
    await expect(place.locator("iframe")).toBeFocused();
    await expect(place.locator("[data-step=ready]")).toBeVisible();
    expect(asked).toEqual(["/1234567890001/default_default/index.min.js", "/film.mp4"]);
    await expect.poll(() => readCounted(page)).toEqual([`${title}: play`]);
  });

  await test.step("what runs in the frame has neither this site's storage nor its cookies, nor a way to its page", async () => {
    const frame = page.frames().find((one) => one.url().includes("/video/player"));
    const reached = await frame?.evaluate(() => {
      const attempts = [
        () => localStorage.length,
        () => document.cookie,
        () => parent.document.title,
        () => {
          parent.location.href = "/abo";
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "reached";
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(reached).toEqual(["SecurityError", "SecurityError", "SecurityError", "SecurityError"]);
  });

  await test.step("the end is counted once", async () => {
    await playToTheEnd(page);
    await expect.poll(() => readCounted(page)).toEqual([`${title}: play`, `${title}: ended`]);
  });

  await test.step("consent that is taken back puts the player away", async () => {
    const frame = page.frames().find((one) => one.url().includes("/video/player"));
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener("message", ({ data }) => {
            if (data?.videoPlayer === "disposed") resolve("disposed");
          });
        }),
    );
    expect(frame).toBeDefined();
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
    const dialog = findDialogTitled(page, "Cookie-Einstellungen");
    await dialog.getByLabel("Brightcove").uncheck();
    await dialog.getByRole("button", { name: "Speichern" }).click();
    expect(await told).toBe("disposed");
    await expect(place.locator("iframe")).toHaveCount(0);
    await expect(play).toBeVisible();
  });
});

test.describe("A reader who allows all", () => {
  test.use({ consent: allConsents });

  test("has the video of its own address on the stage at one click, and a message and a link where the platform fails", async ({
    page,
    open,
    portal,
  }) => {
    const asked = watchOtherSites(page, portal);
    await open("/video");
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Sieben Tore und ein Elfmeter" }).click();
    await expect(page).toHaveURL(/\/video\/derby-walgau-rheindelta-sieben-tore\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: platformVideo.title })).toBeVisible();
    expect(asked).toEqual([]);

    await waitForComfort(page);
    await page.route("**/index.min.js", (route) => route.abort());
    const play = page.getByRole("button", { name: /^Video abspielen/ });
    await play.click();
    await expect(page.getByRole("status").filter({ hasText: "lässt sich hier nicht abspielen" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Bei Brightcove ansehen" })).toHaveAttribute(
      "href",
      "https://players.brightcove.net/1234567890001/default_default/index.html?videoId=6348120457112",
    );
    expect(await findViolations(page)).toEqual([]);

    await page.unroute("**/index.min.js");
    await play.click();
    await expect(page.locator("[data-step=ready] iframe")).toBeVisible();
  });
});

/** The page comes back to view, and learns that there is a newer build. */
async function learnOfNewBuild(page: Page): Promise<void> {
  const told = page.waitForResponse(/\/builds\/latest\.json/);
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await (await told).finished();
}

test.describe("While a film plays", () => {
  test.use({ consent: allConsents });

  const films = [
    {
      whose: "the platform's",
      story: platformVideo.story,
      play: async (page: Page) => {
        await page.getByRole("button", { name: `Video abspielen: ${platformVideo.title}` }).click();
        await page.locator("[data-keeps-page] iframe.player-frame").waitFor();
      },
      end: async (page: Page) => {
        await playToTheEnd(page);
        await expect(page.locator("[data-keeps-page]")).toHaveCount(0);
        // A frame that has the focus may hold anything.
        await page.getByRole("heading", { level: 1 }).click();
      },
    },
    {
      whose: "our own",
      story: ownFilm.story,
      play: (page: Page) =>
        page.locator("video").evaluate((element: HTMLVideoElement) => {
          element.muted = true;
          return element.play();
        }),
      end: (page: Page) => page.locator("video").evaluate((element: HTMLVideoElement) => element.pause()),
    },
  ];

  for (const { whose, story, play, end } of films)
    test(`neither a newer build nor a chunk that is gone reloads the page; afterwards the build does (${whose})`, async ({
      page,
      open,
      portal,
    }) => {
      await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "20990101000000" } }));
      const gone = page.waitForRequest(`**/assets/${findChunk("modal-host.island.tsx")}`);
      await page.route(`**/assets/${findChunk("modal-host.island.tsx")}`, (route) => route.abort());
      const later = page.waitForResponse(/\/builds\/meta\//);
      await open(await findStory(portal.origin, story));
      await later;
      await play(page);
      await page.evaluate(() => {
        document.documentElement.dataset.sameDocument = "";
      });
      await learnOfNewBuild(page);
      await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).hover();
      await gone;
      await page.locator("[data-island=modal-host][data-failed]").waitFor({ state: "attached" });
      await expect(page.locator("html")).toHaveAttribute("data-same-document");
      await end(page);
      const reloaded = page.waitForEvent("load");
      await learnOfNewBuild(page);
      await reloaded;
      await expect(page.locator("html")).not.toHaveAttribute("data-same-document");
    });
});

test("A film of our own plays with captions and asks no third party; a recording jumps, and goes on where its listener left off", async ({
  page,
  open,
  portal,
}) => {
  const asked = watchOtherSites(page, portal);
  await open(await findStory(portal.origin, ownFilm.story));
  const film = page.locator("video");
  await film.scrollIntoViewIfNeeded();
  await film.hover();
  await page.locator("[data-island=media-player][data-awake]").waitFor({ state: "attached" });
  await film.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => readCounted(page)).toEqual([`${ownFilm.title}: play`]);
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length ?? 0))
    .toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);

  await test.step("a recording", async () => {
    const path = await findStory(portal.origin, recording.story);
    await open(path);
    const place = page.getByRole("figure").filter({ hasText: recording.title });
    const audio = place.locator("audio");
    await place.scrollIntoViewIfNeeded();
    await place.getByRole("button", { name: "Abspielen" }).waitFor();
    await expect(audio).toBeHidden();
    const readTime = () => audio.evaluate((element: HTMLAudioElement) => Math.round(element.currentTime));
    await place.getByRole("button", { name: "30 Sekunden vor" }).click();
    await expect.poll(readTime).toBe(30);
    await place.getByRole("button", { name: "15 Sekunden zurück" }).click();
    await expect.poll(readTime).toBe(15);
    await place.getByLabel("Tempo").selectOption("1,5×");
    expect(await audio.evaluate((element: HTMLAudioElement) => element.playbackRate)).toBe(1.5);
    await place.getByLabel("Stelle").fill("20");
    await expect.poll(readTime).toBe(20);
    await audio.evaluate((element: HTMLAudioElement) => {
      element.muted = true;
    });
    await place.getByRole("button", { name: "Abspielen" }).click();
    await place.getByRole("button", { name: "Pause" }).click();
    expect(await findViolations(page)).toEqual([]);
    await open(path);
    await place.scrollIntoViewIfNeeded();
    await place.getByRole("button", { name: "Abspielen" }).waitFor();
    await expect.poll(readTime).toBeGreaterThanOrEqual(20);
    await expect(place).toContainText(/0:2\d \//);
  });
  expect(asked).toEqual([]);
});

/** The film of the story as a stream in one piece: its boxes up to the first moment, then the rest. */
async function toStream(page: Page): Promise<string> {
  const file = "/media/demo/film/zug.mp4";
  const bytes = await (await page.request.get(file)).body();
  let start = 0;
  while (bytes.toString("latin1", start + 4, start + 8) !== "moof") start += bytes.readUInt32BE(start);
  const lines = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-TARGETDURATION:11", "#EXT-X-PLAYLIST-TYPE:VOD"];
  lines.push(
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${start}@0"`,
    "#EXTINF:10,",
    `#EXT-X-BYTERANGE:${bytes.length - start}@${start}`,
  );
  return [...lines, file, "#EXT-X-ENDLIST", ""].join("\n");
}

/** The built file of the package that plays streams. */
function findStreamPlayer(): string {
  const file = globSync("build/client/assets/*.js").find((path) => readFileSync(path, "utf8").includes("hlsManifestParsed"));
  if (file === undefined) throw new Error("No chunk plays streams");
  return basename(file);
}

test("A stream plays by script where the browser knows none, and what plays it comes at the click", async ({
  page,
  open,
  portal,
}) => {
  const path = await findStory(portal.origin, ownFilm.story);
  const stream = await toStream(page);
  await page.route("**/zug.m3u8", (route) => route.fulfill({ contentType: "application/vnd.apple.mpegurl", body: stream }));
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    // As the portal has it for a page with a stream (shell/document/content-security-policy.ts).
    const policy = (headers["content-security-policy"] ?? "").replace("media-src 'self' https:", "$& blob:");
    const html = (await answer.text())
      .replaceAll("/media/demo/film/zug.mp4", "/media/demo/film/zug.m3u8")
      .replaceAll("video/mp4", "application/vnd.apple.mpegurl");
    await route.fulfill({ response: answer, headers: { ...headers, "content-security-policy": policy }, body: html });
  });
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
  });
  const player = findStreamPlayer();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(player)) scripts.push(request.url());
  });
  await open(path);
  await page.locator("video").scrollIntoViewIfNeeded();
  await page.locator("video").hover();
  const play = page.getByRole("button", { name: `Video abspielen: ${ownFilm.title}` });
  await expect(play).toBeVisible();
  expect(scripts).toEqual([]);
  await play.click();
  await expect.poll(() => readCounted(page)).toEqual([`${ownFilm.title}: play`]);
  await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.src)).toMatch(/^blob:/);
  expect(scripts).toHaveLength(1);
});

test("Without script our own film plays by itself, and a video of the platform is its link", { tag: "@no-script" }, async ({
  page,
  portal,
}) => {
  await page.goto(await findStory(portal.origin, ownFilm.story));
  await expect(page.locator("video[controls] source")).toHaveAttribute("src", "/media/demo/film/zug.mp4");
  await expect(page.locator("video track[kind=captions]")).toHaveAttribute("srclang", "de");
  await page.goto(await findStory(portal.origin, platformVideo.story));
  await expect(page.getByRole("link", { name: "Bei Brightcove ansehen" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Video abspielen/ })).toHaveCount(0);
  await page.goto(await findStory(portal.origin, recording.story));
  await expect(page.locator("audio[controls]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Abspielen" })).toHaveCount(0);
});
