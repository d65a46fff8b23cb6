/** Name and address without script: the forms of the profile, and the links of the mails. */
import { describe, expect, test } from "vitest";
import { ANNA, annasCookies, wireAccount } from "#tests/support/edge/account-answers.ts";
import { cleared, fieldError, formError, prepareAccountSite } from "#tests/support/edge/account-site.ts";

const { edge, visit, send, operation } = prepareAccountSite();
const keys = { h: ANNA.hash, t: ANNA.token };

describe("the name", () => {
  const rename = (firstname: string, lastname = "Berger") =>
    send("/profil", { intent: "change-name", firstname, lastname }, { cookie: annasCookies });

  test("is kept, and the profile says so", async () => {
    const { status, headers } = await rename(" Anna Maria ");
    expect([status, headers.location]).toEqual([303, "/profil?done=name-changed"]);
    expect(operation("changeName")?.variables).toEqual({ ...keys, firstname: "Anna Maria", lastname: "Berger" });
    expect((await visit("/profil?done=name-changed", annasCookies)).text).toContain("Dein Name wurde geändert.");
  });

  test("that breaks a rule comes back with what was typed", async () => {
    const answer = await rename("x".repeat(101), "Moosbrugger");
    expect(fieldError(answer, "change-name-firstname")).toBe("Bitte gib einen kürzeren Namen ein");
    expect(answer.text).toContain('value="Moosbrugger"');
    expect(operation("changeName")).toBeUndefined();
    expect(formError(await rename("Falsch"))).toBe("Bitte gib einen kürzeren Namen ein");
  });
});

describe("the address", () => {
  const change = (email: string, currentPassword = ANNA.password) =>
    send("/profil", { intent: "change-email", email, currentPassword }, { cookie: annasCookies });

  test("is asked for", async () => {
    const { status, headers } = await change("neu@mail.example");
    expect([status, headers.location]).toEqual([303, "/profil?done=address-asked"]);
    expect(operation("changeEmail")?.variables).toEqual({ ...keys, email: "neu@mail.example", password: ANNA.password });
  });

  test("that is wrong comes back with its message, and the password does not", async () => {
    expect(fieldError(await change("neu@"), "change-email-email")).toBe("Bitte gib eine gültige E-Mail Adresse ein");
    expect(fieldError(await change("neu@mail.example", ""), "change-email-currentPassword")).toBe(
      "Bitte gib dein aktuelles Passwort ein",
    );
    const refused = await change("neu@mail.example", "Falsch-falsch-9");
    expect(formError(refused)).toBe("Das aktuelle Passwort ist falsch.");
    expect(refused.text).toContain('value="neu@mail.example"');
    expect(refused.text).not.toContain("Falsch-falsch-9");
  });

  test("that waits is named, and can be given up", async () => {
    edge.backend.answer("GetAccount", () => ({ data: { account: { ...wireAccount, pendingEmail: "neu@mail.example" } } }));
    expect((await visit("/profil", annasCookies)).text).toContain("neu@mail.example");
    const { headers } = await send("/profil", { intent: "keep-email" }, { cookie: annasCookies });
    expect(headers.location).toBe("/profil?done=address-kept");
  });

  test("cannot be changed by who signed in with a print card", async () => {
    edge.backend.answer("GetAccount", () => ({ data: { account: { ...wireAccount, isManageable: false } } }));
    expect((await visit("/profil", annasCookies)).text).not.toContain("change-email");
  });
});

describe("the links of the mails", () => {
  test.each([
    ["key", "confirm-email", "/profil/adresse?done=confirmed", "Deine neue E-Mail-Adresse gilt"],
    ["zurueck", "take-back-email", "/profil/adresse?done=taken-back", "Deine frühere E-Mail-Adresse gilt wieder"],
  ])("%s: opening it does nothing, the button does", async (name, intent, done, title) => {
    const opened = await visit(`/profil/adresse?${name}=gut`);
    expect(opened.headers["cache-control"]).toBe("private, no-store");
    expect(opened.text).toContain(`value="${intent}"`);
    expect(edge.backend.operations().map(({ operationName }) => operationName)).not.toContain("confirmEmail");
    const { status, headers } = await send("/profil/adresse", { intent, key: "gut" });
    expect([status, headers.location]).toEqual([303, done]);
    expect((await visit(done)).text).toContain(title);
    expect(formError(await send("/profil/adresse", { intent, key: "schlecht" }))).toBe("Der Link ist abgelaufen.");
  });

  test("the way back signs this browser out", async () => {
    const answer = await send("/profil/adresse", { intent: "take-back-email", key: "gut" }, { cookie: annasCookies });
    expect(cleared(answer)).toContain("EvoSSO");
  });

  test("without a key the page leads to the profile", async () => {
    const { text } = await visit("/profil/adresse");
    expect(text).toContain('href="/profil"');
    expect(text).not.toContain("confirm-email");
  });
});
