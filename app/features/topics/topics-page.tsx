import { PageLinks } from "#app/components/listing/page-links.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { Island } from "#app/islands/island.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { Title } from "#app/ui/title/title.tsx";
import { TopicSearchIsland } from "./topic-search.island.tsx";
import type { ActiveTopic, TopicEntry, TopicsView } from "./topics-view-model.ts";

/** All topics: a field to look for one, what is written about, and all by title. */
export function TopicsPage({ view }: { view: TopicsView }) {
  return (
    <>
      <PageHeading
        title="Themen"
        description="Was die Region beschäftigt, gesammelt und fortgeschrieben."
        note={view.kind === "all" && view.page > 1 ? `Seite ${view.page}` : null}
      />
      <Island of={TopicSearchIsland} until="interaction" props={{ words: view.kind === "found" ? view.words : "" }}>
        {view.kind === "found" ? <Found view={view} /> : <All view={view} />}
      </Island>
    </>
  );
}

function Found({ view: { words, found } }: { view: Extract<TopicsView, { kind: "found" }> }) {
  const count = found.length === 1 ? "1 Thema" : `${found.length} Themen`;
  return (
    <section aria-labelledby="gefunden" data-topics="" className="max-w-[46rem]">
      <Title size="rank" as="h2" id="gefunden" className="border-t-2 border-strong-rule pt-3">
        {found.length === 0 ? `Kein Thema zu „${words}“` : `${count} zu „${words}“`}
      </Title>
      {found.length === 0 && (
        <p className="mt-3 max-w-[42rem]">
          Vielleicht steht etwas davon in einem Artikel:{" "}
          <a href={`/suche?q=${encodeURIComponent(words)}`} className="text-accent underline underline-offset-2">
            in der ganzen Zeitung suchen
          </a>{" "}
          oder{" "}
          <a href="/themen" className="text-accent underline underline-offset-2">
            alle Themen zeigen
          </a>
          .
        </p>
      )}
      <ul className="mt-2 divide-y divide-rule">
        {found.map(({ title, link, count: posts, description }) => (
          <li key={link} className="group relative py-4">
            <Title size="M" as="h3">
              <a href={link} className="stretched underline-hover">
                {title}
              </a>
            </Title>
            {description !== null && <p className="mt-1 leading-snug text-soft">{description}</p>}
            <p className="mt-1 text-[0.875rem] text-soft">{posts}</p>
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <p className="mt-4">
          <a href="/themen" className="text-accent underline-hover inline-flex min-h-8 items-center">
            Alle Themen zeigen
          </a>
        </p>
      )}
    </section>
  );
}

function All({ view: { active, letters, pagination } }: { view: Extract<TopicsView, { kind: "all" }> }) {
  if (active.length === 0 && letters.length === 0)
    return (
      <p className="py-4 text-soft" data-topics="">
        Noch gibt es keine Themen.
      </p>
    );
  return (
    <div className="space-y-12" data-topics="">
      {active.length > 0 && (
        <section aria-labelledby="aktuell">
          <Title size="rank" as="h2" id="aktuell" className="border-t-2 border-strong-rule pt-3 pb-3">
            Worüber wir gerade schreiben
          </Title>
          <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-3">
            {active.map((topic) => (
              <li key={topic.link} className="border-t border-rule py-4">
                <Active topic={topic} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {letters.length > 0 && (
        <section aria-labelledby="a-bis-z">
          <Title size="rank" as="h2" id="a-bis-z" className="border-t-2 border-strong-rule pt-3 pb-3">
            Alle Themen von A bis Z
          </Title>
          <div className="columns-1 gap-x-10 sm:columns-2 lg:columns-3">
            {letters.map(({ letter, topics }) => (
              <Letter key={letter} letter={letter} topics={topics} />
            ))}
          </div>
          {pagination !== null && <PageLinks pagination={pagination} />}
        </section>
      )}
    </div>
  );
}

function Active({ topic: { title, link, count, newest } }: { topic: ActiveTopic }) {
  return (
    <>
      <Title size="M" as="h3">
        <a href={link} className="underline-hover">
          {title}
        </a>
      </Title>
      <p className="mt-1 leading-snug">
        <a href={newest.link} className="underline-hover">
          {newest.title}
        </a>
      </p>
      <p className="mt-1 text-[0.875rem] text-soft">
        <RecentDate date={newest.date} />
        {DOT}
        <span className="whitespace-nowrap">{count}</span>
      </p>
    </>
  );
}

function Letter({ letter, topics }: { letter: string; topics: readonly TopicEntry[] }) {
  return (
    <div className="mb-3 grid break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline border-t border-rule pt-1">
      <h3 className="font-serif font-bold text-soft">{letter}</h3>
      <ul>
        {topics.map(({ title, link, count }) => (
          <li key={link} className="flex items-baseline justify-between gap-3">
            <a href={link} className="underline-hover inline-block min-w-0 py-1.5 leading-snug font-semibold wrap-anywhere">
              {title}
            </a>
            <span className="shrink-0 text-[0.875rem] text-soft tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
