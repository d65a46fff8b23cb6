/**
 * Writes what is drawn and found by the region's boundaries: `app/components/region-map/outlines.json`, paths of a map,
 * `places.json` beside it, who borders on whom, and
 * `workers/backend/ground/places/rings.json`, the municipalities' borders. `npm run boundaries`.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import * as v from "valibot";
import { findNeighbours } from "./find-neighbours.ts";
import { joinRings, type Position } from "./join-rings.ts";
import { lake, rhine, roads } from "./landmarks.ts";
import { toPlaceSlug } from "./to-place-slug.ts";

/** The map is so many units wide. */
const WIDTH = 400;

const position = v.tuple([v.number(), v.number()]);
const { features } = v.parse(
  v.object({
    features: v.array(
      v.object({
        properties: v.object({ iso: v.string(), name: v.string(), district: v.string() }),
        geometry: v.object({ type: v.literal("Polygon"), coordinates: v.array(v.array(position)) }),
      }),
    ),
  }),
  JSON.parse(readFileSync(new URL("municipalities.geojson", import.meta.url), "utf8")),
);

const all = features.flatMap(({ geometry }) => geometry.coordinates.flat());
const west = Math.min(...all.map(([longitude]) => longitude));
const east = Math.max(...all.map(([longitude]) => longitude));
const south = Math.min(...all.map(([, latitude]) => latitude));
const north = Math.max(...all.map(([, latitude]) => latitude));
// Degrees of longitude are shorter the farther north one is; over one region a cylinder is exact enough.
const perLatitude = WIDTH / ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180));
const frame = {
  west,
  north,
  perLongitude: WIDTH / (east - west),
  perLatitude,
  width: WIDTH,
  height: Math.ceil((north - south) * perLatitude),
};

function toPoint([longitude, latitude]: Position): Position {
  return [Math.round((longitude - west) * frame.perLongitude), Math.round((north - latitude) * perLatitude)];
}

function toPath(rings: readonly (readonly Position[])[]): string {
  return rings.map((ring) => `${toLine(ring.slice(0, -1))}z`).join("");
}

function toLine(positions: readonly Position[]): string {
  const [[x, y] = [0, 0], ...others] = positions.map(toPoint);
  let [fromX, fromY] = [x, y];
  const steps = others.flatMap(([toX, toY]) => {
    const step = `${toX - fromX} ${toY - fromY}`;
    [fromX, fromY] = [toX, toY];
    return step === "0 0" ? [] : [step];
  });
  return `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}`;
}

const districts = Map.groupBy(features, ({ properties }) => toPlaceSlug(properties.district));
const outlines = {
  frame,
  districts: Object.fromEntries(
    Array.from(districts, ([slug, own]) => [slug, toPath(joinRings(own.flatMap(({ geometry }) => geometry.coordinates)))]),
  ),
  municipalities: Object.fromEntries(
    features.map(({ properties, geometry }) => [toPlaceSlug(properties.name), toPath(geometry.coordinates)]),
  ),
  water: [`${toLine(lake)}z`, toLine(rhine)],
  roads: [toLine(roads.A14), toLine(roads.S16)],
};
const slugs = new Map(features.map(({ properties: { name, iso } }) => [iso, toPlaceSlug(name)]));
const neighbours = findNeighbours(new Map(features.map(({ properties: { iso }, geometry }) => [iso, geometry.coordinates])));
/** Official number, places that share a border, and the frame of the area on the map: left, top, right, bottom. */
const places = Object.fromEntries(
  features.map(({ properties: { iso }, geometry }) => {
    const points = geometry.coordinates.flat().map(toPoint);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [
      slugs.get(iso),
      {
        id: Number(iso),
        neighbours: (neighbours.get(iso) ?? []).map((other) => slugs.get(other)),
        frame: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      },
    ];
  }),
);
/** Ten-thousandths of a degree: longitude, latitude, longitude … */
const rings = Object.fromEntries(
  features.map(({ properties, geometry }) => [
    properties.iso,
    (geometry.coordinates[0] ?? []).flat().map((degrees) => Math.round(degrees * 10_000)),
  ]),
);

await write("../../../app/components/region-map/outlines.json", outlines);
await write("../../../app/components/region-map/places.json", places);
await write("../../backend/ground/places/rings.json", rings);

async function write(path: string, data: unknown): Promise<void> {
  // One line a place: what changed is seen.
  const text = JSON.stringify(data).replaceAll(/(["\]]),"/g, '$1,\n"');
  await writeFile(new URL(path, import.meta.url), `${text}\n`);
}
