import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { Title } from "#app/ui/title/title.tsx";
import { land, landFacts } from "#brand/land.ts";
import type { MoonDayView, MoonView } from "./moon-view-model.ts";

type MoonPageProps = { view: MoonView /** Path of the calendar file. */; file: string };

/** A month of the moon: today, every day, what stands out, and the next eclipses. */
export function MoonPage({ view, file }: MoonPageProps) {
  return (
    <>
      <PageHeading
        title="Mondkalender"
        description={`Mondphasen, Auf- und Untergang, Mond in den Tierkreiszeichen und die nächsten Finsternisse ${land.over}.`}
      />
      {view.today !== null && <Today today={view.today} />}
      <section className="mt-10" aria-labelledby="monat">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <Title size="section" as="h2" id="monat">
            {view.title}
          </Title>
          <nav aria-label="Monate" className="flex flex-wrap gap-x-5 text-[0.9375rem]">
            {view.previous !== null && (
              <a href={view.previous.link} rel="prev" className="inline-flex min-h-9 items-center text-accent underline-hover">
                ← {view.previous.title}
              </a>
            )}
            {view.next !== null && (
              <a href={view.next.link} rel="next" className="inline-flex min-h-9 items-center text-accent underline-hover">
                {view.next.title} →
              </a>
            )}
          </nav>
        </div>
        <Days title={view.title} days={view.days} />
      </section>
      <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-2">
        <TitledSection title="Mondphasen" link={null}>
          <ul className="space-y-3">
            {view.quarters.map(({ title, date, path }) => (
              <li key={date} className="flex items-center gap-3">
                <MoonDisc path={path} className="size-8" />
                <p>
                  <span className="font-semibold">{title}</span>
                  <br />
                  <span className="text-soft">{date}</span>
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
        <TitledSection title="Erdnähe und Erdferne" link={null}>
          <ul className="space-y-3">
            {view.apsides.map(({ title, date, distance }) => (
              <li key={date}>
                <span className="font-semibold">{title}</span>: {distance}
                <br />
                <span className="text-soft">{date}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
      <TitledSection title="Die nächsten Finsternisse" link={null} className="mt-10">
        <ul className="space-y-4">
          {view.eclipses.map(({ title, date, text }) => (
            <li key={date} className="max-w-[41rem]">
              <span className="font-semibold">{title}</span>
              {`${DOT}${date}`}
              <br />
              <span className="text-soft">{text}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
      <div className="mt-10 border-t border-rule pt-5">
        <p>
          <ButtonLink href={file} download="">
            Mondphasen in den eigenen Kalender laden
          </ButtonLink>
        </p>
        <p className="mt-5 max-w-[41rem] text-[0.9375rem] text-soft">
          Alle Zeiten gelten für {landFacts.sky.place} und einen ebenen Horizont; hinter Bergen geht der Mond später auf und
          früher unter. Die Zeichen sind die zwölf gleich langen Abschnitte des Tierkreises. Aufsteigend heißt ein Mond, der von
          Tag zu Tag höher über dem Südhorizont steht.
        </p>
      </div>
    </>
  );
}

function Today({ today }: { today: NonNullable<MoonView["today"]> }) {
  return (
    <section aria-labelledby="heute" className="flex items-center gap-6 rounded-xs bg-surface p-5 sm:gap-8 sm:p-7">
      <MoonDisc path={today.path} className="size-20 sm:size-28" />
      <div className="min-w-0">
        <p className="font-semibold text-accent" id="heute">
          Heute, <time dateTime={today.iso}>{today.title}</time>
        </p>
        <Title size="L" as="h2">
          {today.quarter ?? today.phase}
        </Title>
        <p className="mt-1">
          {today.lit} beleuchtet, {today.ascends ? "aufsteigend" : "absteigend"}
          {DOT}
          {today.sign}
          {today.nextSign !== null && `, ${today.nextSign}`}
        </p>
        <p className="mt-1 text-soft tabular-nums">
          {today.rise === null ? "kein Aufgang" : `Aufgang ${today.rise}`}
          {DOT}
          {today.set === null ? "kein Untergang" : `Untergang ${today.set}`}
        </p>
      </div>
    </section>
  );
}

const head = "py-2 pr-2 sm:pr-3 text-left align-bottom font-semibold text-soft";
const cell = "py-2 pr-2 sm:pr-3 align-middle";

function Days({ title, days }: { title: string; days: MoonDayView[] }) {
  return (
    // Wider than the smallest phones where a reader sets letters apart.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by the keyboard
    <section className="relative overflow-x-auto" tabIndex={0} aria-label={`Tage im ${title}`}>
      <table className="w-full border-collapse text-[0.9375rem] leading-snug tabular-nums">
        <caption className="sr-only">Der Mond im {title}, Tag für Tag</caption>
        <thead>
          <tr className="border-b border-strong-rule">
            <th scope="col" className={head}>
              Tag
            </th>
            <th scope="col" className={head}>
              Phase
            </th>
            <th scope="col" className={head}>
              Auf<span className="max-sm:sr-only">gang</span>
            </th>
            <th scope="col" className={head}>
              Unter<span className="max-sm:sr-only">gang</span>
            </th>
            <th scope="col" className="py-2 text-left align-bottom font-semibold text-soft">
              Zeichen
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr
              key={day.iso}
              aria-current={day.isToday ? "date" : undefined}
              className={day.isToday ? "border-b border-rule bg-surface font-semibold" : "border-b border-rule"}
            >
              <th scope="row" className="py-2 pr-2 sm:pr-3 text-left font-normal whitespace-nowrap">
                <time dateTime={day.iso}>{day.title}</time>
              </th>
              <td className={cell}>
                <span className="flex items-center gap-2">
                  <MoonDisc path={day.path} className="size-5 flex-none" />
                  {day.quarter === null ? (
                    <span className="text-soft max-sm:sr-only">{day.lit}</span>
                  ) : (
                    <span className="font-semibold max-sm:sr-only">{day.quarter}</span>
                  )}
                </span>
              </td>
              <td className={cell}>{day.rise ?? <Never />}</td>
              <td className={cell}>{day.set ?? <Never />}</td>
              <td className="py-2">
                <span className="text-soft" aria-hidden="true">
                  {day.ascends ? "↗" : "↘"}{" "}
                </span>
                {day.sign}
                {day.nextSign !== null && (
                  <>
                    <span className="max-sm:sr-only">, </span>
                    <span className="sm:whitespace-nowrap max-sm:block max-sm:text-soft">{day.nextSign}</span>
                  </>
                )}
                <span className="sr-only">, {day.ascends ? "aufsteigend" : "absteigend"}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Never() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">keiner</span>
    </>
  );
}

/** Decoration: its meaning is written beside it. */
function MoonDisc({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="10" className="fill-[#33404c]" />
      {path !== "" && <path d={path} className="fill-[#f2d88a]" />}
    </svg>
  );
}
