import { expect, test } from "vitest";
import {
  accountMessages,
  internalErrors,
  NOT_ACTIVATED,
  NOT_ACTIVATED_ERROR,
  TECHNICAL_ERROR,
  toRefusalText,
} from "./account-messages.ts";

test("readers are told what the rules say about each field, word by word", () => {
  expect(accountMessages).toMatchObject({
    emailEmpty: "Bitte gib eine Email-Adresse ein",
    emailInvalid: "Bitte gib eine gültige E-Mail Adresse ein",
    subscriberNumberEmpty: "Bitte gib deine Abonummer ein",
    subscriberNumberInvalid: "Bitte gib eine gültige Abonummer ein",
    passwordEmpty: "Bitte gib ein Passwort ein",
    passwordTooShort: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    passwordWithSpaces: "Das Passwort darf keine Leerzeichen enthalten",
    usernameEmpty: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein",
    lastNameEmpty: "Bitte gib deinen Nachnamen ein",
    currentPasswordEmpty: "Bitte gib dein aktuelles Passwort ein",
    newPasswordEmpty: "Bitte gib ein neues Passwort ein",
    repeatPasswordEmpty: "Bitte gib das neue Passwort noch einmal ein",
    repeatPasswordDiffers: "Die Passwörter stimmen nicht überein",
  });
});

test("when something fails that readers cannot mend, they are asked to try again later", () => {
  expect(TECHNICAL_ERROR).toBe("Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.");
});

test("readers whose account is not activated are led to where they activate it", () => {
  expect(NOT_ACTIVATED_ERROR).toBe("218");
  expect(NOT_ACTIVATED.replace(/<[^>]*>/g, "")).toBe(
    "Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto hier.",
  );
  expect(NOT_ACTIVATED).toContain('<a href="/zugang-aktivieren">hier</a>');
});

test("operators find the errors between the layers under the words of the rules", () => {
  expect(Object.values(internalErrors)).toEqual([
    "Username and password are required",
    "Hash and token are required",
    "No existing session",
    "Could not get cookies",
  ]);
});

test("a reader sees the server's message where it has one", () => {
  expect(toRefusalText({ error: "201", message: "Benutzername oder Passwort ist falsch." })).toBe(
    "Benutzername oder Passwort ist falsch.",
  );
  expect(toRefusalText({ error: "218", message: "Eigener Text" })).toBe("Eigener Text");
});

test.each([[null], [""], ["  "]])("a refusal with the message %j is the technical error", (message) => {
  expect(toRefusalText({ error: "100", message })).toBe(TECHNICAL_ERROR);
});

test("an account that is not activated leads to its activation even when the server says nothing", () => {
  expect(toRefusalText({ error: "218", message: null })).toBe(NOT_ACTIVATED);
});
