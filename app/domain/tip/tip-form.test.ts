import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { tipForm } from "./tip-form.ts";
import { parseTipFilePath, toTipFilePath } from "./tip-paths.ts";
import { findFileFault, toFileRefusal, toSizeText } from "./tip-rules.ts";
import { toCreationHeaders } from "./upload-protocol.ts";

const MB = 1024 * 1024;
const rules = { keepDays: 90, maxFiles: 10, maxFileBytes: 20 * MB, maxVideoBytes: 500 * MB, partBytes: 2 * MB };

test("a tip needs nothing but a text", () => {
  const tip = { text: "Licht", place: "", name: "", contact: "", website: "" };
  expect(parseForm(tipForm, { text: " Licht\r\n " })).toEqual({ isValid: true, values: tip });
  expect(parseForm(tipForm, {})).toEqual({ isValid: false, errors: { text: "Schreib uns, worum es geht." } });
});

test("a value that is too long is reported at its field", () => {
  const long = {
    text: "x".repeat(10_001),
    place: "x".repeat(101),
    name: "x".repeat(101),
    contact: "x".repeat(201),
    website: "x",
  };
  const parsed = parseForm(tipForm, long);
  expect(parsed.isValid ? [] : Object.keys(parsed.errors)).toEqual(["text", "place", "name", "contact", "website"]);
});

test("files of tips have one address, and no other path is one", () => {
  const file = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(parseTipFilePath(toTipFilePath(7, file))).toEqual({ tip: 7, file });
  for (const other of [`/redaktion/tipps/07/dateien/${file}`, `/redaktion/tipps/7/dateien/${file}/x`, "/redaktion/tipps/7"])
    expect(parseTipFilePath(other)).toBeNull();
});

test("sizes are written for readers, and a file that is too large is refused before it is sent", () => {
  expect([10, 300 * 1024, MB, 2.44 * MB, 500 * MB].map(toSizeText)).toEqual([
    "1\u00a0KB",
    "300\u00a0KB",
    "1\u00a0MB",
    "2,4\u00a0MB",
    "500\u00a0MB",
  ]);
  expect(findFileFault({ size: 21 * MB, type: "video/mp4" }, rules)).toBeNull();
  expect(findFileFault({ size: 21 * MB, type: "image/jpeg" }, rules)).toContain("Zu groß");
  expect(findFileFault({ size: 0, type: "" }, rules)).toBe("Diese Datei ist leer.");
  expect(new Set([404, 413, 415, 422, 429].map((status) => toFileRefusal(status, rules))).size).toBe(5);
});

test("a name of any letters travels in a header", () => {
  const { "upload-metadata": header } = toCreationHeaders("t", { key: "k", name: `${"ä".repeat(300)}😀.jpg`, size: 1 });
  expect(header).toMatch(/^key aw==,filename [A-Za-z0-9+/]+=*$/);
});
