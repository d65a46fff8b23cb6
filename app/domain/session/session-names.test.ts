import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import * as names from "./session-names.ts";

test("what a browser remembers of its reader is kept under the portal's own prefix, each under a name of its own", () => {
  const { SSO_COOKIE, SESSION_COOKIE, ...own } = names;
  expect(Object.values(own).filter((name) => !name.startsWith(`${portalBrand.id}:`))).toEqual([]);
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});
