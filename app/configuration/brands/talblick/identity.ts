import type { BrandIdentity } from "#app/configuration/brands/brand.ts";

export const identity: BrandIdentity = {
  name: "Talblick",
  claim: "Nachrichten aus Vorarlberg",
  description: "Talblick: Nachrichten, Hintergründe und Service aus Vorarlberg und seinen 96 Gemeinden.",
  locale: "de-AT",
  region: "allen 96 Gemeinden",
  shareImage: { path: "/share.jpg", width: 1200, height: 675, alt: "Talblick: Nachrichten aus Vorarlberg" },
  appAgent: "TalblickApp",
};
