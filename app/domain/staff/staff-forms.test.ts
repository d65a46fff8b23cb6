import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { changePasswordForm, invitationForm, rolesForm } from "./staff-forms.ts";

test.each([
  [{ password: "kurz", passwordAgain: "anders" }, { password: "Mindestens 10 Zeichen." }],
  [{ password: "x".repeat(201), passwordAgain: "x".repeat(201) }, { password: "Höchstens 200 Zeichen." }],
  [{ password: "lang genug!", passwordAgain: "lang genug?" }, { passwordAgain: "Die Passwörter stimmen nicht überein." }],
])("the mistake in the new password %j is reported", (entries, errors) => {
  expect(parseForm(changePasswordForm, { current: "alt", ...entries })).toEqual({ isValid: false, errors });
});

test("a new password that was typed twice is accepted", () => {
  const values = { current: "alt", password: "lang genug!", passwordAgain: "lang genug!" };
  expect(parseForm(changePasswordForm, values)).toEqual({ isValid: true, values });
});

test("an invitation has a name, an address and a role; all missing fields are reported at once", () => {
  const parsed = parseForm(invitationForm, { intent: "invite" });
  expect(parsed.isValid ? [] : Object.keys(parsed.errors)).toEqual(["name", "mail", "roles"]);
  expect(parseForm(invitationForm, { name: " Ida ", mail: "ida@mail.example ", "role-EDITOR": "on" })).toEqual({
    isValid: true,
    values: { name: "Ida", mail: "ida@mail.example", roles: ["EDITOR"] },
  });
});

test("a member of staff has at least one role", () => {
  expect(parseForm(rolesForm, { id: "7" })).toEqual({ isValid: false, errors: { roles: "Wähle mindestens eine Rolle." } });
  expect(parseForm(rolesForm, { id: "7", "role-CHIEF": "on" })).toEqual({ isValid: true, values: { roles: ["CHIEF"] } });
});
