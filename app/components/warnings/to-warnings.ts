/** Warnings as readers see them. */
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { type Hazard, toHazardName, toHazardWarning, toLevelName } from "#app/domain/weather/hazard.ts";
import { once } from "#shared/rules/once.ts";

export type WireWarning = {
  id: string;
  hazard: Hazard;
  level: number;
  starts: string;
  ends: string;
  municipalities: readonly string[];
};

export type WireLongWarning = WireWarning & {
  headline: string | null;
  text: string | null;
  instruction: string | null;
  sender: string | null;
};

export type WarningView = {
  id: string;
  level: number;
  /** "Sturm, Stufe Orange" */
  title: string;
  /** "heute von 15:00 bis 21:00 Uhr" */
  time: string;
  headline: string | null;
  text: string | null;
  instruction: string | null;
  sender: string | null;
  places: string[];
};

/** The worst of several in a line. */
export type WarningLineView = { level: number; text: string; link: string; isSample: boolean };

const weekday = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", weekday: "long" });
const dayName = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });
const DAY_MS = 86_400_000;

/** Where the back end fails, nobody is warned and nobody is reassured. */
export const noWarnings = { items: [], state: { is_sample: false } };

/** The id of the part of the weather page that tells them. */
export const WARNINGS_ID = "warnungen";

/** What comes from a stand-in is published under no name. */
export function toWarningView(warning: WireLongWarning, { isSample, now }: { isSample: boolean; now: Date }): WarningView {
  const { id, hazard, level, headline, text, instruction, sender, municipalities } = warning;
  return {
    id,
    level,
    title: `${toHazardName(hazard)}, ${toLevelName(level)}`,
    time: toPeriod(warning, now),
    headline,
    text,
    instruction,
    sender: isSample ? null : sender,
    places: municipalities
      .flatMap((slug) => parseMunicipality(slug)?.title ?? [])
      .sort((one, other) => german().compare(one, other)),
  };
}

/** Null without a warning. `path`: of the page that tells all of them. `isOfPlace`: they are of one place alone, which need not be said. */
export function toWarningLine(
  { items, state }: { items: readonly WireWarning[]; state: { is_sample: boolean } },
  { path, isOfPlace, now }: { path: string; isOfPlace: boolean; now: Date },
): WarningLineView | null {
  const [worst] = items;
  if (worst === undefined) return null;
  const count = worst.municipalities.length;
  const where = isOfPlace ? "" : count === 1 ? " in einer Gemeinde" : ` in ${count} Gemeinden`;
  return {
    level: worst.level,
    text: `${toHazardWarning(worst.hazard)}${where}, ${toLevelName(worst.level)}, ${toPeriod(worst, now)}`,
    link: `${path}#${WARNINGS_ID}`,
    isSample: state.is_sample,
  };
}

const german = once(() => new Intl.Collator("de-AT"));

function toPeriod({ starts, ends }: Pick<WireWarning, "starts" | "ends">, now: Date): string {
  const [from, until] = [Date.parse(starts), Date.parse(ends)];
  const end = `${toDayWord(until, now, from > now.getTime() ? from : now.getTime())}${toClockText(ends)}\u00a0Uhr`;
  if (from <= now.getTime()) return `bis ${end}`;
  return `${toDayWord(from, now, null)}von ${toClockText(starts)} bis ${end}`;
}

/** "morgen ", "Dienstag "; nothing where the day is that of `known`, in milliseconds. */
function toDayWord(moment: number, now: Date, known: number | null): string {
  const day = dayName.format(moment);
  if (known !== null && day === dayName.format(known)) return "";
  if (day === dayName.format(now)) return "heute ";
  if (day === dayName.format(now.getTime() + DAY_MS)) return "morgen ";
  return `${weekday.format(moment)} `;
}
