/** Prefix of what is kept in readers' browsers and accounts. By itself, for the script of every page. */
export const PORTAL_ID = "talblick";

/** Name and description of the paper; a publisher brings their own. */
export const portalBrand = {
  id: PORTAL_ID,
  name: "Talblick",
  claim: "Nachrichten aus Vorarlberg",
  description: "Talblick: Nachrichten, Hintergründe und Service aus Vorarlberg und seinen 96 Gemeinden.",
  locale: "de-AT",
} as const;
