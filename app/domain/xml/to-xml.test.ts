import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { element } from "./to-xml.ts";

function readBack(xml: string): { text: string; attribute: string | undefined } {
  const read: { text: string; attribute: string | undefined } = { text: "", attribute: undefined };
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (text) => {
    read.text += text;
  });
  parser.on("opentag", ({ attributes }) => {
    read.attribute = attributes.a as string | undefined;
  });
  parser.write(xml).close();
  return read;
}

test.each(["Rhein & Ill", "<b>", "\"Zitat\" und 'noch eins'", "]]>", "🏔 Ü\tx"])("%s is read back unchanged", (text) => {
  expect(readBack(element("e", { a: text }, text).xml)).toEqual({ text, attribute: text.replace("\t", " ") });
});

test("characters that no document may hold are left out", () => {
  expect(readBack(element("e", {}, "a\u0000\u000b\u001f\ufffe\ud800b").xml).text).toBe("ab");
});

test("a missing part leaves no trace", () => {
  expect(element("e", { a: null, b: 1 }, null, element("f", {}), null).xml).toBe('<e b="1"><f/></e>');
});
