import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountForms, loginForm, registerForm } from "#app/domain/forms/account/account-forms.ts";
import { parseForm, toEntries } from "./form-definition.ts";

const settings = { seed: 13, numRuns: 1000 };

function createForm(fields: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, "file.txt");
  }
  return form;
}

describe("Of a posted form", () => {
  test("texts are read, also empty ones", () => {
    expect(
      toEntries(
        createForm([
          ["username", "anna"],
          ["password", ""],
        ]),
      ),
    ).toEqual({ username: "anna", password: "" });
  });

  test("a file instead of a text counts as nothing", () => {
    const entries = toEntries(
      createForm([
        ["username", new Blob(["anna"])],
        ["password", "x"],
      ]),
    );
    expect(entries).toEqual({ password: "x" });
    expect(parseForm(loginForm, entries)).toEqual({
      isValid: false,
      errors: { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" },
    });
  });

  test("a field may have any name, also one that programs know already", () => {
    const form = createForm([
      ["__proto__", "x"],
      ["constructor", "y"],
      ["toString", "z"],
      ["username", "anna"],
    ]);
    const entries = toEntries(form);
    expect(Object.getPrototypeOf(entries)).toBe(Object.prototype);
    expect(Object.keys(entries)).toEqual(["__proto__", "constructor", "toString", "username"]);
    expect(parseForm(loginForm, { ...entries, password: "p" })).toEqual({
      isValid: true,
      values: { username: "anna", password: "p" },
    });
  });
});

describe("A checked form", () => {
  test("holds its own fields alone", () => {
    const entries = { username: "anna", password: "p", intent: "login", isAdmin: "on", ["__proto__"]: "x" };
    expect(parseForm(loginForm, entries)).toEqual({ isValid: true, values: { username: "anna", password: "p" } });
  });

  test("has a message for each field that was not sent", () => {
    expect(parseForm(registerForm, {})).toEqual({
      isValid: false,
      errors: {
        email: "Bitte gib eine Email-Adresse ein",
        password: "Bitte gib ein Passwort ein",
        agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
      },
    });
  });
});

describe.each(Object.values(accountForms))("Whatever is posted as $name", (form) => {
  const names = form.fields.map(({ name }) => name);
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom("__proto__", "constructor"),
    fc.string(),
  );
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("", " ", "on", "123456", "a@mail.example"),
  );

  test("is taken or answered with German messages at its own fields", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (fields) => {
        const parsed = parseForm(form, toEntries(createForm(fields)));
        if (parsed.isValid) {
          expect(Object.keys(parsed.values as object).sort()).toEqual([...names].sort());
          return;
        }
        const errors = Object.entries(parsed.errors);
        expect(errors.length).toBeGreaterThan(0);
        for (const [field, message] of errors) {
          expect(names).toContain(field);
          expect(message).toMatch(/^(?:Bitte |Das Passwort |Die Passwörter )/);
        }
      }),
      settings,
    );
  });
});
