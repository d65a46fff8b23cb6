/** How far two places are from each other. */

/** WGS 84, degrees. */
export type Coordinates = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

/** In a straight line; roads in the mountains are longer. */
export function toDistanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const square = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(square));
}

/** "800 m", "3,2 km", "14 km" */
export function toDistanceText(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(100, Math.round(kilometres * 10) * 100)}\u00a0m`;
  const digits = kilometres < 9.95 ? 1 : 0;
  return `${kilometres.toFixed(digits).replace(".", ",")}\u00a0km`;
}
