import { expect, test } from "vitest";
import { portalMenus } from "#app/configuration/menus.ts";
import { offers } from "#app/configuration/offers.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { portalLook } from "#app/configuration/portal-look.ts";
import { toBrandView } from "./brand-view-model.ts";

test("a publisher sees the brand as it was built, each colour in light and dark", () => {
  const view = toBrandView({ identity: portalBrand, look: portalLook, menus: portalMenus, offers });
  expect(view.facts[0]).toEqual({ label: "Name", text: portalBrand.name });
  expect(view.colours).toContainEqual({
    name: "accent",
    light: portalLook.colours.light.accent,
    dark: portalLook.colours.dark.accent,
  });
  expect(view.offers).toHaveLength(offers.length);
});

test("of the particulars by law a publisher sees what is filled in, what does not exist and what is missing", () => {
  const look = { ...portalLook, legal: { company: "Bote GmbH", phone: false as const, chamber: null } };
  expect(toBrandView({ identity: portalBrand, look, menus: portalMenus, offers }).legal).toEqual({
    filled: [
      { label: "company", text: "Bote GmbH" },
      { label: "phone", text: "gibt es nicht" },
    ],
    missing: ["chamber"],
  });
});
