import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMailAddress, parseSender } from "./mail-address.ts";

describe("addresses that get mail", () => {
  test.each(["anna@leser.talblick.example", "o'brien+news@mail.co.uk", "a.b_c-d@xn--mller-kva.at", "A@B.AT"])("%s", (address) => {
    expect(parseMailAddress(address)).toBe(address);
  });

  test.each([
    ["nothing", ""],
    ["no address", "anna"],
    ["a line break and a header", "anna@b.example\r\nBcc: all@b.example"],
    ["a line feed", "anna@b.example\nBcc: all@b.example"],
    ["a line break at the end", "anna@b.example\n"],
    ["a carriage return within", "an\rna@b.example"],
    ["another line separator", "anna@b.example\u2028x"],
    ["NUL", "anna\0@b.example"],
    ["a second recipient", "anna@b.example,all@b.example"],
    ["a second recipient after a semicolon", "anna@b.example;all@b.example"],
    ["a display name", "Anna <anna@b.example>"],
    ["an address in brackets", "<anna@b.example>"],
    ["a quoted part", '"anna all"@b.example'],
    ["a comment", "anna(all)@b.example"],
    ["two at signs", "anna@all@b.example"],
    ["a host without a dot", "anna@localhost"],
    ["a number for a host", "anna@[127.0.0.1]"],
    ["letters beyond ASCII", "änna@b.example"],
    ["space around", " anna@b.example"],
    ["dots in a row", "anna..b@b.example"],
    ["more than 254 characters", `${"a".repeat(250)}@b.example`],
  ])("do not hold %s", (_what, address) => {
    expect(parseMailAddress(address)).toBeNull();
  });

  test("hold nothing that ends a header or begins a second recipient, whatever is tried", () => {
    const piece = fc.constantFrom("a", "@", ".", "b.example", "\r", "\n", " ", ",", ";", "<", ">", '"', ":", "\0", "ä");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const address = parseMailAddress(pieces.join(""));
        if (address !== null) expect(address).toMatch(/^[\x21-\x7e]+$/);
        if (address !== null) expect(address).not.toMatch(/[\s,;<>":()]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("MAIL_FROM", () => {
  test("is a name and an address", () => {
    expect(parseSender("Bote & Söhne <post@bote.example>")).toEqual({ name: "Bote & Söhne", email: "post@bote.example" });
  });

  test.each(["post@bote.example", "Bote", "", "Bote <post>", "Bote <post@bote.example>\nBcc: x@bote.example", 'B"ote <a@b.at>'])(
    "is refused with a message for the operator when it is %j",
    (text) => {
      expect(() => parseSender(text)).toThrow("MAIL_FROM must be a name and an address");
    },
  );
});
