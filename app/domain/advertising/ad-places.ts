/** The places of advertising: where they are, and how large. A page has room for them only while something is booked. */

/** Pages with places, as their records say it (domain/page/records). */
export type AdPage = "front" | "list" | "article" | "municipality";

/** `strip`: 300 to 250 on a phone, 728 to 90 where there is room for it. `box`: 300 to 250 everywhere, within a text. */
export type AdFormat = "strip" | "box";

/** In the order in which a page shows them. */
export const adPlaces = {
  "front-lead": { page: "front", format: "strip", title: "Titelseite, nach dem zweiten Rang" },
  "front-river": { page: "front", format: "strip", title: "Titelseite, zwischen den Ressorts" },
  list: { page: "list", format: "strip", title: "Ressort und Thema, vor der Liste" },
  "article-text": { page: "article", format: "box", title: "Artikel, nach dem vierten Absatz" },
  "article-end": { page: "article", format: "strip", title: "Artikel, am Ende" },
  municipality: { page: "municipality", format: "strip", title: "Gemeinde, vor der Liste" },
} as const satisfies Record<string, { page: AdPage; format: AdFormat; title: string }>;

export type AdPlace = keyof typeof adPlaces;

export const adPlaceNames = Object.keys(adPlaces) as AdPlace[];

/** The places of a page, in its order. */
export function listPlaces(page: AdPage): AdPlace[] {
  return adPlaceNames.filter((place) => adPlaces[place].page === page);
}
