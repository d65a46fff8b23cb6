import { TitledSection } from "#app/components/section/titled-section.tsx";
import type { AvalanchesView, GaugeView } from "./waters-view-model.ts";

const fills = ["", "bg-[#ccff66]", "bg-[#ffff00]", "bg-[#ff9900]", "bg-[#ff0000]", "bg-[#a00000]"];

export function Avalanches({ avalanches: { source, bulletins } }: { avalanches: AvalanchesView }) {
  return (
    <TitledSection title="Lawinengefahr" link={null}>
      <ul className="grid gap-5">
        {bulletins.map(({ key, level, danger, problems, text, regions, until }) => (
          <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 leading-snug">
            <span
              aria-hidden="true"
              className={`grid size-8 place-items-center rounded-xs border border-ink font-bold ${level >= 4 ? "text-[#fff]" : "text-[#15181d]"} ${fills[level] ?? ""}`}
            >
              {level}
            </span>
            <div className="grid gap-1">
              <p className="font-semibold">{danger}</p>
              {problems !== null && <p>{problems}</p>}
              {text !== null && <p className="text-[0.9375rem]">{text}</p>}
              <p className="text-[0.9375rem] text-soft">{regions}</p>
              <p className="text-[0.875rem] text-soft">{source === null ? until : `${source}, ${until}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const SHOWN = 5;

/** The highest first; the rest behind a summary. */
export function Gauges({ gauges }: { gauges: GaugeView[] }) {
  return (
    <TitledSection title="Flüsse und Seen" link={null}>
      <GaugeList gauges={gauges.slice(0, SHOWN)} />
      {gauges.length > SHOWN && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent">{`Alle ${gauges.length} Pegel`}</summary>
          <GaugeList gauges={gauges.slice(SHOWN)} />
        </details>
      )}
      <p className="mt-2 text-[0.875rem] text-soft">Ungeprüfte Werte der Hydrographischen Dienste</p>
    </TitledSection>
  );
}

function GaugeList({ gauges }: { gauges: GaugeView[] }) {
  return (
    <ul>
      {gauges.map(({ id, water, station, value, stage, isFlood }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-2 leading-snug">
          <span>
            <span className="font-semibold">{water}</span>
            {station !== "" && <span className="text-soft">{`, ${station}`}</span>}
            {stage !== null && (
              <>
                <br />
                <span className={`text-[0.9375rem] ${isFlood ? "font-semibold text-live" : "text-soft"}`}>{stage}</span>
              </>
            )}
          </span>
          <span className="text-right text-[0.9375rem] tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  );
}
