import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY, USER_STATUS_KEY } from "./session-names.ts";

test("what a browser remembers of its reader is kept under the portal's own prefix", () => {
  expect(USER_STATUS_KEY).toBe(`${portalBrand.id}:user-status`);
  expect(PUR_CONSENTS_KEY).toBe(`${portalBrand.id}:pur-consents`);
  expect(CONSENT_STATUS_KEY).toBe(`${portalBrand.id}:tcf-status`);
});
