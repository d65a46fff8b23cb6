import type { MapLabel } from "./place-labels.ts";
import { toMapNumber } from "./to-map-number.ts";

/** Names of places, with a rim in the colour of the ground: they can be read on lines too. */
export function MapNames({ labels, size, className }: { labels: readonly MapLabel[]; size: number; className: string }) {
  return (
    <g className={className} fontSize={size} strokeWidth={toMapNumber(size / 4)} strokeLinejoin="round" paintOrder="stroke">
      {labels.map(({ title, x, y, anchor }) => (
        <text key={title} x={x} y={y} textAnchor={anchor === "start" ? undefined : anchor}>
          {title}
        </text>
      ))}
    </g>
  );
}
