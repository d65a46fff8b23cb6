/** Places of the region on its map (workers/programs/places/write-boundaries.ts). */
import outlines from "./outlines.json";

const { frame } = outlines;

export const mapWidth: number = frame.width;
export const mapHeight: number = frame.height;

export type MapPoint = { x: number; y: number };

/** WGS 84, degrees, in the units of the map; null for what lies beyond its edges. */
export function toMapPoint({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint | null {
  const x = Math.round((longitude - frame.west) * frame.perLongitude);
  const y = Math.round((frame.north - latitude) * frame.perLatitude);
  return x < 0 || y < 0 || x > mapWidth || y > mapHeight ? null : { x, y };
}

/** Marks of a map are so far from each other at least, so that each can be read and touched. */
const APART = 30;
/** Where a mark goes whose place is taken: around it, and then farther out. */
const ways = [1, 2, 3].flatMap((ring) =>
  Array.from({ length: 6 * ring }, (_, index) => ({ ring, angle: (index / (6 * ring)) * 2 * Math.PI })),
);

/** The same points, those that would lie on each other moved aside; the earlier ones stay where they are. */
export function spreadPoints<Point extends MapPoint>(points: readonly Point[]): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const isFree = ({ x, y }: MapPoint) => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= APART - 1);
    const candidates = ways.map(({ ring, angle }) => ({
      ...point,
      x: clamp(point.x + ring * APART * Math.cos(angle), mapWidth),
      y: clamp(point.y + ring * APART * Math.sin(angle), mapHeight),
    }));
    placed.push([point, ...candidates].find(isFree) ?? point);
  }
  return placed;
}

function clamp(value: number, end: number): number {
  return Math.round(Math.max(0, Math.min(end, value)));
}
