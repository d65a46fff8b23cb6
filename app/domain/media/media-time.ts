/** How long a film or recording runs, for readers and for machines. */

/** "2:14", "1:02:14"; fractions of `seconds` are cut. */
export function toDurationText(seconds: number): string {
  const whole = Math.max(0, Math.trunc(seconds));
  const [hours, minutes, rest] = [Math.trunc(whole / 3600), Math.trunc(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Seconds of a printed duration; null for an invalid text. */
export function parseDurationText(text: string | null): number | null {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(text ?? "") ?? [];
  if (minutes === undefined || seconds === undefined || Number(seconds) > 59) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** ISO 8601: "PT2M14S". */
export function toIsoDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.trunc(seconds / 3600), Math.trunc(seconds / 60) % 60, seconds % 60];
  const part = (value: number, unit: string) => (value === 0 ? "" : `${value}${unit}`);
  return `PT${part(hours, "H")}${part(minutes, "M")}${part(rest, "S") || (seconds < 60 ? "0S" : "")}`;
}
