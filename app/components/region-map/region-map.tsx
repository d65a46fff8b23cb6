import { Landscape } from "./landscape.tsx";
import { MapNames } from "./map-names.tsx";
import { MapSource } from "./map-source.tsx";
import outlines from "./outlines.json";
import { placeLabels } from "./place-labels.ts";
import { type MapPoint, mapHeight, mapWidth } from "./to-map-point.ts";

/** A numbered mark that leads to what it stands for; `tone` is its colour. */
export type MapMark = MapPoint & { label: string; href: string; tone: "live" | "accent" };

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
const MARK = 14;
const SIZE = 17;
const frame = { left: -EDGE, top: -EDGE, right: mapWidth + EDGE, bottom: mapHeight + EDGE };

/**
 * The region, drawn from its official boundaries, with the lake, the Rhine and the motorways. What the marks say stands in a list beside it,
 * for readers who do not see the map and for the keyboard: to both it is a picture.
 */
export function RegionMap({ marks, municipality = null, caption }: RegionMapProps) {
  const area = municipality === null ? undefined : areas[municipality];
  const discs = marks.map(({ x, y }) => ({ x, y, radius: MARK + 2 }));
  return (
    <figure>
      <svg viewBox={`-16 -16 ${mapWidth + 2 * EDGE} ${mapHeight + 2 * EDGE}`} aria-hidden="true" className="block w-full">
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
        {marks.map(({ label, href, x, y, tone }) => (
          <a key={href} href={href} tabIndex={-1}>
            <circle
              cx={x}
              cy={y}
              r={MARK}
              className={tone === "live" ? "fill-live stroke-ground" : "fill-accent stroke-ground"}
              strokeWidth="2"
            />
            <text x={x} y={y + 6} textAnchor="middle" className="fill-on-accent text-[1.05rem] font-bold">
              {label}
            </text>
          </a>
        ))}
      </svg>
      <MapSource>{caption}</MapSource>
    </figure>
  );
}
