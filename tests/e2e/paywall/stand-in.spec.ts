/** The paywall provider's stand-in in a page of nothing else: the whole purchase, as a page of any publisher would see it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations, type Violation } from "#tests/support/pages/page-faults.ts";
import { decrypt, encrypt } from "#workers/stand-ins/paywall/encryption/encryption.ts";
import { type PaywallStandIn, startPaywallStandIn } from "#workers/stand-ins/paywall/server.ts";

const AID = "TESTAID";
const privateKey = "a-private-key-for-tests";
const userRef = encrypt(
  privateKey,
  JSON.stringify({ uid: "7", email: "leserin@leser.example", first_name: "Lea", last_name: "Rhomberg" }),
);

const handlers = [
  "experienceExecute",
  "showOffer",
  "showTemplate",
  "loginRequired",
  "startCheckout",
  "checkoutStateChange",
  "checkoutClose",
  "checkoutComplete",
  "checkoutCustomEvent",
];

type Heard = { name: string; params: Record<string, unknown> };

let publisher: Server;
let standIn: PaywallStandIn;
let origin: string;
/** What the publisher was told. */
let webhooks: Record<string, unknown>[];

test.beforeAll(async () => {
  publisher = createServer(async (request, response) => {
    if (request.url === "/webhooks/paywall") {
      let body = "";
      for await (const chunk of request) body += chunk;
      webhooks.push(JSON.parse(decrypt(privateKey, new URLSearchParams(body).get("data") ?? "") ?? "null"));
      response.end("applied");
    } else {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(toPage(new URL(request.url ?? "/", origin).searchParams));
    }
  });
  await new Promise<void>((resolve) => publisher.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(publisher.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  publisher.close();
});
test.beforeEach(async () => {
  webhooks = [];
  const webhookUrl = `${origin}/webhooks/paywall`;
  standIn = await startPaywallStandIn({ port: 0, stateFile: null, aid: AID, privateKey, apiToken: "t", webhookUrl });
});
// The page before the provider: what it still asks must not hang.
test.afterEach(async ({ page }) => {
  await page.close();
  await standIn.stop();
});
// It would be asked first whether it takes a header of ours.
test.use({ extraHTTPHeaders: {} });

/** A page that pushes its commands before the script is there, and keeps what its handlers hear. */
function toPage(settings: URLSearchParams): string {
  const tags = JSON.stringify((settings.get("tags") ?? "").split(","));
  const asModal = settings.get("modal") === null ? "" : 'tp.push(["setCustomVariable", "paywallAsModal", "true"]);';
  const user = settings.get("user") === null ? "" : `tp.push(["setUserRef", ${JSON.stringify(userRef)}]);`;
  return `<!doctype html><html lang="de"><title>Artikel</title><body><main><h1>Artikel</h1><div id="paywall-offer"></div><div id="konto"></div></main>
<script>
window.heard = [];
window.tp = window.tp || [];
tp.push(["init", () => tp.experience.init()]);
tp.push(["setAid", "${AID}"], ["setEndpoint", "${standIn.origin}/api/v3"], ["setSandbox", true], ["setTags", ${tags}]);
${asModal}${user}
for (const name of ${JSON.stringify(handlers)}) tp.push(["addHandler", name, (params) => {
  heard.push({ name, params: { ...params, isOfferThere: document.querySelector("iframe") !== null } });
  return name === "loginRequired" ? false : undefined;
}]);
</script>
<script>
addEventListener("message", ({ data, source, origin }) => {
  if (origin !== "${standIn.origin}") return;
  if (data.type === "newspaper-access") {
    const kayak = [{ id: "3", resourceName: "Kayak Plus", expirationMsg: "Endet am 20. Dezember 2026", autoRenew: false, isKayakSubs: true }];
    source.postMessage({ type: "newspaper-access-data", hasAccess: true, kayak }, origin);
  }
  if (data.type === "autorenew-tracking") {
    heard.push({ name: data.type, params: data });
    source.postMessage({ type: "cancel-sync-result", success: true, message: "Der Verlag weiß davon." }, origin);
  }
});
</script>
<script async src="${standIn.origin}/xbuilder/experience/load?aid=${AID}"></script>`;
}

async function openArticle(page: Page, settings: string): Promise<FrameLocator> {
  await page.goto(`${origin}/?${settings}`);
  return page.frameLocator("iframe[title='Abo-Angebot']");
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const heardNames = async (page: Page) =>
  (await heard(page)).map(({ name, params }) => [name, params.stateName ?? params.eventName ?? params.state].join(" ").trim());
const waitFor = (page: Page, name: string) =>
  page.waitForFunction((wanted) => (window as never as { heard: Heard[] }).heard.some((one) => one.name === wanted), name);

/** What a page does once its reader has logged in. */
async function goOnAfterLogin(page: Page): Promise<void> {
  const required = (await heard(page)).findLast(({ name }) => name === "loginRequired");
  await page.evaluate(
    ([ref, params]) => {
      const tp = (window as never as { tp: { push(command: unknown[]): void; offer: { startCheckout(params: unknown): void } } })
        .tp;
      tp.push(["setUserRef", ref]);
      tp.offer.startCheckout(params);
    },
    [userRef, required?.params] as const,
  );
}

async function fillIn(offer: FrameLocator, cardNumber: string): Promise<void> {
  await offer.getByLabel("Name").fill("Lea Rhomberg");
  await offer.getByLabel("Kartennummer").fill(cardNumber);
  await offer.getByLabel("Gültig bis").fill("12/99");
  await offer.getByLabel("Prüfnummer").fill("123");
  await offer.getByLabel("Ich stimme den Abo-Bedingungen zu").check();
}

test.describe("a purchase", { tag: "@slow" }, () => {
  test("goes from a promotion over log-in, a declined and an accepted card to the receipt; the page hears all nine events", async ({
    page,
  }) => {
    const offer = await openArticle(page, "tags=promotion");
    await offer.getByLabel("99 € im Jahr", { exact: true }).check();
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).click();
    await offer.getByText("dann geht es hier weiter").waitFor();
    await goOnAfterLogin(page);

    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    await fillIn(offer, "4000 0000 0000 0002");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByText("Deine Bank hat die Zahlung abgelehnt").waitFor();
    expect(webhooks).toEqual([]);
    await expect(offer.getByLabel("Name")).toHaveValue("Lea Rhomberg");

    await offer.getByLabel("Kartennummer").fill("4242 4242 4242 4242");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByRole("heading", { name: "Danke" }).waitFor();
    await offer.getByRole("button", { name: "Weiter" }).click();
    await waitFor(page, "checkoutClose");

    expect(await heardNames(page)).toEqual([
      "experienceExecute",
      "showTemplate",
      "showOffer",
      "checkoutStateChange offer",
      "loginRequired",
      "startCheckout",
      "checkoutStateChange state2",
      "checkoutCustomEvent paymentDeclined",
      "checkoutStateChange confirmation",
      "checkoutComplete",
      "checkoutStateChange receipt",
      "checkoutClose checkoutCompleted",
    ]);
    const events = await heard(page);
    expect(events.find(({ name }) => name === "experienceExecute")?.params.isOfferThere).toBe(false);
    expect(events.find(({ name }) => name === "loginRequired")?.params).toMatchObject({
      startScreen: "register",
      termId: "TMTALBPLUSJ",
      offerId: "OTALBABO",
      tags: ["promotion"],
    });
    expect(events.find(({ name }) => name === "checkoutComplete")?.params).toMatchObject({
      termId: "TMTALBPLUSJ",
      rid: "RTALBPLUS",
      chargeAmount: 99,
      chargeCurrency: "EUR",
      uid: "7",
    });
    expect(webhooks).toMatchObject([{ type: "access_granted", event: "new_purchase", aid: AID, uid: "7", rid: "RTALBPLUS" }]);
    await expect(page.locator("iframe[title='Abo-Angebot']")).toHaveCount(0);
  });

  test("of a reader who is known already asks for no log-in", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await fillIn(offer, "4242 4242 4242 4242");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await waitFor(page, "checkoutComplete");
    expect(await heardNames(page)).not.toContain("loginRequired");

    await page.reload();
    await waitFor(page, "experienceExecute");
    await page.waitForLoadState("networkidle");
    expect(await heardNames(page)).toEqual(["experienceExecute"]);
  });

  test("that the bank wants to have allowed is complete once the reader allows it", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await fillIn(offer, "4000 0000 0000 3220");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByRole("heading", { name: "Deine Bank fragt nach" }).waitFor();
    expect(webhooks).toEqual([]);
    await offer.getByRole("button", { name: "Zahlung freigeben" }).click();
    await waitFor(page, "checkoutComplete");
    expect(await heardNames(page)).toEqual(
      expect.arrayContaining(["checkoutCustomEvent paymentAuthorizationRequired", "checkoutCustomEvent paymentAuthorized"]),
    );
    expect(webhooks).toHaveLength(1);
  });

  test("with nothing filled in names each field and moves to the first", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByText("Bitte gib eine Kartennummer an").waitFor();
    await expect(offer.locator(".error:visible")).toHaveCount(5);
    await expect(offer.locator(":focus")).toHaveAttribute("name", "name");
  });
});

test.describe("an offer over the page", { tag: "@slow" }, () => {
  test("opens modal where the page says so, and closes with Escape", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium&modal");
    await waitFor(page, "checkoutStateChange");
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).focus();
    await expect(page.locator("dialog[open] iframe")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await waitFor(page, "checkoutClose");
    expect((await heardNames(page)).at(-1)).toBe("checkoutClose checkoutClosed");
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  test("closes with an Escape outside of its frame as well", async ({ page }) => {
    await openArticle(page, "tags=premium&modal");
    await waitFor(page, "checkoutStateChange");
    await page.evaluate(() => {
      const [dialog] = document.getElementsByTagName("dialog");
      dialog?.setAttribute("tabindex", "-1");
      dialog?.focus();
    });
    await page.keyboard.press("Escape");
    await waitFor(page, "checkoutClose");
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  test("asks for the log-in screen where the reader has an account", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium,pur&modal");
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await waitFor(page, "loginRequired");
    expect((await heard(page)).at(-1)?.params).toMatchObject({ startScreen: "login", tags: ["premium", "pur"] });
  });

  test("hears nothing from frames of others", async ({ page }) => {
    const offer = await openArticle(page, "tags=premium&modal");
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).waitFor();
    await page.evaluate(() => postMessage({ provider: "paywall", type: "complete", params: { termId: "TMTALBPLUSJ" } }, "*"));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await heardNames(page)).not.toContain("checkoutComplete");
  });
});

/** What only the page around it can keep to: a frame is a part of one. */
const ofWholePages = ["landmark-one-main", "page-has-heading-one", "region"];

/** In light and dark, of the page and of each frame in it. */
async function findEverywhere(page: Page): Promise<Violation[]> {
  const found = await findViolations(page);
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    const inFrame = await findViolations(page, undefined, frame);
    found.push(...inFrame.filter(({ rule }) => !ofWholePages.includes(rule)));
  }
  return found;
}

/** Buys as if in the offer's frame. */
async function buyPlus(cardNumber: string): Promise<{ status: string; authorizationId?: string }> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(`${standIn.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { checkoutId } = await post("/checkout/start", { userRef, termId: "TMTALBPLUSM" });
  const typed = { method: "card", name: "Lea", cardNumber, expiry: "12/99", cvc: "123", consent: true };
  return post("/checkout/pay", { checkoutId, ...typed });
}

type Widgets = { tp: Record<"myaccount" | "authorizePayment", { show(params: object): void }> };

test.describe("the account's frame", { tag: "@slow" }, () => {
  const containerSelector = "#konto";

  test("ends a subscription with a reason, which the page hears and answers, and takes it up again", async ({ page }) => {
    await buyPlus("4242 4242 4242 4242");
    await openArticle(page, "tags=&user");
    await waitFor(page, "experienceExecute");
    await page.evaluate((place) => (window as never as Widgets).tp.myaccount.show(place), { containerSelector });
    const account = page.frameLocator("iframe[title='Abo-Verwaltung']");
    await account.getByText("Das E-Paper ist inbegriffen").waitFor();
    await account.getByText("Endet am 20. Dezember 2026").waitFor();
    expect(await findEverywhere(page)).toEqual([]);

    await account.getByRole("button", { name: "Abo kündigen: Talblick Plus" }).click();
    await account.getByRole("button", { name: "Abo kündigen" }).click();
    await account.getByText("Bitte wähle einen Grund aus").waitFor();
    await account.getByLabel("Warum kündigst du?").selectOption("Es ist mir zu teuer");
    await account.getByRole("button", { name: "Abo kündigen" }).click();
    await account.getByText("Der Verlag weiß davon.").waitFor();
    expect((await heard(page)).at(-1)).toMatchObject({
      name: "autorenew-tracking",
      params: { didCancel: true, isKayakSubs: false, cancelReason: "Es ist mir zu teuer" },
    });
    await account.getByRole("button", { name: "Wieder fortsetzen: Talblick Plus" }).click();
    await account.getByRole("button", { name: "Abo kündigen: Talblick Plus" }).waitFor();
    expect(webhooks.map(({ event }) => event)).toEqual(["new_purchase", "subscription_canceled", "subscription_updated"]);
  });

  test("lets a payment be allowed later, and says so to the page", async ({ page }) => {
    const { authorizationId } = await buyPlus("4000 0000 0000 3220");
    await openArticle(page, "tags=&user");
    await waitFor(page, "experienceExecute");
    const show = () =>
      page.evaluate((params) => (window as never as Widgets).tp.authorizePayment.show(params), {
        authorizationId,
        containerSelector,
      });
    await show();
    const frame = page.frameLocator("iframe[title='Zahlung freigeben']");
    await frame.getByRole("button", { name: "Zahlung freigeben" }).click();
    await frame.getByText("Dein Abo läuft").waitFor();
    await waitFor(page, "checkoutCustomEvent");
    expect((await heard(page)).at(-1)?.params).toMatchObject({ eventName: "paymentAuthorized", params: { authorizationId } });
    expect(webhooks).toHaveLength(1);

    await show();
    await frame.getByText("Die Zahlung ist freigegeben").waitFor();
    expect((await heardNames(page)).at(-1)).toBe("checkoutCustomEvent paymentAuthorizationUnknown");
  });
});

test("Every frame is without faults of accessibility, in light and dark colours and on a narrow screen", async ({ page }) => {
  const offer = await openArticle(page, "tags=promotion&user");
  await page.setViewportSize({ width: widths.mobile, height: 800 });
  await offer.getByRole("button", { name: "Weiter zur Zahlung" }).waitFor();
  expect(await findEverywhere(page)).toEqual([]);
  await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
  await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await offer.getByText("Bitte gib eine Kartennummer an").waitFor();
  expect(await findEverywhere(page)).toEqual([]);
  const overflow = await offer.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);
});
