import { EventList } from "#app/components/event/event-list.tsx";
import { PageLinks } from "#app/components/listing/page-links.tsx";
import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import {
  DAY_PARAMETER,
  EVENTS_PATH,
  KIND_PARAMETER,
  PLACE_PARAMETER,
  QUERY_PARAMETER,
  RANGE_PARAMETER,
  SEND_EVENT_PATH,
} from "#app/domain/event/event-paths.ts";
import { MAX_QUERY_LENGTH } from "#app/domain/search/search-address.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import type { EventDay, EventsView } from "./events-view-model.ts";

/** What is on: a choice of days, place and kind, what lasts, and the rest day by day. */
export function EventsPage({ view }: { view: EventsView }) {
  const { days, running, summary, empty, wider, isSample, pagination, calendar } = view;
  return (
    <>
      <PageHeading title="Termine" description={`Was ${land.in} los ist: Konzerte, Märkte, Ausstellungen, Sport und Feste.`} />
      <Shortcuts view={view} />
      <FilterForm view={view} />
      {isSample && <SampleNote className="mt-8" />}
      {empty === null ? (
        <p className="mt-8 text-soft" role="status">
          {summary}
        </p>
      ) : (
        <p className="mt-8 max-w-[41rem] text-[1.125rem]" role="status">
          {empty}
        </p>
      )}
      {wider !== null && (
        <p className="mt-2 print:hidden">
          <TextLink isTall href={wider}>
            Im ganzen Jahr suchen
          </TextLink>
        </p>
      )}
      {days.map((day) => (
        <DaySection key={day.iso} day={day} />
      ))}
      {running.length > 0 && (
        <section aria-labelledby="laeuft" className="mt-10">
          <Title size="section" as="h2" id="laeuft" className="mb-4">
            Läuft in diesen Tagen
          </Title>
          <EventList events={running} />
        </section>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
      <p className="mt-10 print:hidden">
        <ButtonLink href={SEND_EVENT_PATH} tone="quiet">
          Einen Termin melden
        </ButtonLink>
      </p>
      <div className="mt-8 border-t border-rule pt-5 print:hidden">
        <p className="max-w-[41rem] text-[0.9375rem] text-soft">
          <TextLink href={calendar}>Diese Termine als Kalender</TextLink>: Die Adresse lässt sich in jedem Kalender abonnieren,
          auch mit deiner Gemeinde und Art. Angaben ohne Gewähr; frag bei weiter Anfahrt vorher nach.
        </p>
      </div>
    </>
  );
}

function DaySection({ day: { iso, title, holiday, events } }: { day: EventDay }) {
  return (
    <section aria-labelledby={`tag-${iso}`} className="mt-10">
      <Title size="section" as="h2" id={`tag-${iso}`} className="mb-4">
        <time dateTime={iso}>{title}</time>
        {holiday !== null && <span className="text-[1.0625rem] font-semibold text-accent">{`${DOT}${holiday}`}</span>}
      </Title>
      <EventList events={events} />
    </section>
  );
}

function Shortcuts({ view: { shortcuts } }: { view: EventsView }) {
  return (
    <nav aria-label="Zeitraum" className="mb-5 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {shortcuts.map(({ title, link, isCurrent }) => (
          <li key={title}>
            <a
              href={link}
              aria-current={isCurrent ? "true" : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 ${isCurrent ? "border-accent bg-accent font-semibold text-on-accent" : "border-rule bg-surface hover:border-accent"}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const input = `${fieldInput} w-full min-w-0`;

function FilterForm({ view: { filter, ranges, kinds } }: { view: EventsView }) {
  return (
    <form
      method="get"
      action={EVENTS_PATH}
      aria-label="Termine auswählen"
      className="grid grid-cols-1 items-end gap-4 rounded-xs bg-surface p-4 sm:grid-cols-2 sm:p-5 print:hidden"
    >
      <FilterField name={QUERY_PARAMETER} label="Suchwort" className="sm:col-span-2">
        {(id) => (
          <input
            id={id}
            type="search"
            name={QUERY_PARAMETER}
            defaultValue={filter.words}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            placeholder="Titel, Ort oder Veranstalter"
            className={input}
          />
        )}
      </FilterField>
      <FilterField name={DAY_PARAMETER} label="Ab">
        {(id) => (
          <input id={id} type="date" name={DAY_PARAMETER} defaultValue={filter.day} min={filter.first} className={input} />
        )}
      </FilterField>
      <FilterField name={RANGE_PARAMETER} label="Wie lange">
        {(id) => (
          <select id={id} name={RANGE_PARAMETER} defaultValue={filter.range} className={input}>
            <Options options={ranges} />
          </select>
        )}
      </FilterField>
      <FilterField name={PLACE_PARAMETER} label="Gemeinde">
        {(id) => (
          <select id={id} name={PLACE_PARAMETER} defaultValue={filter.municipality} className={input}>
            <option value="">{land.whole}</option>
            <MunicipalityOptions />
          </select>
        )}
      </FilterField>
      <FilterField name={KIND_PARAMETER} label="Art">
        {(id) => (
          <select id={id} name={KIND_PARAMETER} defaultValue={filter.kind} className={input}>
            <option value="">Alle</option>
            <Options options={kinds} />
          </select>
        )}
      </FilterField>
      <Button type="submit" size="l" className="justify-self-start">
        Anzeigen
      </Button>
    </form>
  );
}

type FilterFieldProps = { name: string; label: string; className?: string; children: (id: string) => React.ReactNode };

function FilterField({ name, label, className = "", children }: FilterFieldProps) {
  const id = `auswahl-${name}`;
  return (
    <div className={`grid min-w-0 ${className}`}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function Options({ options }: { options: EventsView["kinds"] }) {
  return options.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
