/** The form of the breaking line: its fields, their limits and their validation. */
import * as v from "valibot";
import { startOfNextDay } from "#app/domain/calendar/vienna-time.ts";
import type { FieldErrors, FormRules } from "#app/domain/forms/form-definition.ts";
import { parseLocalInput } from "./local-time.ts";

export const MAX_BREAKING_TEXT = 120;
export const MAX_BREAKING_HOURS = 48;
const HOUR_MS = 3_600_000;

export const breakingEnds = ["same", "1h", "3h", "midnight", "own"] as const;
export type BreakingEnd = (typeof breakingEnds)[number];

export type BreakingDraft = {
  text: string;
  link: string;
  end: BreakingEnd;
  /** The end of the line that stands, for `same`; ISO 8601. */
  sameEnd: string;
  /** For `own`, as the field has it. */
  ownEnd: string;
  /** Who has put the line away sees it again. */
  again: boolean;
  /** Also sent as a notice. */
  push: boolean;
  /** The line that the writer saw standing; null for none. */
  known: number | null;
};

const schema = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.minLength(1, "Schreib, was geschehen ist."),
    v.maxLength(MAX_BREAKING_TEXT, `Höchstens ${MAX_BREAKING_TEXT} Zeichen.`),
  ),
  link: v.pipe(v.string(), v.trim(), v.minLength(1, "Wohin führt die Zeile?")),
  end: v.picklist(breakingEnds, "Wähl, wann sie endet."),
  sameEnd: v.pipe(v.string(), v.maxLength(40)),
  ownEnd: v.pipe(v.string(), v.maxLength(40)),
  again: v.pipe(
    v.string(),
    v.transform((value) => value !== ""),
  ),
  push: v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value !== ""),
  ),
  known: v.pipe(
    v.string(),
    v.regex(/^(?:\d{1,10})?$/, "Lade die Seite neu."),
    v.transform((value) => (value === "" ? null : Number(value))),
  ),
});

export const breakingForm: FormRules<BreakingDraft> = { name: "set", schema };

/** The moment at which the line ends, ISO 8601; errors for one that is not in the next 48 hours. */
export function decideBreakingEnd(
  { end, sameEnd, ownEnd }: Pick<BreakingDraft, "end" | "sameEnd" | "ownEnd">,
  now: Date,
): { ends: string } | { errors: FieldErrors } {
  const ends = toEnd(end, { sameEnd, ownEnd }, now);
  const ahead = ends === null ? Number.NaN : Date.parse(ends) - now.getTime();
  if (ends !== null && ahead > 0 && ahead <= MAX_BREAKING_HOURS * HOUR_MS) return { ends: new Date(ends).toISOString() };
  if (end === "same") return { errors: { end: "Sie ist inzwischen zu Ende. Wähl, wann sie endet." } };
  return { errors: { ownEnd: `Nimm einen Zeitpunkt in den nächsten ${MAX_BREAKING_HOURS} Stunden.` } };
}

function toEnd(end: BreakingEnd, { sameEnd, ownEnd }: Pick<BreakingDraft, "sameEnd" | "ownEnd">, now: Date): string | null {
  switch (end) {
    case "1h":
      return new Date(now.getTime() + HOUR_MS).toISOString();
    case "3h":
      return new Date(now.getTime() + 3 * HOUR_MS).toISOString();
    case "midnight":
      return startOfNextDay(now).toISOString();
    case "same":
      return Number.isNaN(Date.parse(sameEnd)) ? null : sameEnd;
    case "own":
      return parseLocalInput(ownEnd);
  }
}
