/** A post's readers day by day as a line, for a drawing of `lineWidth` by `lineHeight`. */
import { toShortDayText } from "#app/domain/post/date-text.ts";
import { toCountText } from "./counted-view-model.ts";

export type DayCount = { day: string; readers: number; walls: number };
export type DayLine = {
  /** Paths. */
  readers: string;
  /** Null where nobody saw a wall. */
  walls: string | null;
  end: { x: number; y: number };
  /** Lines across, with their numbers. */
  levels: { y: number; text: string }[];
  from: string;
  to: string;
  /** For screen readers. */
  label: string;
};

export const lineWidth = 600;
export const lineHeight = 200;
/** The numbers are on the left. */
export const LEFT = 72;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 12;

/** Null for less than two days, which make no line, and for days without any reader. */
export function toDayLine(days: readonly DayCount[]): DayLine | null {
  const [first, last] = [days[0], days.at(-1)];
  const best = days.reduce<DayCount | null>((most, day) => (day.readers > (most?.readers ?? 0) ? day : most), null);
  if (first === undefined || last === undefined || first === last || best === null) return null;
  const ceiling = toCeiling(Math.max(...days.flatMap(({ readers, walls }) => [readers, walls])));
  const toX = (index: number) => Math.round(LEFT + (index / (days.length - 1)) * (lineWidth - LEFT - RIGHT));
  const toY = (count: number) => Math.round(TOP + ((ceiling - count) / ceiling) * (lineHeight - TOP - BOTTOM));
  const toPath = (read: (day: DayCount) => number) =>
    days.map((day, index) => `${index === 0 ? "M" : "L"}${toX(index)} ${toY(read(day))}`).join("");
  const [from, to] = [toShortDayText(first.day), toShortDayText(last.day)];
  return {
    readers: toPath(({ readers }) => readers),
    walls: days.some(({ walls }) => walls > 0) ? toPath(({ walls }) => walls) : null,
    end: { x: toX(days.length - 1), y: toY(last.readers) },
    levels: [0, ceiling / 2, ceiling].map((count) => ({ y: toY(count), text: toCountText(count) })),
    from,
    to,
    label: `Verlauf vom ${from} bis ${to}: am meisten gelesen am ${toShortDayText(best.day)}, ${toCountText(best.readers)}-mal; zuletzt ${toCountText(last.readers)}-mal.`,
  };
}

/** An even round number above: 2, 4, 10, 20, 40, 100 … */
function toCeiling(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [2, 4, 10].map((step) => step * power).find((ceiling) => ceiling >= most) ?? 10 * power;
}
