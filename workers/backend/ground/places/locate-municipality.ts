/** In which municipality a point lies, by the official boundaries in a simplified form (workers/programs/places/write-boundaries.ts). */
import rings from "./rings.json";

export type Coordinates = { latitude: number; longitude: number };

/** Boundaries are simplified: a point so near one of them may as well lie within it. About 500 m. */
const TOLERANCE = 0.0045;
/** Rings count in ten-thousandths of a degree. */
const SCALE = 10_000;

const municipalities = Object.entries(rings as Record<string, number[]>).map(([number, ring]) => ({
  number: Number(number),
  ring,
}));
const longitudes = municipalities.flatMap(({ ring }) => ring.filter((_, index) => index % 2 === 0));
const latitudes = municipalities.flatMap(({ ring }) => ring.filter((_, index) => index % 2 === 1));
const west = longitudes.reduce((one, other) => Math.min(one, other)) / SCALE;
const east = longitudes.reduce((one, other) => Math.max(one, other)) / SCALE;
const south = latitudes.reduce((one, other) => Math.min(one, other)) / SCALE;
const north = latitudes.reduce((one, other) => Math.max(one, other)) / SCALE;

/** The official number of the municipality, by WGS 84; null for what lies outside the region. */
export function locateMunicipality({ latitude, longitude }: Coordinates): number | null {
  if (!isNearRegion({ latitude, longitude })) return null;
  const x = longitude * SCALE;
  const y = latitude * SCALE;
  const around = municipalities.find(({ ring }) => isWithin(ring, x, y));
  if (around !== undefined) return around.number;
  const [nearest] = municipalities
    .map(({ number, ring }) => ({ number, distance: toDistance(ring, x, y) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance <= TOLERANCE * SCALE ? nearest.number : null;
}

/** Whether a point lies in the rectangle around the region. */
export function isNearRegion({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= south - TOLERANCE &&
    latitude <= north + TOLERANCE &&
    longitude >= west - TOLERANCE &&
    longitude <= east + TOLERANCE
  );
}

type Edge = { fromX: number; fromY: number; toX: number; toY: number };

function toEdges(ring: readonly number[]): Edge[] {
  const edges: Edge[] = [];
  for (let index = 3; index < ring.length; index += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring.slice(index - 3, index + 1);
    edges.push({ fromX, fromY, toX, toY });
  }
  return edges;
}

/** A line from the point to the east crosses the ring an odd number of times. */
function isWithin(ring: readonly number[], x: number, y: number): boolean {
  const crossed = toEdges(ring).filter(
    ({ fromX, fromY, toX, toY }) => fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX,
  );
  return crossed.length % 2 === 1;
}

function toDistance(ring: readonly number[], x: number, y: number): number {
  return Math.min(
    ...toEdges(ring).map(({ fromX, fromY, toX, toY }) => {
      const [lengthX, lengthY] = [toX - fromX, toY - fromY];
      const along = ((x - fromX) * lengthX + (y - fromY) * lengthY) / (lengthX ** 2 + lengthY ** 2 || 1);
      const share = Math.max(0, Math.min(1, along));
      return Math.hypot(x - fromX - share * lengthX, y - fromY - share * lengthY);
    }),
  );
}
