import { expect, test } from "vitest";
import { parsePictureQuery, toPictureQuery } from "./library-picture.ts";

test.each([
  ["", { words: "", isWithoutAlt: false, isMine: false, before: null }],
  ["?q=Damm+%26+Rhein&ohne=alt&von=mir&vor=17", { words: "Damm & Rhein", isWithoutAlt: true, isMine: true, before: 17 }],
])("an address of the list is read as it is written: %j", (query, question) => {
  expect([parsePictureQuery(new URLSearchParams(query)), toPictureQuery(question)]).toEqual([question, query]);
});

test.each(["0", "-1", "1.5", "x", "99999999999", "3000000000", ""])("the place %j is none", (vor) => {
  expect(parsePictureQuery(new URLSearchParams({ vor, ohne: "x", von: "dir" }))).toEqual({
    words: "",
    isWithoutAlt: false,
    isMine: false,
    before: null,
  });
});
