/** The table of spec 5, row by row and word by word. */
import { describe, expect, test } from "vitest";
import {
  accountForms,
  changePasswordForm,
  deleteAccountForm,
  forgetPasswordForm,
  loginForm,
  registerForm,
  resendActivationForm,
  resetPasswordForm,
  subscriberCardForm,
} from "./account-forms.ts";
import { type FieldErrors, type FormDefinition, parseForm } from "./form-definition.ts";

/** A form of which only one field is looked at; the others are as given. */
function findError(form: FormDefinition, entries: Record<string, string>, field: string): string | undefined {
  return readErrors(form, entries)[field];
}

function readErrors(form: FormDefinition, entries: Record<string, string>): FieldErrors {
  const parsed = parseForm(form, entries);
  return parsed.isValid ? {} : parsed.errors;
}

describe("E-mail", () => {
  const check = (email: string) => findError(registerForm, { email }, "email");

  test.each([[""], [" "], ["\t\n"], ["\u00a0"]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib eine Email-Adresse ein");
  });

  test.each([["anna"], ["anna@"], ["anna@mail"], ["an na@mail.example"], ["änna@mail.example"], ["<b>@mail.example"], ["a@b.c"]])(
    "%j is no address",
    (text) => {
      expect(check(text)).toBe("Bitte gib eine gültige E-Mail Adresse ein");
    },
  );

  test.each([["anna@mail.example"], ["  anna@mail.example "], ["o'brien@mail.example"], ["anna@xn--kche-5qa.example"]])(
    "%j is one",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test("one that no mail server takes has to be shorter", () => {
    expect(check(`${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`)).toBe(
      "Bitte gib eine kürzere E-Mail Adresse ein",
    );
  });
});

describe("The subscriber number", () => {
  const check = (subscriberNumber: string) => findError(subscriberCardForm, { subscriberNumber }, "subscriberNumber");

  test.each([[""], ["   "]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib deine Abonummer ein");
  });

  test.each([["abc"], ["123a"], ["12 34"], ["-1"], ["1.5"], ["1e5"], ["١٢٣"], ["１２３"], ["9".repeat(16)]])(
    "%j is none",
    (text) => {
      expect(check(text)).toBe("Bitte gib eine gültige Abonummer ein");
    },
  );

  test.each([["1"], [" 1000123 "], ["0001"], ["9".repeat(15)]])("%j is one", (text) => {
    expect(check(text)).toBeUndefined();
  });
});

describe("The last name on the card", () => {
  const check = (lastName: string) => findError(subscriberCardForm, { lastName }, "lastName");

  test.each([[""], ["  "], ["\u00a0"]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib deinen Nachnamen ein");
  });

  test.each([["Öller"], ["von der Thannen"], ["O'Brien"], ["李"]])("%s is one", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test("an endless one is none", () => {
    expect(check("x".repeat(201))).toBe("Bitte gib einen kürzeren Nachnamen ein");
  });
});

const chosenPasswords: [string, FormDefinition, string, string][] = [
  ["of a registration", registerForm, "password", "Bitte gib ein Passwort ein"],
  ["of a change", changePasswordForm, "newPassword", "Bitte gib ein neues Passwort ein"],
  ["of a reset", resetPasswordForm, "newPassword", "Bitte gib ein neues Passwort ein"],
];

describe.each(chosenPasswords)("The password %s", (_, form, field, empty) => {
  const check = (password: string) => findError(form, { [field]: password, newPasswordAgain: password }, field);

  test("is empty", () => {
    expect(check("")).toBe(empty);
  });

  test.each([["12345"], ["a"], ["äöüß!"], ["😀😀😀"], ["😀😀😀😀😀"]])("%s has fewer than 6 characters", (password) => {
    expect(check(password)).toBe("Bitte wähle ein Passwort mit mind. 6 Zeichen");
  });

  test.each([
    ["a space", "abc def"],
    ["a space before it", " abcdef"],
    ["a space after it", "abcdef "],
    ["nothing but spaces", "      "],
    ["a tab", "abc\tdef"],
    ["a line break", "abc\ndef"],
    ["a protected space", "abc\u00a0def"],
    ["a thin space", "abc\u2009def"],
    ["an ideographic space", "abc\u3000def"],
  ])("contains %s", (_name, password) => {
    expect(check(password)).toBe("Das Passwort darf keine Leerzeichen enthalten");
  });

  test("that is short and has a space is called short first", () => {
    expect(check("a b")).toBe("Bitte wähle ein Passwort mit mind. 6 Zeichen");
  });

  test.each([["123456"], ["äöüÄÖÜ"], ["😀😀😀😀😀😀"], ["\"'<>&;"], ["__proto__"], ["x".repeat(200)]])(
    "%s is taken",
    (password) => {
      expect(check(password)).toBeUndefined();
    },
  );

  test.each([[201], [1_000_000]])("of %i characters is too long", (length) => {
    expect(check("x".repeat(length))).toBe("Bitte wähle ein Passwort mit höchstens 200 Zeichen");
  });

  test("is kept letter by letter", () => {
    const entries = {
      email: "a@mail.example",
      agbAccepted: "on",
      currentPassword: "x",
      [field]: "äÖ😀ﬁ!6",
      newPasswordAgain: "äÖ😀ﬁ!6",
    };
    expect(parseForm(form, entries)).toMatchObject({ isValid: true, values: { [field]: "äÖ😀ﬁ!6" } });
  });
});

describe.each([
  ["login", loginForm],
  ["forget-password", forgetPasswordForm],
  ["resend-activation", resendActivationForm],
] as [string, FormDefinition][])("The user name of the form %s", (_, form) => {
  const check = (username: string) => findError(form, { username }, "username");

  test.each([[""], ["  "]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein");
  });

  test.each([["anna"], ["anna@mail.example"], ["Anna Berger"], ["änna"], ["1000123"], ["__proto__"]])("%s is one", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test("an endless one is none", () => {
    expect(check("x".repeat(255))).toBe("Bitte gib eine kürzere E-Mail Adresse ein");
  });
});

test("an address is found under the name that mail servers know it by, in every form", () => {
  const typed = " Anna@köche.example ";
  const address = "Anna@xn--kche-5qa.example";
  const registration = { email: typed, password: "123456", agbAccepted: "on" };
  expect(parseForm(registerForm, registration)).toMatchObject({ values: { email: address } });
  expect(parseForm(loginForm, { username: typed, password: "x" })).toMatchObject({ values: { username: address } });
  expect(parseForm(forgetPasswordForm, { username: typed })).toMatchObject({ values: { username: address } });
});

describe("A password that exists already", () => {
  test("may be empty nowhere", () => {
    expect(findError(loginForm, { username: "anna" }, "password")).toBe("Bitte gib ein Passwort ein");
    expect(findError(changePasswordForm, {}, "currentPassword")).toBe("Bitte gib dein aktuelles Passwort ein");
    expect(findError(deleteAccountForm, {}, "currentPassword")).toBe("Bitte gib dein aktuelles Passwort ein");
  });

  test.each([["a"], ["with space"], [" "], ["😀"]])("may be %j, whatever the rules are today", (password) => {
    expect(findError(loginForm, { username: "anna", password }, "password")).toBeUndefined();
    expect(findError(deleteAccountForm, { currentPassword: password }, "currentPassword")).toBeUndefined();
    expect(parseForm(loginForm, { username: "anna", password })).toMatchObject({ values: { password } });
  });

  test("is not so long that checking it would be work", () => {
    expect(findError(loginForm, { username: "anna", password: "x".repeat(201) }, "password")).toBe(
      "Bitte wähle ein Passwort mit höchstens 200 Zeichen",
    );
  });
});

describe.each([
  ["change-password", changePasswordForm],
  ["reset-password", resetPasswordForm],
] as [string, FormDefinition][])("The repeated password of the form %s", (_, form) => {
  const check = (newPassword: string, newPasswordAgain: string) =>
    findError(form, { newPassword, newPasswordAgain }, "newPasswordAgain");

  test("is empty", () => {
    expect(check("123456", "")).toBe("Bitte gib das neue Passwort noch einmal ein");
    expect(check("", "")).toBe("Bitte gib das neue Passwort noch einmal ein");
  });

  test.each([
    ["123456", "123457"],
    ["123456", "123456 "],
    ["passwort", "Passwort"],
    ["äöüäöü", "a\u0308öüäöü"],
    ["12", "13"],
    ["", "123456"],
  ])("differs: %j and %j", (first, second) => {
    expect(check(first, second)).toBe("Die Passwörter stimmen nicht überein");
  });

  test("is the same", () => {
    expect(check("123456", "123456")).toBeUndefined();
  });
});

describe("All messages come at once", () => {
  test.each([
    [
      loginForm,
      { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein", password: "Bitte gib ein Passwort ein" },
    ],
    [subscriberCardForm, { subscriberNumber: "Bitte gib deine Abonummer ein", lastName: "Bitte gib deinen Nachnamen ein" }],
    [
      registerForm,
      {
        email: "Bitte gib eine Email-Adresse ein",
        password: "Bitte gib ein Passwort ein",
        agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
      },
    ],
    [forgetPasswordForm, { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" }],
    [
      changePasswordForm,
      {
        currentPassword: "Bitte gib dein aktuelles Passwort ein",
        newPassword: "Bitte gib ein neues Passwort ein",
        newPasswordAgain: "Bitte gib das neue Passwort noch einmal ein",
      },
    ],
    [
      resetPasswordForm,
      { newPassword: "Bitte gib ein neues Passwort ein", newPasswordAgain: "Bitte gib das neue Passwort noch einmal ein" },
    ],
    [resendActivationForm, { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" }],
    [deleteAccountForm, { currentPassword: "Bitte gib dein aktuelles Passwort ein" }],
  ] as [FormDefinition, FieldErrors][])("when nothing was filled in ($name)", (form, errors) => {
    expect(readErrors(form, {})).toEqual(errors);
    // In the order of the fields: the focus goes to the first.
    const names = form.fields.map(({ name }) => name).filter((name) => name in errors);
    expect(Object.keys(readErrors(form, {}))).toEqual(names);
  });

  test("also about the repetition while other fields are wrong", () => {
    expect(readErrors(changePasswordForm, { currentPassword: "", newPassword: "a b", newPasswordAgain: "x" })).toEqual({
      currentPassword: "Bitte gib dein aktuelles Passwort ein",
      newPassword: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
      newPasswordAgain: "Die Passwörter stimmen nicht überein",
    });
  });
});

test("nobody registers without the terms, and nobody has to want offers", () => {
  const entries = { email: "anna@mail.example", password: "123456" };
  for (const agbAccepted of ["", "off", "true", "ON"]) {
    expect(readErrors(registerForm, { ...entries, agbAccepted })).toEqual({
      agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
    });
  }
  const accepted = { ...entries, agbAccepted: "on" };
  expect(parseForm(registerForm, accepted)).toEqual({ isValid: true, values: { ...accepted, marketingAccepted: "" } });
});

describe("The forms are called as in the specification", () => {
  test.each([
    [subscriberCardForm, "Anmelden"],
    [registerForm, "Registrieren"],
    [changePasswordForm, "Passwort ändern"],
    [resetPasswordForm, "Passwort Zurücksetzen"],
    [forgetPasswordForm, "Passwort Zurücksetzen"],
  ] as [FormDefinition, string][])("$name", (form, title) => {
    expect(form.title).toBe(title);
  });
});

describe("Password managers", () => {
  test.each([
    [loginForm, ["username", "current-password"]],
    [subscriberCardForm, ["username", "family-name"]],
    [registerForm, ["email", "new-password", "off", "off"]],
    [forgetPasswordForm, ["username"]],
    [changePasswordForm, ["current-password", "new-password", "new-password"]],
    [resetPasswordForm, ["new-password", "new-password"]],
    [resendActivationForm, ["username"]],
    [deleteAccountForm, ["current-password"]],
  ] as [FormDefinition, string[]][])("know the fields of $name", (form, purposes) => {
    expect(form.fields.map(({ autoComplete }) => autoComplete)).toEqual(purposes);
  });
});

describe("Forms are found by their names", () => {
  test("all of them", () => {
    expect(Object.keys(accountForms).sort()).toEqual([
      "change-password",
      "delete-account",
      "forget-password",
      "login",
      "register",
      "resend-activation",
      "reset-password",
      "subscriber-card",
    ]);
    for (const [name, form] of Object.entries(accountForms)) expect(form.name).toBe(name);
  });

  test.each([["__proto__"], ["constructor"], ["toString"], ["hasOwnProperty"], [""], ["Login"]])("but none by %j", (name) => {
    expect(accountForms[name]).toBeUndefined();
  });
});
