/** What readers have, in their profile: cancelled, taken back, managed elsewhere; and the provider's account frame. */
import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { createAddress, waitForSession } from "../../support/account-calls.ts";
import { openComfortably, signIn } from "../../support/account-pages.ts";
import { launchBrowser, openPage, widths } from "../../support/browser.ts";
import { findViolations, findWider } from "../../support/page-faults.ts";
import { buyFromProvider, createSubscriber, createSubscription } from "../../support/subscribers.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const TERM = "TMTALBPLUSJ";
/** As the provider's frame posts it. */
const cancellation = {
  type: "autorenew-tracking",
  subscriptionId: "1",
  didCancel: true,
  isKayakSubs: true,
  cancelReason: "Es ist mir zu teuer",
};

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

/** The profile of a reader, in a browser of their own. */
async function openProfile(reader: string, { hasScript = true, width = widths.desktop as number } = {}): Promise<Locator> {
  page = await openPage(browser, origin, {
    javaScriptEnabled: hasScript,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    extraHTTPHeaders: { "cf-connecting-ip": createAddress() },
  });
  await signIn(page, origin, reader);
  await open("/profil", hasScript);
  return page.locator("#abo");
}

async function open(path: string, hasScript: boolean): Promise<void> {
  if (hasScript) await openComfortably(page, path);
  else await page.goto(path);
}

const kayakPlus = () =>
  createSubscription({ product: "kayak_plus", meta: [{ key: "resourceName", value: "Talblick Plus vom Kiosk" }] });

describe.each([
  { reader: "A reader with script at 1280 px", hasScript: true, width: widths.desktop },
  { reader: "A reader without script at 390 px", hasScript: false, width: widths.mobile },
])("$reader", (kind) => {
  test("cancels with a reason, reads until when it lasts, and takes it back", async () => {
    const reader = await createSubscriber(state, [kayakPlus(), createSubscription({ product: "pur" })]);
    const section = await openProfile(reader, kind);
    const row = section.getByRole("listitem").filter({ hasText: "Talblick Plus vom Kiosk" });
    expect(await row.textContent()).toMatch(/Abo-Shop.*Verlängert sich am/s);
    expect(await row.getByRole("button").isVisible()).toBe(false);

    await row.locator("summary").click();
    await row.getByLabel("Ich komme zu selten zum Lesen").check();
    await row.getByLabel("Was sollen wir noch wissen?").fill("Im Sommer wieder.");
    await row.getByRole("button", { name: "Abo kündigen" }).click();
    await section.getByRole("status").filter({ hasText: "Dein Abo ist gekündigt." }).waitFor();
    expect(await row.textContent()).toContain("Endet am");
    // The other one is as it was.
    expect(await section.getByRole("listitem").filter({ hasText: "Talblick Pur" }).textContent()).toContain("Verlängert sich am");

    await row.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    await section.getByRole("status").filter({ hasText: "Dein Abo verlängert sich wieder." }).waitFor();
    expect(await row.textContent()).toContain("Verlängert sich am");
  });
});

describe("The demo reader", () => {
  test("Greta sees her subscription from the shop with its mark", async () => {
    const section = await openProfile("greta");
    expect(await section.getByRole("heading", { name: "Talblick Plus Abo-Shop" }).count()).toBe(1);
    // The provider's account frame is there for every reader (spec 2.3), whoever it is that they bought from.
    await page.locator("#abo-verwaltung").evaluate((element) => element.scrollIntoView());
    await page.locator("#abo-verwaltung iframe").waitFor();
  });

  test("Paul, whose subscription is over, sees what he could have", async () => {
    const section = await openProfile("paul");
    expect(await section.textContent()).toMatch(/Kein Abo\..*Talblick Plus Premium/s);
    expect(await section.getByRole("link", { name: "Abos ansehen" }).getAttribute("href")).toBe("/abo");
    expect(await section.locator("form").count()).toBe(0);
  });

  test("Jakob is led to Google Play", async () => {
    const section = await openProfile("jakob");
    expect(await section.locator("form").count()).toBe(0);
    expect(await section.getByRole("link", { name: "Abos bei Google Play" }).getAttribute("href")).toContain("play.google.com");
  });

  test("Bernhard, who reads Plus, is shown the way to more; Claudia has it all", async () => {
    const section = await openProfile("bernhard");
    const link = section.getByRole("link", { name: "Talblick Plus Premium ansehen" });
    expect(await link.getAttribute("href")).toBe("/abo?angebot=plus-premium-monat");
    await page.context().close();
    expect(await (await openProfile("claudia")).getByRole("link", { name: "Talblick Plus Premium ansehen" }).count()).toBe(0);
  });
});

describe("Less advertising and the settings of Pur", () => {
  const readAds = () => page.locator("html").getAttribute("data-ads");
  const readConsents = () => page.evaluate(() => localStorage.getItem("talblick:pur-consents"));

  test("are Dieter's, on every page, until he signs out", async () => {
    await openProfile("dieter");
    await page.locator("html[data-ads=reduced]").waitFor({ state: "attached" });
    await page.waitForFunction(() => localStorage.getItem("talblick:pur-consents") !== null);
    await openComfortably(page, "/impressum");
    expect(await readAds()).toBe("reduced");
    await openComfortably(page, "/profil");
    await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    await page.waitForURL(`${origin}/`);
    await page.locator("html[data-ads=full]").waitFor({ state: "attached" });
    expect(await readConsents()).toBeNull();
  });

  test("what a Pur reader allows in the dialog is there on the next page", async () => {
    await openProfile(await createSubscriber(state, [createSubscription({ product: "pur" })]));
    await page.getByRole("link", { name: "Einwilligungen ändern" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("YouTube").check();
    await dialog.getByRole("button", { name: "Auswahl speichern" }).click();
    await page.waitForURL("**/profil?done=consents-saved");
    await page.waitForFunction(() => localStorage.getItem("talblick:pur-consents")?.includes('\\"youtube\\":true'));
    expect(await readConsents()).toContain('\\"vimeo\\":false');
  });

  test("are not Bernhard's: he sees all advertising, and the settings lead him to his profile, with script as well", async () => {
    await openProfile("bernhard");
    await page.locator("html[data-ads=full]").waitFor({ state: "attached" });
    expect(await readConsents()).toBeNull();
    await openComfortably(page, "/profil?dialog=pure-preferences");
    expect(page.url()).toBe(`${origin}/profil`);
    // A link to them that somebody left on a page.
    await openComfortably(page, "/impressum");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/profil?dialog=pure-preferences", textContent: "Pur" });
      link.dataset.dialogLink = "PurePreferences";
      document.querySelector("main")?.append(link);
      link.click();
    });
    await page.waitForURL(`${origin}/profil`);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

describe("The provider's account frame", () => {
  /** A reader who bought from the provider, with a second subscription from the shop. */
  async function openFrame(): Promise<FrameLocator> {
    await openProfile(await createSubscriber(state, [kayakPlus()]));
    await buyFromProvider(state, await readUserRef(), TERM);
    await openComfortably(page, "/profil");
    await scrollToFrame();
    const frame = page.frameLocator("#abo-verwaltung iframe");
    await frame.getByRole("heading", { name: "Talblick Plus vom Kiosk" }).waitFor();
    return frame;
  }

  /** It comes when the reader comes near. */
  const scrollToFrame = () => page.locator("#abo-verwaltung").evaluate((element) => element.scrollIntoView());

  const readUserRef = async (): Promise<string> => {
    await waitForSession(page, "signed-in");
    const status = await page.evaluate(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));
    const query = "query ($id: Int!) { SubscriptionStatus(userId: $id) { userRef } }";
    const answer = await page.request.post("/graphql", {
      headers: { authorization: `Bearer ${status.token}` },
      data: { query, variables: { id: status.ssoId } },
    });
    return (await answer.json()).data.SubscriptionStatus.userRef;
  };

  test("lists both, and what is cancelled there is cancelled in the profile", async () => {
    const frame = await openFrame();
    const section = page.locator("#abo");
    for (const [name, row] of [
      ["Talblick Plus vom Kiosk", section.getByRole("listitem").filter({ hasText: "Kiosk" })],
      ["Talblick Plus", section.getByRole("listitem").filter({ hasNotText: "Kiosk" })],
    ] as const) {
      expect(await row.textContent()).toContain("Verlängert sich am");
      await scrollToFrame();
      await frame.getByRole("button", { name: `Abo kündigen: ${name}`, exact: true }).click();
      await frame.getByLabel("Warum kündigst du?").selectOption("Es ist mir zu teuer");
      await frame.getByRole("button", { name: "Abo kündigen", exact: true }).click();
      await frame.getByRole("button", { name: `Wieder fortsetzen: ${name}`, exact: true }).waitFor();
      await openComfortably(page, "/profil");
      await expect.poll(() => row.textContent()).toContain("Endet am");
    }
  });

  test("is the only one that is heard: what others post changes nothing", async () => {
    await openFrame();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url() === `${origin}/graphql`) asked.push(request.postData() ?? "");
    });
    const cancellations = () => asked.filter((body) => body.includes("SyncCancelReason"));
    const provider = new URL((await page.locator("#abo-verwaltung iframe").getAttribute("src")) ?? "").origin;

    // The page itself, by every way it has, and a frame of another origin within the container.
    await page.evaluate(
      async ([trusted, message]) => {
        const container = document.querySelector("#abo-verwaltung");
        const inner = document.querySelector<HTMLIFrameElement>("#abo-verwaltung iframe")?.contentWindow ?? null;
        const outside = document.body.appendChild(document.createElement("iframe"));
        const foreign = document.createElement("iframe");
        container?.append(foreign);
        window.postMessage(message, "*");
        const sent: MessageEventInit[] = [
          { origin: trusted, source: window },
          { origin: trusted, source: null },
          { origin: trusted, source: outside.contentWindow },
          { origin: location.origin, source: inner },
          { origin: "null", source: foreign.contentWindow },
        ];
        for (const one of sent) window.dispatchEvent(new MessageEvent("message", { data: message, ...one }));
      },
      [provider, cancellation] as const,
    );
    await page.waitForTimeout(1000);
    expect(cancellations()).toEqual([]);

    // The frame itself is heard, once for the same message twice.
    await page.evaluate(
      ([trusted, message]) => {
        const source = document.querySelector<HTMLIFrameElement>("#abo-verwaltung iframe")?.contentWindow ?? null;
        for (const data of [message, { ...message }])
          window.dispatchEvent(new MessageEvent("message", { data, origin: trusted, source }));
      },
      [provider, cancellation] as const,
    );
    await expect.poll(() => cancellations().length).toBe(1);
    await page.waitForTimeout(500);
    expect(cancellations()).toHaveLength(1);
  });
});

test("the section gives axe nothing to object to, and a long list with a form unfolded fits the smallest phone", async () => {
  const names = [
    "",
    "Donaudampfschifffahrtsgesellschaftskapitänsabonnement",
    ...Array.from({ length: 12 }, (_, at) => `Abo ${at}`),
  ];
  const subscriptions = names.map((name) =>
    createSubscription({ product: "plus", meta: name === "" ? [] : [{ key: "resourceName", value: name }] }),
  );
  const section = await openProfile(await createSubscriber(state, subscriptions), { width: widths.mobile });
  expect(await section.getByRole("listitem").count()).toBe(names.length);
  await section.locator("summary").nth(1).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findWider(page)).toEqual([]);
});
