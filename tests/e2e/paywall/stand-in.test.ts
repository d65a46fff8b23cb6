/** The paywall provider's stand-in in a page of nothing else: the whole purchase, as a page of any publisher would see it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decrypt, encrypt } from "../../../workers/stand-ins/paywall/encryption.ts";
import { type PaywallStandIn, startPaywallStandIn } from "../../../workers/stand-ins/paywall/server.ts";
import { launchBrowser, openPage } from "../../support/browser.ts";

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

let browser: Browser;
let page: Page;
let publisher: Server;
let standIn: PaywallStandIn;
let origin: string;
/** What the publisher was told. */
let webhooks: Record<string, unknown>[];

beforeAll(async () => {
  browser = await launchBrowser();
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
afterAll(async () => {
  await browser.close();
  publisher.close();
});
beforeEach(async () => {
  webhooks = [];
  const webhookUrl = `${origin}/webhooks/paywall`;
  standIn = await startPaywallStandIn({ port: 0, stateFile: null, aid: AID, privateKey, apiToken: "t", webhookUrl });
});
afterEach(async () => {
  await page.context().close();
  await standIn.stop();
});

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

async function open(settings: string): Promise<FrameLocator> {
  page = await openPage(browser, origin);
  await page.goto(`/?${settings}`);
  return page.frameLocator("iframe[title='Abo-Angebot']");
}

const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const heardNames = async () =>
  (await heard()).map(({ name, params }) => [name, params.stateName ?? params.eventName ?? params.state].join(" ").trim());
const waitFor = (name: string) =>
  page.waitForFunction((wanted) => (window as never as { heard: Heard[] }).heard.some((one) => one.name === wanted), name);

/** What a page does once its reader has logged in. */
async function goOnAfterLogin(): Promise<void> {
  const required = (await heard()).findLast(({ name }) => name === "loginRequired");
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

describe("a purchase", () => {
  test("goes from a promotion over log-in, a declined and an accepted card to the receipt; the page hears all nine events", async () => {
    const offer = await open("tags=promotion");
    await offer.getByLabel("99 € im Jahr", { exact: true }).check();
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).click();
    await offer.getByText("dann geht es hier weiter").waitFor();
    await goOnAfterLogin();

    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    await fillIn(offer, "4000 0000 0000 0002");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByText("Deine Bank hat die Zahlung abgelehnt").waitFor();
    expect(webhooks).toEqual([]);
    expect(await offer.getByLabel("Name").inputValue()).toBe("Lea Rhomberg");

    await offer.getByLabel("Kartennummer").fill("4242 4242 4242 4242");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByRole("heading", { name: "Danke" }).waitFor();
    await offer.getByRole("button", { name: "Weiter" }).click();
    await waitFor("checkoutClose");

    expect(await heardNames()).toEqual([
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
    const events = await heard();
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
      isRenewal: false,
    });
    expect(webhooks).toMatchObject([{ type: "access_granted", event: "new_purchase", aid: AID, uid: "7", rid: "RTALBPLUS" }]);
    expect(await page.locator("iframe[title='Abo-Angebot']").count()).toBe(0);
  });

  test("of a reader who is known already asks for no log-in", async () => {
    const offer = await open("tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await fillIn(offer, "4242 4242 4242 4242");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await waitFor("checkoutComplete");
    expect(await heardNames()).not.toContain("loginRequired");

    await page.reload();
    await waitFor("experienceExecute");
    await page.waitForLoadState("networkidle");
    expect(await heardNames()).toEqual(["experienceExecute"]);
  });

  test("that the bank wants to have allowed is complete once the reader allows it", async () => {
    const offer = await open("tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await fillIn(offer, "4000 0000 0000 3220");
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByRole("heading", { name: "Deine Bank fragt nach" }).waitFor();
    expect(webhooks).toEqual([]);
    await offer.getByRole("button", { name: "Zahlung freigeben" }).click();
    await waitFor("checkoutComplete");
    expect(await heardNames()).toEqual(
      expect.arrayContaining(["checkoutCustomEvent paymentAuthorizationRequired", "checkoutCustomEvent paymentAuthorized"]),
    );
    expect(webhooks).toHaveLength(1);
  });

  test("with nothing filled in names each field and moves to the first", async () => {
    const offer = await open("tags=premium&user");
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
    await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await offer.getByText("Bitte gib eine Kartennummer an").waitFor();
    expect(await offer.locator(".error:visible").count()).toBe(5);
    expect(await offer.locator(":focus").getAttribute("name")).toBe("name");
  });
});

describe("an offer over the page", () => {
  test("opens modal where the page says so, and closes with Escape", async () => {
    const offer = await open("tags=premium&modal");
    await waitFor("checkoutStateChange");
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).focus();
    expect(await page.locator("dialog[open] iframe").count()).toBe(1);
    await page.keyboard.press("Escape");
    await waitFor("checkoutClose");
    expect((await heardNames()).at(-1)).toBe("checkoutClose checkoutClosed");
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("closes with an Escape outside of its frame as well", async () => {
    await open("tags=premium&modal");
    await waitFor("checkoutStateChange");
    await page.evaluate(() => {
      const [dialog] = document.getElementsByTagName("dialog");
      dialog?.setAttribute("tabindex", "-1");
      dialog?.focus();
    });
    await page.keyboard.press("Escape");
    await waitFor("checkoutClose");
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("asks for the log-in screen where the reader has an account", async () => {
    const offer = await open("tags=premium,pur&modal");
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await waitFor("loginRequired");
    expect((await heard()).at(-1)?.params).toMatchObject({ startScreen: "login", tags: ["premium", "pur"] });
  });

  test("hears nothing from frames of others", async () => {
    const offer = await open("tags=premium&modal");
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).waitFor();
    await page.evaluate(() => postMessage({ provider: "paywall", type: "complete", params: { termId: "TMTALBPLUSJ" } }, "*"));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await heardNames()).not.toContain("checkoutComplete");
  });
});

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

describe("the account's frame", () => {
  const containerSelector = "#konto";

  test("ends a subscription with a reason, which the page hears and answers, and takes it up again", async () => {
    await buyPlus("4242 4242 4242 4242");
    await open("tags=&user");
    await waitFor("experienceExecute");
    await page.evaluate((place) => (window as never as Widgets).tp.myaccount.show(place), { containerSelector });
    const account = page.frameLocator("iframe[title='Abo-Verwaltung']");
    await account.getByText("Das E-Paper ist inbegriffen").waitFor();
    await account.getByText("Endet am 20. Dezember 2026").waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await account.getByRole("button", { name: "Abo kündigen: Talblick Plus" }).click();
    await account.getByRole("button", { name: "Abo kündigen" }).click();
    await account.getByText("Bitte wähle einen Grund aus").waitFor();
    await account.getByLabel("Warum kündigst du?").selectOption("Es ist mir zu teuer");
    await account.getByRole("button", { name: "Abo kündigen" }).click();
    await account.getByText("Der Verlag weiß davon.").waitFor();
    expect((await heard()).at(-1)).toMatchObject({
      name: "autorenew-tracking",
      params: { didCancel: true, isKayakSubs: false, cancelReason: "Es ist mir zu teuer" },
    });
    await account.getByRole("button", { name: "Wieder fortsetzen: Talblick Plus" }).click();
    await account.getByRole("button", { name: "Abo kündigen: Talblick Plus" }).waitFor();
    expect(webhooks.map(({ event }) => event)).toEqual(["new_purchase", "subscription_canceled", "subscription_updated"]);
  });

  test("lets a payment be allowed later, and says so to the page", async () => {
    const { authorizationId } = await buyPlus("4000 0000 0000 3220");
    await open("tags=&user");
    await waitFor("experienceExecute");
    const show = () =>
      page.evaluate((params) => (window as never as Widgets).tp.authorizePayment.show(params), {
        authorizationId,
        containerSelector,
      });
    await show();
    const frame = page.frameLocator("iframe[title='Zahlung freigeben']");
    await frame.getByRole("button", { name: "Zahlung freigeben" }).click();
    await frame.getByText("Dein Abo läuft").waitFor();
    await waitFor("checkoutCustomEvent");
    expect((await heard()).at(-1)?.params).toMatchObject({ eventName: "paymentAuthorized", params: { authorizationId } });
    expect(webhooks).toHaveLength(1);

    await show();
    await frame.getByText("Die Zahlung ist freigegeben").waitFor();
    expect((await heardNames()).at(-1)).toBe("checkoutCustomEvent paymentAuthorizationUnknown");
  });
});

describe("every frame", () => {
  test.each(["light", "dark"] as const)(
    "is without faults of accessibility, in %s colours and on a narrow screen",
    async (colorScheme) => {
      const offer = await open("tags=promotion&user");
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 800 });
      await offer.getByRole("button", { name: "Weiter zur Zahlung" }).waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await offer.getByRole("button", { name: "Weiter zur Zahlung" }).click();
      await offer.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
      await offer.getByText("Bitte gib eine Kartennummer an").waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const overflow = await offer.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBe(0);
    },
  );
});
