import { Landscape } from "./landscape.tsx";
import { MapNames } from "./map-names.tsx";
import { MapSource } from "./map-source.tsx";
import outlines from "./outlines.json";
import { toMapNumber } from "./to-map-number.ts";
import { toPlaceView } from "./to-place-view.ts";

const areas: Record<string, string> = outlines.municipalities;
/** A map is so many pixels wide, about. */
const PIXELS = 480;

/** A municipality and what borders on it. Its neighbours stand beside it as links: to a screen reader it is a picture. */
export function PlaceMap({ slug }: { slug: string }) {
  const view = toPlaceView(slug);
  if (view === null) return null;
  const { left, top, width, height, around, own, names, labels, size } = view;
  const scale = width / PIXELS;
  // A line without a length is a dot as wide as the line.
  const dots = [...names, ...(own === null ? [] : [own])].map(({ x, y }) => `M${x} ${y}h0`);
  return (
    <figure>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        className="block w-full rounded-xs border border-rule bg-ground"
      >
        <g className="fill-surface stroke-soft/60" strokeWidth={toMapNumber(1.2 * scale)} strokeLinejoin="round">
          {/* Each outline begins and ends by itself, so one path holds them all. */}
          <path d={around.map((other) => areas[other]).join("")} />
          <path d={areas[slug]} className="fill-accent/25 stroke-accent" strokeWidth={toMapNumber(2 * scale)} />
        </g>
        <Landscape scale={toMapNumber(scale * 1.4)} />
        <path d={dots.join("")} className="stroke-ink" strokeWidth={toMapNumber(size / 3)} strokeLinecap="round" />
        <MapNames labels={labels.slice(0, 1)} size={toMapNumber(size)} className="fill-ink stroke-ground font-bold" />
        <MapNames labels={labels.slice(1)} size={toMapNumber(size)} className="fill-ink stroke-surface" />
      </svg>
      <MapSource />
    </figure>
  );
}
