/** Name and description of the paper; a publisher brings their own. */
export const portalBrand = {
  /** Prefix of what is kept in readers' browsers and accounts. */
  id: "talblick",
  name: "Talblick",
  claim: "Nachrichten aus Vorarlberg",
  description: "Talblick: Nachrichten, Hintergründe und Service aus Vorarlberg und seinen 96 Gemeinden.",
  locale: "de-AT",
  /** Stands for a page without a picture where it is shared, and in search engines: a file of `public/`. */
  shareImage: { path: "/share.jpg", width: 1200, height: 675, alt: "Talblick: Nachrichten aus Vorarlberg" },
} as const;
