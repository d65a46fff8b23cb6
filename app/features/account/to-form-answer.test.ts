import { expect, test } from "vitest";
import { toRefusal } from "./to-form-answer.ts";

test("a reader sees the server's message where it has one", () => {
  expect(toRefusal({ error: "201", message: "Benutzername oder Passwort ist falsch." }).message).toBe(
    "Benutzername oder Passwort ist falsch.",
  );
  expect(toRefusal({ error: "218", message: "Eigener Text" }).message).toBe("Eigener Text");
});

test.each([[null], [""], ["  "]])("a reply with the message %j shows the technical error", (message) => {
  expect(toRefusal({ error: "100", message }).message).toBe(
    "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.",
  );
});

test("an account that is not activated leads to its activation even when the server says nothing", () => {
  expect(toRefusal({ error: "218", message: null }).message).toBe(
    'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.',
  );
});
