import { Fragment } from "react";
import { Markup } from "#app/components/content/markup.tsx";
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { GivingLink } from "#app/components/paywall/giving-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { ShareIsland } from "#app/components/share/share.island.tsx";
import { StoryMarker } from "#app/components/story-marker/story-marker.tsx";
import { TextSizeIsland } from "#app/components/text-size/text-size.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { Title } from "#app/ui/title/title.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** Kicker, headline, lead, byline, dates, the tools, and lead picture, which follows a live ticker. `address` is the whole one of the page. */
export function ArticleHeader({ view, address }: { view: ArticleView; address: string }) {
  const { title, lead, byline, published, updated, oldNotice, ticker, recording } = view;
  return (
    <header className="mb-8">
      <div className="mx-auto max-w-[41rem]">
        <Kicker view={view} />
        <Title size="article" as="h1">
          {toGermanTypography(title)}
        </Title>
        {lead !== null && <p className="mt-4 text-[1.3125rem] leading-[1.42]">{toGermanTypography(lead)}</p>}
        <div className="after">
          <div className="flex justify-between gap-4">
            <div>
              {byline.length > 0 && (
                <p>
                  {"Von "}
                  <b>
                    {byline.map(({ text, link }, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, in their order
                      <Fragment key={index}>{link === null ? text : <a href={link}>{text}</a>}</Fragment>
                    ))}
                  </b>
                </p>
              )}
              <p>
                <Moment date={published} />
                {updated !== null && (
                  <>
                    {`${DOT}Aktualisiert: `}
                    <Moment date={updated} />
                  </>
                )}
              </p>
              <p className="hidden wrap-anywhere print:block">{address}</p>
              <Counts view={view} />
            </div>
            <div className="flex print:hidden">
              <Island of={TextSizeIsland} until="interaction" props={{}} />
              {(view.giving !== null || view.wall !== null) && (
                <span className="contents" data-giving="">
                  {view.giving !== null && <GivingLink path={view.giving} />}
                </span>
              )}
              <Island of={ShareIsland} until="tools" props={{ url: address, text: title, recording: recording ?? undefined }} />
            </div>
          </div>
          {oldNotice !== null && <p className="mt-2 border-l-3 border-strong-rule pl-3 text-ink">{oldNotice}</p>}
        </div>
      </div>
      {ticker === null && <LeadPicture view={view} />}
    </header>
  );
}

/** Its parts stand beside each other, and are read apart. */
function Kicker({ view: { premium, isStory, label, kicker } }: { view: ArticleView }) {
  const parts = [
    premium !== null && (
      <span className="text-plus" data-premium="">
        {premium}
      </span>
    ),
    isStory && <StoryMarker />,
    label !== null &&
      (label.link === null ? <span className="text-soft">{label.text}</span> : <a href={label.link}>{label.text}</a>),
    kicker !== null && kicker !== label?.text && <span>{kicker}</span>,
  ].filter((part) => part !== false);
  return (
    <p className="mb-2 flex flex-wrap gap-x-3 font-semibold wrap-anywhere text-accent">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once
        <Fragment key={index}>
          {index > 0 && <span className="sr-only">, </span>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

export function LeadPicture({ view: { picture, ticker } }: { view: ArticleView }) {
  if (picture === null) return null;
  const isUrgent = ticker === null;
  return (
    <figure className={isUrgent ? "lead" : undefined}>
      <Picture picture={picture.picture} className="lead-picture" isUrgent={isUrgent} />
      {(picture.caption !== null || picture.credit !== null) && (
        <figcaption className="caption">
          {picture.caption !== null && (
            <span>
              <Markup of={picture.caption} />
            </span>
          )}
          {picture.credit !== null && <span>{` ©\u00a0${picture.credit}`}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** Relative on a screen, for a day; on paper, which grows old, always the date itself. */
function Moment({ date }: { date: ArticleView["published"] }) {
  return (
    <>
      <span className="print:hidden">
        <RecentDate date={date} />
      </span>
      <span className="hidden print:inline">{date.text}</span>
    </>
  );
}

/** How long it is, and what its readers made of it. At a wall the time has a place, for when it is known (components/paywall). */
function Counts({ view: { readingTime, counts, comments, wall } }: { view: ArticleView }) {
  const texts = [readingTime, counts].filter((text) => text !== null);
  if (texts.length === 0 && comments === null && wall === null) return null;
  return (
    <p>
      {wall !== null && <span data-reading-time="" />}
      {texts.join(DOT)}
      {comments !== null && texts.length > 0 && DOT}
      {comments !== null && <a href={comments.link}>{comments.text}</a>}
    </p>
  );
}
