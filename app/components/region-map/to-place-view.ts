/** The part of the region's map around one municipality. */
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { findNeighbours, findPlace } from "./neighbours.ts";
import { type MapLabel, type MapName, placeLabels } from "./place-labels.ts";
import { toMapPoint } from "./to-map-point.ts";

export type PlaceView = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Slugs of the other places that can be seen of. */
  around: string[];
  /** Where people live, and how it is called: of the place, and of its neighbours. */
  own: MapName | null;
  names: MapName[];
  labels: MapLabel[];
  /** Height of the letters. */
  size: number;
};

/** Width to height. */
const SHAPE = 4 / 3;
/** Of the place's own size around it on each side. */
const AROUND = 0.55;
/** Smaller pieces of the map would be but a few straight lines. */
const LEAST_WIDTH = 72;
const SIZE = 1 / 24;

/** Null for a place that the region has not. */
export function toPlaceView(slug: string): PlaceView | null {
  const place = findPlace(slug);
  const [left = 0, top = 0, right = 0, bottom = 0] = place?.frame ?? [];
  if (place === null) return null;
  const wanted = { width: (right - left) * (1 + 2 * AROUND), height: (bottom - top) * (1 + 2 * AROUND) };
  const width = Math.round(Math.max(LEAST_WIDTH, wanted.width, wanted.height * SHAPE));
  const height = Math.round(width / SHAPE);
  const view = { left: Math.round((left + right - width) / 2), top: Math.round((top + bottom - height) / 2), width, height };
  const frame = { left: view.left, top: view.top, right: view.left + width, bottom: view.top + height };
  const own = municipalities.filter((one) => one.slug === slug).flatMap(toName)[0] ?? null;
  const names = findNeighbours(slug)
    .flatMap(toName)
    .filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  const size = width * SIZE;
  const shown = own === null ? names : [own, ...names];
  return {
    ...view,
    around: municipalities.map((one) => one.slug).filter((other) => other !== slug && isSeen(other, frame)),
    own,
    names,
    // A name should not touch the dot of another place either.
    labels: placeLabels(shown, { size, frame, marks: [], dots: shown.map(({ x, y }) => ({ x, y, radius: size / 6 })) }),
    size,
  };
}

function toName({ title, latitude, longitude }: { title: string; latitude: number; longitude: number }): MapName[] {
  const point = toMapPoint({ latitude, longitude });
  return point === null ? [] : [{ title, ...point }];
}

function isSeen(slug: string, frame: { left: number; top: number; right: number; bottom: number }): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = findPlace(slug)?.frame ?? [];
  return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
}
