import { expect, test } from "vitest";
import type { UpsellView } from "#app/components/dialog/dialog-view.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { dialogs } from "#app/domain/page/dialog.ts";
import { noUpsell } from "#tests/support/units/no-upsell.ts";
import { decideOtherPage, parsePageDialog, toDialogTitle, toDialogView } from "./dialog-view-model.ts";

const nothing = { offer: null, confirmation: null };

test("every named dialog is a page, and so is that of the reset mail", () => {
  for (const [name, slug] of Object.entries(dialogs)) expect(parsePageDialog(slug)).toBe(name);
  expect(parsePageDialog("reset-password")).toBe("ResetPassword");
  for (const slug of ["", "Login", "ResetPassword", "__proto__"]) expect(parsePageDialog(slug)).toBeNull();
  expect(toDialogTitle("ForgetPassword")).toBe("Passwort Zurücksetzen");
});

test.each([
  ["/themen?a=1#b", "/themen?a=1#b"],
  ["https://evil.example/", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the way back %j is %j", (returnTo, path) => {
  expect(toDialogView("Login", new URLSearchParams({ returnTo }), null, nothing)).toEqual({
    dialog: "Login",
    returnTo: path,
    isInCheckout: false,
    key: null,
    form: emptyForm,
    message: null,
    upsell: noUpsell,
  });
});

test("a message is one of ours, and for the dialog Generic only", () => {
  const query = new URLSearchParams({ message: "registered", key: "k" });
  expect(toDialogView("Generic", query, null, nothing)).toMatchObject({ key: "k", message: { title: "Fast geschafft" } });
  expect(toDialogView("Login", query, null, nothing).message).toBeNull();
  expect(toDialogView("Generic", new URLSearchParams({ message: "<b>x</b>" }), null, nothing).message).toBeNull();
});

const view = (
  dialog: "Login" | "SimpleLogin" | "Register" | "ForgetPassword" | "UpsellSave" | "UpsellSaveConfirm",
  returnTo: string | null,
  { key = null, ...upsell }: Partial<UpsellView> & { key?: string | null } = {},
) => ({ dialog, returnTo, isInCheckout: false, key, form: emptyForm, message: null, upsell: { ...noUpsell, ...upsell } });

test("a reader who wants to buy is known by the address or by the order that they come from", () => {
  const isInCheckout = (query: Record<string, string>) =>
    toDialogView("Register", new URLSearchParams(query), null, nothing).isInCheckout;
  expect(isInCheckout({ checkout: "on" })).toBe(true);
  expect(isInCheckout({ returnTo: "/abo?angebot=plus-jahr" })).toBe(true);
  expect([isInCheckout({}), isInCheckout({ checkout: "x", returnTo: "/abo" })]).toEqual([false, false]);
});

test("a signed-in reader goes on", () => {
  expect(decideOtherPage(view("Login", "/abo"), true)).toEqual({ path: "/abo" });
  expect(decideOtherPage(view("SimpleLogin", null), true)).toEqual({ path: "/profil" });
  expect(decideOtherPage(view("Register", null), true)).toEqual({ path: "/profil" });
  expect(decideOtherPage(view("ForgetPassword", null), true)).toBeNull();
  expect(decideOtherPage(view("Login", "/abo"), false)).toBeNull();
});

test("an offer begins with the print card, also one with nothing to confirm", () => {
  for (const isSignedIn of [true, false]) {
    expect(decideOtherPage(view("UpsellSave", null), isSignedIn)).toEqual({ dialog: "AbocardActivation" });
    expect(decideOtherPage(view("UpsellSaveConfirm", null), isSignedIn)).toEqual({ dialog: "AbocardActivation" });
    // With a key the page says what became of its offer.
    expect(decideOtherPage(view("UpsellSave", null, { key: "T" }), isSignedIn)).toBeNull();
    expect(decideOtherPage(view("UpsellSaveConfirm", null, { confirmation: "print" }), isSignedIn)).toBeNull();
  }
});
