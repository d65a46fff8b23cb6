import { describe, expect, test } from "vitest";
import { createMarkupLimiter, OVERSIZED_MARK } from "./limit-markup.ts";

function limit(pieces: string[], characters: number): string {
  const limiter = createMarkupLimiter(characters);
  return pieces.map((piece) => limiter.write(piece)).join("") + limiter.end();
}

describe("the limit on single parts of an export", () => {
  test("leaves everything within it as it is, wherever the pieces are cut", () => {
    const xml = "<?xml version='1.0'?><a b='c'>text <?x a > b < c?><![CDATA[x <b> ]] ]> y]]> & <!-- note -- --> ende</a>";
    for (let size = 1; size < xml.length; size += 1) {
      const pieces = xml.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      expect(limit(pieces, 100)).toBe(xml);
    }
  });

  test("cuts a longer text, marks it, and keeps its line ends so that later errors name the right line", () => {
    expect(limit(["<a><![CDATA[12345678\n9\n]]></a>"], 5)).toBe(`<a><![CDATA[12345\n\n]]>${OVERSIZED_MARK}</a>`);
    expect(limit(["<a>1234", "5678</a>"], 5)).toBe(`<a>12345${OVERSIZED_MARK}</a>`);
  });

  test("never holds more of an endless text than is allowed", () => {
    const limiter = createMarkupLimiter(1000);
    let length = limiter.write("<a><![CDATA[").length;
    for (let count = 0; count < 1000; count += 1) length += limiter.write("endlos".repeat(100)).length;
    expect(length).toBeLessThan(1100);
  });

  test("nor of an endless instruction, which may hold what looks like tags", () => {
    const limiter = createMarkupLimiter(1000);
    let length = limiter.write("<?x ").length;
    for (let count = 0; count < 1000; count += 1) length += limiter.write("<endlos>".repeat(100)).length;
    expect(length).toBeLessThan(1100);
  });

  test("takes out characters that XML forbids, and counts them", () => {
    const limiter = createMarkupLimiter(100);
    expect(limiter.write("<a>b\u0000\u0008\tc\u001f\ufffe</a>") + limiter.end()).toBe("<a>b\tc</a>");
    expect(limiter.forbiddenCount()).toBe(4);
  });
});
