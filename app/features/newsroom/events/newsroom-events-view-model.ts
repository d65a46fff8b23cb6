/** Events in the newsroom, in words. */
import { toEventDays, toEventKind, toEventLine } from "#app/components/event/to-event-line.ts";
import { TICKED } from "#app/domain/event/event-form.ts";
import { toEventPath } from "#app/domain/event/event-paths.ts";
import { type EventState, stateWords, toEventStatePath, toNewsroomEventPath } from "#app/domain/event/newsroom-event-paths.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import type { RoomPicture } from "#app/features/newsroom/room/room-picture.island.tsx";
import type { GetNewsroomEventQuery, GetNewsroomEventsQuery } from "#graphql/generated/operations.ts";

type WireListed = NonNullable<NonNullable<GetNewsroomEventsQuery["newsroom"]>["events"]>[number];
type WireEvent = NonNullable<NonNullable<GetNewsroomEventQuery["newsroom"]>["event"]>;

export type NewsroomEventLine = { id: number; href: string; title: string; text: string; isCancelled: boolean };
export type NewsroomEventsView = {
  state: EventState;
  tabs: { title: string; path: string; isCurrent: boolean }[];
  lines: NewsroomEventLine[];
  /** The next page; null for the last. */
  next: string | null;
};

/** As many as the back end gives. */
const A_PAGE = 50;
const stateTitles: Record<EventState, string> = { HELD: "Wartend", SHOWN: "Gezeigt", WITHDRAWN: "Zurückgezogen" };

export function toNewsroomEventsView(events: readonly WireListed[], state: EventState): NewsroomEventsView {
  const last = events.at(-1);
  return {
    state,
    tabs: (Object.keys(stateWords) as EventState[]).map((one) => ({
      title: stateTitles[one],
      path: toEventStatePath(one),
      isCurrent: one === state,
    })),
    lines: events.map(toLine),
    next: events.length < A_PAGE || last === undefined ? null : toEventStatePath(state, last.event.id),
  };
}

function toLine({ event, source, is_ours: isOurs }: WireListed): NewsroomEventLine {
  const { id, title, kind, day, time, where, isCancelled } = toEventLine(event);
  const parts = [`${day}, ${time}`, kind, where, toSourceText(source, isOurs)];
  return { id, href: toNewsroomEventPath(id), title, text: parts.filter((part) => part !== "").join(" · "), isCancelled };
}

/** Empty for what was entered here. */
function toSourceText(source: string, isOurs: boolean): string {
  if (source === "own") return "";
  const [, site] = /^import:wp:(.+)$/.exec(source) ?? [];
  const imported = site === undefined ? `aus dem Import „${source.replace(/^import:/, "")}“` : `aus WordPress (${site})`;
  const from = source === "reader" ? "von Leserinnen und Lesern" : imported;
  return isOurs ? `${from}, hier geändert` : from;
}

export type NewsroomEventView = {
  id: number;
  revision: number;
  state: EventState;
  title: string;
  /** What it is, and since when. */
  stateText: string;
  /** What an import does with it; null where none does anything. */
  importText: string | null;
  /** Of the page that readers have; null where they have none. */
  link: string | null;
  /** Who sent it, for questions; null for others, and once it is deleted. */
  sender: { name: string; email: string; deleted: string } | null;
  picture: RoomPicture | null;
  /** What the fields hold. */
  values: Record<string, string>;
};

export function toNewsroomEventView({
  event,
  state,
  revision,
  source,
  is_ours: isOurs,
  picture,
  sender,
}: WireEvent): NewsroomEventView {
  const { id, title, changed } = event;
  const from = toSourceText(source, isOurs);
  return {
    id,
    revision,
    state,
    title,
    stateText: [stateTitles[state], ...(from === "" ? [] : [from]), `zuletzt geschrieben ${toMomentText(changed)}`].join(" · "),
    importText:
      source.startsWith("import:") && !isOurs && state === "SHOWN"
        ? "Von dort kann sich dieser Termin ändern. Sobald du ihn hier speicherst, bleibt er, wie du ihn schreibst."
        : null,
    link: state === "SHOWN" ? toEventPath(id) : null,
    sender: sender === null ? null : { name: sender.name, email: sender.email, deleted: toDayText(sender.deleted) },
    picture: picture === null || event.image === null ? null : toRoomPicture(picture, event.image),
    values: toValues(event, picture),
  };
}

function toRoomPicture(id: number, { src, width, height, alt }: NonNullable<WireEvent["event"]["image"]>): RoomPicture {
  return { id, src, width, height, alt };
}

function toValues(event: WireEvent["event"], picture: number | null): Record<string, string> {
  const { first, last } = toEventDays(event);
  const isAllDay = event.is_all_day;
  const end = event.ends === null || isAllDay ? "" : toLocalInput(event.ends);
  return {
    title: event.title,
    kind: toEventKind(event),
    day: first,
    time: isAllDay ? "" : toLocalInput(event.starts).slice(11),
    endDay: isAllDay ? (last === first ? "" : last) : end.slice(0, 10),
    endTime: end.slice(11),
    place: event.place,
    address: event.address,
    municipality: event.municipality ?? "",
    organiser: event.organiser,
    price: event.price,
    free: event.is_free ? TICKED : "",
    link: event.link ?? "",
    text: event.text,
    picture: picture === null ? "" : String(picture),
    cancelled: event.is_cancelled ? TICKED : "",
  };
}
