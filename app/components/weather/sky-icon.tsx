import type { Sky } from "#app/domain/weather/sky.ts";

const SUN =
  "M16 3v4M16 25v4M3 16h4M25 16h4M6.8 6.8l2.8 2.8M22.4 22.4l2.8 2.8M6.8 25.2l2.8-2.8M22.4 9.6l2.8-2.8M16 10a6 6 0 1 0 .01 0z";
const MOON = "M22 19.5A9 9 0 0 1 12.5 7a9.5 9.5 0 1 0 9.5 12.5z";
/** What looks out behind a cloud. */
const SMALL_SUN = "M12 3v2.5M4 11h2.5M6.4 5.4l1.8 1.8M17.6 5.4l-1.8 1.8M7.6 14.4a5 5 0 1 1 8.6-5";
const SMALL_MOON = "M16.3 9.6A6 6 0 0 1 11 4.5 6.5 6.5 0 0 0 7.6 14.6";
const CLOUD = "M10 26h13.5a5 5 0 0 0 .6-9.96A7 7 0 0 0 10.4 17.2 4.5 4.5 0 0 0 10 26z";
const HIGH_CLOUD = "M9.5 20H23a5 5 0 0 0 .6-9.96A7 7 0 0 0 9.9 11.2 4.5 4.5 0 0 0 9.5 20z";
const drops = (count: number) =>
  ["M12 24l-1.5 4", "M17 24l-1.5 4", "M22 24l-1.5 4"].slice(0, count).join("") + (count > 3 ? "M14.5 22l-3 7M19.5 22l-3 7" : "");
const FLAKES = "M11.5 24.5h.01M16.5 24.5h.01M21.5 24.5h.01M14 28.5h.01M19 28.5h.01";

type Stroke = { d: string; look: string; width?: number };
const sun = (d: string, isNight: boolean, night: string): Stroke =>
  isNight ? { d: night, look: "stroke-soft" } : { d, look: "stroke-plus" };
const cloud = (d: string): Stroke => ({ d, look: "stroke-soft" });
const rain = (count: number): Stroke => ({ d: drops(count), look: "stroke-accent" });
const snow: Stroke = { d: FLAKES, look: "stroke-accent", width: 2.8 };

const strokes: Readonly<Record<Sky, (isNight: boolean) => Stroke[]>> = {
  CLEAR: (isNight) => [sun(SUN, isNight, MOON)],
  FAIR: (isNight) => [sun(SUN, isNight, MOON), { d: "M20 28h6a2.6 2.6 0 0 0 .2-5.2", look: "stroke-soft" }],
  PARTLY_CLOUDY: (isNight) => [sun(SMALL_SUN, isNight, SMALL_MOON), cloud(CLOUD)],
  CLOUDY: () => [cloud(CLOUD), { d: "M14 11.5a5 5 0 0 1 9-2 4.4 4.4 0 0 1 5 6.5", look: "stroke-soft" }],
  FOG: () => [{ d: "M7 11h18M4 16h20M8 21h20M6 26h16", look: "stroke-soft" }],
  LIGHT_RAIN: () => [cloud(HIGH_CLOUD), rain(2)],
  RAIN: () => [cloud(HIGH_CLOUD), rain(3)],
  HEAVY_RAIN: () => [cloud(HIGH_CLOUD), rain(4)],
  SHOWERS: (isNight) => [sun(SMALL_SUN, isNight, SMALL_MOON), cloud(HIGH_CLOUD), rain(3)],
  SLEET: () => [
    cloud(HIGH_CLOUD),
    { d: "M12 24l-1.5 4M21 24l-1.5 4", look: "stroke-accent" },
    { d: "M16 25h.01M15 29h.01", look: "stroke-accent", width: 2.8 },
  ],
  LIGHT_SNOW: () => [cloud(HIGH_CLOUD), { ...snow, d: "M12.5 25h.01M20 25h.01M16 28.5h.01" }],
  SNOW: () => [cloud(HIGH_CLOUD), snow],
  SNOW_SHOWERS: (isNight) => [sun(SMALL_SUN, isNight, SMALL_MOON), cloud(HIGH_CLOUD), snow],
  THUNDERSTORM: () => [
    cloud(HIGH_CLOUD),
    { d: "M17 20l-3.5 5H18l-2.5 5", look: "stroke-plus" },
    { d: "M10 24l-1.5 4M24 24l-1.5 4", look: "stroke-accent" },
  ],
};

type SkyIconProps = { sky: Sky; isNight?: boolean; className?: string /** Large: its lines are finer. */; isLarge?: boolean };

/** A picture of what stands beside it in words. */
export function SkyIcon({ sky, isNight = false, className = "size-8", isLarge = false }: SkyIconProps) {
  return (
    <svg viewBox="0 0 32 32" className={`flex-none ${className}`} aria-hidden="true">
      <SkyStrokes sky={sky} isNight={isNight} width={isLarge ? 1.3 : undefined} />
    </svg>
  );
}

type SkyStrokesProps = { sky: Sky; isNight: boolean; width?: number | undefined };

/** In a box of 32 by 32. */
export function SkyStrokes({ sky, isNight, width = 2 }: SkyStrokesProps) {
  return (
    <g fill="none" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {strokes[sky](isNight).map(({ d, look, width }) => (
        <path key={d} d={d} className={look} strokeWidth={width} />
      ))}
    </g>
  );
}
