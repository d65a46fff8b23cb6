import { TitledSection } from "#app/components/section/titled-section.tsx";
import { SkyIcon } from "#app/components/weather/sky-icon.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import type { DayRow } from "./weather-view-model.ts";

/** As many days as are told, each with its range within that of all. */
export function DayList({ days, title }: { days: DayRow[]; title: string }) {
  return (
    <TitledSection title={days.length === 1 ? "Heute" : "Die nächsten Tage"} link={null}>
      <ul aria-label={`Wetter in ${title} nach Tagen`}>
        {days.map(({ date, name, day, sky, text, lowest, highest, bar, rain, gusts, snowLine }) => (
          <li
            key={date}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-3 sm:grid-cols-[2.25rem_9rem_minmax(0,1fr)_12rem]"
          >
            <SkyIcon sky={sky} className="size-9" />
            <p className="leading-snug">
              <time dateTime={date}>
                <span className="font-semibold">{name}</span>
                <br />
                <span className="text-[0.875rem] text-soft">{day}</span>
              </time>
            </p>
            <p className="text-[0.9375rem] leading-snug max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
              {text}
              <span className="text-soft">
                {[rain, gusts, snowLine].flatMap((part) => (part === null ? [] : [`${DOT}${part}`])).join("")}
              </span>
            </p>
            <p className="grid grid-cols-[2.25rem_4rem_2.25rem] items-center gap-2 tabular-nums max-sm:col-start-3 max-sm:row-start-1 max-sm:grid-cols-[auto_3.5rem_auto]">
              <span className="text-right text-soft">
                <span className="sr-only">Tiefstwert </span>
                {lowest}
              </span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-1.5 w-full" aria-hidden="true">
                <rect width="100" height="8" rx="4" className="fill-rule" />
                {bar !== null && <rect x={bar.from} width={bar.width} height="8" rx="4" className="fill-plus" />}
              </svg>
              <span className="font-semibold">
                <span className="sr-only">Höchstwert </span>
                {highest}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
