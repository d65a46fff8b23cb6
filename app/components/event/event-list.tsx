import { Picture } from "#app/components/picture/picture.tsx";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import type { EventLine } from "./to-event-line.ts";

type Line = EventLine & { picture?: ResponsivePicture | null };

type EventListProps = { events: readonly Line[]; hasDay?: boolean; as?: "h3" | "h4" };

/** Events one below the other: when, what, where, for how much. `hasDay`: their days are said as well; `as`: what their titles are. */
export function EventList({ events, hasDay = false, as = "h3" }: EventListProps) {
  return (
    <ul className="grid grid-cols-1">
      {events.map((event) => (
        <EventItem key={event.id} event={event} hasDay={hasDay} as={as} />
      ))}
    </ul>
  );
}

function EventItem({ event, hasDay, as: Heading }: { event: Line } & Required<Omit<EventListProps, "events">>) {
  const { link, title, kind, iso, time, day, where, price, isCancelled, picture = null } = event;
  return (
    <li className="group relative flex gap-5 border-b border-rule py-4 leading-snug first:border-t">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-5 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <p className="text-[0.9375rem] tabular-nums">
          <time dateTime={iso} className="font-semibold">
            {hasDay && `${day}${DOT}`}
            {time}
          </time>
        </p>
        <div className="min-w-0">
          <Heading className="font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere">
            {isCancelled && <Cancelled />}
            <a href={link} className="stretched underline-hover">
              {title}
            </a>
          </Heading>
          <p className="mt-1 text-[0.9375rem] text-soft wrap-anywhere">
            {[kind, where, price].filter((part) => part !== null && part !== "").join(DOT)}
          </p>
        </div>
      </div>
      {picture !== null && (
        <Picture picture={picture} isShaped className="aspect-4/3 w-24 flex-none self-start rounded-xs object-cover sm:w-36" />
      )}
    </li>
  );
}

/** Stands before the title of what was called off. */
export function Cancelled() {
  return (
    <span className="mr-2 inline-block rounded-xs bg-live px-1.5 align-[0.1em] font-sans text-[0.8125rem] leading-[1.5] font-semibold text-on-accent">
      Abgesagt
    </span>
  );
}
