import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { changePasswordForm, invitationForm, rolesForm } from "./staff-forms.ts";

test.each([
  [{ password: "kurz", passwordAgain: "anders" }, { password: "Mindestens 10 Zeichen." }],
  [{ password: "x".repeat(201), passwordAgain: "x".repeat(201) }, { password: "Höchstens 200 Zeichen." }],
  [{ password: "lang genug!", passwordAgain: "lang genug?" }, { passwordAgain: "Die Passwörter stimmen nicht überein." }],
])("of the new password %j it is said what is wrong", (entries, errors) => {
  expect(parseForm(changePasswordForm, { current: "alt", ...entries })).toEqual({ isValid: false, errors });
});

test("a new password that was typed twice is taken", () => {
  const values = { current: "alt", password: "lang genug!", passwordAgain: "lang genug!" };
  expect(parseForm(changePasswordForm, values)).toEqual({ isValid: true, values });
});

test("who is invited has a name, an address and a role; all that is missing is said at once", () => {
  const parsed = parseForm(invitationForm, { intent: "invite" });
  expect(parsed.isValid ? [] : Object.keys(parsed.errors)).toEqual(["name", "mail", "roles"]);
  expect(parseForm(invitationForm, { name: " Ida ", mail: "ida@mail.example ", "role-EDITOR": "on" })).toEqual({
    isValid: true,
    values: { name: "Ida", mail: "ida@mail.example", roles: ["EDITOR"] },
  });
});

test("somebody has at least one role", () => {
  expect(parseForm(rolesForm, { id: "7" })).toEqual({ isValid: false, errors: { roles: "Wähle mindestens eine Rolle." } });
  expect(parseForm(rolesForm, { id: "7", "role-CHIEF": "on" })).toEqual({ isValid: true, values: { roles: ["CHIEF"] } });
});
