/**
 * Notices in the browser: switched on by its button and never before, shown by the real service worker, taken off at the logout. The browser of
 * the tests has no push service and shows no notices, so the page is given a subscription of the stand-in's, what that decrypts is handed to
 * the worker, and what the worker would show is written down.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page, Worker } from "playwright/test";
import { enterAsNewReader, startJourney } from "#tests/support/journeys/account-browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const PAGE = "/benachrichtigungen";

type Paper = { origin: string; state: string; pushOrigin: string };
type Received = { id: string; text: string };

const test = base.extend<{ paper: Paper }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
  paper: async ({}, use) => {
    const { origin, state, stop } = await startSeparatePortal();
    const { pushOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as { pushOrigin: string };
    await use({ origin, state, pushOrigin });
    await stop();
  },
  baseURL: async ({ paper }, use) => use(paper.origin),
});
test.use({ serviceWorkers: "allow" });

/** A push service for this page: the stand-in's. What is asked of the reader is counted. */
async function givePushService(page: Page, { pushOrigin }: Paper): Promise<void> {
  await page.exposeFunction("subscribeAtStandIn", async (key: string) => {
    const response = await fetch(`${pushOrigin}/subscribe`, { method: "POST", body: JSON.stringify({ key }) });
    return response.json();
  });
  await page.addInitScript(() => {
    const kept = () => JSON.parse(localStorage.getItem("test-subscription") ?? "null");
    const toSubscription = (json: { endpoint: string; keys: object; key: string }) => ({
      endpoint: json.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(json.key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
          .buffer,
      },
      toJSON: () => ({ endpoint: json.endpoint, keys: json.keys }),
      unsubscribe: async () => {
        localStorage.removeItem("test-subscription");
        return true;
      },
    });
    const asked = { permission: 0 };
    Object.assign(globalThis, { asked });
    Object.defineProperty(Notification, "permission", { get: () => (kept() === null ? "default" : "granted") });
    Notification.requestPermission = async () => {
      asked.permission += 1;
      return "granted";
    };
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      const json = await (globalThis as unknown as { subscribeAtStandIn: (key: string) => Promise<object> }).subscribeAtStandIn(
        key,
      );
      localStorage.setItem("test-subscription", JSON.stringify({ ...json, key }));
      return toSubscription(kept()) as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => {
      const json = kept();
      return json === null ? null : (toSubscription(json) as unknown as PushSubscription);
    };
  });
}

const readReceived = async ({ pushOrigin }: Paper): Promise<Received[]> =>
  (await fetch(`${pushOrigin}/received`)).json() as Promise<Received[]>;

/** The number of this site's worker, for the browser's own tools. */
async function findWorker(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations as { registrationId: string }[];
      if (registration !== undefined) resolve(registration.registrationId);
    });
    void devtools.send("ServiceWorker.enable");
  });
}

type Shown = { title: string; body: string; tag: string; path: string };

/** Writes down what the worker shows and opens. */
async function watchWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const seen = { shown: [] as object[], opened: [] as string[] };
    Object.assign(globalThis, { seen });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      seen.shown.push({ title, body: options.body, tag: options.tag, path: options.data.path });
    };
    // biome-ignore lint/suspicious/noExplicitAny: the types of a page know no clients
    (globalThis as any).Clients.prototype.openWindow = async (address: string) => void seen.opened.push(address);
  });
}

const readSeen = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { seen: { shown: Shown[]; opened: string[] } }).seen);

/** As if a reader had clicked a notice that leads there. */
const click = (worker: Worker, path: string) =>
  worker.evaluate((to) => {
    const event = Object.assign(new Event("notificationclick"), {
      notification: { close: () => undefined, data: { path: to } },
      waitUntil: () => undefined,
    });
    globalThis.dispatchEvent(event);
  }, path);

test("A reader switches notices on, gets a test and a breaking line once, changes what they want, and signs out", {
  tag: ["@script", "@slow"],
}, async ({ page, context, paper, open, openBrowser }) => {
  await givePushService(page, paper);
  const button = page.getByRole("button", { name: "Auf diesem Gerät" });

  await test.step("nothing is asked before the button is pressed", async () => {
    await enterAsNewReader(startJourney(page, true), paper.state);
    await open(PAGE);
    await expect(button).toBeEnabled();
    expect(await page.evaluate(() => (globalThis as unknown as { asked: { permission: number } }).asked.permission)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Eingeschaltet" })).toBeVisible();
    await expect(button).toHaveText("Auf diesem Gerät ausschalten");
    expect(await findWider(page)).toEqual([]);
  });

  const devtools = await context.newCDPSession(page);
  const registrationId = await findWorker(devtools);
  const deliver = (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin: paper.origin, registrationId, data });
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("There is no service worker");
  await watchWorker(worker);
  const shown = async (title: string) => (await readSeen(worker)).shown.filter((one) => one.title === title);

  await test.step("a test notice arrives", async () => {
    await page.getByRole("button", { name: "Zur Probe eine senden" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Gesendet" })).toBeVisible();
    const [first] = await readReceived(paper);
    await deliver(first?.text ?? "");
    await expect
      .poll(() => shown("So sieht eine Benachrichtigung aus"))
      .toEqual([expect.objectContaining({ tag: "test", path: PAGE })]);
  });

  await test.step("a breaking line goes to the one device that the editor is told of, and has one name though it comes twice", async () => {
    const editor = await openBrowser({ baseURL: paper.origin });
    await enterNewsroom(editor, paper, "editor");
    await editor.goto("/redaktion/eilmeldung");
    await editor.getByLabel("Text").fill("Rhein über die Ufer getreten");
    await editor.getByLabel("Link").fill("/verkehr");
    await editor.getByLabel("In einer Stunde").check();
    await editor.getByLabel("Als Benachrichtigung senden, an 1 Gerät").check();
    // Whatever the hour of the test is.
    await page.getByLabel("Zu diesen Stunden nichts senden").uncheck();
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
    await editor.getByRole("button", { name: "Auf allen Seiten zeigen" }).click();
    await expect(editor.getByText("Steht jetzt")).toBeVisible();
    await expect.poll(async () => (await readReceived(paper)).length).toBe(2);
    const text = (await readReceived(paper)).at(-1)?.text ?? "";
    await deliver(text);
    await deliver(text);
    await expect
      .poll(async () => (await readSeen(worker)).shown.map(({ title }) => title))
      .toEqual(["So sieht eine Benachrichtigung aus", "Eilmeldung", "Eilmeldung"]);
    const [first, second] = await shown("Eilmeldung");
    // Browsers show the last of a name alone.
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      body: "Rhein über die Ufer getreten",
      path: "/verkehr",
      tag: expect.stringMatching(/^breaking-\d/),
    });
    await deliver("kaputt");
    await expect.poll(() => shown("Es gibt Neues")).toHaveLength(1);
    for (const path of ["/verkehr", "https://andere.example/"]) await click(worker, path);
    await expect.poll(async () => (await readSeen(worker)).opened).toEqual([`${paper.origin}/verkehr`, `${paper.origin}/`]);
    await expect(async () => {
      await editor.reload();
      await expect(editor.getByText("1 Gerät", { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step("what is changed stays, and the device stands in the account", async () => {
    await page.getByLabel("Eilmeldungen").uncheck();
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
    await open(PAGE);
    await expect(page.getByLabel("Eilmeldungen")).not.toBeChecked();
    await expect(page.getByRole("region", { name: "Geräte deines Kontos" }).getByRole("listitem")).toHaveCount(1);
  });

  await test.step("after the logout it belongs to nobody, and goes on with what everybody may know", async () => {
    await startJourney(page, true).signOut();
    await open(PAGE);
    await expect(button).toHaveText("Auf diesem Gerät ausschalten");
    await expect(page.getByLabel("Antworten auf deine Kommentare")).toHaveCount(0);
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Ausgeschaltet" })).toBeVisible();
  });
});

test("Without script the page says so, and a reader removes a device of the account", {
  tag: ["@no-script", "@no-script-mobile"],
}, async ({ page, paper }) => {
  await page.goto(PAGE);
  await expect(page.getByText("Benachrichtigungen brauchen JavaScript")).toBeVisible();
  await expect(page.getByRole("button", { name: /Gerät/ })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Newsletter" })).toBeVisible();
  expect(await findWider(page)).toEqual([]);

  await enterAsNewReader(startJourney(page, false), paper.state);
  const cookies = await page.context().cookies();
  const pair = new URLSearchParams(decodeURIComponent(cookies.find(({ name }) => name === "EvoSSO")?.value ?? ""));
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post("/graphql", { headers: { "x-mutation": "true" }, data: { query, variables } });
    return (await answer.json()).data;
  };
  const { push } = await ask("{ push { key } }", {});
  const given = await page.request.post(`${paper.pushOrigin}/subscribe`, { data: { key: push.key } });
  const { endpoint, keys } = await given.json();
  await ask(
    `mutation ($device: PushDeviceInput!, $wishes: PushWishesInput!, $h: String, $t: String) {
      savePushDevice(device: $device, wishes: $wishes, h: $h, t: $t) { message } }`,
    { device: { endpoint, ...keys }, wishes: { subjects: [], replies: true }, h: pair.get("h"), t: pair.get("t") },
  );
  await page.goto(PAGE);
  const devices = page.getByRole("region", { name: "Geräte deines Kontos" }).getByRole("listitem");
  await expect(devices).toHaveCount(1);
  await devices.getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Das Gerät ist entfernt" })).toBeVisible();
  await expect(devices).toHaveCount(0);
});
