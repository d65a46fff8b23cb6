import { expect, test } from "vitest";
import { findForeignKind } from "./find-foreign-kind.ts";

test.each([
  ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
  ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
  ["film", "\0\0\0\x18ftypisom\0\0\0\0"],
  ["raw", "\0\0\0\x18ftypcrx \0\0\0\0"],
  ["raw", "II*\0\x10\0\0\0CR\x02\0"],
  ["tiff", "MM\0*\0\0\0\x08"],
  ["pdf", "%PDF-1.7"],
  ["svg", '\ufeff<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["svg", "  <SVG><script>alert(1)</script></SVG>"],
  [null, "<html><svg></svg></html>"],
  [null, "GIF89a"],
  [null, ""],
])("a file of the kind %s is known by its first bytes", (kind, text) => {
  const bytes = /[\u0100-\uffff]/.test(text) ? new TextEncoder().encode(text) : new Uint8Array(Buffer.from(text, "latin1"));
  expect(findForeignKind(bytes)).toBe(kind);
});
