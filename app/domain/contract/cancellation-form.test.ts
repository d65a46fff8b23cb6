import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { cancellationForm } from "./cancellation-form.ts";

const written = { kind: "ordinary", name: " Maria Fink ", email: "maria@köche.example", contract: "Plus, Nr. 700100" };

test("a reader who ends a contract says who they are and which one it is", () => {
  const values = { ...written, name: "Maria Fink", email: "maria@xn--kche-5qa.example", reason: "", endsOn: null };
  expect(parseForm(cancellationForm, written)).toEqual({ isValid: true, values });
  const parsed = parseForm(cancellationForm, {});
  expect(parsed.isValid ? [] : Object.keys(parsed.errors)).toEqual(["kind", "name", "email", "contract"]);
});

test.each([
  ["an extraordinary one without a reason", { kind: "extraordinary", reason: " " }, "reason"],
  ["an invalid day", { endsOn: "morgen" }, "endsOn"],
  ["the field that only bots fill in", { website: "x" }, "website"],
  ["a reason that is too long", { reason: "x".repeat(2001) }, "reason"],
])("%s is reported at its field", (_, changes, field) => {
  const parsed = parseForm(cancellationForm, { ...written, ...changes });
  expect(parsed.isValid ? [] : Object.keys(parsed.errors)).toEqual([field]);
});

test("values that do not belong to the kind are left out", () => {
  const sent = { ...written, reason: "Umzug", endsOn: "2026-12-31" };
  expect(parseForm(cancellationForm, sent)).toMatchObject({ values: { reason: "", endsOn: "2026-12-31" } });
  expect(parseForm(cancellationForm, { ...sent, kind: "withdrawal" })).toMatchObject({ values: { reason: "", endsOn: null } });
});
