import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findFormatFault } from "./picture-format.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"/></svg>';
const drawing = "an SVG drawing; drawings are not taken";
const unknown = "of no format that is known";

test.each<[string, string | Buffer, string]>([
  ["a drawing", svg, drawing],
  ["a drawing with a declaration", `\ufeff<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg>\n${svg}`, drawing],
  ["a drawing in a namespace", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', drawing],
  ["a drawing in UTF-16", Buffer.from(`\ufeff${svg}`, "utf16le"), drawing],
  ["a compressed drawing", gzipSync(svg), drawing],
  ["a drawing whose beginning is hidden", `<!--${"x".repeat(5000)}-->${svg}`, unknown],
  ["a compressed bomb", gzipSync(Buffer.alloc(8 * 1024 * 1024)), unknown],
  ["a page", "<html>", unknown],
  ["a PDF", "%PDF-1.7", unknown],
  ["nothing", "", unknown],
])("%s cannot be computed", (_what, content, fault) => {
  expect(findFormatFault(Buffer.from(content))).toBe(fault);
});

test.each(["jpeg", "png", "gif", "webp", "tiff", "avif"] as const)("a picture of the format %s is accepted", async (format) => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .toFormat(format)
    .toBuffer();
  expect(findFormatFault(bytes)).toBeNull();
});
