/** Every page of the newsroom and those that only a link or a takedown leads to: what axe, the widths and the keyboard say of each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { createAddress } from "#tests/support/journeys/account-calls.ts";
import { enterAs, enterNewsroom, hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findSmallTargets, findViolations, findWider, findWithoutFocusStyle } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { importRecords } from "#tests/support/records/import-records.ts";
import { askInvitation, type HiredStaff, type StaffRole } from "#workers/programs/local/hire-staff.ts";

type Portal = { origin: string; state: string };
type Row = { name: string; roles: StaffRole[]; open: (page: Page, portal: Portal) => Promise<unknown>; heading: string | RegExp };

const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const to = (path: string) => (page: Page) => page.goto(path);

const rows: readonly Row[] = [
  { name: "the sign-in", roles: [], open: to("/redaktion"), heading: "Anmelden" },
  { name: "a sign-in that was refused", roles: [], open: signInWrongly, heading: "Anmelden" },
  { name: "an invitation", roles: [], open: openInvitation, heading: "Zugang einrichten" },
  { name: "an invitation that is over", roles: [], open: to("/redaktion/einladung/x"), heading: /gilt nicht mehr/ },
  { name: "the second factor again", roles: ["editor"], open: to("/redaktion/bestaetigen?weiter=/redaktion"), heading: /du\?$/ },
  { name: "the ways to each part", roles: ["administrator"], open: to("/redaktion"), heading: "Redaktion" },
  { name: "the tickers", roles: ["editor"], open: to("/redaktion/ticker"), heading: "Liveticker" },
  { name: "a ticker", roles: ["editor"], open: openTicker, heading: /./ },
  { name: "the tips", roles: ["editor"], open: to("/redaktion/tipps"), heading: "Tipps" },
  { name: "a tip", roles: ["editor"], open: openTip, heading: /^Tipp Nr\. / },
  { name: "a tip that is not there", roles: ["editor"], open: to("/redaktion/tipps/999999999"), heading: /nicht gefunden/ },
  { name: "the drafts, one of them shared", roles: ["editor"], open: shareDraft, heading: "Entwürfe" },
  { name: "the breaking line", roles: ["editor"], open: to("/redaktion/eilmeldung"), heading: "Eilmeldung" },
  { name: "a breaking line that was refused", roles: ["editor"], open: setWrongLine, heading: "Eilmeldung" },
  { name: "the pictures", roles: ["reporter"], open: to("/redaktion/bilder"), heading: "Bilder" },
  { name: "pictures that were not taken", roles: ["reporter"], open: sendWrongPictures, heading: "Bilder" },
  { name: "a picture", roles: ["reporter"], open: openPicture, heading: /./ },
  { name: "a picture that somebody else has changed", roles: ["reporter"], open: changeLate, heading: /./ },
  {
    name: "a picture that is not there",
    roles: ["reporter"],
    open: to("/redaktion/bilder/999999999"),
    heading: /nicht gefunden/,
  },
  { name: "the front page", roles: ["editor"], open: to("/redaktion/titelseite"), heading: "Titelseite" },
  { name: "a place of the front page", roles: ["editor"], open: openPlace, heading: "Titelseite" },
  { name: "a section that was refused", roles: ["editor"], open: sendWrongSection, heading: "Titelseite" },
  { name: "the front page's preview", roles: ["editor"], open: to("/redaktion/titelseite/vorschau"), heading: /^Vorschau/ },
  { name: "the front page's states", roles: ["editor"], open: openState, heading: "Stände der Titelseite" },
  { name: "the menus", roles: ["editor"], open: to("/redaktion/menues"), heading: "Menüs" },
  { name: "a menu that was refused", roles: ["editor"], open: sendWrongMenu, heading: "Menüs" },
  { name: "the newsletters", roles: ["editor"], open: to("/redaktion/newsletter"), heading: "Newsletter" },
  { name: "a newsletter's next issue", roles: ["editor"], open: openIssue, heading: "Guten Morgen, Vorarlberg" },
  { name: "an issue by hand, and its first post", roles: ["editor"], open: openFirstPost, heading: /Plus/ },
  { name: "an issue's preview", roles: ["editor"], open: to("/redaktion/newsletter/sport/vorschau"), heading: /^Vorschau/ },
  { name: "the events", roles: ["editor"], open: to("/redaktion/termine?stand=gezeigt"), heading: "Termine" },
  { name: "a new event that was refused", roles: ["editor"], open: sendWrongEvent, heading: "Neuer Termin" },
  { name: "an event", roles: ["editor"], open: to("/redaktion/termine/1"), heading: /./ },
  { name: "the death notices", roles: ["editor"], open: to("/redaktion/trauer"), heading: "Trauer" },
  { name: "a new death notice that was refused", roles: ["editor"], open: sendWrongDeathNotice, heading: "Neue Traueranzeige" },
  { name: "a death notice", roles: ["editor"], open: to("/redaktion/trauer/1"), heading: /./ },
  { name: "words of condolence", roles: ["editor"], open: to("/redaktion/trauer/kondolenz"), heading: "Worte des Beileids" },
  { name: "the printed paper", roles: ["editor"], open: to("/redaktion/epaper"), heading: "E-Paper" },
  { name: "an issue of the printed paper", roles: ["editor"], open: to("/redaktion/epaper/1"), heading: /./ },
  { name: "passes and webcams", roles: ["editor"], open: to("/redaktion/berge"), heading: "Berge" },
  { name: "a new webcam", roles: ["editor"], open: to("/redaktion/berge/neu?art=webcam"), heading: "Neue Webcam" },
  { name: "a pass", roles: ["editor"], open: to("/redaktion/berge/1"), heading: /./ },
  { name: "the topics", roles: ["editor"], open: to("/redaktion/themen"), heading: "Themen" },
  {
    name: "sections that are looked for in vain",
    roles: ["editor"],
    open: to(`/redaktion/themen?art=ressort&q=${word}`),
    heading: "Themen",
  },
  { name: "a new topic that was refused", roles: ["editor"], open: sendTakenTopic, heading: "Themen" },
  { name: "a topic", roles: ["editor"], open: to("/redaktion/themen/thema/gemeindewahl"), heading: "Gemeindewahl" },
  { name: "a topic that was refused", roles: ["editor"], open: sendWrongTopic, heading: "Wohnen" },
  { name: "a section with a long name and states", roles: ["editor"], open: setLongSection, heading: word },
  { name: "a topic that is not there", roles: ["editor"], open: to("/redaktion/themen/thema/x"), heading: /nicht gefunden/ },
  { name: "the standing pages", roles: ["editor"], open: to("/redaktion/seiten"), heading: "Seiten" },
  { name: "a standing page", roles: ["editor"], open: openStandingPage, heading: "Impressum" },
  { name: "a state of a standing page", roles: ["editor"], open: openPageState, heading: /^Veröffentlicht, / },
  { name: "a new page that is not ready", roles: ["editor"], open: beginStandingPage, heading: "Ohne Titel" },
  { name: "the comments", roles: ["editor"], open: to("/redaktion/kommentare"), heading: "Kommentare" },
  {
    name: "the comments of an unknown post",
    roles: ["editor"],
    open: to("/redaktion/kommentare?beitrag=x"),
    heading: "Kommentare",
  },
  { name: "the notices", roles: ["editor"], open: to("/redaktion/meldungen"), heading: "Meldungen" },
  { name: "a notice", roles: ["editor"], open: openNotice, heading: /^Meldung Nr\. / },
  { name: "the numbers of a year", roles: ["editor"], open: to("/redaktion/meldungen/zahlen"), heading: /^Zahlen / },
  { name: "the numbers of a day", roles: ["editor"], open: to("/redaktion/zahlen"), heading: "Zahlen" },
  { name: "the numbers of a post", roles: ["editor"], open: openPostNumbers, heading: word },
  { name: "a comment to decide about", roles: ["editor"], open: openComment, heading: /^Kommentar Nr\. / },
  { name: "a comment that was hidden without a ground", roles: ["editor"], open: hideGroundlessly, heading: /^Kommentar Nr\. / },
  {
    name: "the rules for comments",
    roles: ["editor"],
    open: to("/redaktion/kommentare/regeln"),
    heading: "Regeln für Kommentare",
  },
  { name: "a part that a role does not open", roles: ["editor"], open: to("/redaktion/team"), heading: /erlaubt das nicht/ },
  { name: "the takedowns", roles: ["chief"], open: to("/redaktion/sperren"), heading: "Sperren" },
  { name: "a post to take down", roles: ["chief"], open: openCandidate, heading: "Sperren" },
  { name: "a takedown", roles: ["chief"], open: openTakedown, heading: word },
  { name: "what the paper lacks", roles: ["operator"], open: to("/redaktion/einrichten"), heading: "Einrichten" },
  { name: "the brand", roles: ["operator"], open: to("/redaktion/marke"), heading: "Marke" },
  { name: "the status", roles: ["operator"], open: to("/redaktion/status"), heading: "Status" },
  { name: "the team", roles: ["administrator"], open: openTeam, heading: "Team" },
  { name: "the log", roles: ["administrator"], open: to("/redaktion/protokoll"), heading: "Protokoll" },
  {
    name: "the log without an entry",
    roles: ["administrator"],
    open: to("/redaktion/protokoll?person=999999999"),
    heading: "Protokoll",
  },
  { name: "somebody's account", roles: ["editor"], open: to("/redaktion/konto"), heading: "Test editor" },
  { name: "a post that was taken down", roles: [], open: openGone, heading: /nicht mehr verfügbar/ },
  { name: "a preview", roles: [], open: openPreview, heading: word },
];

test.describe.configure({ mode: "parallel" });

/** One window for all rows of a worker: a new one for each would take longer than what is looked at. */
const rowTest = test.extend<object, { window: Page }>({
  window: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({
        baseURL: portal.origin,
        extraHTTPHeaders: { "cf-connecting-ip": createAddress() },
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

for (const { name, roles, open, heading } of rows) {
  rowTest(`On ${name} nothing is amiss`, async ({ window: page, portal }) => {
    await page.context().clearCookies();
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.setViewportSize({ width: widths.desktop, height: 900 });
    if (roles.length > 0) await enterAs(page, portal, await findSomebody(portal, roles));
    await open(page, portal);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findWider(page, "[tabindex='0'], [role=toolbar]"), `wider than ${width} px`).toEqual([]);
      if (width === widths.mobile) expect.soft(await findSmallTargets(page, { isPhone: true }), "too small to press").toEqual([]);
    }
    expect.soft(await findViolations(page), "axe, in light and dark").toEqual([]);
    expect.soft(await findWithoutFocusStyle(page), "where the keyboard is").toEqual([]);
  });
}

/** One person of each role opens all its pages; in another worker it is another one. */
const hired = new Map<string, Promise<HiredStaff>>();

function findSomebody(portal: Portal, roles: StaffRole[]): Promise<HiredStaff> {
  const name = roles.join();
  const person = hired.get(name) ?? hireSomebody(portal, ...roles);
  hired.set(name, person);
  return person;
}

test("The newsroom's name begins where its pages begin", async ({ page, portal }) => {
  const readLeft = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  await page.goto("/redaktion");
  expect(await readLeft("header a")).toBe(await readLeft("main h1"));
  await enterNewsroom(page, portal, "administrator");
  for (const path of ["/redaktion", "/redaktion/tipps", "/redaktion/status"]) {
    await page.goto(path);
    expect(await readLeft("header a"), path).toBe(await readLeft("main :is(nav, h1)"));
  }
});

test("On a phone the newsroom's parts are folded up, and unfold without script", { tag: "@no-script-mobile" }, async ({
  page,
  portal,
}) => {
  await enterNewsroom(page, portal, "editor");
  await page.goto("/redaktion/termine");
  const parts = page.getByRole("navigation", { name: "Redaktion" });
  const pictures = parts.getByRole("link", { name: "Bilder" });
  await expect(pictures).toBeHidden();
  await parts.getByText("Alle Bereiche").click();
  await expect(parts.getByRole("link", { name: "Termine" })).toHaveAttribute("aria-current", "page");
  await pictures.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bilder");
});

test("What is not there, and what a role does not open, leads back to the newsroom", async ({ page, portal }) => {
  await enterNewsroom(page, portal, "editor");
  for (const [path, status] of [
    ["/redaktion/tipps/999999999", 404],
    ["/redaktion/ticker/999999999", 404],
    ["/redaktion/zahlen/999999999", 404],
    ["/redaktion/newsletter/gibtsnicht", 404],
    ["/redaktion/newsletter/morgen/2020-01-01", 404],
    ["/redaktion/themen/ressort/gibt-es-nicht", 404],
    ["/redaktion/seiten/999999999", 404],
    ["/redaktion/team", 403],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(status);
    await expect(page.getByRole("banner").getByRole("link", { name: "Talblick · Redaktion" })).toBeVisible();
    await expect(page.getByRole("link", { name: "zurück zur Redaktion" })).toHaveAttribute("href", "/redaktion");
  }
});

test("The status page says what every task of the clock does, and prints as tables", async ({ page, portal }) => {
  await enterNewsroom(page, portal, "operator");
  await page.goto("/redaktion/status");
  const names = await page.getByRole("table").filter({ hasText: "Aufgabe" }).first().getByRole("rowheader").allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((text) => /^[a-z]+(?:-[a-z]+)+$/.test(text))).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Aufgabe" })).toBeVisible();
});

/** A place, with what was found for it. */
async function openPlace(page: Page): Promise<void> {
  await page.goto("/redaktion/titelseite");
  await page
    .getByRole("link", { name: /^Ändern/ })
    .first()
    .click();
  await page.getByLabel("Beitrag suchen").fill("Gemeinde");
  await page.getByRole("button", { name: "Suchen" }).click();
  await expect(page.getByRole("button", { name: "Hier anheften" })).toBeVisible();
}

async function sendWrongSection(page: Page): Promise<void> {
  await page.goto("/redaktion/titelseite");
  const first = page.locator("[data-front-section]").first();
  await first.getByText("Abschnitt ändern").click();
  await first.getByLabel("Link der Überschrift").fill("javascript:alert(1)");
  await first.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Eine Seite dieser Zeitung mit /")).toBeVisible();
}

async function openState(page: Page): Promise<void> {
  await page.goto("/redaktion/titelseite/staende");
  await page
    .getByRole("link", { name: /^Ansehen/ })
    .first()
    .click();
}

/** Of an issue that has no section yet. */
async function openFirstPost(page: Page): Promise<void> {
  await page.goto("/redaktion/newsletter/VPLUS_Subscriber");
  await page.getByRole("link", { name: "Beitrag hinzufügen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Ein Beitrag für die Ausgabe" })).toBeVisible();
}

/** With what was found for its first section. */
async function openIssue(page: Page): Promise<void> {
  await page.goto("/redaktion/newsletter/morgen");
  await page
    .getByRole("link", { name: /^Beitrag hinzufügen/ })
    .first()
    .click();
  await page.getByLabel("Beitrag suchen").fill("Gemeinde");
  await page.getByRole("button", { name: "Suchen" }).click();
  await expect(page.locator("fieldset input[type=radio]").first()).toBeVisible();
}

/** With the editor, and a change of its draft that nobody publishes. */
async function openStandingPage(page: Page): Promise<void> {
  await page.goto("/redaktion/seiten");
  await page.locator("[data-standing-page]").filter({ hasText: "/impressum" }).getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Text der Seite" })).toBeVisible();
  await page.getByText("Von der Website nehmen").first().click();
}

/** Of a page of its own, with a word that is as long as the page is wide. */
async function openPageState(page: Page): Promise<void> {
  await beginStandingPage(page);
  await page.getByLabel("Titel").fill("Was war");
  await page.getByLabel("Adresse").fill(`was-war-${Date.now()}`);
  await page.getByRole("textbox", { name: "Text der Seite" }).click();
  await page.keyboard.type(word);
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await page
    .getByRole("link", { name: /^Unterschied/ })
    .first()
    .click();
}

async function beginStandingPage(page: Page): Promise<void> {
  await page.goto("/redaktion/seiten");
  await page.getByRole("button", { name: "Neue Seite" }).click();
  await expect(page.getByRole("textbox", { name: "Text der Seite" })).toBeVisible();
  await expect(page.getByText("Der Titel fehlt.")).toBeVisible();
}

async function sendWrongEvent(page: Page): Promise<void> {
  await page.goto("/redaktion/termine/neu");
  await page.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.getByText("Wie heißt der Termin?")).toBeVisible();
}

async function sendWrongDeathNotice(page: Page): Promise<void> {
  await page.goto("/redaktion/trauer/neu");
  await page.getByRole("button", { name: "Eintragen und freigeben" }).click();
  await expect(page.getByText("Um wen geht es?")).toBeVisible();
}

async function sendWrongMenu(page: Page): Promise<void> {
  await page.goto("/redaktion/menues");
  const menu = page.locator("[data-menu=footer]");
  const names = menu.getByLabel(/^Name/);
  const count = await names.count();
  await menu.getByRole("button", { name: "Eintrag hinzufügen" }).click();
  // Before React is awake the page comes again with it.
  await expect(names).toHaveCount(count + 1);
  await names.last().fill("Anders");
  await menu.getByRole("button", { name: "Speichern" }).last().click();
  await expect(menu.getByText("Eine Seite dieser Zeitung mit /")).toBeVisible();
}

async function sendTakenTopic(page: Page): Promise<void> {
  await page.goto("/redaktion/themen");
  await page.getByText("Neu anlegen").click();
  await page.getByLabel("Titel", { exact: true }).fill("Wohnen");
  await page.getByRole("button", { name: "Anlegen", exact: true }).click();
  await expect(page.getByText("Diese Adresse ist schon vergeben")).toBeVisible();
}

async function sendWrongTopic(page: Page): Promise<void> {
  await page.goto("/redaktion/themen/thema/wohnen");
  await page.getByLabel(/^Link/).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Eine Seite dieser Zeitung mit /")).toBeVisible();
}

/** Made here, so that no page of a reader shows it. */
async function setLongSection(page: Page): Promise<void> {
  await page.goto("/redaktion/themen?art=ressort");
  await page.getByText("Neu anlegen").click();
  await page.getByLabel("Titel", { exact: true }).fill(word);
  await page.getByLabel(/^Adresse/).fill(`lang-${crypto.randomUUID()}`);
  await page.getByRole("button", { name: "Anlegen", exact: true }).click();
  await page.getByLabel(/^Beschreibung/).fill(`${word} `.repeat(5));
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert")).toBeVisible();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.goto("/redaktion");
  await page.getByLabel("E-Mail").fill("niemand@redaktion.example");
  await page.getByLabel("Passwort", { exact: true }).fill("falsch");
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function setWrongLine(page: Page): Promise<void> {
  await page.goto("/redaktion/eilmeldung");
  await page.getByLabel("Text").fill(word);
  await page.getByLabel("Link").fill("nirgends");
  await page.getByLabel("Zu einem eigenen Zeitpunkt").check();
  await page.getByRole("button", { name: "Auf allen Seiten zeigen" }).click();
  await expect(page.getByText("Das ist weder eine Nummer")).toBeVisible();
}

async function openPicture(page: Page): Promise<void> {
  await page.goto("/redaktion/bilder");
  await page.locator("[data-picture] a").first().click();
  await expect(page.locator("[data-cut-stage=ready]")).toBeVisible();
}

async function sendWrongPictures(page: Page): Promise<void> {
  await page.goto("/redaktion/bilder");
  await expect(page.locator("[data-upload-area=awake]")).toBeVisible();
  const buffer = Buffer.from("kein Bild");
  await page.getByLabel("Bilder hochladen").setInputFiles({ name: `${word}.jpg`, mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Das ist kein Bild, das wir zeigen können.")).toBeVisible();
}

/** In another window the same editor was faster. */
async function changeLate(page: Page): Promise<void> {
  await openPicture(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const window of [other, page]) {
    await window.getByLabel("Fotograf oder Quelle").fill(word);
    await window.getByRole("button", { name: "Texte speichern" }).click();
    if (window === other) await expect(window.getByText("Gespeichert.")).toBeVisible();
  }
  await expect(page.getByText("Jemand hat dieses Bild inzwischen geändert.")).toBeVisible();
  await other.close();
}

async function openInvitation(page: Page, portal: Portal): Promise<void> {
  const { backendOrigin: origin, adminToken: token } = readRunning(portal);
  const mail = `${crypto.randomUUID()}@redaktion.example`;
  const { key } = await askInvitation({ origin, token }, { name: word, mail, roles: ["editor"] });
  await page.goto(`/redaktion/einladung/${key}`);
}

async function openTicker(page: Page, { origin }: Portal): Promise<void> {
  const number = (await findStory(origin, stories.ticker)).split("/").at(-1);
  await page.goto(`/redaktion/ticker/${number}`);
}

async function openCandidate(page: Page, { origin }: Portal): Promise<void> {
  await page.goto(`/redaktion/sperren?beitrag=${encodeURIComponent(await findStory(origin, stories.free))}`);
}

/** Sends one first, with the longest word. */
async function openTip(page: Page): Promise<void> {
  await page.goto("/tipp-geben");
  await page.getByRole("textbox", { name: "Worum geht es?" }).fill(`${word}\n\nhttps://example.com/${word}`);
  await page.getByRole("button", { name: "Tipp senden" }).click();
  await expect(page.getByRole("heading", { name: /^Danke/ })).toBeVisible();
  await page.goto("/redaktion/tipps");
  await page.getByRole("link", { name: word }).first().click();
}

/** Sends one first, with the longest word. */
async function openNotice(page: Page): Promise<void> {
  await page.goto("/inhalt-melden");
  await page.getByLabel("Wo steht es?").fill(`/${word}`);
  await page.getByLabel("Worum geht es?").selectOption("Urheberrecht");
  await page.getByLabel("Was ist daran nicht in Ordnung?").fill(word);
  await page.getByLabel("Dein Name").fill(word);
  await page.getByLabel("Deine E-Mail-Adresse").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Ich versichere in gutem Glauben").check();
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByRole("heading", { name: /^Danke/ })).toBeVisible();
  await page.goto(`/redaktion/meldungen/${new URL(page.url()).searchParams.get("nummer")}`);
}

/** Of a post with the longest word, after it was read. */
async function openPostNumbers(page: Page, portal: Portal): Promise<void> {
  const post = await bringPost(portal);
  const data = JSON.stringify({ post, source: "push" });
  await page.request.post("/api/views", { headers: { origin: portal.origin }, data });
  await page.goto(`/redaktion/zahlen/${post}`);
}

/** Invites somebody with the longest name. */
async function openTeam(page: Page): Promise<void> {
  await page.goto("/redaktion/team");
  await page.getByLabel("Name").fill(word);
  await page.getByLabel("E-Mail").fill(`${crypto.randomUUID()}@redaktion.example`);
  await page.getByRole("button", { name: "Link erzeugen" }).click();
  await expect(page.locator("[data-invitation-link]")).toBeVisible();
}

async function shareDraft(page: Page, portal: Portal): Promise<void> {
  await bringPost(portal, "draft");
  await page.goto("/redaktion/entwuerfe");
  await page
    .getByRole("button", { name: /^Vorschau teilen/ })
    .first()
    .click();
  await expect(page.locator("[data-preview-link]")).toBeVisible();
}

async function openComment(page: Page): Promise<void> {
  await page.goto("/redaktion/kommentare?liste=alle");
  await page.locator("[data-comment] a").first().click();
}

async function hideGroundlessly(page: Page): Promise<void> {
  await openComment(page);
  await page.locator("summary", { hasText: "Ausblenden" }).click();
  await page.locator("form[data-form=hide] button[type=submit]").click();
  await expect(page.getByText("Wähl einen Grund.")).toBeVisible();
}

async function openTakedown(page: Page, portal: Portal): Promise<void> {
  await page.goto(`/redaktion/sperren/${await takeDownPost(portal)}`);
}

async function openGone(page: Page, portal: Portal): Promise<void> {
  const answer = await page.goto(`/langes-wort/${await takeDownPost(portal)}`);
  expect(answer?.status()).toBe(410);
}

async function openPreview(page: Page, portal: Portal): Promise<void> {
  const { path } = (await askAdmin(portal, "/admin/previews", { post: await bringPost(portal) })) as { path: string };
  await page.goto(path);
  await expect(page.getByRole("complementary", { name: "Vorschau" })).toBeVisible();
}

async function takeDownPost(portal: Portal): Promise<number> {
  const post = await bringPost(portal);
  await askAdmin(portal, "/admin/takedowns", { post, reason: word, by: "Test" });
  return post;
}

/** A post of its own for each test, older than all others. */
async function bringPost({ state }: Portal, status: "published" | "draft" = "published"): Promise<number> {
  const date = "2001-05-06T07:08:09Z";
  const source = `test:${crypto.randomUUID()}`;
  const blocks = [{ kind: "paragraph" as const, html: word }];
  const post = {
    kind: "post" as const,
    status,
    source,
    slug: "langes-wort",
    title: word,
    date,
    modified: date,
    front: false,
    blocks,
  };
  const [result] = await importRecords(state, [post]);
  if (result?.id === undefined) throw new Error("The post has no number");
  return result.id;
}

async function askAdmin(portal: Portal, path: string, body: object): Promise<unknown> {
  const { backendOrigin, adminToken } = readRunning(portal);
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const answer = await fetch(backendOrigin + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function readRunning({ state }: Portal): { backendOrigin: string; adminToken: string } {
  return JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
}
