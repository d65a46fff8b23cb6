/** Passwords without script: forgotten, set anew, changed. */
import { describe, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { ANNA, annasCookies } from "#tests/support/edge/account-answers.ts";
import { fieldError, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";

const { edge, visit, send, asked } = prepareAccountSite();

describe("passwords", () => {
  const forget = (username: string) => send("/profil?dialog=forget-password", { intent: "forget-password", username });

  test("a forgotten one is asked for by name, and the server's answer is said", async () => {
    const answer = await forget("anna");
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<div[^>]*data-form-notice[^>]*>Die E-Mail ist unterwegs\.<\/div>/);
    expect(JSON.parse(asked("/wp-json/sso/v1/forget-password")[0]?.body ?? "")).toEqual({ log: "anna" });
  });

  test.each<[string, unknown, string]>([
    ["the server's message", { sent: false, message: "Zu viele Versuche." }, "Zu viele Versuche."],
    ["no message", { sent: true }, TECHNICAL_ERROR],
    ["no success", { message: "" }, TECHNICAL_ERROR],
    ["a page", "<h1>Wartung</h1>", TECHNICAL_ERROR],
  ])("a failure shows %s", async (_name, body, message) => {
    edge.backend.answerRest("/wp-json/sso/v1/forget-password", () => ({ body }));
    const answer = await forget("anna");
    expect([answer.status, formError(answer)]).toEqual([400, message]);
  });

  const passwords = { newPassword: "Geheim456", newPasswordAgain: "Geheim456" };
  const reset = (fields: Record<string, string> = {}) =>
    send("/profil?dialog=reset-password&key=schluessel", {
      intent: "reset-password",
      key: "schluessel",
      ...passwords,
      ...fields,
    });

  test("a new one is set with the key of the mail", async () => {
    const { status, headers } = await reset();
    expect([status, headers.location]).toEqual([303, "/profil?dialog=generic&message=password-reset"]);
    expect(JSON.parse(asked("/wp-json/sso/v1/change-pw/user")[0]?.body ?? "")).toEqual({
      new_password: "Geheim456",
      new_password_again: "Geheim456",
      hash: "schluessel",
    });
  });

  test("two that differ are refused here, and neither comes back", async () => {
    const answer = await reset({ newPasswordAgain: "Geheim789" });
    expect([answer.status, fieldError(answer, "reset-password-newPasswordAgain")]).toEqual([
      400,
      "Die Passwörter stimmen nicht überein",
    ]);
    expect(answer.text).not.toMatch(/Geheim456|Geheim789/);
    expect(answer.text).toContain('name="key" value="schluessel"');
  });

  const change = (fields: Record<string, string> = {}, headers: Record<string, string> = signedIn) =>
    send("/profil", { intent: "change-password", currentPassword: "Geheim123", ...passwords, ...fields }, headers);

  test("one is changed within the session", async () => {
    const { status, headers } = await change();
    expect([status, headers.location]).toEqual([303, "/profil?done=password-changed"]);
    const [request] = asked("/wp-json/sso/v1/change-pw/user");
    expect(request?.headers.authorization).toBe(`Bearer ${ANNA.token}`);
    expect(JSON.parse(request?.body ?? "")).toEqual({
      old_password: "Geheim123",
      new_password: "Geheim456",
      new_password_again: "Geheim456",
      hash: ANNA.hash,
      token: ANNA.token,
    });
    expect((await visit("/profil?done=password-changed", annasCookies)).text).toContain("Dein Passwort wurde geändert.");
  });

  test.each<[string, unknown, string]>([
    [
      "the user error text",
      {
        message: "x",
        additional_data: { sso: { change_password_result: { success: "0" }, user_error_text: "Falsches Passwort" } },
      },
      "Falsches Passwort",
    ],
    ["the technical error", { additional_data: { sso: { change_password_result: { success: "0" } } } }, TECHNICAL_ERROR],
    [
      "the technical error for any other success",
      { additional_data: { sso: { change_password_result: { success: "yes" } } } },
      TECHNICAL_ERROR,
    ],
    ["the technical error for a reply without result", { success: "1" }, TECHNICAL_ERROR],
  ])("a failure shows %s", async (_name, body, message) => {
    edge.backend.answerRest("/wp-json/sso/v1/change-pw/user", () => ({ body }));
    expect(formError(await change())).toBe(message);
    expect(formError(await reset())).toBe(message);
  });

  test.each([400, 403, 429])("a refusal with the status %i keeps the server's text", async (status) => {
    const sso = { change_password_result: { success: "0" }, user_error_text: "Zu viele Versuche" };
    edge.backend.answerRest("/wp-json/sso/v1/change-pw/user", () => ({ status, body: { additional_data: { sso } } }));
    expect(formError(await change())).toBe("Zu viele Versuche");
    edge.backend.answerRest("/wp-json/sso/v1/forget-password", () => ({ status, body: { sent: false, message: "Später." } }));
    expect(formError(await forget("anna"))).toBe("Später.");
  });

  test("without a session nothing is changed: the reader is led to the login, the log knows why", async () => {
    const { status, headers } = await change({}, {});
    expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
    expect(asked("/wp-json/")).toEqual([]);
    await expect.poll(() => edge.log.join("\n")).toContain("No existing session");
  });
});
