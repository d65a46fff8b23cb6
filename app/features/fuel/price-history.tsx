import { SectionHeading } from "#app/components/section/section-heading.tsx";
import { chartHeight, chartWidth, type PriceChart } from "./price-chart.ts";

type PriceHistoryProps = { chart: PriceChart | null; title: string };

/** Prices of the last days: lines for the eye, and the same as a table. */
export function PriceHistory({ chart, title }: PriceHistoryProps) {
  return (
    <section className="mt-10">
      <SectionHeading title={title} link={null} />
      {chart === null ? (
        <p className="text-soft">Der Verlauf beginnt heute: Ab morgen steht hier, wie sich die Preise ändern.</p>
      ) : (
        <>
          <Chart chart={chart} />
          <details className="mt-4">
            <summary className="inline-flex min-h-11 items-center font-semibold text-accent">Werte als Tabelle</summary>
            <table className="mt-2 w-full max-w-[32rem] border-collapse text-[0.9375rem] tabular-nums">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-b border-strong-rule text-left text-soft">
                  <th scope="col" className="py-2 pr-3">
                    Tag
                  </th>
                  <th scope="col" className="py-2 pr-3">
                    Günstigster
                  </th>
                  <th scope="col" className="py-2">
                    Mittlerer
                  </th>
                </tr>
              </thead>
              <tbody>
                {chart.rows.map(({ day, lowest, median }) => (
                  <tr key={day} className="border-b border-rule">
                    <th scope="row" className="py-1 pr-3 text-left font-normal">
                      {day}
                    </th>
                    <td className="py-1 pr-3">{lowest}</td>
                    <td className="py-1">{median}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

function Chart({ chart }: { chart: PriceChart }) {
  return (
    <figure>
      <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} role="img" aria-label={chart.label} className="block w-full">
        {chart.levels.map(({ y, text }) => (
          <g key={y}>
            <path d={`M58 ${y}H${chartWidth}`} className="stroke-rule" strokeWidth="1" />
            <text x="0" y={y + 5} className="fill-soft text-[0.9rem] tabular-nums">
              {text}
            </text>
          </g>
        ))}
        <g fill="none" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          <path d={chart.median} className="stroke-soft" strokeDasharray="2 5" />
          <path d={chart.lowest} className="stroke-accent" />
        </g>
        <circle cx={chart.end.x} cy={chart.end.y} r="5" className="fill-accent" />
      </svg>
      <div className="mt-1 flex justify-between pl-[9.6%] text-[0.8125rem] text-soft">
        <span>{chart.from}</span>
        <span>{chart.to}</span>
      </div>
      <figcaption className="mt-2 text-[0.9375rem] text-soft">
        <span aria-hidden="true" className="mr-1 inline-block w-6 border-t-3 border-accent align-middle" /> günstigster Preis des
        Tages, zuletzt {chart.end.text}
        <span aria-hidden="true" className="mr-1 ml-4 inline-block w-6 border-t-3 border-dotted border-soft align-middle" />{" "}
        mittlerer der fünf günstigsten
      </figcaption>
    </figure>
  );
}
