import { expect, test } from "vitest";
import { reservedAddresses } from "#shared/rules/reserved-addresses.ts";
import { interfaces } from "./interfaces.ts";
import { pageRecords } from "./page-records.ts";

test("every address of one segment that the portal has of its own is kept from pages of the newsroom's, and no other is", () => {
  const names = [...Object.keys(interfaces), ...Object.keys(pageRecords).map((pattern) => pattern.slice(1))];
  expect([...reservedAddresses].toSorted()).toEqual([...new Set(names.filter((name) => /^[a-z0-9-]+$/.test(name)))].toSorted());
});
