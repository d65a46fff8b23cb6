import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loginForm } from "#app/domain/forms/account/account-forms.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { createButtonAction, createFormAction, type FormResult, refuseFields } from "./form-action.ts";

const url = new URL("https://talblick.example/profil");
const callWith = (entries: Entries) => ({
  context: new RouterContextProvider(),
  url,
  entries,
  body: new FormData(),
  cookieHeader: null,
  returnTo: null,
});
const send = (result: FormResult<string>, entries: Entries = { username: "anna", password: "geheim", intent: "login" }) =>
  createFormAction<unknown, string>(loginForm, async () => result)(callWith(entries));
const form = { kind: "form", form: "login", result: null };

test("an invalid form comes back with what was typed, but never with a password, and no request is made", async () => {
  const ask = () => Promise.reject(new Error("asked"));
  const outcome = await createFormAction(loginForm, ask)(callWith({ username: "anna", password: "", toString: "x" } as never));
  const state = { ...emptyForm, values: { username: "anna" }, errors: { password: "Bitte gib ein Passwort ein" } };
  expect(outcome).toEqual({ ...form, status: null, state });
});

test("a form comes back with the errors of its texts and of the rest at once", async () => {
  const findMore = () => ({ files: "Zu viele." });
  const ask = () => Promise.reject(new Error("asked"));
  const post = (entries: Entries) => createFormAction(loginForm, ask, { findMore })(callWith(entries));
  expect(await post({ username: "anna", password: "x" })).toMatchObject({ state: { errors: { files: "Zu viele." } } });
  const errors = { files: "Zu viele.", password: "Bitte gib ein Passwort ein" };
  expect(await post({ username: "anna", password: "" })).toMatchObject({ state: { errors } });
});

test("a refusal keeps what was typed; its message is sanitised, and its status and fields are its own", async () => {
  const values = { username: "anna" };
  expect(await send({ kind: "refused", message: "<b>Nein</b><script>x()</script>" })).toEqual({
    ...form,
    status: null,
    state: { ...emptyForm, values, formError: "<b>Nein</b>" },
  });
  expect(await send({ ...refuseFields({ username: "Den gibt es nicht." }), status: 404 })).toEqual({
    ...form,
    status: 404,
    state: { ...emptyForm, values, errors: { username: "Den gibt es nicht." } },
  });
});

test("a form that was carried out comes back empty, with a result or a notice", async () => {
  expect(await send({ kind: "done", result: "Code" })).toEqual({ ...form, status: 200, state: emptyForm, result: "Code" });
  expect(await send({ kind: "notice", text: "Fertig" })).toEqual({
    ...form,
    status: 200,
    state: { ...emptyForm, notice: "Fertig" },
  });
  expect(await send({ kind: "redirect", to: "/" })).toEqual({ kind: "redirect", to: "/" });
});

test("a button's form comes back as its action says", async () => {
  const act = async () => refuseFields({});
  const press = createButtonAction("remove", act, ({ post = "" }) => ({ post }));
  expect(await press(callWith({ intent: "remove", post: "7", other: "x" }))).toMatchObject({ state: { values: { post: "7" } } });
});
