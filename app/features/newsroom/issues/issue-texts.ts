/** How newsletters and their issues are told: days, hours and numbers of readers. */
const days = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "short", day: "numeric", month: "long" });
const moments = new Intl.DateTimeFormat("de-AT", {
  timeZone: "Europe/Vienna",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});
const count = new Intl.NumberFormat("de-AT", { useGrouping: "always" });

/** `Mo., 23. November`, of an issue by its name, which may have a number; an invalid one stays as it is. */
export function toIssueDayText(name: string): string {
  const date = Date.parse(`${name.slice(0, 10)}T12:00:00Z`);
  const number = /^.{10}-(\d)$/.exec(name)?.[1];
  if (Number.isNaN(date)) return name;
  return number === undefined ? days.format(date) : `${days.format(date)} (${number})`;
}

/** `Montag, 23. November um 06:00 Uhr` */
export function toHourText(iso: string): string {
  const part = Object.fromEntries(moments.formatToParts(Date.parse(iso)).map(({ type, value }) => [type, value]));
  return `${part.weekday}, ${part.day}. ${part.month} um ${part.hour}:${part.minute} Uhr`;
}

/** `1.234 Personen`; a number, and never who they are. */
export function toReadersText(readers: number): string {
  return readers === 1 ? "1 Person" : `${count.format(readers)} Personen`;
}
