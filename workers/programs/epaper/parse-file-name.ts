/** Of which day and edition a file is, by its name: `2026-11-24.pdf`, `Talblick_2026-11-24.pdf`, `talblick-bregenz-2026-11-24.pdf`. */
import type { EpaperDay } from "#shared/rules/epaper-rules.ts";
import { parseEpaperKey, toEpaperKey } from "#shared/rules/epaper-rules.ts";

const NAME = /^(?:(.*)[-_ .])?(\d{4})-?(\d\d)-?(\d\d)\.pdf$/i;

/** Null for a name without a day of the calendar. `editions`: their slugs; a word before the day that is none belongs to the main one. */
export function parseFileName(name: string, editions: readonly string[]): EpaperDay | null {
  const [, before = "", year, month, day] = NAME.exec(name) ?? [];
  if (year === undefined) return null;
  const last =
    before
      .toLowerCase()
      .split(/[-_ .]/)
      .at(-1) ?? "";
  return parseEpaperKey(toEpaperKey({ date: `${year}-${month}-${day}`, edition: editions.includes(last) ? last : "" }));
}
