/** One person works through readers' comments: by the keyboard, and where no script comes; readers hear of it. */
import type { Page } from "playwright/test";
import { createAddress, fetchPair, postForm, registerReader, toCookieHeader } from "#tests/support/journeys/account-calls.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openHeldPost } from "#tests/support/journeys/open-held-post.ts";

type Portal = { origin: string; state: string };
type Commenter = { name: string; email: string; write: (text: string) => Promise<string>; send: typeof postForm; cookie: string };

/** A reader with an account; `write` answers the path of their comment. */
async function findCommenter({ origin, state }: Portal, path: string, name: string): Promise<Commenter> {
  const reader = await registerReader(origin, state);
  const cookie = toCookieHeader(await fetchPair(origin, reader.image));
  const headers = { cookie, origin, "cf-connecting-ip": createAddress() };
  const send: typeof postForm = (portal, address, fields) => postForm(portal, address, fields, headers);
  const write = async (text: string) => {
    const { status, headers: answered } = await send(origin, `${path}/kommentare`, { intent: "comment", text, name });
    expect(status).toBe(303);
    return String(answered.location);
  };
  return { name, email: reader.username, write, send, cookie };
}

const awake = (page: Page) => page.locator("[data-keys-help]").waitFor();
const heading = (page: Page) => page.locator("[data-case]");

test("A page of new comments is marked as seen by one key, and what was changed meanwhile is named", async ({ page, portal }) => {
  await enterNewsroom(page, portal, "editor");
  const { id, path } = await openHeldPost(page, portal);
  await page.goto("/redaktion/kommentare/regeln");
  await page.getByLabel("Beitrag", { exact: true }).fill(String(id));
  await page.getByLabel("Regel", { exact: true }).selectOption("Nachher lesen");
  await page.getByRole("button", { name: "Setzen" }).click();
  const anna = await findCommenter(portal, path, `Anna Amann ${id}`);
  const own = await anna.write("Der erste wartet.");
  const queue = `/redaktion/kommentare?beitrag=${id}&liste=`;
  await page.goto(`${queue}pruefen`);
  await awake(page);
  await page.keyboard.press("j");
  await awake(page);
  await page.keyboard.press("f");
  await expect(page.getByText("Zu diesem Beitrag gibt es hier keinen Kommentar.")).toBeVisible();
  const second = await anna.write("Der zweite erscheint.");
  await anna.write("Der dritte auch.");

  await page.goto(`${queue}neu`);
  await expect(page.getByRole("button", { name: "Alle 2 als gesehen vermerken" })).toBeVisible();
  const edit = { intent: "edit-comment", text: "Der zweite, anders." };
  expect((await anna.send(portal.origin, second, edit)).status).toBe(303);
  await awake(page);
  await page.keyboard.press("g");
  await expect(page.getByRole("alert")).toContainText(`Nr. ${second.split("/").at(-1)} (Anna Amann ${id})`);
  await expect(page.locator("[data-comment]")).toHaveCount(1);
  await awake(page);
  await page.keyboard.press("g");
  await expect(page.getByText("Zu diesem Beitrag gibt es hier keinen Kommentar.")).toBeVisible();
  expect(own).not.toBe(second);
});

test("Held comments are worked through by the keyboard alone", async ({ page, portal, mailbox }) => {
  await enterNewsroom(page, portal, "editor");
  const { id, path } = await openHeldPost(page, portal);
  const names = ["Anna Amann", "Bela Bösch", "Cilli Curti"].map((name) => `${name} ${id}`);
  const readers: Commenter[] = [];
  for (const name of names) readers.push(await findCommenter(portal, path, name));
  for (const reader of readers) await reader.write(`Das meint ${reader.name}.`);

  await page.goto(`/redaktion/kommentare?liste=pruefen&beitrag=${id}`);
  await expect(page.locator("[data-comment]")).toHaveCount(3);
  await awake(page);
  await page.keyboard.press("j");
  await expect(heading(page)).toContainText("Das meint Anna");
  await awake(page);
  await test.step("let through", async () => {
    await page.keyboard.press("f");
    await expect(heading(page)).toContainText("Das meint Bela");
  });
  await test.step("hide, with a reason; letters that are typed decide nothing", async () => {
    await awake(page);
    await page.keyboard.press("a");
    await expect(page.getByLabel("Grund").first()).toBeFocused();
    await page.getByLabel("Grund").first().selectOption("Kein Bezug zum Thema");
    await page.keyboard.press("Tab");
    await page.keyboard.type("fjkas");
    await page.keyboard.press("Control+Enter");
    await expect(heading(page)).toContainText("Das meint Cilli");
    const mail = await mailbox.waitFor({ to: readers[1]?.email ?? "", subject: "Dein Kommentar ist nicht mehr zu lesen" });
    for (const part of ["Kein Bezug zum Thema", "fjkas", "beschweren", "Gericht"]) expect(mail.text).toContain(part);
  });
  await test.step("keys are listed, and can be turned off", async () => {
    await awake(page);
    await page.keyboard.press("?");
    await page.getByRole("button", { name: "Tasten ausschalten" }).click();
    await page.keyboard.press("f");
    await page.getByRole("button", { name: "Tasten einschalten" }).click();
    await expect(heading(page)).toContainText("Das meint Cilli");
    await page.locator("h1").click();
    await page.keyboard.press("f");
    await expect(page.locator("[data-comment]")).toHaveCount(0);
  });
  await test.step("answer, forth and back", async () => {
    await page.goto(`/redaktion/kommentare?beitrag=${id}`);
    await awake(page);
    await page.keyboard.press("j");
    await awake(page);
    await page.keyboard.press("ArrowRight");
    await expect(heading(page)).toContainText("Das meint Bela");
    await awake(page);
    await page.keyboard.press("k");
    await expect(heading(page)).toContainText("Das meint Cilli");
    await awake(page);
    await page.keyboard.press("r");
    await page.keyboard.type("Danke!");
    await page.keyboard.press("Control+Enter");
    await expect(heading(page)).toContainText("Das meint Bela");
  });
  await page.goto(`${path}/kommentare`);
  await expect(page.getByText("Das meint Anna")).toBeVisible();
  await expect(page.getByText("Danke!")).toBeVisible();
  await expect(page.getByText("Das meint Bela")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a comment is hidden and its author banned, who complains and is right", async ({ page, portal }) => {
    await enterNewsroom(page, portal, "editor");
    const { id, path } = await openHeldPost(page, portal);
    const anna = await findCommenter(portal, path, `Anna Amann ${id}`);
    const own = await anna.write("Das war nicht so gemeint.");
    const read = async () =>
      (await (await fetch(portal.origin + own, { headers: { cookie: anna.cookie } })).text()).replace(/<!--.*?-->/g, "");
    await page.goto(`/redaktion/kommentare?liste=pruefen&beitrag=${id}`);
    await page.locator("[data-comment] a").first().click();
    const hide = page.locator("form[data-form=hide]");
    await page.locator("summary", { hasText: "Ausblenden" }).click();
    await hide.getByRole("button", { name: "Ausblenden" }).click();
    await expect(page.getByText("Wähl einen Grund.")).toBeVisible();
    await hide.getByLabel("Grund").selectOption("Beleidigung, § 115 StGB");
    await hide.getByLabel("Worte dazu").fill("Das zweite Wort.");
    await hide.getByLabel("Verfasser auch sperren").check();
    await hide.getByRole("button", { name: "Ausblenden" }).click();
    await expect(page.getByText("Zu diesem Beitrag gibt es hier keinen Kommentar.")).toBeVisible();
    for (const part of ["Die Redaktion hat deinen Kommentar entfernt.", "Beleidigung (§ 115 StGB)", "Das zweite Wort."])
      expect(await read()).toContain(part);

    expect((await anna.send(portal.origin, own, { intent: "complain", text: "Das ist ein Zitat." })).status).toBe(303);
    await page.goto(`/redaktion/kommentare?liste=beschwerden&beitrag=${id}`);
    await page.locator("[data-comment] a").first().click();
    await expect(page.getByText("Gesperrt seit")).toBeVisible();
    const complaint = page.locator("form[data-form=complaint]");
    await expect(complaint).toContainText("Das ist ein Zitat.");
    await complaint.getByLabel(/^Sie ist berechtigt/).check();
    await complaint.getByLabel("Antwort", { exact: true }).fill("Stimmt, ein Zitat.");
    await complaint.getByRole("button").click();
    await expect(page.getByText("Zu diesem Beitrag gibt es hier keinen Kommentar.")).toBeVisible();
    expect(await read()).toContain("Deine Beschwerde war berechtigt: Stimmt, ein Zitat.");
    await page.goto(`${path}/kommentare`);
    await expect(page.getByText("Das war nicht so gemeint.")).toBeVisible();
    await anna.write("Danke.");
  });
});
