import { Fragment } from "react";
import { Branch } from "#app/components/death-notice/branch.tsx";
import { LifeDates } from "#app/components/death-notice/life-dates.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { DeathNoticeView, Farewell } from "./death-notice-view-model.ts";

/** The notice itself, in its frame: on paper it stands alone. */
export function NoticeSheet({ view }: { view: DeathNoticeView }) {
  const { kind, name, birthName, dates, place, picture, paragraphs, isLong, mourners, farewell, undertaker } = view;
  return (
    <article className="border border-strong-rule bg-ground px-5 py-9 text-center leading-[1.5] sm:px-12 sm:py-12 print:break-inside-avoid">
      {picture === null ? (
        <Branch className="mx-auto h-20 text-soft" />
      ) : (
        <Picture picture={picture} isUrgent className="mx-auto h-auto max-h-96 w-auto max-w-[min(16rem,60%)] rounded-xs" />
      )}
      <header className="mt-6">
        <p className="text-[0.9375rem] text-soft">{kind}</p>
        <Title size="page" as="h1" className="mt-1 hyphens-auto wrap-anywhere">
          <NameWords name={name} />
        </Title>
        {birthName !== "" && <p className="mt-1 font-serif text-[1.1875rem]">{birthName}</p>}
        {dates.length > 0 && (
          <p className="mt-3 flex flex-col items-center justify-center gap-x-6 sm:flex-row text-[1.0625rem] tabular-nums">
            <LifeDates dates={dates} />
          </p>
        )}
        {place !== "" && <p className="mt-1 text-[1.0625rem] text-soft wrap-anywhere">{place}</p>}
      </header>
      {paragraphs.length > 0 && (
        <div
          className={`mx-auto mt-8 max-w-[34rem] space-y-4 font-serif text-[1.1875rem] wrap-anywhere ${isLong ? "text-left hyphens-auto" : "text-balance"}`}
        >
          <Paragraphs paragraphs={paragraphs} />
        </div>
      )}
      {mourners.length > 0 && (
        <ul aria-label="Es trauern" className="mt-8 font-serif text-[1.125rem] wrap-anywhere">
          {mourners.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {farewell !== null && <FarewellPart farewell={farewell} />}
      {undertaker !== "" && <p className="mt-8 text-[0.9375rem] text-soft wrap-anywhere">Bestattung: {undertaker}</p>}
    </article>
  );
}

/** A line ends between two names, and within one only where it is longer than a line. */
function NameWords({ name }: { name: string }) {
  return name.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one name never move
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}

function FarewellPart({ farewell: { when, iso, place, paragraphs } }: { farewell: Farewell }) {
  return (
    <section aria-labelledby="abschied" className="mx-auto mt-9 max-w-[30rem] border-t border-rule pt-6">
      <h2 id="abschied" className="text-[1.0625rem] font-semibold">
        Abschied
      </h2>
      {when !== "" && (
        <p className="mt-2">
          <time dateTime={iso}>{when}</time>
        </p>
      )}
      {place !== "" && <p className="wrap-anywhere">{place}</p>}
      {paragraphs.length > 0 && (
        <div className="mt-2 space-y-3 wrap-anywhere">
          <Paragraphs paragraphs={paragraphs} />
        </div>
      )}
    </section>
  );
}

/** As the family broke its lines. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
    <p key={index} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
