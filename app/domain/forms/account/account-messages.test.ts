import { expect, test } from "vitest";
import { NOT_ACTIVATED, NOT_ACTIVATED_ERROR, TECHNICAL_ERROR, toRefusalText } from "./account-messages.ts";

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
