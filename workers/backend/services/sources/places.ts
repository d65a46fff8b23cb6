/** The region's municipalities as the files of operators name them. */

/** Slugs of the region's municipalities with that of their district. */
export type Places = ReadonlyMap<string, string>;

const placesSql =
  "SELECT mu.slug AS municipality, d.slug AS district FROM municipalities mu JOIN districts d ON d.id = mu.district_id";

export async function readPlaces(db: D1Database): Promise<Places> {
  const { results } = await db.prepare(placesSql).all<{ municipality: string; district: string }>();
  return new Map(results.map(({ municipality, district }) => [municipality, district]));
}

/** As the region's places are addressed: umlauts become plain vowels. */
export function toPlaceSlug(name: string): string {
  const plain = name.trim().toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
