/** What readers are told of the purposes and providers (rules 3.15). */
import { toListedEmbedName } from "#app/components/content/embed/embed-names.ts";
import { framedProviders } from "#app/domain/embed/framed-providers.computed.ts";
import { PAYWALL_PROVIDER } from "#app/domain/paywall/provider-name.ts";

/** What something waits for. Of the four settings (rules 3.15) preferences and marketing gate nothing here, so nobody is asked for them. */
export const purposeTexts = [
  {
    name: "statistics",
    title: "Statistik",
    text: "Misst mit unseren Dienstleistern, was wie lange gelesen wird, damit wir besser werden.",
  },
] as const;

export const necessaryText = {
  title: "Notwendig",
  text: `Anmeldung, Sicherheit und Zählungen, die niemanden kennen: was gelesen wird, woher und wie lange, und wie schnell Seiten laden. Triffst du auf ein Abo-Angebot, lädt es unser Anbieter ${PAYWALL_PROVIDER}. Immer an.`,
};

const OTHERS = "generic";

/** Those that can load anything, by the names readers look for; all others come last. */
export const listedProviders = framedProviders
  .map((name) => ({ name, title: toListedEmbedName(name), isLast: name === OTHERS }))
  .toSorted((one, other) => Number(one.isLast) - Number(other.isLast) || one.title.localeCompare(other.title, "de-AT"));
