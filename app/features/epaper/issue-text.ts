/** An issue in words. */
import { toEditionTitle } from "#app/configuration/epaper.ts";

const long = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", dateStyle: "full" });
const short = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "short", day: "numeric", month: "long" });
const monthText = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", month: "long", year: "numeric" });

export type Issue = { date: string; edition: string; title: string };

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `Dienstag, 24. November 2026` */
export function toLongDay(day: string): string {
  return long.format(noon(day));
}

/** `Di., 24. November` */
export function toShortDay(day: string): string {
  return short.format(noon(day)).replace(/^(\p{L}+)\.?,/u, "$1.,");
}

/** `November 2026` of `2026-11` */
export function toMonthText(month: string): string {
  return monthText.format(noon(`${month}-01`));
}

/** What it is besides the issue of its day: edition and title; empty for most. */
export function toIssueNote({ edition, title }: Issue): string {
  return [toEditionTitle(edition), title].filter((part) => part !== "").join(", ");
}

export function toPagesText(count: number): string {
  return count === 1 ? "1 Seite" : `${count} Seiten`;
}
