import { expect, test } from "vitest";
import { decideRegisteredMessage, parseGenericMessage, toGenericMessagePath } from "./account-notices.ts";
import { parseProfileNotice, toProfilePath } from "./profile-notices.ts";

test("what a redirect announces is what the page says", () => {
  const { searchParams } = new URL(toProfilePath("password-changed"), "https://talblick.example");
  expect(parseProfileNotice(searchParams.get("done"))).toEqual({
    notice: "password-changed",
    text: "Dein Passwort wurde geändert.",
  });
});

test("a message of the dialog Generic is named, with the way on", () => {
  const path = toGenericMessagePath("registered", "/themen?a=1");
  expect(path).toBe("/profil?dialog=generic&message=registered&returnTo=%2Fthemen%3Fa%3D1");
  expect(parseGenericMessage("registered")).toMatchObject({ title: "Fast geschafft" });
  expect(toGenericMessagePath("account-deleted", null)).toBe("/profil?dialog=generic&message=account-deleted");
});

test.each([[null], [""], ["Gewonnen!"], ["__proto__"], ["toString"], ["PASSWORD-CHANGED"]])(
  "%j in an address says nothing",
  (key) => {
    expect([parseProfileNotice(key), parseGenericMessage(key)]).toEqual([null, null]);
  },
);

test("a reader who registers with a print card is told to activate the account and then the card", () => {
  expect(decideRegisteredMessage(undefined)).toBe("registered");
  expect(decideRegisteredMessage("irgendetwas")).toBe("registered");
  const message = parseGenericMessage(decideRegisteredMessage("print-card"));
  expect(message?.text).toContain("um dein Konto zu aktivieren. Danach meldest du dich an und aktivierst deine Abokarte.");
  expect(message?.link?.href).toBe("/profil?dialog=abocard-activation");
});
