/** Measures of the weather as readers know them. */
import { once } from "#shared/rules/once.ts";

const whole = once(() => new Intl.NumberFormat("de-AT", { maximumFractionDigits: 0 }));
const tenths = once(() => new Intl.NumberFormat("de-AT", { maximumFractionDigits: 1 }));

const directions = ["Nord", "Nordost", "Ost", "Südost", "Süd", "Südwest", "West", "Nordwest"] as const;
const KMH = 3.6;
/** Millimetres that are felt. */
const LEAST_RAIN = 0.1;
/** Below it the air is still. */
const CALM_KMH = 3;

/** `−3°`; a dash where nobody knows. */
export function toDegrees(celsius: number | null): string {
  if (celsius === null) return "–";
  // Not "−0°".
  const rounded = Math.round(celsius) + 0;
  return `${whole().format(rounded).replace("-", "−")}°`;
}

/** `2,4 mm`; null where nothing falls that is worth a word. */
export function toRainText(millimetres: number | null): string | null {
  return millimetres === null || millimetres < LEAST_RAIN ? null : `${tenths().format(millimetres)}\u00a0mm`;
}

/** Metres a second as kilometres an hour. */
export function toKmh(speed: number): number {
  return Math.round(speed * KMH);
}

/** `12 km/h aus Südwest`; null where nobody knows. */
export function toWindText(speed: number | null, from: number | null): string | null {
  if (speed === null) return null;
  if (toKmh(speed) < CALM_KMH) return "windstill";
  const direction = from === null ? undefined : directions[Math.round(from / 45) % 8];
  return `${toKmh(speed)}\u00a0km/h${direction === undefined ? "" : ` aus ${direction}`}`;
}

/** `1.250 m`, in steps in which it is known. */
export function toHeightText(metres: number, step = 1): string {
  return `${whole().format(Math.round(metres / step) * step)}\u00a0m`;
}
