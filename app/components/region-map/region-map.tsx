import type { ReactNode } from "react";
import { Landscape } from "./landscape.tsx";
import { MARK_RADIUS, type MapMark, MapMarks } from "./map-marks.tsx";
import { MapNames } from "./map-names.tsx";
import { MapSource } from "./map-source.tsx";
import outlines from "./outlines.json";
import { placeLabels } from "./place-labels.ts";
import { type MapPoint, mapHeight, mapWidth } from "./to-map-point.ts";

type RegionMapProps = {
  marks: readonly MapMark[];
  /** Slug of a municipality whose area is shown. */
  municipality?: string | null;
  /** What the marks lead to, e.g. "Die Nummern führen zu den Meldungen." */
  caption: string;
};

const districts = Object.values(outlines.districts);
const areas: Record<string, string> = outlines.municipalities;

/** For orientation: the towns of the districts, and the lake. */
const towns = [
  { title: "Bregenz", x: 124, y: 78 },
  { title: "Dornbirn", x: 121, y: 152 },
  { title: "Feldkirch", x: 41, y: 303 },
  { title: "Bludenz", x: 167, y: 368 },
];
const lake = { title: "Bodensee", x: -8, y: 44 };

const EDGE = 16;
const SIZE = 17;
/** What the map shows, in its units. */
export const MAP_BOX = `${-EDGE} ${-EDGE} ${mapWidth + 2 * EDGE} ${mapHeight + 2 * EDGE}`;
const frame = { left: -EDGE, top: -EDGE, right: mapWidth + EDGE, bottom: mapHeight + EDGE };

/** The region with its marks, and below it where its lines come from. */
export function RegionMap({ marks, municipality = null, caption }: RegionMapProps) {
  return (
    <figure>
      <RegionGround around={marks} municipality={municipality}>
        <MapMarks marks={marks} />
      </RegionGround>
      <MapSource>{caption}</MapSource>
    </figure>
  );
}

type RegionGroundProps = { around: readonly MapPoint[]; municipality?: string | null; children?: ReactNode };

/**
 * The region, drawn from its official boundaries, with the lake, the Rhine and the motorways; its names leave the points `around` free.
 * What the marks say stands in a list beside it, for readers who do not see the map and for the keyboard: to both it is a picture.
 */
export function RegionGround({ around, municipality = null, children }: RegionGroundProps) {
  const area = municipality === null ? undefined : areas[municipality];
  const discs = around.map(({ x, y }) => ({ x, y, radius: MARK_RADIUS + 2 }));
  return (
    <svg viewBox={MAP_BOX} aria-hidden="true" className="block w-full">
      <g className="fill-surface stroke-soft/60" strokeWidth="1.5" strokeLinejoin="round">
        {districts.map((path) => (
          <path key={path} d={path} />
        ))}
        {area !== undefined && <path d={area} className="fill-accent/45 stroke-accent" />}
      </g>
      <Landscape scale={1.4} />
      <g className="fill-ink">
        {towns.map(({ title, x, y }) => (
          <circle key={title} cx={x} cy={y} r="3" />
        ))}
      </g>
      <MapNames
        labels={placeLabels(towns, { size: SIZE, frame, marks: discs })}
        size={SIZE}
        className="fill-ink stroke-surface"
      />
      <MapNames
        labels={placeLabels([lake], { size: SIZE, frame, marks: discs })}
        size={SIZE}
        className="fill-accent stroke-water italic"
      />
      {children}
    </svg>
  );
}
