import { expect, test } from "vitest";
import { decideHold, type HoldFacts } from "./hold-comment.ts";

const calm: HoldFacts = { text: "Das sehe ich auch so.", rule: "after", isKnown: true, earlier: [], words: ["Depp", "verblöd*"] };

test.each<[string, Partial<HoldFacts>, ReturnType<typeof decideHold>]>([
  ["a calm text of a known reader is shown", {}, null],
  ["where the newsroom reads first, every text waits", { rule: "before" }, "rule"],
  ["a new account waits", { isKnown: false }, "new-account"],
  ["an address waits", { text: "Mehr auf https://gewinn.example/x" }, "link"],
  ["an address without a scheme waits", { text: "Schaut auf billig-kaufen.com!" }, "link"],
  ["the end of a sentence without a space is no address", { text: "Das ist so.Eben nicht." }, null],
  ["a date and a number are no address", { text: "Am 24.11. um 18.30 Uhr waren es 1.200 Leute." }, null],
  ["the same text again waits, whatever its marks", { earlier: ["Das sehe ich AUCH so!"] }, "repeat"],
  ["capitals shout", { text: "DAS IST JA WOHL DIE HÖHE, MEINE HERREN" }, "shouting"],
  ["a short word in capitals does not", { text: "ÖBB und ORF" }, null],
  ["many marks shout", { text: "Wirklich?????" }, "shouting"],
  ["a word of the list waits", { text: "So ein depp." }, "word"],
  ["a word of the list within another does not", { text: "Die Deppert-Gasse ist gesperrt." }, null],
  ["the beginning of a listed word waits", { text: "Lauter Verblödete hier" }, "word"],
  ["marks do not hide a word", { text: "Du D é p p!" }, null],
])("%s", (_, facts, expected) => {
  expect(decideHold({ ...calm, ...facts })).toBe(expected);
});

test("an empty line of the list holds nothing", () => {
  expect(decideHold({ ...calm, words: ["", "*", "!"] })).toBeNull();
});
