import outlines from "./outlines.json";
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

/** For orientation; at the end of the word stands the town. */
const towns = [
  { title: "Bregenz", x: 128, y: 73 },
  { title: "Dornbirn", x: 121, y: 148 },
  { title: "Feldkirch", x: 72, y: 318 },
  { title: "Bludenz", x: 166, y: 370 },
];

/**
 * The region, drawn from its official boundaries. What the marks say stands in a list beside it, for readers who do not see the map and for
 * the keyboard: to both it is a picture.
 */
export function RegionMap({ marks, municipality = null, caption }: RegionMapProps) {
  const area = municipality === null ? undefined : areas[municipality];
  return (
    <figure>
      <svg viewBox={`-16 -16 ${mapWidth + 32} ${mapHeight + 32}`} aria-hidden="true" className="block w-full">
        <g className="fill-surface stroke-soft/60" strokeWidth="1.5" strokeLinejoin="round">
          {districts.map((path) => (
            <path key={path} d={path} />
          ))}
          {area !== undefined && <path d={area} className="fill-accent/20 stroke-accent" />}
        </g>
        <g className="fill-soft text-[1.05rem]" textAnchor="middle">
          {towns.map(({ title, x, y }) => (
            <text key={title} x={x} y={y}>
              {title}
            </text>
          ))}
        </g>
        {marks.map(({ label, href, x, y, tone }) => (
          <a key={href} href={href} tabIndex={-1}>
            <circle
              cx={x}
              cy={y}
              r="14"
              className={tone === "live" ? "fill-live stroke-ground" : "fill-accent stroke-ground"}
              strokeWidth="2"
            />
            <text x={x} y={y + 6} textAnchor="middle" className="fill-on-accent text-[1.05rem] font-bold">
              {label}
            </text>
          </a>
        ))}
      </svg>
      <figcaption className="mt-2 text-[0.8125rem] leading-snug text-soft">
        {caption} Grenzen: Statistik Austria (data.statistik.gv.at), vereinfacht von Flooh Perlot, CC&nbsp;BY&nbsp;4.0
      </figcaption>
    </figure>
  );
}
