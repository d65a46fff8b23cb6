import { Landscape } from "./landscape.tsx";
import { MapNames } from "./map-names.tsx";
import { MapSource } from "./map-source.tsx";
import outlines from "./outlines.json";
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
  return (
    <figure>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        className="block w-full rounded-xs border border-rule bg-ground"
      >
        <g className="fill-surface stroke-soft/60" strokeWidth={1.2 * scale} strokeLinejoin="round">
          {around.map((other) => (
            <path key={other} d={areas[other]} />
          ))}
          <path d={areas[slug]} className="fill-accent/25 stroke-accent" strokeWidth={2 * scale} />
        </g>
        <Landscape scale={scale * 1.4} />
        <g className="fill-ink">
          {[...names, ...(own === null ? [] : [own])].map(({ title, x, y }) => (
            <circle key={title} cx={x} cy={y} r={size / 6} />
          ))}
        </g>
        <MapNames labels={labels.slice(0, 1)} size={size} className="fill-ink stroke-ground font-bold" />
        <MapNames labels={labels.slice(1)} size={size} className="fill-ink stroke-surface" />
      </svg>
      <MapSource />
    </figure>
  );
}
