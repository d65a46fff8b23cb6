import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { EPAPER_PATH } from "#app/domain/epaper/epaper-paths.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { Title } from "#app/ui/title/title.tsx";
import { CoverPicture, paperEdge } from "./cover-picture.tsx";
import type { IssueView } from "./epaper-view-model.ts";
import { IssueAccess } from "./issue-access.tsx";

/** One issue: all its pages for who may read it, its first page and what is needed for others. */
export function IssuePage({ view }: { view: IssueView }) {
  const { day, date, note, pagesText, cover, isSample, access, pages } = view;
  return (
    <>
      <p className="mb-2 flex min-h-9 items-center text-[0.9375rem] print:hidden">
        <a href={EPAPER_PATH} className="text-accent underline-hover">
          ← Alle Ausgaben
        </a>
      </p>
      <header className="mb-7 border-b border-strong-rule pb-4">
        <p className="mb-1 font-semibold text-accent">E-Paper</p>
        <Title size="page" as="h1">
          <time dateTime={date}>{day}</time>
        </Title>
        <p className="mt-2 text-[1.125rem] text-soft">{[note, pagesText].filter((part) => part !== "").join(DOT)}</p>
      </header>
      {isSample && <SampleNote className="mb-8" />}
      {pages.length > 0 ? (
        <>
          <IssueAccess access={access} />
          <h2 className="sr-only">Alle Seiten</h2>
          <ol className="mt-7 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6">
            {pages.map(({ number, link, src, width, height }) => (
              <li key={number}>
                <a href={link} className="group block">
                  <img
                    src={src}
                    width={width}
                    height={height}
                    alt=""
                    loading={number > 4 ? "lazy" : "eager"}
                    className={paperEdge}
                  />
                  <span className="mt-1 block text-center leading-snug group-hover:text-accent">Seite {number}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <div className="grid grid-cols-1 items-center gap-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-10">
          <div className="max-w-[17rem] sm:max-w-none">
            <CoverPicture cover={cover} alt={`Die erste Seite vom ${day.replace(/^\p{L}+, /u, "")}, verkleinert`} isUrgent />
          </div>
          <IssueAccess access={access} />
        </div>
      )}
    </>
  );
}
