/** The time of day in the region, apart from dates: dialogs, which every page may load, say no more. */
const clock = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", hour: "2-digit", minute: "2-digit" });

/** `18:05`; an invalid date stays as it is. */
export function toClockText(iso: string): string {
  return formatMoment(clock, iso);
}

/** An invalid date stays as it is. */
export function formatMoment(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatter.format(date);
}
