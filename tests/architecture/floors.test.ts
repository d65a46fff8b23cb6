import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { BACKEND, countRooms, findCircles, findFloorViolation, type Import, toRoom } from "./floors.ts";
import { readImports } from "./read-imports.ts";

const files = globSync(`${BACKEND}**/*.ts`, { exclude: ["**/*.test.ts", "**/*-for-test.ts", "**/*.d.ts"] });
const imports: Import[] = files.flatMap((file) => readImports(file).map((target) => ({ file, target })));

const from = (file: string, target: string): Import => ({ file: BACKEND + file, target: BACKEND + target });

test("no import of the back end leads up, or past a family's doors", () => {
  expect(countRooms(imports).rooms).toBeGreaterThan(40);
  expect(imports.map(findFloorViolation).filter((violation) => violation !== null)).toEqual([]);
});

test("no rooms of the back end import each other, directly or by way of others", () => {
  expect(countRooms(imports).arrows).toBeGreaterThan(200);
  expect(findCircles(imports)).toEqual([]);
});

test("every file of the back end stands in a room, or beside the floors", () => {
  const others = files.filter((file) => toRoom(file) === null).map((file) => file.slice(BACKEND.length));
  expect(others.filter((file) => !/^(?:backend\.ts|configuration\/[\w-]+\.ts)$/.test(file))).toEqual([]);
});

test("the rules refuse what the floors forbid", () => {
  expect(findFloorViolation(from("ground/mail/outbox.ts", "readers/accounts/account-row.ts"))).toContain("higher floor");
  expect(findFloorViolation(from("readers/access/read-abo.ts", "newsroom/staff/rights.ts"))).toContain("higher floor");
  expect(findFloorViolation(from("readers/upsell/offers.ts", "content/write/post/write-posts.ts"))).toContain("no door");
  expect(findFloorViolation(from("readers/upsell/offers.ts", "content/views/to-image.ts"))).toBeNull();
  expect(findFloorViolation(from("content/views/to-image.ts", "readers/access/gate-text.ts"))).toContain("no door");
  expect(findFloorViolation(from("ground/mail/outbox.ts", "backend.ts"))).toContain("above all floors");
  expect(findFloorViolation(from("doors/rest/handle-rest.ts", "ground/env.ts"))).toBeNull();
});

test("circles are found, of two rooms and of three", () => {
  const two = [from("readers/a/x.ts", "readers/b/y.ts"), from("readers/b/y.ts", "readers/a/z.ts")];
  expect(findCircles(two)).toEqual([["readers/a", "readers/b"]]);
  const three = [from("ground/a/x.ts", "ground/b/y.ts"), from("ground/b/y.ts", "ground/c/z.ts")];
  expect(findCircles(three)).toEqual([]);
  expect(findCircles([...three, from("ground/c/z.ts", "ground/a/x.ts")])).toEqual([["ground/a", "ground/b", "ground/c"]]);
});
