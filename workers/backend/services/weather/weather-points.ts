/** Where the weather is asked for: each municipality at the place where people live, and the brand's mountains and lake (docs/brand.md). */
import { landFacts } from "#brand/land.ts";

export type WeatherPoint = {
  /** Of its row: a municipality's slug, or one that no municipality can have. */
  key: string;
  latitude: number;
  longitude: number;
  /** Metres above the sea, where the forecast is for that height and not for the ground there. */
  height: number | null;
};

export const LAKE = "_see";
export const toMountainKey = (index: number) => `_berg-${index}`;

export const otherPoints: readonly WeatherPoint[] = [
  ...landFacts.weather.mountains.map(({ name: _, ...point }, index) => ({ key: toMountainKey(index), ...point })),
  ...(landFacts.weather.lake === null ? [] : [toLake(landFacts.weather.lake)]),
];

function toLake({ latitude, longitude }: { latitude: number; longitude: number }): WeatherPoint {
  return { key: LAKE, latitude, longitude, height: null };
}

export async function readPoints(db: D1Database): Promise<WeatherPoint[]> {
  const { results } = await db
    .prepare("SELECT slug, latitude, longitude FROM municipalities")
    .all<{ slug: string; latitude: number; longitude: number }>();
  return [...results.map(({ slug, ...place }) => ({ key: slug, ...place, height: null })), ...otherPoints];
}
