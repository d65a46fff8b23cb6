/** Every row of the table of messages (spec 5), word by word: on leaving a field, on sending with script, and without. */
import type { Browser, Locator, Page, Request } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { signIn } from "../../support/account-pages.ts";
import { launchBrowser, openPage } from "../../support/browser.ts";
import { waitForComfort } from "../../support/wait-for-comfort.ts";

/** `also`: what other fields say about it once the form is sent. */
type Row = { field: string; value: string; message: string; also?: string };
type Form = { form: string; path: string; valid: Record<string, string>; rows: readonly Row[] };

const origin = inject("portalOrigin");

const newPasswordRows: readonly Row[] = [
  {
    field: "newPassword",
    value: "",
    message: "Bitte gib ein neues Passwort ein",
    also: "Die Passwörter stimmen nicht überein",
  },
  { field: "newPassword", value: "abcde", message: "Bitte wähle ein Passwort mit mind. 6 Zeichen" },
  { field: "newPassword", value: "abc def", message: "Das Passwort darf keine Leerzeichen enthalten" },
  { field: "newPasswordAgain", value: "", message: "Bitte gib das neue Passwort noch einmal ein" },
  { field: "newPasswordAgain", value: "Bregenz-1957", message: "Die Passwörter stimmen nicht überein" },
];
const newPasswords = { newPassword: "Bregenz-1956", newPasswordAgain: "Bregenz-1956" };

const forms: readonly Form[] = [
  {
    form: "register",
    path: "/profil?dialog=register",
    valid: { email: "ilga@leserin.example", password: "Bregenz-1956" },
    rows: [
      { field: "email", value: "", message: "Bitte gib eine Email-Adresse ein" },
      { field: "email", value: "ilga@", message: "Bitte gib eine gültige E-Mail Adresse ein" },
      { field: "password", value: "", message: "Bitte gib ein Passwort ein" },
      { field: "password", value: "abcde", message: "Bitte wähle ein Passwort mit mind. 6 Zeichen" },
      { field: "password", value: "abc def", message: "Das Passwort darf keine Leerzeichen enthalten" },
    ],
  },
  {
    form: "upsell-entitlement",
    path: "/profil?dialog=abocard-activation",
    valid: { subscriberNumber: "49999999", lastName: "Niemand" },
    rows: [
      { field: "subscriberNumber", value: "", message: "Bitte gib deine Abonummer ein" },
      { field: "subscriberNumber", value: "4001a", message: "Bitte gib eine gültige Abonummer ein" },
      { field: "lastName", value: "", message: "Bitte gib deinen Nachnamen ein" },
    ],
  },
  {
    form: "login",
    path: "/profil?dialog=login",
    valid: { username: "ilga@leserin.example", password: "Bregenz-1956" },
    rows: [
      { field: "username", value: "", message: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" },
      { field: "password", value: "", message: "Bitte gib ein Passwort ein" },
    ],
  },
  {
    form: "forget-password",
    path: "/profil?dialog=forget-password",
    valid: { username: "ilga@leserin.example" },
    rows: [{ field: "username", value: "", message: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" }],
  },
  {
    form: "change-password",
    path: "/profil",
    valid: { currentPassword: "talblick-demo", ...newPasswords },
    rows: [{ field: "currentPassword", value: "", message: "Bitte gib dein aktuelles Passwort ein" }, ...newPasswordRows],
  },
  {
    form: "reset-password",
    path: "/profil?dialog=reset-password&key=x",
    valid: newPasswords,
    rows: newPasswordRows,
  },
];

let browser: Browser;
let page: Page;
let posts: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const formOf = (name: string) => page.locator(`form[data-form="${name}"]`);
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

async function open({ path }: Form, hasScript: boolean): Promise<void> {
  page = await openPage(browser, origin, { javaScriptEnabled: hasScript });
  if (path === "/profil") await signIn(page, origin, "anna");
  await page.goto(path);
  if (!hasScript) return;
  await waitForComfort(page);
  // The start of the session may ask the back end; nothing from then on may.
  await page.locator("html[data-session]").waitFor();
  posts = [];
  // The profile's account frame asks for itself: the provider, and the back end for what changes nothing.
  const isQuestion = (request: Request) => request.url().endsWith("/graphql") && request.headers()["x-mutation"] !== "true";
  const isOurs = (request: Request) => request.url().startsWith(`${origin}/`) && !isQuestion(request);
  page.on("request", (request) => request.method() === "POST" && isOurs(request) && posts.push(request.url()));
}

/** All fields as they should be, but for one. A new password is repeated as it is. */
function toValues({ valid }: Form, { field, value }: Row): Record<string, string> {
  const repeated: Record<string, string> = field === "newPassword" && value !== "" ? { newPasswordAgain: value } : {};
  return { ...valid, ...repeated, [field]: value };
}

/** Without a key, and without leaving a field. */
function setValues(form: Locator, values: Record<string, string>): Promise<void> {
  return form.evaluate((element, texts) => {
    for (const field of element.querySelectorAll("input:not([type=hidden])") as NodeListOf<HTMLInputElement>) {
      if (field.type === "checkbox") field.checked = true;
      else field.value = texts[field.name] ?? "";
    }
  }, values);
}

/** The messages are seen, no others; the first one belongs to the field and says why it is wrong. */
async function expectMessages(form: Locator, { field, value }: Row, messages: string[]): Promise<void> {
  const what = `'${value}' as ${field}`;
  await expect.poll(() => form.locator("[data-error-for]:visible").allTextContents(), { message: what }).toEqual(messages);
  const input = form.locator(`input[name="${field}"]`);
  expect(await input.getAttribute("aria-invalid"), what).toBe("true");
  expect(await form.locator("[aria-invalid]").count(), what).toBe(messages.length);
  const place = form.locator(`[data-error-for="${field}"]`);
  expect(await place.textContent(), what).toBe(messages[0]);
  expect((await input.getAttribute("aria-describedby"))?.split(" "), what).toContain(await place.getAttribute("id"));
}

const messagesOf = ({ message, also }: Row) => (also === undefined ? [message] : [message, also]);

test.each(forms)(
  "With script $form says what is wrong when a field is left, and takes it back once it is corrected",
  async (one) => {
    await open(one, true);
    const form = formOf(one.form);
    for (const row of one.rows) {
      const input = form.locator(`input[name="${row.field}"]`);
      await setValues(form, { ...one.valid, [row.field]: "" });
      await input.focus();
      await page.keyboard.type(row.value || "x");
      if (row.value === "") await page.keyboard.press("Backspace");
      expect(await form.locator("[data-error-for]:visible").count(), row.message).toBe(0);
      await page.keyboard.press("Tab");
      await expectMessages(form, row, [row.message]);
      // The reader has moved on: it is said aloud.
      await expect.poll(() => page.getByRole("status").allTextContents()).toContain(row.message);
      await input.fill(one.valid[row.field] ?? "");
      expect(await form.locator("[data-error-for]:visible").count(), row.message).toBe(0);
      expect(await form.locator("[aria-invalid]").count(), row.message).toBe(0);
    }
  },
);

test.each(forms)("With script $form is not sent while something is wrong, and leads there", async (one) => {
  await open(one, true);
  const form = formOf(one.form);
  for (const row of one.rows) {
    await setValues(form, toValues(one, row));
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    await expectMessages(form, row, messagesOf(row));
    expect(await isFocused(form.locator(`input[name="${row.field}"]`)), row.message).toBe(true);
  }
  expect(posts).toEqual([]);
});

test.each(forms)("Without script $form comes back with what is wrong, and all values but the passwords", async (one) => {
  await open(one, false);
  for (const row of one.rows) {
    const form = formOf(one.form);
    const values = toValues(one, row);
    for (const [name, value] of Object.entries(values)) await form.locator(`input[name="${name}"]`).fill(value);
    for (const box of await form.getByRole("checkbox").all()) await box.check();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      form.locator("[type=submit]").click(),
    ]);
    expect(answer.status(), row.message).toBe(400);
    await page.waitForLoadState();
    await expectMessages(form, row, messagesOf(row));
    for (const name of Object.keys(values)) {
      const isPassword = /password/i.test(name);
      expect(await form.locator(`input[name="${name}"]`).inputValue(), name).toBe(isPassword ? "" : values[name]);
    }
    for (const box of await form.getByRole("checkbox").all()) expect(await box.isChecked()).toBe(true);
    expect(await page.locator("[autofocus]").count()).toBe(1);
    await expect.poll(() => isFocused(form.locator(`input[name="${row.field}"]`)), { message: row.message }).toBe(true);
  }
});
