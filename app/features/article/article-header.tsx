import { Markup } from "#app/components/content/markup.tsx";
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { ShareIsland } from "#app/components/share/share.island.tsx";
import { StoryMarker } from "#app/components/story-marker/story-marker.tsx";
import { TextSizeIsland } from "#app/components/text-size/text-size.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** Kicker, headline, lead, byline, dates, the tools, and lead picture. `address` is the whole one of the page. */
export function ArticleHeader({ view, address }: { view: ArticleView; address: string }) {
  const { title, kicker, label, lead, premium, isStory, authors, published, updated, readingTime, oldNotice, picture } = view;
  return (
    <header className="mb-8">
      <div className="mx-auto max-w-[41rem]">
        <p className="mb-2 flex flex-wrap gap-x-3 font-semibold wrap-anywhere text-accent">
          {premium !== null && (
            <span className="text-plus" data-premium="">
              {premium}
            </span>
          )}
          {isStory && <StoryMarker />}
          {label !== null &&
            (label.link === null ? <span className="text-soft">{label.text}</span> : <a href={label.link}>{label.text}</a>)}
          {kicker !== null && kicker !== label?.text && <span>{kicker}</span>}
        </p>
        <Title size="article" as="h1">
          {toGermanTypography(title)}
        </Title>
        {lead !== null && <p className="mt-4 text-[1.3125rem] leading-[1.42]">{toGermanTypography(lead)}</p>}
        <div className="mt-5 border-t border-rule pt-3 text-[0.9375rem] leading-6 text-soft">
          <div className="flex justify-between gap-4">
            <div>
              {authors !== "" && (
                <p>
                  Von <span className="font-semibold text-ink">{authors}</span>
                </p>
              )}
              <p>
                <Moment date={published} />
                {updated !== null && (
                  <>
                    {" · Aktualisiert: "}
                    <Moment date={updated} />
                  </>
                )}
              </p>
              <p className="hidden wrap-anywhere print:block">{address}</p>
              <Counts view={view} readingTime={readingTime} />
            </div>
            <div className="flex print:hidden">
              <Island of={TextSizeIsland} until="interaction" props={{}} />
              <Island of={ShareIsland} until="saved" props={{ url: address, text: title }} />
            </div>
          </div>
          {oldNotice !== null && <p className="mt-2 border-l-3 border-strong-rule pl-3 text-ink">{oldNotice}</p>}
        </div>
      </div>
      {picture !== null && (
        <figure className="mx-auto mt-7 max-w-[56rem] max-md:-mx-4">
          <Picture
            picture={picture.picture}
            className="aspect-4/3 w-full bg-surface object-cover min-[764px]:aspect-video md:rounded-xs"
            isUrgent
          />
          {(picture.caption !== null || picture.credit !== null) && (
            <figcaption className="caption max-md:px-4">
              {picture.caption !== null && (
                <span>
                  <Markup of={picture.caption} />
                </span>
              )}
              {picture.credit !== null && <span>{` ©\u00a0${picture.credit}`}</span>}
            </figcaption>
          )}
        </figure>
      )}
    </header>
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

/** How long it is, and what its readers made of it. */
function Counts({ view: { counts, comments }, readingTime }: { view: ArticleView; readingTime: string | null }) {
  const texts = [readingTime, counts].filter((text) => text !== null);
  if (texts.length === 0 && comments === null) return null;
  return (
    <p>
      {texts.join(" · ")}
      {comments !== null && texts.length > 0 && " · "}
      {comments !== null && <a href={comments.link}>{comments.text}</a>}
    </p>
  );
}
