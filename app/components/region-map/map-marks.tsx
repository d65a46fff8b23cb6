import type { MapPoint } from "./to-map-point.ts";

/** A numbered mark that leads to what it stands for; `tone` is its colour. */
export type MapMark = MapPoint & { label: string; href: string; tone: "live" | "accent" };

export const MARK_RADIUS = 14;

export function MapMarks({ marks }: { marks: readonly MapMark[] }) {
  return marks.map(({ label, href, x, y, tone }) => (
    <a key={href} href={href} tabIndex={-1}>
      <circle
        cx={x}
        cy={y}
        r={MARK_RADIUS}
        className={tone === "live" ? "fill-live stroke-ground" : "fill-accent stroke-ground"}
        strokeWidth="2"
      />
      <text x={x} y={y + 6} textAnchor="middle" className="fill-on-accent text-[1.05rem] font-bold">
        {label}
      </text>
    </a>
  ));
}
