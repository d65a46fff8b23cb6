import { expect, test } from "vitest";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { decideOwnAccess } from "./own-access.ts";

const partner = { access: "granted", grant: { reason: "PARTNER", host: "vn.example" } } as const;

test.each([
  [{ access: "anonymous" } as const, null, { granted: false, reason: "NONE" }],
  [{ access: "reader" } as const, noAbo, { granted: false, reason: "NONE" }],
  [{ access: "reader" } as const, { ...noAbo, hasPurAccess: true }, { granted: false, reason: "NONE" }],
  [{ access: "reader" } as const, { ...noAbo, hasPlusAccess: true }, { granted: true, reason: "SUBSCRIPTION" }],
  [partner, null, { granted: true, reason: "PARTNER" }],
  [partner, { ...noAbo, hasPlusAccess: true }, { granted: true, reason: "SUBSCRIPTION" }],
])("a reader known as %j with the rights %j is decided: %j", (viewer, abo, expected) => {
  expect(decideOwnAccess(viewer, abo)).toEqual(expected);
});
