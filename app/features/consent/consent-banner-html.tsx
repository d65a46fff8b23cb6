import { toIslandHtml } from "#app/components/content/to-island-html.ts";
import { Island } from "#app/islands/island.tsx";
import { ConsentBannerIsland } from "./consent-banner.island.tsx";

/** The banner as the portal renders it, for pages that ask for it (ask-for-consent.client.ts). */
export function toConsentBannerHtml(): string {
  return toIslandHtml(<Island of={ConsentBannerIsland} until="interaction" props={{}} />);
}
