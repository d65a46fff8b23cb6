import { expect, test } from "vitest";
import { findReservedDomain } from "./reserved-domain.ts";

test.each([
  ["Talblick <post@talblick.example>", "talblick.example"],
  ["redaktion@paper.at, desk@mail.example.com.", "mail.example.com"],
  ["a@EXAMPLE.ORG", "EXAMPLE.ORG"],
  ["a@localhost", "localhost"],
  ["a@paper.test", "paper.test"],
  ["Example.com <post@paper.at>", null],
  ["post@example.at, post@myexample.com, post@example.paper.at", null],
  ["", null],
])("of %j an operator learns that this domain takes no mail: %s", (text, domain) =>
  expect(findReservedDomain(text)).toBe(domain),
);
