import type { BrandIdentity } from "#app/configuration/brands/brand.ts";

export const identity: BrandIdentity = {
  name: "Tauernlicht",
  claim: "Nachrichten aus dem Salzburger Land",
  description: "Tauernlicht: Nachrichten, Hintergründe und Service aus Stadt und Land Salzburg.",
  locale: "de-AT",
  region: "allen Gemeinden im Salzburger Land",
  shareImage: { path: "/share.jpg", width: 1200, height: 675, alt: "Tauernlicht: Nachrichten aus dem Salzburger Land" },
  appAgent: "TauernlichtApp",
};
