import fc from "fast-check";
import { expect, test } from "vitest";
import { type DialogName, decideDialogSize, dialogs, parseDialogSlug, toDialogPath } from "./dialog.ts";

/** Rules 2.3. */
const rules = [
  "Generic",
  "Login",
  "SimpleLogin",
  "Register",
  "ForgetPassword",
  "PurePreferences",
  "UpsellSave",
  "UpsellSaveConfirm",
  "UpsellAlreadySubscribed",
  "AbocardActivation",
  "AbocardActivationRegister",
];
const names = Object.keys(dialogs) as DialogName[];

test("there are the eleven dialogs of the rules, and the consent settings", () => {
  expect(names).toEqual([...rules, "Consent"]);
});

test.each(names)("%s is opened by an address that says its name, word by word", (name) => {
  const slug = name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  expect(toDialogPath(name)).toBe(`/profil?dialog=${slug}`);
  expect(parseDialogSlug(slug)).toBe(name);
});

test("the way back is in the address of a dialog", () => {
  expect(toDialogPath("Login", "/themen/wohnen?page=2#mehr")).toBe(
    "/profil?dialog=login&returnTo=%2Fthemen%2Fwohnen%3Fpage%3D2%23mehr",
  );
});

test("Login is large, the others are medium unless a size is given", () => {
  for (const name of names) {
    expect(decideDialogSize(name), name).toBe(name === "Login" ? "large" : "medium");
    expect(decideDialogSize(name, "large")).toBe("large");
    expect(decideDialogSize(name, "medium")).toBe("medium");
  }
});

test.each([[null], [""], ["Login"], ["LOGIN"], ["login "], ["__proto__"], ["constructor"], ["toString"], ["0"]])(
  "%j names no dialog",
  (slug) => {
    expect(parseDialogSlug(slug)).toBeNull();
  },
);

test("no address opens a dialog that does not exist", () => {
  const slugs = new Set<string>(Object.values(dialogs));
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (slug) => parseDialogSlug(slug) === null || slugs.has(slug)),
    { seed: 9, numRuns: 1000 },
  );
});
