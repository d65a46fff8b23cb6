import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFileFormat } from "./file-format.ts";

test.each([
  ["video/mp4", readFileSync("workers/demo/films/zug.mp4")],
  ["audio/mp4", Buffer.from("\0\0\0\x20ftypM4A ", "latin1")],
  ["video/webm", Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1])],
  ["audio/mpeg", Buffer.from("ID3\x04", "latin1")],
  ["audio/mpeg", Buffer.from([0xff, 0xfb, 0x90])],
  ["audio/ogg", Buffer.from("OggS\0")],
  ["audio/wav", Buffer.from("RIFF\x10\x10\x10\x10WAVEfmt ")],
  ["text/vtt", Buffer.from("\ufeffWEBVTT\n")],
])("a file that begins as %s does is of that type, whatever its name", (type, bytes) => {
  expect(findFileFormat(bytes)?.type).toBe(type);
});

test.each([["<html>"], [""], ["<svg onload=alert(1)>"], ["\xff\xd8\xff\xe0"]])("%j has no known format", (text) => {
  expect(findFileFormat(Buffer.from(text, "latin1"))).toBeNull();
});
