/** Whole surroundings that many scenes share: a valley in summer, in winter, at dusk, and rooms. */
import { darker, fade, lighter, mix } from "./color.ts";
import { ground, rolling } from "./land.ts";
import { range, silhouette } from "./mountain.ts";
import { each, line, rect } from "./shape.ts";
import { cumulus, glow, sky, sun } from "./sky.ts";
import type { Stage } from "./stage.ts";
import { spruces } from "./tree.ts";

/** How much larger than its own units a motif may be drawn so that it fills these shares of the picture. */
export const sized = (s: Stage, wide: number, tall: number, shareW: number, shareH: number): number =>
  Math.min((s.w * shareW) / wide, (s.h * shareH) / tall);

export type Valley = {
  /** Sky from top to horizon. */
  sky?: readonly [string, string, string];
  /** Meadow from far to near. */
  meadow?: readonly [string, string, string];
  hero?: number;
  /** Height of the mountains as a share of the picture. */
  peak?: number;
  sun?: number;
  /** A belt of woods in front of the mountains. */
  woods?: boolean;
  snow?: boolean;
};

/** Sky, mountains and meadows; `y` is the horizon. */
export function valley(s: Stage, y: number, o: Valley = {}): string {
  const { w, h, u } = s;
  const [top, middle, low] = o.sky ?? ["#2f8ad4", "#86c2ec", "#e6f2f0"];
  const [far, mid, near] = o.meadow ?? ["#a4ca62", "#7fb348", "#4c8a31"];
  const peak = h * (o.peak ?? s.by(0.34, 0.3, 0.24));
  const rock = o.snow
    ? { lit: "#eef4fb", shade: "#86a8d2", haze: "#d8e7f4", foot: 0.5, snow: "#ffffff", snowLine: 0.7 }
    : {
        lit: "#bfc7cc",
        shade: "#6d8cb0",
        haze: "#cfe2dc",
        foot: 0.6,
        snow: "#ffffff",
        snowLine: 0.3,
        green: "#9dbb84",
        greenLine: 0.2,
      };
  const fir = o.snow ? { dark: "#2b5468", light: "#467286", snow: "#f3f9ff" } : { dark: "#2f6044", light: "#4a8055" };
  return (
    sky(s, y, top, [0.6, middle], low) +
    (o.sun === undefined ? "" : sun(s, w * o.sun, h * 0.14)) +
    cumulus(s, w * 0.2, h * 0.16, 360 * u, "#ffffff", "#d6e6f2", 0.95) +
    cumulus(s, w * 0.78, h * 0.11, 300 * u, "#ffffff", "#d6e6f2", 0.9) +
    range(s, rock, { base: y + 14 * u, height: peak, count: s.by(5, 4, 3), hero: o.hero ?? 0.6 }) +
    ground(s, rolling(s, y, 10 * u, 1), s.down(y - 10 * u, h, far, [0.4, mid], near)) +
    (o.woods === false ? "" : spruces(s, () => y + 6 * u, s.by(40, 32, 22), 28 * u, 60 * u, fir, -10, w + 10, 12 * u))
  );
}

/** An evening sky over dark mountains and a dark valley. */
export function dusk(s: Stage, y: number, colors: readonly [string, string, string], land: string): string {
  const { w, h, u } = s;
  return (
    sky(s, y, colors[0], [0.6, colors[1]], colors[2]) +
    glow(s, w * 0.5, y, Math.max(w, h) * 0.42, lighter(colors[2], 0.3), 0.6) +
    silhouette(s, y - 60 * u, 110 * u, mix(colors[1], land, 0.55), mix(colors[2], land, 0.5)) +
    silhouette(s, y - 10 * u, 44 * u, mix(colors[1], land, 0.85), land) +
    rect(0, y, w, h - y + 2, s.down(y, h, lighter(land, 0.08), darker(land, 0.35)))
  );
}

/** A wall with a skirting and a floor of boards that run towards the viewer. */
export function room(
  s: Stage,
  y: number,
  wall: readonly [string, string],
  floor: readonly [string, string],
  boards = 16,
): string {
  const { w, h, u } = s;
  return (
    rect(0, 0, w, y, s.down(0, y, wall[0], wall[1])) +
    rect(0, y, w, h - y + 2, s.down(y, h, floor[0], floor[1])) +
    each(boards + 1, (i) => {
      const t = i / boards - 0.5;
      return line(w * (0.5 + t * 1.1), y, w * (0.5 + t * 2.6), h, fade(darker(floor[1], 0.4), 0.28), 2.4 * u);
    }) +
    rect(0, y - 16 * u, w, 16 * u, lighter(wall[1], 0.35)) +
    rect(0, y, w, 5 * u, fade(darker(floor[0], 0.5), 0.5))
  );
}
