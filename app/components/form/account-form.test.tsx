import { describe, expect, test } from "vitest";
import { accountForms, loginForm, registerForm } from "#app/domain/forms/account/account-forms.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { AccountForm } from "./account-form.tsx";

function draw(definition = loginForm as (typeof accountForms)[string], state: Partial<FormState> = {}) {
  return render(
    <AccountForm
      form={definition?.name ?? ""}
      state={{ ...emptyForm, ...state }}
      action="/profil?dialog=login"
      hidden={{ returnTo: "/news/politik?page=2", key: null }}
    />,
  );
}

describe.each(Object.values(accountForms))("The form $name", (definition) => {
  const markup = draw(definition);
  const form = markup.one("form");

  test("is a plain post", () => {
    expect(form.attribs).toMatchObject({
      method: "post",
      action: "/profil?dialog=login",
      novalidate: "",
      "data-form": definition.name,
    });
    expect(markup.one("input", { name: "intent" }).attribs.value).toBe(definition.name);
    expect(markup.one("input", { name: "returnTo" }).attribs.value).toBe("/news/politik?page=2");
    expect(markup.all("input", { name: "key" })).toEqual([]);
    expect(textOf(markup.one("button"))).toBe(definition.submitLabel);
  });

  test("can be sent without script", () => {
    expect(markup.one("button").attribs).toMatchObject({ type: "submit" });
    expect(markup.all("button", { disabled: true })).toEqual([]);
  });

  test.each(definition.fields)("has a labelled field $name with a place for its message", (field) => {
    const id = `${definition.name}-${field.name}`;
    const input = markup.one("input", { name: field.name });
    expect(input.attribs).toMatchObject({ id, type: field.type });
    expect(textOf(markup.one("label", { for: id }))).toContain(field.label);
    expect(input.attribs["aria-describedby"]?.split(" ")).toContain(`${id}-error`);
    expect(input.attribs["aria-invalid"]).toBeUndefined();
    expect(markup.one("p", { id: `${id}-error` }).attribs).toMatchObject({ hidden: "" });
    if (field.type !== "checkbox") expect(input.attribs.autocomplete).toBe(field.autoComplete);
    // Everything else that describes the field is there.
    for (const part of input.attribs["aria-describedby"]?.split(" ") ?? []) expect(markup.all("p", { id: part })).toHaveLength(1);
  });

  test("says of optional fields that they are, and of no other", () => {
    const optional = definition.fields.filter(({ isRequired }) => !isRequired).map(({ name }) => `${definition.name}-${name}`);
    const said = markup.all("label").filter((label) => textOf(label).endsWith("(optional)"));
    expect(said.map(({ attribs }) => attribs.for)).toEqual(optional);
  });

  test("shows its message under its field, says that it is wrong, and starts there", () => {
    for (const field of definition.fields) {
      const wrong = draw(definition, { errors: { [field.name]: "So <nicht>" } });
      expect(wrong.one("input", { name: field.name }).attribs).toMatchObject({ "aria-invalid": "true", autofocus: "" });
      const message = wrong.one("p", { id: `${definition.name}-${field.name}-error` });
      expect(message.attribs.hidden).toBeUndefined();
      expect(textOf(message)).toBe("So <nicht>");
      expect(wrong.all("input", { "aria-invalid": "true" })).toHaveLength(1);
    }
  });
});

test("a form that comes back keeps what was typed, but never a password", () => {
  const markup = draw(registerForm as never, {
    values: { email: "a@b.example", password: "geheim1", agbAccepted: "on", marketingAccepted: "" },
  });
  expect(markup.one("input", { name: "email" }).attribs.value).toBe("a@b.example");
  expect(markup.one("input", { name: "password" }).attribs.value).toBeUndefined();
  expect(markup.one("input", { name: "agbAccepted" }).attribs.checked).toBe("");
  expect(markup.one("input", { name: "marketingAccepted" }).attribs.checked).toBeUndefined();
});

test("with several wrong fields the keyboard starts at the first", () => {
  const markup = draw(loginForm as never, { errors: { password: "b", username: "a" }, formError: "c" });
  expect(markup.one("input", { autofocus: true }).attribs.name).toBe("username");
  expect(markup.all("div", { autofocus: true })).toEqual([]);
});

test("the error of the whole form stands under the fields as HTML, is an alert, and comes into view", () => {
  const markup = draw(loginForm as never, { formError: 'Bitte <a href="/zugang-aktivieren">hier</a>.' });
  const error = markup.one("div", { "data-form-error": true });
  expect(error.attribs).toMatchObject({ role: "alert", autofocus: "", tabindex: "-1" });
  expect(within(error).one("a").attribs.href).toBe("/zugang-aktivieren");
  const order = within(markup.one("form")).text.replace(/\s+/g, " ").indexOf("Bitte hier");
  expect(order).toBeGreaterThan(markup.text.indexOf("Passwort"));
  const { class: _look, ...awaited } = draw().one("div", { "data-form-error": true }).attribs;
  expect(awaited).toEqual({ "data-form-error": "", role: "alert", hidden: "" });
});

test("what a form has to say after success is a status, and text", () => {
  const notice = draw(loginForm as never, { notice: "Alles <gut>" }).one("div", { "data-form-notice": true });
  expect(notice.attribs).toMatchObject({ role: "status" });
  expect(notice.attribs.hidden).toBeUndefined();
  expect(textOf(notice)).toBe("Alles <gut>");
  expect(draw().one("div", { "data-form-notice": true }).attribs.hidden).toBe("");
});

test("a reader who registers finds the terms and the privacy statement behind their names", () => {
  const label = draw(registerForm as never).one("label", { for: "register-agbAccepted" });
  expect(textOf(label)).toBe(
    "Ich stimme den Allgemeinen Geschäftsbedingungen zu. Wie wir mit deinen Daten umgehen, steht in der Datenschutzerklärung.",
  );
  expect(
    within(label)
      .all("a")
      .map((link) => [textOf(link), link.attribs.href]),
  ).toEqual([
    ["Allgemeinen Geschäftsbedingungen", "/agb"],
    ["Datenschutzerklärung", "/datenschutz"],
  ]);
});

test("the rule for passwords stands where one is chosen", () => {
  const markup = draw(registerForm as never);
  expect(textOf(markup.one("p", { id: "register-password-hint" }))).toBe("Mindestens 6 Zeichen, keine Leerzeichen.");
  expect(draw().all("p", { id: "login-password-hint" })).toEqual([]);
});
