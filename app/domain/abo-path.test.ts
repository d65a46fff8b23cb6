import { expect, test } from "vitest";
import { toAboPath } from "./abo-path.ts";

test("every step of an order has an address, and knows where the reader came from", () => {
  expect(toAboPath()).toBe("/abo");
  expect(toAboPath({ offer: "plus-jahr" })).toBe("/abo?angebot=plus-jahr");
  expect(toAboPath({ returnTo: "/a/1?x=ä&y" })).toBe("/abo?returnTo=%2Fa%2F1%3Fx%3D%C3%A4%26y");
  expect(toAboPath({ offer: "plus-jahr", returnTo: null })).toBe("/abo?angebot=plus-jahr");
});
