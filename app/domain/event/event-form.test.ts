import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { eventForm } from "./event-form.ts";

const entries = { title: "Chor", kind: "concert", day: "2026-12-24", time: "19:00" };
const parse = (changes: Record<string, string> = {}) => parseForm(eventForm, { ...entries, ...changes });
const times = (changes: Record<string, string>) => {
  const parsed = parse(changes);
  return parsed.isValid ? [parsed.values.starts, parsed.values.ends, parsed.values.is_all_day] : parsed.errors;
};

test("an event needs a title, a kind and a day", () => {
  expect(parse()).toMatchObject({
    isValid: true,
    values: { title: "Chor", kind: "CONCERT", municipality: null, is_free: false },
  });
  expect(parseForm(eventForm, {})).toMatchObject({
    isValid: false,
    errors: { title: expect.any(String), kind: expect.any(String), day: expect.any(String) },
  });
});

test.each([
  [{}, "2026-12-24T18:00:00.000Z", null, false],
  [{ endTime: "21:00" }, "2026-12-24T18:00:00.000Z", "2026-12-24T20:00:00.000Z", false],
  [{ endTime: "02:00" }, "2026-12-24T18:00:00.000Z", "2026-12-25T01:00:00.000Z", false],
  [{ endDay: "2026-12-26", endTime: "12:00" }, "2026-12-24T18:00:00.000Z", "2026-12-26T11:00:00.000Z", false],
  [{ time: "" }, "2026-12-23T23:00:00.000Z", "2026-12-24T23:00:00.000Z", true],
  [{ time: "", endDay: "2027-01-06" }, "2026-12-23T23:00:00.000Z", "2027-01-06T23:00:00.000Z", true],
])("%j is from %s to %s", (changes, starts, ends, isAllDay) => {
  expect(times(changes)).toEqual([starts, ends, isAllDay]);
});

test.each([
  [{ day: "24.12." }, "day"],
  [{ time: "7 Uhr" }, "time"],
  [{ time: "", endTime: "20:00" }, "endTime"],
  [{ endDay: "2026-12-23", endTime: "20:00" }, "endDay"],
  [{ endDay: "2028-12-23", endTime: "20:00" }, "endDay"],
  [{ endDay: "2026-12-24", endTime: "18:00" }, "endTime"],
  [{ endDay: "2026-12-25" }, "endTime"],
  [{ link: "http://offen.example/" }, "link"],
  [{ link: "javascript:alert(1)" }, "link"],
  [{ municipality: "paris" }, "municipality"],
  [{ picture: "ein Bild" }, "picture"],
  [{ place: "x".repeat(151) }, "place"],
])("%j is refused at %s", (changes, field) => {
  expect(parse(changes)).toMatchObject({ isValid: false, errors: { [field]: expect.any(String) } });
});
