import { expect, test } from "vitest";
import { isMailAddress, toMailAddress } from "./email-address.ts";

test.each([
  ["anna@mail.example"],
  ["anna.berger+talblick@mail.example"],
  ["o'brien@mail.example"],
  ["ANNA@MAIL.EXAMPLE"],
  ["a@b-c.d.example"],
  ["anna@xn--kche-5qa.example"],
  ["anna@mail.xn--vermgensberatung-pwb"],
])("mail can be sent to %s", (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  ["anna"],
  ["anna@"],
  ["@mail.example"],
  ["anna@mail"],
  ["anna@mail."],
  ["anna@.example"],
  ["anna@mail..example"],
  ["anna@-mail.example"],
  ["anna@mail-.example"],
  [".anna@mail.example"],
  ["anna.@mail.example"],
  ["an..na@mail.example"],
  ["anna@mail@mail.example"],
  ["anna berger@mail.example"],
  ["anna@mail.example,otto@mail.example"],
  ["Anna <anna@mail.example>"],
  ['"anna"@mail.example'],
  ["änna@mail.example"],
  ["anna@127.0.0.1"],
  ["anna@[::1]"],
  ["anna@mail.example\nBcc: otto@mail.example"],
  ["anna😀@mail.example"],
])("mail cannot be sent to %j", (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test.each([
  ["anna@köche.example", "anna@xn--kche-5qa.example"],
  ["Anna@KÖCHE.example", "Anna@xn--kche-5qa.example"],
  ["anna@ko\u0308che.example", "anna@xn--kche-5qa.example"],
])("%s is known to mail servers as %s", (typed, address) => {
  expect(toMailAddress(typed)).toBe(address);
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  ["anna@mail.example"],
  ["Anna@Mail.Example"],
  ["änna"],
  ["@köche.example"],
  ["köche.example"],
  ["anna@köche.example/pfad"],
  ["anna@köche.example:80"],
  ["anna@kö che.example"],
  ["anna@%41ö.example"],
  [""],
])("%j stays as it is", (text) => {
  expect(toMailAddress(text)).toBe(text);
});

test("an endless address is judged at once", () => {
  const started = performance.now();
  for (const text of [
    `${"a".repeat(1_000_000)}@`,
    `a@${"ö".repeat(1_000_000)}!`,
    `a@${"a.".repeat(500_000)}`,
    `a@${"a-".repeat(500_000)}`,
  ]) {
    expect(isMailAddress(toMailAddress(text))).toBe(false);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
