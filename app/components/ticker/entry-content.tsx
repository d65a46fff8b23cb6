/** One entry of a ticker, by itself: time, title, text, picture. The same on the server and for what comes later. */
import { Picture } from "#app/components/picture/picture.tsx";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import type { EntryContent } from "./ticker-state.ts";

/** Marks the links that are for sharing. */
export const SHARE_CLASS = "ticker-link";

type EntryContentProps = {
  id: string;
  date: string;
  content: EntryContent;
  /** Says the day as well, unless it is that of `now`. */
  now: Date;
};

/** The time is a link to the entry itself; a reader who clicks it may share it. */
export function EntryContentView({ id, date, content: { title, html, image }, now }: EntryContentProps) {
  return (
    <>
      <a href={`#${toEntryAnchor(id)}`} className={SHARE_CLASS}>
        <EntryTime date={date} now={now} />
        <span className="sr-only">Link zum Eintrag</span>
      </a>
      {title !== null && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the content was made */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {image !== null && (
        <figure>
          <Picture picture={image.picture} decoding="async" />
          {image.credit !== null && <figcaption>{`© ${image.credit}`}</figcaption>}
        </figure>
      )}
    </>
  );
}

const DAY_MS = 86_400_000;

/** With its day, unless that is the day of `now`. */
function EntryTime({ date, now }: { date: string; now: Date }) {
  if (Number.isNaN(Date.parse(date))) return null;
  const day = toDayText(date);
  const time = `${toClockText(date)} Uhr`;
  return <time dateTime={date}>{day === toDayText(now.toISOString()) ? time : `${day}, ${time}`}</time>;
}

/** For a line that a phone has room for: the hour says enough for a day, and after that the day. */
export function ShortEntryTime({ date, now }: { date: string; now: Date }) {
  if (Number.isNaN(Date.parse(date))) return null;
  const isRecent = now.getTime() - Date.parse(date) < DAY_MS;
  return <time dateTime={date}>{isRecent ? `${toClockText(date)} Uhr` : toDayText(date)}</time>;
}

/** The fragment of an entry's address. Ids of imports may hold anything. */
export function toEntryAnchor(id: string): string {
  return `eintrag-${encodeURIComponent(id)}`;
}
