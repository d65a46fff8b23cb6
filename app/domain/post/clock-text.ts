/** The time of day as readers see it. Apart from the other dates, as a browser's first dialog needs no more of them (docs/measurements.md). */
const clock = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", hour: "2-digit", minute: "2-digit" });

/** `18:05`; an invalid date stays as it is. */
export function toClockText(iso: string): string {
  return formatDate(clock, iso);
}

/** An invalid date stays as it is. */
export function formatDate(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatter.format(date);
}
