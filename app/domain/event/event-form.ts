/** The form of an event: its fields, their limits, and their validation. */
import * as v from "valibot";
import { addDays, parseDayName, toDayName } from "#app/domain/calendar/day-name.ts";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import {
  type EventKind,
  eventKinds,
  MAX_EVENT_DAYS,
  MAX_EVENT_LINE,
  MAX_EVENT_LINK,
  MAX_EVENT_TEXT,
  MAX_EVENT_TITLE,
} from "#shared/rules/event-rules.ts";

/** Of boxes that are ticked. */
export const TICKED = "ja";

/** As the contract has it. */
export type EventDraft = {
  kind: Uppercase<EventKind>;
  title: string;
  text: string;
  starts: string;
  ends: string | null;
  is_all_day: boolean;
  is_cancelled: boolean;
  place: string;
  address: string;
  municipality: string | null;
  organiser: string;
  price: string;
  is_free: boolean;
  link: string | null;
  picture: number | null;
};

const line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
  v.maxLength(MAX_EVENT_LINE, `Höchstens ${MAX_EVENT_LINE} Zeichen.`),
);
const day = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === "" || parseDayName(text) !== null, "Ein Tag wie 2026-12-24."),
);
const time = v.pipe(v.string(), v.trim(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Eine Uhrzeit wie 19:30."));
/** A number of the library, or the address of a picture's page there. */
const picturePattern = /^(?:(?:https?:\/\/[^/\s]+)?\/redaktion\/bilder\/)?([1-9]\d{0,8})\/?$/;

type Times = { day: string; time: string; endDay: string; endTime: string };

const schema = v.pipe(
  v.object({
    title: v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s+/g, " ").trim()),
      v.minLength(1, "Wie heißt der Termin?"),
      v.maxLength(MAX_EVENT_TITLE, `Höchstens ${MAX_EVENT_TITLE} Zeichen.`),
    ),
    kind: v.picklist(eventKinds, "Wähl, was es ist."),
    day: v.pipe(day, v.minLength(1, "An welchem Tag?")),
    time,
    endDay: day,
    endTime: time,
    place: line,
    address: line,
    municipality: v.pipe(
      v.string(),
      v.check((text) => text === "" || parseMunicipality(text) !== null, "Wähl eine Gemeinde aus der Liste."),
      v.transform((text) => text || null),
    ),
    organiser: line,
    price: line,
    free: v.string(),
    link: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_EVENT_LINK, `Höchstens ${MAX_EVENT_LINK} Zeichen.`),
      v.check((text) => text === "" || (/^https:\/\/\S+$/i.test(text) && URL.canParse(text)), "Eine Adresse mit https://"),
      v.transform((text) => text || null),
    ),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_EVENT_TEXT, `Höchstens ${MAX_EVENT_TEXT.toLocaleString("de-AT")} Zeichen.`),
    ),
    picture: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === "" || picturePattern.test(text), "Nummer oder Adresse eines Bildes aus der Bilderverwaltung."),
      v.transform((text) => (text === "" ? null : Number(picturePattern.exec(text)?.[1]))),
    ),
    cancelled: v.string(),
  }),
  checkField("endTime", ({ time, endTime }: Times) => time !== "" || endTime === "", "Ohne Beginn keine Uhrzeit für das Ende."),
  checkField(
    "endDay",
    ({ day, endDay }: Times) => endDay === "" || (endDay >= day && endDay <= addTo(day, MAX_EVENT_DAYS - 1)),
    `Nicht vor dem Beginn, und höchstens ${MAX_EVENT_DAYS} Tage danach.`,
  ),
  checkField(
    "endTime",
    ({ day, time, endDay, endTime }: Times) => endTime === "" || endDay !== day || endTime > time,
    "Das Ende liegt vor dem Beginn.",
  ),
  checkField(
    "endTime",
    ({ time, endDay, endTime }: Times) => time === "" || endDay === "" || endTime !== "",
    "Wann endet es an diesem Tag?",
  ),
  v.transform(
    ({ kind, free, cancelled, day: begin, time: from, endDay, endTime, ...facts }): EventDraft => ({
      ...facts,
      kind: kind.toUpperCase() as Uppercase<EventKind>,
      ...toMoments({ day: begin, time: from, endDay, endTime }),
      is_free: free !== "",
      is_cancelled: cancelled !== "",
    }),
  ),
);

export const eventForm: FormRules<EventDraft> = { name: "event", schema };

/** Without a time whole days; an end whose time is before the start's, and whose day is not said, is of the next day. */
export function toMoments({
  day: begin,
  time: from,
  endDay,
  endTime,
}: Times): Pick<EventDraft, "starts" | "ends" | "is_all_day"> {
  if (from === "") {
    const last = endDay || begin;
    return { starts: toMoment(begin, "00:00"), ends: toMoment(addTo(last, 1), "00:00"), is_all_day: true };
  }
  const starts = toMoment(begin, from);
  if (endTime === "") return { starts, ends: null, is_all_day: false };
  const last = endDay || (endTime > from ? begin : addTo(begin, 1));
  return { starts, ends: toMoment(last, endTime), is_all_day: false };
}

function toMoment(name: string, clock: string): string {
  return parseLocalInput(`${name}T${clock}`) ?? "";
}

function addTo(name: string, days: number): string {
  const parsed = parseDayName(name);
  return parsed === null ? name : toDayName(addDays(parsed, days));
}
