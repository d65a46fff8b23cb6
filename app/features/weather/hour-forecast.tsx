import { TitledSection } from "#app/components/section/titled-section.tsx";
import { SkyStrokes } from "#app/components/weather/sky-icon.tsx";
import { BAR_WIDTH, BASE, CHART_HEIGHT, type HourChart } from "./hour-chart.ts";
import type { HourRow } from "./weather-view-model.ts";

type HourForecastProps = { chart: HourChart | null; hours: HourRow[]; title: string };

/** The next hours: a line for the eye, and the same as a table. */
export function HourForecast({ chart, hours, title }: HourForecastProps) {
  return (
    <TitledSection title="Die nächsten 24 Stunden" link={null}>
      {chart !== null && <Chart chart={chart} title={title} />}
      <details className="mt-4">
        <summary className="inline-flex min-h-11 items-center font-semibold text-accent">Stunde für Stunde als Tabelle</summary>
        <div className="overflow-x-auto">
          <table className="mt-2 w-full min-w-[26rem] border-collapse text-left text-[0.9375rem] tabular-nums [&_td]:py-1 [&_td]:pr-3 [&_th]:py-1 [&_th]:pr-3 [&_tr]:border-b [&_tr]:border-rule">
            <caption className="sr-only">{`Wetter in ${title}, Stunde für Stunde`}</caption>
            <thead>
              <tr className="text-soft">
                <th scope="col">Uhrzeit</th>
                <th scope="col">Himmel</th>
                <th scope="col">Temperatur</th>
                <th scope="col">Niederschlag</th>
                <th scope="col">Wind</th>
              </tr>
            </thead>
            <tbody>
              {hours.map(({ time, text, temperature, rain, wind }) => (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  <td>{text}</td>
                  <td>{temperature}</td>
                  <td>{rain ?? "–"}</td>
                  <td>{wind ?? "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </TitledSection>
  );
}

/** Wider than a phone: it is moved sideways there, with the finger or the arrow keys. */
function Chart({ chart: { width, line, area, bars, marks }, title }: { chart: HourChart; title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by the keyboard
    <section className="overflow-x-auto [scrollbar-width:thin]" tabIndex={0} aria-label={`Verlauf in ${title}`}>
      <svg
        viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
        role="img"
        aria-label="Temperatur und Niederschlag; als Tabelle stehen sie darunter."
        className="block w-full min-w-[38rem]"
      >
        <path d={area} className="fill-accent opacity-10" />
        {bars.map(({ x, y, height }) => (
          <rect key={x} x={x} y={y} width={BAR_WIDTH} height={height} className="fill-accent opacity-60" />
        ))}
        <path d={line} fill="none" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" className="stroke-accent" />
        <path d={`M0 ${BASE}H${width}`} className="stroke-rule" />
        {marks.map(({ x, y, temperature, time, sky, isNight }) => (
          <g key={x}>
            <g transform={`translate(${x - 14} ${y - 66}) scale(.875)`}>
              <SkyStrokes sky={sky} isNight={isNight} />
            </g>
            <text x={x} y={y - 14} textAnchor="middle" className="fill-ink text-[1rem] font-semibold">
              {temperature}
            </text>
            <circle cx={x} cy={y} r="3.5" className="fill-accent" />
            <text x={x} y={CHART_HEIGHT - 6} textAnchor="middle" className="fill-soft text-[0.9375rem] tabular-nums">
              {time}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
