import { expect, test } from "vitest";
import { toTelephoneLink } from "./telephone-link.ts";

test.each([
  ["144", "tel:144"],
  ["05572 / 12 34-5", "tel:+43557212345"],
  ["+43 (5572) 1234", "tel:+4355721234"],
  ["0043 5572 1234", "tel:+4355721234"],
  ["0800 222 555", "tel:+43800222555"],
  ["01 406 43 43", "tel:+4314064343"],
])("the number %s is called by %s", (text, link) => {
  expect(toTelephoneLink(text)).toBe(link);
});
