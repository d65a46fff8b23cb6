import { StoryMarker } from "#app/components/story-marker/story-marker.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { Teaser } from "./teaser.ts";

/** The line above a headline: premium marker with its brand, story marker, label, kicker. */
export function TeaserKicker({ teaser: { premium, isStory, label, kicker } }: { teaser: Teaser }) {
  if (premium === null && !isStory && label === null && kicker === null) return null;
  return (
    <p className="mb-1 text-[0.875rem] leading-5 font-semibold text-accent">
      {premium !== null && (
        <span className="mr-2 text-plus" data-premium="">
          {premium}
        </span>
      )}
      {isStory && <StoryMarker className="mr-2" />}
      {label !== null && <span className="mr-2 text-soft">{label}</span>}
      {kicker !== label && kicker}
    </p>
  );
}

/** The headline's link; its target covers the whole teaser. */
export function TeaserLink({ teaser: { link, title, isExternal } }: { teaser: Teaser }) {
  return (
    <a href={link} className="stretched underline-hover" {...(isExternal ? { rel: "noopener", "data-external": "" } : {})}>
      {title}
      {isExternal && (
        <>
          <Icon name="external" className="ml-1 inline size-[0.7em]" />
          <span className="sr-only"> (externe Seite)</span>
        </>
      )}
    </a>
  );
}

/** Date and counts below a headline. */
export function TeaserMeta({ teaser: { date, pictureCount, commentCount } }: { teaser: Teaser }) {
  return (
    <p className="mt-1.5 text-[0.875rem] leading-5 text-soft">
      <RecentDate date={date} />
      <TeaserCount text={pictureCount} />
      <TeaserCount text={commentCount} />
    </p>
  );
}

/** A count that stays in one piece; a line ends after the dot, never before it. */
function TeaserCount({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <>
      {"\u00a0· "}
      <span className="whitespace-nowrap">{text}</span>
    </>
  );
}
