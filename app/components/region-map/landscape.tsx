import outlines from "./outlines.json";
import { toMapNumber } from "./to-map-number.ts";

const [lake = "", rhine = ""] = outlines.water;

/** Lake, river and motorways, for orientation; `scale` is how many units a pixel has, so that lines keep their width. */
export function Landscape({ scale }: { scale: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={lake} className="fill-water stroke-accent/50" strokeWidth={scale} />
      <path d={rhine} className="stroke-water" strokeWidth={toMapNumber(3 * scale)} />
      {outlines.roads.map((road) => (
        <path key={road} d={road} className="stroke-soft/50" strokeWidth={toMapNumber(2 * scale)} />
      ))}
    </g>
  );
}
