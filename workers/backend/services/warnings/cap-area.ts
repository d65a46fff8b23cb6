/** Whether an area of a warning (CAP 1.2, `area`) holds a municipality: by its codes, or by the place where people live. */
import { findAll, readTextAt, type XmlElement } from "#workers/backend/services/sources/read-xml.ts";
import type { WarnedPlace } from "./warning.ts";

type Point = readonly [latitude: number, longitude: number];

const MAX_POINTS = 20_000;
const KM_PER_DEGREE = 111.32;

/** The slugs of those in it. */
export function findInArea(area: XmlElement, places: readonly WarnedPlace[]): string[] {
  const codes = findAll(area, "geocode").flatMap((code) => readTextAt(code, "value") ?? []);
  const polygons = findAll(area, "polygon").map(({ text }) => toPoints(text));
  const circles = findAll(area, "circle").flatMap(({ text }) => toCircle(text));
  return places
    .filter(
      (place) =>
        codes.some((code) => names(code, place)) ||
        polygons.some((polygon) => isInside([place.latitude, place.longitude], polygon)) ||
        circles.some(({ middle, km }) => isNear(place, middle, km)),
    )
    .map(({ slug }) => slug);
}

/** `80103`, or a zone of Europe's weather services such as `AT801`: the digits with which official numbers of a district begin. */
function names(code: string, { id }: WarnedPlace): boolean {
  if (code === String(id)) return true;
  const [, zone] = /^AT(\d{3})$/.exec(code) ?? [];
  return zone !== undefined && String(id).startsWith(zone);
}

/** `47.1,9.8 47.2,9.9 …`, the first point again at the end. */
function toPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .slice(0, MAX_POINTS)
    .flatMap((pair) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(",").map(Number);
      return Number.isNaN(latitude) || Number.isNaN(longitude) ? [] : [[latitude, longitude] as const];
    });
}

/** `47.1,9.8 12`: a middle, and a radius in kilometres. */
function toCircle(text: string): { middle: Point; km: number }[] {
  const [pair = "", radius = ""] = text.trim().split(/\s+/);
  const [middle] = toPoints(pair);
  const km = Number(radius);
  return middle === undefined || Number.isNaN(km) ? [] : [{ middle, km }];
}

/** By how often a line to the east crosses the border. */
function isInside([latitude, longitude]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [index, [ay, ax]] of polygon.entries()) {
    const [by, bx] = polygon[(index + 1) % polygon.length] ?? [ay, ax];
    const crosses = ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax;
    if (crosses) inside = !inside;
  }
  return inside;
}

function isNear({ latitude, longitude }: WarnedPlace, [y, x]: Point, km: number): boolean {
  const east = (longitude - x) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(latitude - y, east) * KM_PER_DEGREE <= km;
}
