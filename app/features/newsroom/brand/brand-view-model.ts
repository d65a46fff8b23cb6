/** The brand that was built, as its publisher looks it over before it goes out. */
import type { BrandIdentity, BrandLook } from "#app/configuration/brands/brand.ts";
import type { Menus } from "#app/configuration/menus.ts";
import type { Offer } from "#app/configuration/offers.ts";

export type BrandView = {
  facts: readonly { label: string; text: string }[];
  colours: readonly { name: string; light: string; dark: string }[];
  fonts: { serif: string; sans: string };
  menus: readonly { label: string; text: string }[];
  offers: readonly { label: string; text: string }[];
  legal: { filled: readonly { label: string; text: string }[]; missing: readonly string[] };
};

type Brand = { identity: BrandIdentity; look: BrandLook; menus: Menus; offers: readonly Offer[] };

export function toBrandView({ identity, look, menus, offers }: Brand): BrandView {
  const { light, dark } = look.colours;
  const legal = Object.entries(look.legal);
  return {
    facts: [
      { label: "Name", text: identity.name },
      { label: "Untertitel", text: identity.claim },
      { label: "Ausgabe", text: identity.edition },
      { label: "Beschreibung", text: identity.description },
      { label: "Bild beim Teilen", text: identity.shareImage.path },
    ],
    colours: Object.keys(light).map((name) => ({ name, light: light[name] ?? "", dark: dark[name] ?? "" })),
    fonts: look.fonts,
    menus: [
      { label: "Kopf", text: menus.header.map(({ title }) => title).join(" · ") },
      ...menus.footer.map(({ title, children }) => ({ label: title, text: children.map((child) => child.title).join(" · ") })),
    ],
    offers: offers.map(({ title, terms }) => ({ label: title, text: terms.map(({ priceText }) => priceText).join(", ") })),
    legal: {
      filled: legal.flatMap(([label, value]) =>
        value === null ? [] : [{ label, text: value === false ? "gibt es nicht" : String(value) }],
      ),
      missing: legal.flatMap(([label, value]) => (value === null ? [label] : [])),
    },
  };
}
