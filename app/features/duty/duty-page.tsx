import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { adviceNumbers, type EmergencyNumber, emergencyNumbers } from "#app/configuration/emergency-numbers.ts";
import { toTelephoneLink } from "#app/domain/page/address/telephone-link.ts";
import { Island } from "#app/islands/island.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import { DutyList } from "./duty-list.tsx";
import { DutyTodayIsland } from "./duty-today.island.tsx";
import type { ChoiceLink, DutyView } from "./duty-view-model.ts";
import { NoDuty } from "./no-duty.tsx";

/** Emergency numbers, who is on duty now, and who is on the next days. */
export function DutyPage({ view }: { view: DutyView }) {
  return (
    <>
      <PageHeading title="Notdienste" description={`Notrufnummern und wer ${land.in} gerade Dienst hat.`} />
      <Numbers />
      <nav className="mt-10 space-y-5 print:hidden" aria-label="Auswahl">
        <Days days={view.days} />
        <Choices label="Bezirk" choices={view.districts} />
        <Choices label="Dienst" choices={view.kinds} />
      </nav>
      {view.state?.isSample === true && <SampleNote className="mt-8" />}
      <Duties view={view} />
      <div className="mt-10 border-t border-rule pt-5">
        {view.state !== null && <ServiceState state={{ ...view.state, isSample: false }} subject="Dienstpläne" source={null} />}
        <p className="mt-2 max-w-[41rem] text-[0.9375rem] text-soft">
          Dienstpläne ändern sich manchmal kurzfristig: Ruf an, bevor du losfährst. In Lebensgefahr wähle immer 144.
        </p>
      </div>
    </>
  );
}

function Duties({ view: { title, holiday, isToday, entries, now, until } }: { view: DutyView }) {
  if (entries === null) {
    return (
      <Notice tone="live" className="mt-8">
        <p>Die Dienstpläne können gerade nicht geladen werden. Bitte versuche es in wenigen Minuten noch einmal.</p>
      </Notice>
    );
  }
  return (
    <>
      <p className="mt-8 text-[1.1875rem] font-semibold" id="tag">
        {isToday && "Heute, "}
        {title}
        {holiday !== null && <span className="text-accent">{`${DOT}Feiertag: ${holiday}`}</span>}
      </p>
      {entries.length === 0 && <NoDuty>Für diesen Tag liegen uns keine Dienstpläne vor.</NoDuty>}
      {entries.length > 0 && isToday && <Island of={DutyTodayIsland} until="idle" props={{ entries, now, until }} />}
      {entries.length > 0 && !isToday && (
        <section className="mt-4" aria-labelledby="tag">
          <h2 className="sr-only">Dienste an diesem Tag</h2>
          <DutyList entries={entries} now={now} />
        </section>
      )}
    </>
  );
}

function Numbers() {
  return (
    <section aria-labelledby="notruf">
      <Title size="section" as="h2" id="notruf">
        Notruf
      </Title>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {emergencyNumbers.map(({ number, title }) => (
          <li key={number} className="max-sm:last:col-span-2">
            <a
              href={toTelephoneLink(number)}
              className="flex min-h-20 flex-col justify-center rounded-xs border border-rule bg-surface px-4 py-3 hover:border-accent"
            >
              <span className="font-serif text-title-l leading-none font-[650] tabular-nums">{number}</span>
              <span className="mt-1.5">{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {adviceNumbers.map((advice) => (
          <Advice key={advice.number} {...advice} />
        ))}
      </ul>
    </section>
  );
}

function Advice({ number, title, note, isText }: EmergencyNumber) {
  const link = toTelephoneLink(number);
  return (
    <li className="border-b border-rule">
      <a
        href={isText ? link.replace("tel:", "sms:") : link}
        className="flex min-h-13 items-center justify-between gap-4 py-2 hover:text-accent"
      >
        <span className="wrap-anywhere">
          {title}
          {note !== null && <span className="block text-[0.9375rem] text-soft">{note}</span>}
        </span>
        <span className="flex-none font-semibold tabular-nums">{number}</span>
      </a>
    </li>
  );
}

const chosen = "border-accent bg-accent text-on-accent font-semibold";
const open = "border-rule bg-surface hover:border-accent";

function Days({ days }: { days: DutyView["days"] }) {
  return (
    <ol className="grid grid-cols-7 gap-1 sm:gap-1.5" aria-label="Tag">
      {days.map(({ weekday, day, holiday, iso, isFree, link, isCurrent }) => (
        <li key={iso}>
          <a
            href={link}
            aria-current={isCurrent ? "date" : undefined}
            className={`flex min-h-13 flex-col items-center justify-center rounded-xs border text-[0.9375rem] leading-tight tabular-nums max-[22.5rem]:text-[0.8125rem] ${isCurrent ? chosen : open}`}
          >
            <span className={isFree ? "font-bold" : undefined}>{weekday}</span>
            <span>{day}</span>
            {holiday !== null && <span className="sr-only">{holiday}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Choices({ label, choices }: { label: string; choices: ChoiceLink[] }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-[0.9375rem] font-semibold text-soft sm:w-16">{label}</p>
      <ul className="flex flex-wrap gap-2" aria-label={label}>
        {choices.map(({ title, link, isCurrent }) => (
          <li key={title}>
            <a
              href={link}
              aria-current={isCurrent ? "true" : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 ${isCurrent ? chosen : open}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
