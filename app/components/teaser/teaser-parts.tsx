import { StoryMarker } from "#app/components/story-marker/story-marker.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { decideLabel } from "./decide-label.ts";
import type { Teaser } from "./teaser.ts";

/** The line above a headline: premium marker with its brand, story marker, a red dot while a ticker goes on, label, kicker. */
export function TeaserKicker({ teaser: { premium, isStory, label, isLive, kicker } }: { teaser: Teaser }) {
  const hasLive = isLive === true && (label === null || decideLabel(label) !== "live");
  if (premium === null && !isStory && label === null && !hasLive && kicker === null) return null;
  return (
    <p className="kicker">
      {premium !== null && <PlusMark text={premium} />}
      {isStory && <StoryMarker />}
      {hasLive && <LiveMark />}
      {label !== null && <TeaserLabel label={label} isOver={isLive === false} />}
      {label !== null && " "}
      {kicker !== label && kicker}
    </p>
  );
}

/** The one mark for what subscribers read: the brand under whose name it is sold. */
function PlusMark({ text }: { text: string }) {
  return (
    <>
      <span className="plus-mark" data-premium="">
        {text}
      </span>{" "}
    </>
  );
}

/** A ticker that goes on, where its label does not say so. */
function LiveMark() {
  return (
    <>
      <span className="live-mark">Live</span>{" "}
    </>
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
      {pictureCount !== null && <span> {pictureCount}</span>}
      {commentCount !== null && <span> {commentCount}</span>}
    </p>
  );
}
