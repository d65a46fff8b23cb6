import { expect, test } from "vitest";
import { mails } from "./mails.ts";

const sources = Object.entries(
  import.meta.glob<string>("/workers/backend/**/*.ts", { query: "?raw", import: "default", eager: true }),
).filter(([path]) => !/test\.ts$/.test(path));

function findAll(pattern: RegExp): string[] {
  return sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = ""]) => name)).toSorted();
}

test("every kind of mail that a room defines is delivered", () => {
  const defined = findAll(/= define(?:Owner|Login|Passkey)?Mail\(\s*"([^"]+)"/g);
  expect(defined.length).toBeGreaterThan(10);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(defined);
});

test("no two limits count under one name", () => {
  const names = findAll(/defineLimit\("([^"]+)"/g);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...new Set(names)]);
});

test("every room that says something of its tables is asked", () => {
  const rooms = sources.map(([path]) => path).filter((path) => path.endsWith("/tables.ts") && !path.includes("/registry/"));
  const [, registry = ""] = sources.find(([path]) => path.endsWith("doors/registry/tables.ts")) ?? [];
  expect(rooms.length).toBeGreaterThan(15);
  expect(rooms.filter((path) => !registry.includes(`"#${path.slice(1)}"`))).toEqual([]);
});

test("every room that has to do something before an account is deleted, and every source of the clock, is listed", () => {
  const registered = (name: string) => sources.find(([path]) => path.endsWith(`doors/registry/${name}.ts`))?.[1] ?? "";
  const endings = findAll(/^export const (\w+): AccountEnding = /gm);
  expect(endings.length).toBeGreaterThan(0);
  expect(endings.filter((name) => !registered("account-endings").includes(name))).toEqual([]);
  const services = findAll(/^export const (\w+): ServiceSource<[^=]+> = /gm);
  expect(services.length).toBeGreaterThan(5);
  expect(services.filter((name) => !registered("service-sources").includes(`asSource(${name})`))).toEqual([]);
});
