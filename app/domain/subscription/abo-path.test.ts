import { expect, test } from "vitest";
import { isOrderPath, toAboPath } from "./abo-path.ts";

test("every step of an order has an address, and knows where the reader came from", () => {
  expect(toAboPath()).toBe("/abo");
  expect(toAboPath({ offer: "plus-jahr" })).toBe("/abo?angebot=plus-jahr");
  expect(toAboPath({ returnTo: "/a/1?x=ä&y" })).toBe("/abo?returnTo=%2Fa%2F1%3Fx%3D%C3%A4%26y");
  expect(toAboPath({ offer: "plus-jahr", returnTo: null })).toBe("/abo?angebot=plus-jahr");
});

test("an order is distinguished from the page of all offers", () => {
  const orders = [
    toAboPath({ offer: "plus-jahr" }),
    toAboPath({ offer: "pur-monat", returnTo: "/x/1" }),
    "/abo?returnTo=%2F&angebot=x",
  ];
  expect(orders.map(isOrderPath)).toEqual([true, true, true]);
  expect([null, "/abo", "/abo?returnTo=%2Fabo", "/abos?angebot=x", "/x?y=/abo?angebot=1"].map(isOrderPath)).toEqual(
    Array(5).fill(false),
  );
});
