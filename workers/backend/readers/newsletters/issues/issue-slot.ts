/** When an issue is due: at its hour of its weekdays in the region, whatever its clocks do. */
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

export type Schedule = { weekdays: string | null; hour: number | null };
export type Slot = {
  /** `2026-11-23`, in the region. */
  day: string;
  /** The moment, in seconds. */
  dueAt: number;
};

/** The day of a moment, in seconds, in the region. */
export function toRegionalDay(seconds: number): string {
  return toLocalDate(seconds).slice(0, 10);
}

/** The slot of a day; null on a day without an issue. */
export function findSlot({ weekdays, hour }: Schedule, day: string): Slot | null {
  if (weekdays === null || hour === null || !weekdays.includes(String(toWeekday(day)))) return null;
  return { day, dueAt: parseLocalDate(`${day}T${String(hour).padStart(2, "0")}:00:00`) };
}

/** Today's slot once it has come, until midnight: an issue whose hour was missed is made within the day. */
export function findDueSlot(schedule: Schedule, now: number): Slot | null {
  const slot = findSlot(schedule, toRegionalDay(now));
  return slot !== null && slot.dueAt <= now ? slot : null;
}

/** The slots of so many days from today on, also today's when its hour is over. */
export function listSlots(schedule: Schedule, now: number, days: number): Slot[] {
  const today = toRegionalDay(now);
  return Array.from({ length: days }, (_, ahead) => findSlot(schedule, addDays(today, ahead)) ?? []).flat();
}

/** The slot before that of `day`; without any day of issue, a week before it. */
export function findSlotBefore(schedule: Schedule, day: string): Slot {
  for (let back = 1; back <= 7; back += 1) {
    const slot = findSlot(schedule, addDays(day, -back));
    if (slot !== null) return slot;
  }
  const weekBefore = addDays(day, -7);
  return { day: weekBefore, dueAt: parseLocalDate(`${weekBefore}T00:00:00`) };
}

/** 1 is Monday. */
function toWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `2026-12-01` for one day after `2026-11-30`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
