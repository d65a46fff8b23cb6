/** Who is on duty at a moment, and how readers are told of it. Pure: the server and the reader's browser decide the same. */
import { addDays, toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";

export type DutyKind = "DOCTOR" | "PHARMACY" | "DENTIST" | "VET";

export type DutyEntry = {
  kind: DutyKind;
  name: string;
  /** "Marktstraße 1, Dornbirn"; null for a service that visits patients. */
  place: string | null;
  /** Link to a map; null where no address is known. */
  map: string | null;
  phone: { text: string; link: string };
  note: string | null;
  /** Milliseconds: on duty from `start` until just before `end`. */
  start: number;
  end: number;
};

export const dutyKinds: Readonly<Record<DutyKind, string>> = {
  DOCTOR: "Ärztinnen und Ärzte",
  PHARMACY: "Apotheken",
  DENTIST: "Zahnärztinnen und Zahnärzte",
  VET: "Tierärztinnen und Tierärzte",
};

export type DutyGroup = { kind: DutyKind; title: string; entries: DutyEntry[] };

export function groupByKind(entries: readonly DutyEntry[]): DutyGroup[] {
  return (Object.keys(dutyKinds) as DutyKind[])
    .map((kind) => ({ kind, title: dutyKinds[kind], entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((group) => group.entries.length > 0);
}

/** Entries on duty now, and those that begin before `until`; entries that are over are left out. Moments in milliseconds. */
export function splitByMoment<Entry extends Pick<DutyEntry, "start" | "end">>(
  entries: readonly Entry[],
  now: number,
  until: number,
): { now: Entry[]; later: Entry[] } {
  return {
    now: entries.filter(({ start, end }) => start <= now && now < end),
    later: entries.filter(({ start }) => start > now && start < until),
  };
}

/** The next moment at which that changes; null when it does not change any more. */
export function findNextChange(entries: readonly DutyEntry[], now: number, until: number): number | null {
  const borders = [until, ...entries.flatMap(({ start, end }) => [start, end])].filter((border) => border > now);
  return borders.length === 0 ? null : Math.min(...borders);
}

const weekday = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", weekday: "long" });
const date = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", day: "numeric", month: "long" });

/** "heute, 19:00 Uhr bis morgen, 08:00 Uhr", as seen at the moment `now`. */
export function toPeriodText({ start, end }: Pick<DutyEntry, "start" | "end">, now: number): string {
  const [from, to] = [start, end].map((moment) => ({ day: toDayWord(moment, now), clock: toClock(moment) })) as [Said, Said];
  // At midnight a day ends: readers look for it under that day.
  if (to.clock === "00:00") {
    const last = toDayWord(end - 1, now);
    return last === from.day
      ? `${from.day}, ${from.clock} bis 24:00\u00a0Uhr`
      : `${from.day}, ${from.clock}\u00a0Uhr bis ${last}, 24:00\u00a0Uhr`;
  }
  return from.day === to.day
    ? `${from.day}, ${from.clock} bis ${to.clock}\u00a0Uhr`
    : `${from.day}, ${from.clock}\u00a0Uhr bis ${to.day}, ${to.clock}\u00a0Uhr`;
}

type Said = { day: string; clock: string };

function toClock(moment: number): string {
  return toClockText(new Date(moment).toISOString());
}

/** "heute", "morgen", "gestern", otherwise "Freitag, 27. November". */
function toDayWord(moment: number, now: number): string {
  const name = toDayName(toDay(new Date(moment)));
  const today = toDay(new Date(now));
  if (name === toDayName(today)) return "heute";
  if (name === toDayName(addDays(today, 1))) return "morgen";
  if (name === toDayName(addDays(today, -1))) return "gestern";
  return `${weekday.format(moment)}, ${date.format(moment)}`;
}
