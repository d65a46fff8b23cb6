import { Cancelled } from "#app/components/event/event-list.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { EVENTS_PATH } from "#app/domain/event/event-paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { EventView } from "./event-view-model.ts";

/** One event: what, when, where, by whom and for how much. */
export function EventPage({ view }: { view: EventView }) {
  const { title, kind, paragraphs, picture, credit, isCancelled, isOver, isSample, calendar } = view;
  return (
    <article>
      <p className="mb-2 flex min-h-9 items-center text-[0.9375rem]">
        <a href={EVENTS_PATH} className="text-accent underline-hover">
          ← Alle Termine
        </a>
      </p>
      <header className="mb-7">
        <p className="mb-1 font-semibold text-accent">{kind}</p>
        <Title size="page" as="h1" className="hyphens-auto wrap-anywhere">
          {title}
        </Title>
      </header>
      {isCancelled && (
        <Notice tone="live" className="mb-6">
          <p>
            <Cancelled />
            Dieser Termin findet nicht statt.
          </p>
        </Notice>
      )}
      {isOver && !isCancelled && (
        <Notice className="mb-6">
          <p>Dieser Termin ist vorbei.</p>
        </Notice>
      )}
      {isSample && <SampleNote className="mb-6" />}
      <Facts view={view} />
      {picture !== null && (
        <figure className="mt-8">
          <Picture picture={picture} isUrgent className="h-auto w-full rounded-xs" />
          {credit !== null && <figcaption className="mt-2 text-[0.875rem] text-soft">{credit}</figcaption>}
        </figure>
      )}
      {paragraphs.length > 0 && (
        <div className="mt-8 max-w-[41rem] space-y-4 text-[1.125rem] leading-[1.55] wrap-anywhere">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {!isOver && !isCancelled && (
        <p className="mt-10 border-t border-rule pt-5 print:hidden">
          <ButtonLink href={calendar} download="">
            In den eigenen Kalender laden
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

function Facts({ view }: { view: EventView }) {
  const { when, iso, where, address, map, municipality, organiser, price, link } = view;
  return (
    <dl className="grid grid-cols-1 gap-x-6 border-y border-rule py-2 leading-snug sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Fact title="Wann">
        <time dateTime={iso}>{when}</time>
      </Fact>
      {(where !== "" || address !== "") && (
        <Fact title="Wo">
          {where}
          {address !== "" && <span className="block">{map === null ? address : <TextLink href={map}>{address}</TextLink>}</span>}
          {municipality !== null && (
            <span className="block">
              <TextLink href={municipality.link}>Mehr aus {municipality.title}</TextLink>
            </span>
          )}
        </Fact>
      )}
      {price !== null && <Fact title="Preis">{price}</Fact>}
      {organiser !== "" && <Fact title="Wer">{organiser}</Fact>}
      {link !== null && (
        <Fact title="Mehr dazu">
          <TextLink href={link.address}>{link.host}</TextLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="pt-2 font-semibold text-soft sm:py-2">{title}</dt>
      <dd className="pb-2 wrap-anywhere sm:py-2">{children}</dd>
    </>
  );
}
