/**
 * Writes what is drawn and found by the region's boundaries: `app/components/region-map/outlines.json`, paths of a map, and
 * `workers/backend/ground/places/rings.json`, the municipalities' borders. Run with Node 24: `node workers/programs/places/write-boundaries.ts`.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import * as v from "valibot";
import { joinRings, type Position } from "./join-rings.ts";
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

function toPath(rings: readonly (readonly Position[])[]): string {
  return rings
    .map((ring) => {
      const points = ring
        .slice(0, -1)
        .map(
          ([longitude, latitude]): Position => [
            Math.round((longitude - west) * frame.perLongitude),
            Math.round((north - latitude) * perLatitude),
          ],
        );
      const [[x, y] = [0, 0], ...others] = points;
      let [fromX, fromY] = [x, y];
      const steps = others.flatMap(([toX, toY]) => {
        const step = `${toX - fromX} ${toY - fromY}`;
        [fromX, fromY] = [toX, toY];
        return step === "0 0" ? [] : [step];
      });
      return `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
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
};
/** Ten-thousandths of a degree: longitude, latitude, longitude … */
const rings = Object.fromEntries(
  features.map(({ properties, geometry }) => [
    properties.iso,
    (geometry.coordinates[0] ?? []).flat().map((degrees) => Math.round(degrees * 10_000)),
  ]),
);

await write("../../../app/components/region-map/outlines.json", outlines);
await write("../../backend/ground/places/rings.json", rings);

async function write(path: string, data: unknown): Promise<void> {
  // One line a place: what changed is seen.
  const text = JSON.stringify(data).replaceAll(/(["\]]),"/g, '$1,\n"');
  await writeFile(new URL(path, import.meta.url), `${text}\n`);
}
