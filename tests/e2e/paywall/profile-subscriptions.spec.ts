/** What readers have, in their profile: cancelled, taken back, managed elsewhere; and the provider's account frame. */
import type { FrameLocator, Locator, Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { findDialog } from "#tests/support/journeys/dialogs.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { buyFromProvider, createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

const TERM = "TMTALBPLUSJ";
/** As the provider's frame posts it. */
const cancellation = {
  type: "autorenew-tracking",
  subscriptionId: "1",
  didCancel: true,
  isKayakSubs: true,
  cancelReason: "Es ist mir zu teuer",
};

/** Opens the profile of a reader; what it says of subscriptions. */
const test = base.extend<{ openProfile: (reader: string) => Promise<Locator> }>({
  openProfile: async ({ page, open, signedInAs }, use) => {
    await use(async (reader) => {
      await signedInAs(reader);
      await open("/profil");
      return page.locator("#abo");
    });
  },
});
test.use({ reducedMotion: "reduce" });

const kayakPlus = () =>
  createSubscription({ product: "kayak_plus", meta: [{ key: "resourceName", value: "Talblick Plus vom Kiosk" }] });

test("A reader cancels with a reason, reads until when it lasts, and takes it back", {
  tag: ["@script", "@no-script-mobile"],
}, async ({ portal, openProfile }) => {
  const reader = await createSubscriber(portal.state, [kayakPlus(), createSubscription({ product: "pur" })]);
  const section = await openProfile(reader);
  const row = section.getByRole("listitem").filter({ hasText: "Talblick Plus vom Kiosk" });
  await expect(row).toHaveText(/Abo-Shop.*Verlängert sich am/s);
  await expect(row.getByRole("button")).toBeHidden();

  await row.locator("summary").click();
  await row.getByLabel("Ich komme zu selten zum Lesen").check();
  const text = row.getByLabel("Was sollen wir noch wissen?");
  // Past what the browser itself lets in.
  await text.evaluate((area) => area.removeAttribute("maxlength"));
  await text.fill("ä".repeat(1001));
  await row.getByRole("button", { name: "Abo kündigen" }).click();
  await expect(row).toContainText("Bitte kürze deinen Text auf höchstens 1000 Zeichen.");
  await expect(text).toHaveValue("ä".repeat(1001));
  await expect(row).toContainText("Verlängert sich am");

  await text.fill("Im Sommer wieder.");
  await row.getByRole("button", { name: "Abo kündigen" }).click();
  await expect(section.getByRole("status")).toContainText("Dein Abo ist gekündigt.");
  await expect(row).toContainText("Endet am");
  // The other one is as it was.
  await expect(section.getByRole("listitem").filter({ hasText: "Talblick Pur" })).toContainText("Verlängert sich am");

  await row.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
  await expect(section.getByRole("status")).toHaveText("Dein Abo verlängert sich wieder.");
  await expect(row).toContainText("Verlängert sich am");
});

test.describe("The demo reader", () => {
  test("Greta sees her subscription from the shop with its mark", async ({ page, openProfile }) => {
    const section = await openProfile("greta");
    await expect(section.getByRole("heading", { name: "Talblick Plus Abo-Shop" })).toHaveCount(1);
    // The provider's account frame is there for every reader (rules 2.3), from whichever seller they bought.
    await page.locator("#abo-verwaltung").evaluate((element) => element.scrollIntoView());
    await expect(page.locator("#abo-verwaltung iframe")).toBeVisible();
  });

  test("Paul, whose subscription is over, sees what he could have", async ({ openProfile }) => {
    const section = await openProfile("paul");
    await expect(section).toHaveText(/Kein Abo\..*Talblick Plus Premium/s);
    await expect(section.getByRole("link", { name: "Abos ansehen" })).toHaveAttribute("href", "/abo");
    await expect(section.locator("form")).toHaveCount(0);
  });

  test("Jakob is led to Google Play", async ({ openProfile }) => {
    const section = await openProfile("jakob");
    await expect(section.locator("form")).toHaveCount(0);
    await expect(section.getByRole("link", { name: "Abos bei Google Play" })).toHaveAttribute("href", /play\.google\.com/);
  });

  test("Bernhard, who reads Plus, is shown the way to more; Claudia has it all", async ({ page, openProfile }) => {
    const section = await openProfile("bernhard");
    const link = section.getByRole("link", { name: "Talblick Plus Premium ansehen" });
    await expect(link).toHaveAttribute("href", "/abo?angebot=plus-premium-monat");
    await openProfile("claudia");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Claudia/);
    await expect(link).toHaveCount(0);
  });
});

test.describe("Less advertising and the settings of Pur", () => {
  const readConsents = (page: Page) => page.evaluate(() => localStorage.getItem("talblick:pur-consents"));

  test("are Dieter's, on every page, until he signs out", async ({ page, open, openProfile }) => {
    await openProfile("dieter");
    await expect(page.locator("html")).toHaveAttribute("data-ads", "reduced");
    await expect.poll(() => readConsents(page)).not.toBeNull();
    await open("/impressum");
    await expect(page.locator("html")).toHaveAttribute("data-ads", "reduced");
    await open("/profil");
    await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    await page.waitForURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-ads", "full");
    expect(await readConsents(page)).toBeNull();
  });

  test("what a Pur reader allows in the dialog is there on the next page", async ({ page, portal, openProfile }) => {
    await openProfile(await createSubscriber(portal.state, [createSubscription({ product: "pur" })]));
    await page.getByRole("link", { name: "Einwilligungen ändern" }).click();
    const dialog = findDialog(page);
    await dialog.getByLabel("YouTube").check();
    await dialog.getByRole("button", { name: "Auswahl speichern" }).click();
    await page.waitForURL("**/profil?done=consents-saved");
    await expect.poll(() => readConsents(page)).toContain('\\"youtube\\":true');
    expect(await readConsents(page)).toContain('\\"vimeo\\":false');
  });

  test("are not Bernhard's: he sees all advertising, and the settings lead him to his profile, with script as well", async ({
    page,
    open,
    openProfile,
  }) => {
    await openProfile("bernhard");
    await expect(page.locator("html")).toHaveAttribute("data-ads", "full");
    expect(await readConsents(page)).toBeNull();
    await open("/profil?dialog=pure-preferences");
    await expect(page).toHaveURL("/profil");
    // A link to them that somebody left on a page.
    await open("/impressum");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/profil?dialog=pure-preferences", textContent: "Pur" });
      link.dataset.dialogLink = "PurePreferences";
      document.querySelector("main")?.append(link);
      link.click();
    });
    await page.waitForURL("/profil");
    await expect(findDialog(page)).toHaveCount(0);
  });
});

test.describe("The provider's account frame", () => {
  const findFrame = (page: Page): FrameLocator => page.frameLocator("#abo-verwaltung iframe");

  /** It comes when the reader comes near. */
  const scrollToFrame = (page: Page) => page.locator("#abo-verwaltung").evaluate((element) => element.scrollIntoView());

  const readUserRef = async (page: Page): Promise<string> => {
    await waitForSession(page, "signed-in");
    const status = await page.evaluate(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));
    const query = "query ($id: Int!) { SubscriptionStatus(userId: $id) { userRef } }";
    const answer = await page.request.post("/graphql", {
      headers: { authorization: `Bearer ${status.token}` },
      data: { query, variables: { id: status.ssoId } },
    });
    return (await answer.json()).data.SubscriptionStatus.userRef;
  };

  // A reader who bought from the provider, with a second subscription from the shop.
  test.beforeEach(async ({ page, open, portal, openProfile }) => {
    await openProfile(await createSubscriber(portal.state, [kayakPlus()]));
    await buyFromProvider(portal.state, await readUserRef(page), TERM);
    await open("/profil");
    await scrollToFrame(page);
    await findFrame(page).getByRole("heading", { name: "Talblick Plus vom Kiosk" }).waitFor();
  });

  test("lists both; what is cancelled there is cancelled above it on the same page, and what is taken back there goes on in it", async ({
    page,
    open,
  }) => {
    const frame = findFrame(page);
    const section = page.locator("#abo");
    for (const [name, row] of [
      ["Talblick Plus vom Kiosk", section.getByRole("listitem").filter({ hasText: "Kiosk" })],
      ["Talblick Plus", section.getByRole("listitem").filter({ hasNotText: "Kiosk" })],
    ] as const) {
      await expect(row).toContainText("Verlängert sich am");
      await scrollToFrame(page);
      await frame.getByRole("button", { name: `Abo kündigen: ${name}`, exact: true }).click();
      await frame.getByLabel("Warum kündigst du?").selectOption("Es ist mir zu teuer");
      await frame.getByRole("button", { name: "Abo kündigen", exact: true }).click();
      await frame.getByRole("button", { name: `Wieder fortsetzen: ${name}`, exact: true }).waitFor();
      await expect(row).toContainText("Endet am");
      await row.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
      await expect(row).toContainText("Verlängert sich am");
      await scrollToFrame(page);
      await frame.getByRole("button", { name: `Abo kündigen: ${name}`, exact: true }).waitFor();
    }
    await open("/profil");
    for (const row of await section.getByRole("listitem").all()) await expect(row).toContainText("Verlängert sich am");
  });

  test("is the only one that is heard: what others post changes nothing", async ({ page, portal }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url() === `${portal.origin}/graphql`) asked.push(request.postData() ?? "");
    });
    const cancellations = () => asked.filter((body) => body.includes("SyncCancelReason"));
    const foreign = { ...cancellation, subscriptionId: "fremd" };
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
      [provider, foreign] as const,
    );

    // The frame itself is heard, once for the same message twice. What was posted before it would have been heard before it.
    const answered = page.waitForResponse((response) => response.request().postData()?.includes("SyncCancelReason") === true);
    await page.evaluate(
      ([trusted, message]) => {
        const source = document.querySelector<HTMLIFrameElement>("#abo-verwaltung iframe")?.contentWindow ?? null;
        for (const data of [message, { ...message }])
          window.dispatchEvent(new MessageEvent("message", { data, origin: trusted, source }));
      },
      [provider, cancellation] as const,
    );
    await (await answered).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(cancellations()).toHaveLength(1);
    expect(cancellations().join()).not.toContain(foreign.subscriptionId);
  });
});

test("The section gives axe nothing to object to, and a long list with a form unfolded fits the smallest phone", {
  tag: "@mobile",
}, async ({ page, portal, openProfile }) => {
  const names = [
    "",
    "Donaudampfschifffahrtsgesellschaftskapitänsabonnement",
    ...Array.from({ length: 12 }, (_, at) => `Abo ${at}`),
  ];
  const subscriptions = names.map((name) =>
    createSubscription({ product: "plus", meta: name === "" ? [] : [{ key: "resourceName", value: name }] }),
  );
  const section = await openProfile(await createSubscriber(portal.state, subscriptions));
  await expect(section.getByRole("listitem")).toHaveCount(names.length);
  const summary = section.locator("summary").nth(1);
  await summary.click();
  // Until its script is there a tap is marked as one that waits.
  await expect(summary).not.toHaveAttribute("aria-busy");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: widths.smallest, height: 640 });
  expect(await findWider(page)).toEqual([]);
});
