import { TitledSection } from "#app/components/section/titled-section.tsx";
import { chartHeight, chartWidth, LEFT, type PriceChart } from "./price-chart.ts";

type PriceHistoryProps = { chart: PriceChart | null; title: string };

/** Prices of the last days: lines for the eye, and the same as a table. */
export function PriceHistory({ chart, title }: PriceHistoryProps) {
  return (
    <TitledSection title={title} link={null} className="mt-10">
      {chart === null ? (
        <p className="text-soft">Der Verlauf beginnt heute: Ab morgen steht hier, wie sich die Preise ändern.</p>
      ) : (
        <>
          <Chart chart={chart} />
          <details className="mt-4">
            <summary className="inline-flex min-h-11 items-center font-semibold text-accent">Werte als Tabelle</summary>
            <table className="mt-2 w-full max-w-[32rem] border-collapse text-left text-[0.9375rem] tabular-nums [&_td]:py-1 [&_th]:py-1 [&_tr]:border-b [&_tr]:border-rule">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="text-soft">
                  <th scope="col">Tag</th>
                  <th scope="col">Günstigster (€)</th>
                  <th scope="col">Mittlerer (€)</th>
                </tr>
              </thead>
              <tbody>
                {chart.rows.map(({ day, lowest, median }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{lowest}</td>
                    <td>{median}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </TitledSection>
  );
}

function Chart({ chart }: { chart: PriceChart }) {
  return (
    <figure>
      <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} role="img" aria-label={chart.label} className="block w-full">
        {chart.levels.map(({ y, text }) => (
          <g key={y}>
            <path d={`M${LEFT} ${y}H${chartWidth}`} className="stroke-rule" strokeWidth="1" />
            <text x={LEFT - 10} y={y + 6} textAnchor="end" className="fill-soft text-[1.25rem] tabular-nums md:text-[1rem]">
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
      <div className="mt-1 flex justify-between pl-[15.3%] text-[0.8125rem] text-soft">
        <span>{chart.from}</span>
        <span>{chart.to}</span>
      </div>
      <figcaption className="mt-2 text-[0.9375rem] text-soft">
        <span aria-hidden="true" className="mr-1 inline-block w-6 border-t-3 border-accent align-middle" /> günstigster Preis des
        Tages, zuletzt {chart.end.text}
        <span
          aria-hidden="true"
          className="mr-1 ml-4 inline-block w-6 border-t-3 [border-top-style:dotted]! border-soft align-middle"
        />{" "}
        mittlerer der fünf günstigsten
      </figcaption>
    </figure>
  );
}
