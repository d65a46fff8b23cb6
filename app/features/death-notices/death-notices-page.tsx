import { Branch } from "#app/components/death-notice/branch.tsx";
import { LifeDates } from "#app/components/death-notice/life-dates.tsx";
import { PageLinks } from "#app/components/listing/page-links.tsx";
import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { DEATH_NOTICES_PATH, NAME_PARAMETER, PLACE_PARAMETER } from "#app/domain/death-notice/death-notice-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { land } from "#brand/land.ts";
import { MAX_NAME_SEARCH } from "#shared/rules/death-notice-rules.ts";
import type { DeathNoticeLine, DeathNoticesView } from "./death-notices-view-model.ts";

/** Death notices, newest first, by name and municipality. */
export function DeathNoticesPage({ view }: { view: DeathNoticesView }) {
  const { lines, summary, empty, isSample, pagination } = view;
  return (
    <>
      <PageHeading title="Traueranzeigen" description={`Im Gedenken an Menschen ${land.in}.`} />
      <SearchForm view={view} />
      {isSample && <SampleNote className="mt-8" />}
      {(empty ?? summary) !== null && (
        <p className={`mt-8 max-w-[41rem] ${empty === null ? "text-soft" : "text-[1.125rem]"}`} role="status">
          {empty ?? summary}
        </p>
      )}
      {lines.length > 0 && (
        // What a search engine shows of a page it keeps for long: no names.
        <ul data-nosnippet="" className="mt-8 grid grid-cols-1 gap-x-10 border-t border-rule sm:grid-cols-2">
          {lines.map((line) => (
            <NoticeItem key={line.id} line={line} />
          ))}
        </ul>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
      <p className="mt-10 max-w-[41rem] border-t border-rule pt-5 text-[0.9375rem] text-soft print:hidden">
        Jede Anzeige steht hier so lange, wie die Familie es will. Auf diesen Seiten steht keine Werbung, und niemand misst, wer
        sie liest. Eine Anzeige aufgeben oder ändern: <TextLink href="/kontakt">Kontakt</TextLink>.
      </p>
    </>
  );
}

function NoticeItem({ line }: { line: DeathNoticeLine }) {
  const { link, kind, name, birthName, dates, place, picture } = line;
  const frame = "relative aspect-4/5 w-20 flex-none self-start rounded-xs sm:w-24";
  return (
    <li className="group relative flex gap-5 border-b border-rule py-5 leading-snug">
      <span className={`${frame} grid place-items-center overflow-hidden bg-surface text-soft`}>
        {picture === null ? (
          <Branch className="h-1/2" />
        ) : (
          <Picture picture={picture} isShaped className="absolute inset-0 size-full object-cover" />
        )}
      </span>
      <div className="min-w-0">
        <p className="text-[0.875rem] text-soft">{kind}</p>
        <h2 className="mt-0.5 font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere hyphens-auto">
          <a href={link} className="stretched underline-hover">
            {name}
          </a>
        </h2>
        {birthName !== "" && <p className="text-[0.9375rem] text-soft">{birthName}</p>}
        {dates.length > 0 && (
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-[0.9375rem] tabular-nums">
            <LifeDates dates={dates} />
          </p>
        )}
        {place !== "" && <p className="mt-0.5 text-[0.9375rem] text-soft wrap-anywhere">{place}</p>}
      </div>
    </li>
  );
}

const input = `${fieldInput} w-full min-w-0`;

function SearchForm({ view: { filter } }: { view: DeathNoticesView }) {
  return (
    <form
      method="get"
      action={DEATH_NOTICES_PATH}
      aria-label="Traueranzeigen suchen"
      className="grid grid-cols-1 items-end gap-4 rounded-xs bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:p-5 print:hidden"
    >
      <SearchField name={NAME_PARAMETER} label="Name oder Ort">
        {(id) => (
          <input
            id={id}
            type="search"
            name={NAME_PARAMETER}
            defaultValue={filter.name}
            maxLength={MAX_NAME_SEARCH}
            autoComplete="off"
            className={input}
          />
        )}
      </SearchField>
      <SearchField name={PLACE_PARAMETER} label="Gemeinde">
        {(id) => (
          <select id={id} name={PLACE_PARAMETER} defaultValue={filter.municipality} className={input}>
            <option value="">{land.whole}</option>
            <MunicipalityOptions />
          </select>
        )}
      </SearchField>
      <Button type="submit" size="l" className="justify-self-start">
        Suchen
      </Button>
    </form>
  );
}

function SearchField({ name, label, children }: { name: string; label: string; children: (id: string) => React.ReactNode }) {
  const id = `suche-${name}`;
  return (
    <div className="grid min-w-0">
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
