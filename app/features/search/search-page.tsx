import { EventList } from "#app/components/event/event-list.tsx";
import { PageLinks } from "#app/components/listing/page-links.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { TeaserKicker, TeaserMeta } from "#app/components/teaser/teaser-parts.tsx";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { SEARCH_PATH } from "#app/domain/search/search-address.ts";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { FoundEvents } from "./found-events-view-model.ts";
import { SearchFieldIsland } from "./search-field.island.tsx";
import type { FilterView } from "./search-filters.ts";
import type { SearchHit, SearchView, SubjectLink, TextPart } from "./search-view-model.ts";

/** The search: its form, and what it found. */
export function SearchPage({ view }: { view: SearchView }) {
  const { query, page, found, topics } = view;
  return (
    <>
      <Title size="page" as="h1">
        Suche
      </Title>
      <SearchForm view={view} />
      {found === null ? (
        <Start topics={topics} />
      ) : (
        <>
          <div className="mt-8 mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-strong-rule pb-3">
            <h2 className="text-[1.1875rem] font-bold" id="treffer">
              {found.count} <span className="font-normal text-soft">für „{query}“</span>
            </h2>
            {page > 1 && <p className="text-soft">Seite {page}</p>}
          </div>
          {found.correction !== null && (
            <p className="mb-6 rounded-xs bg-surface px-4 py-3 text-[1.125rem]">
              Meinten Sie{" "}
              <TextLink href={found.correction.link} className="font-semibold">
                {found.correction.text}
              </TextLink>
              ?{found.correction.isShown && ` Zu „${query}“ haben wir nichts gefunden. Das sind die Treffer dafür.`}
            </p>
          )}
          {found.isSome && (
            <p className="mb-6 rounded-xs bg-surface px-4 py-3 text-[1.125rem]">
              Genau so steht das in keinem Beitrag. In diesen stehen einige der Wörter oder Teile davon.
            </p>
          )}
          {found.subjects.length > 0 && <Subjects subjects={found.subjects} />}
          {found.events !== null && <Events events={found.events} />}
          {found.events !== null && found.hits.length > 0 && (
            <Title size="M" as="h3" className="mb-5 border-b border-rule pb-3">
              Beiträge
            </Title>
          )}
          {found.hits.length > 0 && <Hits hits={found.hits} as={found.events === null ? "h3" : "h4"} />}
          {found.hits.length === 0 && found.events === null && <Nothing wider={found.wider} topics={topics} />}
          {found.hits.length > 0 && found.wider !== null && (
            <p className="mt-6">
              <TextLink href={found.wider}>Ohne Filter suchen</TextLink>
            </p>
          )}
          {found.pagination !== null && <PageLinks pagination={found.pagination} />}
        </>
      )}
    </>
  );
}

function SearchForm({ view: { query, filters, chosen } }: { view: SearchView }) {
  return (
    <search>
      <form action={SEARCH_PATH} method="get" className="mt-4">
        <div className="flex gap-2">
          <Island of={SearchFieldIsland} until="interaction" props={{ query }} />
          <Button type="submit" size="l" className="shrink-0 max-sm:px-3">
            <Icon name="search" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">Suchen</span>
          </Button>
        </div>
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 font-semibold text-accent">
            Filter und Sortierung
            <Icon name="down" className="size-4 group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-2 gap-x-5 gap-y-3 pt-1 md:grid-cols-3">
            {filters.map((filter) => (
              <Filter key={filter.name} filter={filter} />
            ))}
          </div>
          <p className="mt-4">
            <Button type="submit" tone="quiet">
              Anwenden
            </Button>
          </p>
        </details>
        {chosen.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2" aria-label="Gewählte Filter">
            {chosen.map(({ title, link }) => (
              <li key={link}>
                <a href={link} className="inline-flex min-h-9 items-center gap-1.5 rounded-sm bg-surface px-3 hover:text-accent">
                  {title}
                  <Icon name="close" className="size-4" />
                  <span className="sr-only">: Filter entfernen</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}

function Filter({ filter: { name, title, options } }: { filter: FilterView }) {
  return (
    <div className="grid grid-cols-1">
      <label htmlFor={`suche-${name}`} className={fieldLabel}>
        {title}
      </label>
      <select
        id={`suche-${name}`}
        name={name}
        defaultValue={options.find(({ isChosen }) => isChosen)?.value ?? ""}
        className={`w-full ${fieldInput}`}
      >
        {options.map(({ value, title: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Subjects({ subjects }: { subjects: SubjectLink[] }) {
  return (
    <section aria-label="Themen, Gemeinden und Seiten" className="mb-7">
      <ul className="flex flex-wrap gap-2">
        {subjects.map(({ title, link, kind }) => (
          <li key={link} className="max-w-full">
            <a
              href={link}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm border border-rule px-3.5 hover:border-ink hover:bg-surface"
            >
              <span className="text-[0.875rem] text-soft">{kind}</span>
              <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ events: { lines, link } }: { events: FoundEvents }) {
  return (
    <section aria-labelledby="termine" className="mb-8">
      <Title size="M" as="h3" id="termine" className="mb-3">
        Termine
      </Title>
      <EventList events={lines} hasDay as="h4" />
      <p className="mt-1">
        <TextLink isTall href={link}>
          Alle Termine
        </TextLink>
      </p>
    </section>
  );
}

function Hits({ hits, as }: { hits: SearchHit[]; as: "h3" | "h4" }) {
  return (
    <ol className="divide-y divide-rule" aria-labelledby="treffer">
      {hits.map((hit) => (
        <li key={hit.teaser.id} className="py-5 first:pt-0">
          <Hit hit={hit} as={as} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit: { teaser, title, excerpt }, as }: { hit: SearchHit; as: "h3" | "h4" }) {
  return (
    <article className="group relative flex gap-4">
      <div className="min-w-0 flex-1">
        <TeaserKicker teaser={teaser} />
        <Title size="M" as={as}>
          <a href={teaser.link} className="stretched underline-hover" {...(teaser.isExternal ? { rel: "noopener" } : {})}>
            <Marked parts={title} />
            {teaser.isExternal && <span className="sr-only"> (externe Seite)</span>}
          </a>
        </Title>
        {excerpt.length > 0 && (
          <p className="mt-1.5 line-clamp-4 leading-snug text-soft md:line-clamp-3">
            <Marked parts={excerpt} />
          </p>
        )}
        <TeaserMeta teaser={teaser} />
      </div>
      {teaser.picture !== null && (
        <div className="w-[26%] max-w-44 shrink-0">
          <Picture picture={teaser.picture} className="aspect-4/3 w-full rounded-xs bg-surface object-cover" isShaped />
        </div>
      )}
    </article>
  );
}

/** Plain text, its hits as marks. */
function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <mark key={index} className="rounded-xs bg-plus/20 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function Nothing({ wider, topics }: { wider: string | null; topics: SearchView["topics"] }) {
  return (
    <>
      <p className="max-w-[41rem] text-[1.125rem]">Dazu haben wir leider nichts gefunden.</p>
      <ul className="mt-4 max-w-[41rem] list-disc space-y-1.5 pl-5">
        {wider !== null && (
          <li>
            <TextLink href={wider}>Ohne Filter suchen</TextLink>
          </li>
        )}
        <li>Prüfe, ob alle Wörter richtig geschrieben sind.</li>
        <li>Versuche es mit weniger oder allgemeineren Wörtern.</li>
        <li>
          Such nach einer Gemeinde: <TextLink href="/gemeinde/gemeinde">{`alle ${municipalities.length} Gemeinden`}</TextLink>
        </li>
      </ul>
      <Topics topics={topics} />
    </>
  );
}

function Start({ topics }: { topics: SearchView["topics"] }) {
  return (
    <>
      <p className="mt-6 max-w-[41rem] text-soft">
        Gesucht wird in allen Beiträgen, Themen, Gemeinden, Terminen und Seiten. Wörter in Anführungszeichen müssen genau so
        nebeneinander stehen: „Alte Spinnerei“.
      </p>
      <Topics topics={topics} />
    </>
  );
}

function Topics({ topics }: { topics: SearchView["topics"] }) {
  if (topics.length === 0) return null;
  return (
    <TitledSection title="Themen" link="/themen" className="mt-10">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {topics.map(({ title, link }) => (
          <li key={link} className="min-w-0">
            <a
              href={link}
              className="flex h-full min-h-11 items-center rounded-sm bg-surface px-3.5 py-1 leading-snug wrap-anywhere hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
