/** What readers are told of the purposes and providers (rules 3.15). */
import { toListedEmbedName } from "#app/components/content/embed/embed-names.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { embedProviders } from "#graphql/generated/contract.ts";

export const purposeTexts = [
  { name: "preferences", title: "Vorlieben", text: `Merkt sich, wie du ${portalBrand.name} eingestellt hast.` },
  {
    name: "statistics",
    title: "Statistik",
    text: "Misst mit unseren Dienstleistern, was wie lange gelesen wird, damit wir besser werden.",
  },
  { name: "marketing", title: "Marketing", text: "Zeigt dir Angebote, die zu dir passen." },
] as const;

export const necessaryText = {
  title: "Notwendig",
  text: "Anmeldung, Sicherheit und Zählungen, die niemanden kennen: meistgelesene Artikel und wie schnell Seiten laden. Immer an.",
};

const OTHERS = "generic";

/** By the names readers look for; all others come last. */
export const listedProviders = embedProviders
  .map((name) => ({ name, title: toListedEmbedName(name), isLast: name === OTHERS }))
  .toSorted((one, other) => Number(one.isLast) - Number(other.isLast) || one.title.localeCompare(other.title, "de-AT"));
