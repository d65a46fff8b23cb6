/** Every row of the table of messages (rules 5), word by word: on leaving a field, on sending with script, and without. */
import type { Locator, Page, Request } from "playwright/test";
import { findField, findForm, findMessage, findMessages, findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession, wakeAllIslands } from "#tests/support/journeys/wait-for-comfort.ts";

/** `also`: what other fields say about it once the form is sent. */
type Row = { field: string; value: string; message: string; also?: string };
type Form = { form: string; path: string; valid: Record<string, string>; rows: readonly Row[] };

const newPasswordRows: readonly Row[] = [
  { field: "newPassword", value: "", message: "Bitte gib ein neues Passwort ein", also: "Die Passwörter stimmen nicht überein" },
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
  { form: "reset-password", path: "/profil?dialog=reset-password&key=x", valid: newPasswords, rows: newPasswordRows },
];

/** What is posted from now on, but for questions: the profile's account frame asks the provider, and the back end for what changes nothing. */
function collectPosts(page: Page, origin: string): string[] {
  const posts: string[] = [];
  const isQuestion = (request: Request) => request.url().endsWith("/graphql") && request.headers()["x-mutation"] !== "true";
  const isOurs = (request: Request) => request.url().startsWith(`${origin}/`) && !isQuestion(request);
  page.on("request", (request) => request.method() === "POST" && isOurs(request) && posts.push(request.url()));
  return posts;
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
  await expect(findMessages(form), what).toHaveText(messages);
  const input = findField(form, field);
  await expect(input, what).toHaveAttribute("aria-invalid", "true");
  await expect(form.locator("[aria-invalid]"), what).toHaveCount(messages.length);
  const place = findMessage(form, field);
  await expect(place, what).toHaveText(messages[0] ?? "");
  expect((await input.getAttribute("aria-describedby"))?.split(" "), what).toContain(await place.getAttribute("id"));
}

const messagesOf = ({ message, also }: Row) => (also === undefined ? [message] : [message, also]);

for (const one of forms) {
  test.describe(`The form ${one.form}`, () => {
    test.beforeEach(async ({ open, signedInAs }) => {
      if (one.path === "/profil") await signedInAs("anna");
      await open(one.path);
    });

    test("says what is wrong when a field is left, and takes it back once it is corrected", async ({ page }) => {
      // A field that is left before the form is awake says nothing until it is sent.
      await wakeAllIslands(page);
      const form = findForm(page, one.form);
      for (const row of one.rows) {
        const input = findField(form, row.field);
        await setValues(form, { ...one.valid, [row.field]: "" });
        await input.focus();
        await page.keyboard.type(row.value || "x");
        if (row.value === "") await page.keyboard.press("Backspace");
        await expect(findMessages(form), row.message).toHaveCount(0);
        await page.keyboard.press("Tab");
        await expectMessages(form, row, [row.message]);
        // The reader has moved on: it is said aloud.
        await expect.poll(() => page.getByRole("status").allTextContents()).toContain(row.message);
        await input.fill(one.valid[row.field] ?? "");
        await expect(findMessages(form), row.message).toHaveCount(0);
        await expect(form.locator("[aria-invalid]"), row.message).toHaveCount(0);
      }
    });

    test("is not sent while something is wrong, and leads there", async ({ page, portal }) => {
      // The start of the session may ask the back end; nothing from then on may.
      await waitForSession(page, one.path === "/profil" ? "signed-in" : "signed-out");
      const posts = collectPosts(page, portal.origin);
      const form = findForm(page, one.form);
      for (const row of one.rows) {
        await setValues(form, toValues(one, row));
        await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
        await expectMessages(form, row, messagesOf(row));
        await expect(findField(form, row.field), row.message).toBeFocused();
      }
      expect(posts).toEqual([]);
    });

    test("without script comes back with what is wrong, and all values but the passwords", { tag: "@no-script" }, async ({
      page,
    }) => {
      for (const row of one.rows) {
        const form = findForm(page, one.form);
        const values = toValues(one, row);
        for (const [name, value] of Object.entries(values)) await findField(form, name).fill(value);
        for (const box of await form.getByRole("checkbox").all()) await box.check();
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === "POST"),
          findSubmit(form).click(),
        ]);
        expect(answer.status(), row.message).toBe(400);
        await page.waitForLoadState();
        await expectMessages(form, row, messagesOf(row));
        for (const name of Object.keys(values)) {
          const isPassword = /password/i.test(name);
          await expect(findField(form, name), name).toHaveValue(isPassword ? "" : (values[name] ?? ""));
        }
        for (const box of await form.getByRole("checkbox").all()) await expect(box).toBeChecked();
        await expect(page.locator("[autofocus]")).toHaveCount(1);
        await expect(findField(form, row.field), row.message).toBeFocused();
      }
    });
  });
}
