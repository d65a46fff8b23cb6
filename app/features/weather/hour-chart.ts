/** The next hours as a line of temperatures over bars of rain, and where their words stand. */
import type { Sky } from "#app/domain/weather/sky.ts";

export type ChartHour = { time: string; temperature: number; precipitation: number; sky: Sky; isNight: boolean };

export type HourChart = {
  width: number;
  line: string;
  /** Under the line, for a tint. */
  area: string;
  bars: { x: number; y: number; height: number }[];
  marks: { x: number; y: number; temperature: string; time: string; sky: Sky; isNight: boolean }[];
};

export const CHART_HEIGHT = 190;
const STEP = 30;
const SIDE = 24;
const TOP = 78;
const BOTTOM = 150;
export const BAR_WIDTH = 18;
export const BASE = 164;
/** Millimetres an hour that fill the room above the base. */
const FULL_RAIN = 6;
const BAR_ROOM = 60;
const MARK_EVERY = 3;

/** Null for less than three hours, which make no line. */
export function toHourChart(hours: readonly ChartHour[], toText: (celsius: number) => string): HourChart | null {
  if (hours.length < MARK_EVERY) return null;
  const temperatures = hours.map(({ temperature }) => temperature);
  const least = Math.min(...temperatures);
  // A calm day is no mountain.
  const span = Math.max(6, Math.max(...temperatures) - least);
  const toX = (index: number) => SIDE + index * STEP;
  const toY = (celsius: number) => Math.round(BOTTOM - ((celsius - least) / span) * (BOTTOM - TOP));
  const points = hours.map(({ temperature }, index) => `${toX(index)} ${toY(temperature)}`);
  return {
    width: 2 * SIDE + (hours.length - 1) * STEP,
    line: `M${points.join("L")}`,
    area: `M${points.join("L")}V${BASE}H${SIDE}Z`,
    bars: hours.flatMap(({ precipitation }, index) => {
      if (precipitation < 0.1) return [];
      const height = Math.max(2, Math.round((Math.min(precipitation, FULL_RAIN) / FULL_RAIN) * BAR_ROOM));
      return [{ x: toX(index) - BAR_WIDTH / 2, y: BASE - height, height }];
    }),
    marks: hours.flatMap(({ time, temperature, sky, isNight }, index) =>
      index % MARK_EVERY === 0
        ? [{ x: toX(index), y: toY(temperature), temperature: toText(temperature), time, sky, isNight }]
        : [],
    ),
  };
}
