import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  arrange,
  lineServices,
  parseServiceOrder,
  readAttributeOrder,
  SERVICES_ATTRIBUTE,
  toLineServices,
  toServiceOrderText,
  usualOrder,
} from "./service-order.ts";

test.each(["talblick", "tauernlicht"])("the line of %s has services that there are", (brand) => {
  const { services } = JSON.parse(readFileSync(`app/configuration/brands/${brand}/brand.json`, "utf8"));
  const links = lineServices.map(({ link }) => link);
  expect(services.filter((link: string) => !links.includes(link))).toEqual([]);
});

test("an arrangement is read again as it was kept, each service once, without what is none", () => {
  for (const order of [["verkehr"], ["termine", "wetter"], [], lineServices.map(({ name }) => name)])
    expect(parseServiceOrder(toServiceOrderText(order))).toEqual(order);
  expect(parseServiceOrder("verkehr~kaputt~wetter~verkehr~../x")).toEqual(["verkehr", "wetter"]);
  expect(toLineServices(["mondkalender"])).toMatchObject([{ title: "Mondkalender", link: "/mondkalender" }]);
});

test.each([undefined, null, 7, "", "~~", "kaputt", "<b>", `wetter${"~".repeat(600)}`])("%j is none", (text) => {
  expect(parseServiceOrder(text)).toBeNull();
});

test("the usual order is kept nowhere", () => {
  expect(toServiceOrderText(usualOrder)).toBe("");
  expect(toServiceOrderText([])).not.toBe("");
});

test("services are moved, hidden and shown; at the ends and of unknown names nothing happens", () => {
  const order = ["wetter", "verkehr", "termine"];
  expect(arrange(order, "verkehr", "up")).toEqual(["verkehr", "wetter", "termine"]);
  expect(arrange(order, "verkehr", "down")).toEqual(["wetter", "termine", "verkehr"]);
  expect(arrange(order, "wetter", "up")).toEqual(order);
  expect(arrange(order, "termine", "down")).toEqual(order);
  expect(arrange(order, "verkehr", "hide")).toEqual(["wetter", "termine"]);
  expect(arrange(order, "horoskop", "show")).toEqual([...order, "horoskop"]);
  for (const name of ["wetter", "kaputt"]) expect(arrange(order, name, "show")).toEqual(order);
  expect(arrange(order, "horoskop", "up")).toEqual(order);
});

test("an account's arrangement stands in its attribute", () => {
  expect(readAttributeOrder([{ name: SERVICES_ATTRIBUTE, value: "termine" }])).toEqual(["termine"]);
  expect(readAttributeOrder([{ name: SERVICES_ATTRIBUTE, value: "" }])).toBeNull();
  expect(readAttributeOrder([])).toBeNull();
});
