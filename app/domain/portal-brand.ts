/** Name and description of the paper; a publisher brings their own. */
export const portalBrand = {
  name: "Talblick",
  claim: "Nachrichten aus Vorarlberg",
  description: "Talblick: Nachrichten, Hintergründe und Service aus Vorarlberg und seinen 96 Gemeinden.",
  locale: "de-AT",
} as const;
