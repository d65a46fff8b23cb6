import outlines from "./outlines.json";

const [lake = "", rhine = ""] = outlines.water;

/** Lake, river and motorways, for orientation; `scale` is how many units a pixel has, so that lines keep their width. */
export function Landscape({ scale }: { scale: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={lake} className="fill-water stroke-accent/50" strokeWidth={scale} />
      <path d={rhine} className="stroke-water" strokeWidth={3 * scale} />
      {outlines.roads.map((road) => (
        <path key={road} d={road} className="stroke-soft/50" strokeWidth={2 * scale} />
      ))}
    </g>
  );
}
