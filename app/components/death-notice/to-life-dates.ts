/** When somebody was born and died, as a notice says it. */
import { toDayOrYearText } from "#app/domain/death-notice/day-or-year.ts";

/** `iso` is what machines read: a day or a year. */
export type LifeDate = { mark: "*" | "†"; word: string; iso: string; text: string };

/** What is known of both. */
export function toLifeDates({ born, died }: { born: string; died: string }): LifeDate[] {
  const dates: LifeDate[] = [
    { mark: "*", word: "geboren", iso: born, text: toDayOrYearText(born) },
    { mark: "†", word: "gestorben", iso: died, text: toDayOrYearText(died) },
  ];
  return dates.filter(({ iso }) => iso !== "");
}
