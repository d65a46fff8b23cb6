import { describe, expect, test } from "vitest";
import { ImportFileError } from "#workers/backend/services/sources/import-file.ts";
import { toAskedBeginnings, toNoticeWords } from "./name-words.ts";
import { parseDeathNotices } from "./parse-death-notices.ts";
import { parsePictureHosts } from "./picture-hosts.ts";

const places = new Map([["gotzis", "feldkirch"]]);
const hosts = parsePictureHosts("bilder.example, *.bestatter.example");
const parse = (file: unknown) => parseDeathNotices(file, { places, hosts }, "2026-11-29");
const row = (changes = {}) => ({ id: "7", name: "Maria Muster", lastDay: "2027-11-29", ...changes });

test("a notice needs a number, a name and a last day; all else may be left out", () => {
  expect(parse({ notices: [row()] })).toMatchObject({
    deleted: [],
    refused: [],
    notices: [
      { uid: "7", kind: "death", name: "Maria Muster", died: "", picture: null, takesCandles: true, takesCondolences: true },
    ],
  });
});

test("a notice has all that its system knows", () => {
  const { notices } = parse({
    notices: [
      row({
        id: 12,
        kind: "Jahrestag",
        municipality: "Götzis",
        mourners: ["Anna", " Beat "],
        text: "Eins.\r\n\r\n\r\nZwei.",
        farewell: { day: "2026-12-03", time: "14:30", place: "Kirche", text: null },
        picture: "https://www.bestatter.example/12.jpg",
        candles: false,
      }),
    ],
    deleted: [5, "6"],
  });
  expect(notices[0]).toMatchObject({
    uid: "12",
    kind: "anniversary",
    municipality: "gotzis",
    mourners: "Anna\nBeat",
    text: "Eins.\n\nZwei.",
    farewellTime: "14:30",
    farewellText: "",
    picture: "https://www.bestatter.example/12.jpg",
    takesCandles: false,
  });
});

test.each([
  [{ id: " " }, "id: is empty"],
  [{ name: "  " }, "name: is empty"],
  [{ name: undefined }, "name:"],
  [{ kind: "Anzeige" }, "kind: must be one of"],
  [{ born: "12.4.1938" }, "born: must be a day"],
  [{ born: "1980", died: "1979-01-01" }, "died: is before the birth"],
  [{ died: "2026-11-30" }, "died: is in the future"],
  [{ died: "1500" }, "died: is before 1800"],
  [{ lastDay: "bald" }, "lastDay: must be a day"],
  [{ lastDay: "2036-11-30" }, "lastDay: is more than 10 years ahead"],
  [{ municipality: "Paris" }, 'municipality: there is no "Paris"'],
  [{ farewell: { time: "14:30" } }, "farewellTime: has no day"],
  [{ farewell: { day: "2026-12-03", time: "25:00" } }, "farewellTime: must be a time"],
  [{ picture: "https://anderswo.example/x.jpg" }, "picture: is at no host"],
  [{ picture: "http://bilder.example/x.jpg" }, "picture: is at no host"],
  [{ picture: "https://bilder.example:8443/x.jpg" }, "picture: is at no host"],
  [{ picture: "javascript:alert(1)" }, "picture: must be"],
  [{ text: "x".repeat(5001) }, "text: is longer"],
  [{ mourners: "Anna" }, "mourners: must be a list"],
  [{ candles: "ja" }, "candles: must be true"],
  [{ farbe: "rot" }, "farbe:"],
])("a bad row is named: %j", (changes, reason) => {
  expect(parse({ notices: [row({ id: "1" }), row(changes)] }).refused).toEqual([
    { row: 2, reason: expect.stringContaining(reason) },
  ]);
});

test("of two of one number the second is refused, and one that is to be deleted as well", () => {
  expect(parse({ notices: [row(), row({ id: 7 }), row({ id: 8 })], deleted: [8] }).refused).toEqual([
    { row: 2, reason: "has the same id as row 1" },
    { row: 3, reason: "is named as deleted as well" },
  ]);
});

test.each([
  ["nothing", null],
  ["text", "x"],
  ["other fields", { notice: [] }],
  ["no list", { notices: {} }],
  ["201 notices", { notices: Array.from({ length: 201 }, () => row()) }],
])("%s is no file of notices", (_, file) => {
  expect(() => parse(file)).toThrow(ImportFileError);
});

test.each(["http://x.example", "x.example/pfad", "x", "*.", "a b.example"])("%s is no host of pictures", (text) => {
  expect(() => parsePictureHosts(text)).toThrow("DEATH_NOTICE_PICTURE_HOSTS");
});

describe("names", () => {
  test("are found however umlauts are typed", () => {
    const facts = { name: "Jörg Müller-Groß", birthName: "", place: "", municipality: null };
    const words = toNoticeWords(facts as unknown as Parameters<typeof toNoticeWords>[0]);
    expect(words).toEqual(["jorg", "muller", "gross"]);
    for (const asked of ["Jörg Müller", "Joerg Mueller", "jorg MULLER", "müller-gross"])
      expect(toAskedBeginnings(asked).every((word) => words.includes(word))).toBe(true);
  });

  test("are asked for by five words at most, none of a single letter", () => {
    expect(toAskedBeginnings("a Anna b Beat Carl Dora Eva Fritz")).toEqual(["anna", "beat", "carl", "dora", "eva"]);
    expect(toAskedBeginnings("% _ * x")).toEqual([]);
  });
});
