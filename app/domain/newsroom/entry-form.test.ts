import { expect, test } from "vitest";
import { parseEntryForm } from "./entry-form.ts";

const sent = { id: "a-1", known: "", text: "Tor für die Füchse.\n\nWas für ein Schuss!" };
const draftOf = (entries: Record<string, string>, hasFile = false) => {
  const parsed = parseEntryForm({ ...sent, ...entries }, hasFile);
  if (!parsed.isValid) throw new Error(JSON.stringify(parsed.errors));
  return parsed.values;
};
const errorsOf = (entries: Record<string, string>, hasFile = false) => {
  const parsed = parseEntryForm({ ...sent, ...entries }, hasFile);
  return parsed.isValid ? {} : parsed.errors;
};

test("the least that can be sent is a text", () => {
  expect(draftOf({})).toEqual({
    id: "a-1",
    known: "",
    date: null,
    title: null,
    isPinned: false,
    isKeyEvent: false,
    image: null,
    alt: null,
    credit: null,
    html: "<p>Tor für die Füchse.</p><p>Was für ein Schuss!</p>",
  });
});

test("boxes, title, time, and the picture that is there", () => {
  const entries = {
    title: " 2:1 ",
    key: "on",
    pinned: "on",
    date: "2026-07-01T20:15",
    image: "newsroom:x",
    alt: "Jubel",
    credit: "Anna",
  };
  expect(draftOf(entries)).toMatchObject({
    title: "2:1",
    isKeyEvent: true,
    isPinned: true,
    date: "2026-07-01T18:15:00.000Z",
    image: "newsroom:x",
    alt: "Jubel",
    credit: "Anna",
  });
});

test("an unchanged time keeps its seconds, and an entry that had to wait has the time when it was written", () => {
  const time = { date: "2026-07-01T20:15", dateBefore: "2026-07-01T20:15" };
  expect(draftOf(time).date).toBeNull();
  const writtenAt = "2026-07-01T18:15:42.123Z";
  expect(draftOf({ writtenAt }).date).toBe(writtenAt);
  expect(draftOf({ writtenAt, date: "2026-07-01T19:00" }).date).toBe("2026-07-01T17:00:00.000Z");
});

test("a removed picture loses its texts; a new one needs a description", () => {
  expect(draftOf({ image: "newsroom:x", dropImage: "on", alt: "Jubel" })).toMatchObject({ image: null, alt: null });
  expect(draftOf({ alt: "Ohne Bild" }).alt).toBeNull();
  expect(draftOf({ alt: "Jubel" }, true)).toMatchObject({ image: null, alt: "Jubel" });
  expect(Object.keys(errorsOf({}, true))).toEqual(["alt"]);
  expect(Object.keys(errorsOf({ image: "newsroom:x", alt: " " }))).toEqual(["alt"]);
});

test.each([
  [{ text: " " }, "text", "Schreib einen Text."],
  [{ text: "x".repeat(20_001) }, "text", "Der Text ist zu lang: höchstens 20.000 Zeichen."],
  [{ title: "x".repeat(301) }, "title", "Höchstens 300 Zeichen."],
  [{ credit: "x".repeat(301) }, "credit", "Höchstens 300 Zeichen."],
  [{ date: "gestern" }, "date", "Diese Zeit gibt es nicht."],
  [{ date: "2026-13-01T10:00" }, "date", "Diese Zeit gibt es nicht."],
])("what is wrong is said at its field: %j", (entries, field, message) => {
  expect(errorsOf(entries)).toEqual({ [field]: message });
});

test("numbers of entries and moments that no page of ours makes are refused", () => {
  expect(Object.keys(errorsOf({ id: "../x" }))).toEqual(["id"]);
  expect(Object.keys(errorsOf({ writtenAt: "bald" }))).toEqual(["writtenAt"]);
});
