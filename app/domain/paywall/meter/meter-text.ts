import { toDayText } from "#app/domain/post/date-text.ts";
import { type Meter, type MeterState, toPeriodEnd } from "./meter.ts";

/** Above the text of a free read: how many are left, and until when they are counted. */
export function toFreeReadText(state: MeterState, meter: Meter): string {
  const left = Math.max(0, meter.posts - state.posts.length);
  const day = toDayText(toPeriodEnd(state, meter).toISOString());
  const last = "Danach ist kein freier Plus-Artikel mehr übrig.";
  if (left === 0) return meter.posts === 1 ? toNewOnes("Das ist dein freier Plus-Artikel.", 1, day) : toNewOnes(last, 2, day);
  return `Noch ${left} von ${meter.posts} freien Plus-Artikeln bis ${day}.`;
}

/** On the wall of a reader without any left. */
export function toUsedUpText(state: MeterState, meter: Meter): string {
  const day = toDayText(toPeriodEnd(state, meter).toISOString());
  return meter.posts === 1
    ? toNewOnes("Du hast deinen freien Plus-Artikel gelesen.", 1, day)
    : toNewOnes(`Du hast deine ${meter.posts} freien Plus-Artikel gelesen.`, meter.posts, day);
}

function toNewOnes(text: string, count: number, day: string): string {
  return `${text} Ab ${day} gibt es ${count === 1 ? "einen neuen" : "neue"}.`;
}
