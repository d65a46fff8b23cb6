import { StoryMarker } from "#app/components/story-marker/story-marker.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { decideLabel } from "./decide-label.ts";
import type { Teaser } from "./teaser.ts";

/**
 * The line above a headline: premium marker with its brand, story marker, a red dot while a ticker goes on, label, kicker. No two texts
 * stand side by side: a teaser whose markup is kept (kept-markup/kept.tsx) has no marks between them, and an island could not wake over it.
 */
export function TeaserKicker({ teaser: { premium, isStory, label, isLive, kicker } }: { teaser: Teaser }) {
  const saysLive = label !== null && decideLabel(label) === "live";
  const marks = [
    premium !== null && (
      <span key="premium" className="plus-mark" data-premium="">
        {premium}
      </span>
    ),
    isStory && <StoryMarker key="story" />,
    isLive === true && !saysLive && (
      <span key="live" className="live-mark">
        Live
      </span>
    ),
    label !== null && <TeaserLabel key="label" label={label} isOver={isLive === false} />,
  ].filter((mark) => mark !== false);
  if (marks.length === 0 && kicker === null) return null;
  return (
    <p className="kicker">
      {marks.flatMap((mark, index) => (index === 0 ? [mark] : [" ", mark]))}
      {kicker !== null && kicker !== label && (marks.length === 0 ? kicker : ` ${kicker}`)}
    </p>
  );
}

function TeaserLabel({ label, isOver }: { label: string; isOver: boolean }) {
  const kind = decideLabel(label);
  if (kind === "live" && !isOver) return <span className="live-mark">{label}</span>;
  if (kind === "ad") return <span className="ad-mark">{label}</span>;
  return <span>{label}</span>;
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

/** Date and counts below a headline; what is not of the day has no date. */
export function TeaserMeta({ teaser: { date, isTimeless, pictureCount, commentCount } }: { teaser: Teaser }) {
  if (isTimeless && pictureCount === null && commentCount === null) return null;
  return (
    <p className="meta">
      {!isTimeless && <RecentDate date={date} />}
      {pictureCount !== null && <span>{` ${pictureCount}`}</span>}
      {commentCount !== null && <span>{` ${commentCount}`}</span>}
    </p>
  );
}
