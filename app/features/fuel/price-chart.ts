/** What petrol cost in the last days, as lines and as a table. */
import { toPriceView } from "#app/components/fuel/to-fuel-stations.ts";
import { toShortDayText } from "#app/domain/post/date-text.ts";

export type PriceDay = { day: string; lowest: number; median: number };

export type PriceChart = {
  /** Paths; a day without prices is a gap. */
  lowest: string;
  median: string;
  /** Where the last day's price is. */
  end: { x: number; y: number; text: string };
  /** Lines across, with their prices. */
  levels: { y: number; text: string }[];
  /** First and last day. */
  from: string;
  to: string;
  /** For screen readers. */
  label: string;
  /** The newest first. */
  rows: { day: string; lowest: string; median: string }[];
};

export const chartWidth = 600;
export const chartHeight = 200;
/** The prices are on the left, and the line ends on the right. */
export const LEFT = 92;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 12;
const DAY_MS = 86_400_000;

/** Prices of a place: of several districts the lowest, and the middle of their middles. */
export function joinDistricts(days: readonly (PriceDay & { district: string })[], district: string | null): PriceDay[] {
  const wanted = days.filter((day) => district === null || day.district === district);
  const byDay = Map.groupBy(wanted, ({ day }) => day);
  return Array.from(byDay, ([day, all]) => {
    const medians = all.map(({ median }) => median).sort((one, other) => one - other);
    return {
      day,
      lowest: Math.min(...all.map(({ lowest }) => lowest)),
      median: medians[Math.floor((medians.length - 1) / 2)] ?? 0,
    };
  }).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Null for less than two days, which make no line. */
export function toPriceChart(days: readonly PriceDay[]): PriceChart | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const prices = days.flatMap(({ lowest, median }) => [lowest, median]);
  // Whole tens, so that the lines across bear round prices.
  const floor = Math.floor(Math.min(...prices) / 20) * 20;
  const ceiling = Math.max(Math.ceil(Math.max(...prices) / 20) * 20, floor + 40);
  const span = Date.parse(last.day) - Date.parse(first.day);
  const toX = (day: string) =>
    Math.round(LEFT + ((Date.parse(day) - Date.parse(first.day)) / span) * (chartWidth - LEFT - RIGHT));
  const toY = (price: number) => Math.round(TOP + ((ceiling - price) / (ceiling - floor)) * (chartHeight - TOP - BOTTOM));
  const toPath = (read: (day: PriceDay) => number) =>
    days
      .map((day, index) => {
        const before = days[index - 1];
        const isNext = before !== undefined && Date.parse(day.day) - Date.parse(before.day) <= DAY_MS;
        return `${isNext ? "L" : "M"}${toX(day.day)} ${toY(read(day))}`;
      })
      .join("");
  return {
    lowest: toPath(({ lowest }) => lowest),
    median: toPath(({ median }) => median),
    end: { x: toX(last.day), y: toY(last.lowest), text: toText(last.lowest) },
    levels: [floor, (floor + ceiling) / 2, ceiling].map((price) => ({ y: toY(price), text: toText(price) })),
    from: toShortDayText(first.day),
    to: toShortDayText(last.day),
    label: `Verlauf vom ${toShortDayText(first.day)} bis ${toShortDayText(last.day)}: günstigster Preis zuletzt ${toText(last.lowest)}, zu Beginn ${toText(first.lowest)}.`,
    rows: days
      .toReversed()
      .map(({ day, lowest, median }) => ({ day: toShortDayText(day), lowest: toNumber(lowest), median: toNumber(median) })),
  };
}

function toText(thousandths: number): string {
  return `${toNumber(thousandths)}\u00a0€`;
}

function toNumber(thousandths: number): string {
  const { cents, thousandth } = toPriceView(thousandths);
  return `${cents}${thousandth}`;
}
