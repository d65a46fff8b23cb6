import { type DayLine, LEFT, lineHeight, lineWidth } from "./day-line.ts";

/** Days as a line for the eye; the same stands in the table below. */
export function DayHistory({ line }: { line: DayLine }) {
  return (
    <figure>
      <svg viewBox={`0 0 ${lineWidth} ${lineHeight}`} role="img" aria-label={line.label} className="block w-full">
        {line.levels.map(({ y, text }) => (
          <g key={y}>
            <path d={`M${LEFT} ${y}H${lineWidth}`} className="stroke-rule" strokeWidth="1" />
            <text x={LEFT - 10} y={y + 6} textAnchor="end" className="fill-soft text-[1.25rem] tabular-nums md:text-[0.8125rem]">
              {text}
            </text>
          </g>
        ))}
        <g fill="none" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          {line.walls !== null && <path d={line.walls} className="stroke-soft" strokeDasharray="2 5" />}
          <path d={line.readers} className="stroke-accent" />
        </g>
        <circle cx={line.end.x} cy={line.end.y} r="5" className="fill-accent" />
      </svg>
      <div className="mt-1 flex justify-between pl-[12%] text-[0.8125rem] text-soft">
        <span>{line.from}</span>
        <span>{line.to}</span>
      </div>
      <figcaption className="mt-2 text-[0.9375rem] text-soft">
        <span aria-hidden="true" className="mr-1 inline-block w-6 border-t-3 border-accent align-middle" /> gelesen
        {line.walls !== null && (
          <>
            <span
              aria-hidden="true"
              className="mr-1 ml-4 inline-block w-6 border-t-3 [border-top-style:dotted]! border-soft align-middle"
            />{" "}
            Schranke gesehen
          </>
        )}
      </figcaption>
    </figure>
  );
}
