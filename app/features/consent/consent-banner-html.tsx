import { renderToString } from "react-dom/server";
import { Island } from "#app/islands/island.tsx";
import { ConsentBannerIsland } from "./consent-banner.island.tsx";

/** The banner as the portal renders it, for pages that ask for it (ask-for-consent.client.ts). */
export function toConsentBannerHtml(): string {
  return renderToString(<Island of={ConsentBannerIsland} until="interaction" props={{}} />);
}
