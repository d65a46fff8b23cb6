/** The houses and the church both village pictures share. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { nth, oval } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

type Season = { wall: string[]; roofs: string[]; snow?: string; lit: number; glass: string };

/** The houses and the church both village pictures share. */
export function village(s: Stage, y: number, k: number, o: Season): string {
  const { w, u } = s;
  const spots = s.by(
    [
      [0.08, -0.05, 0.9],
      [0.24, -0.12, 0.75],
      [0.38, -0.03, 1],
      [0.68, -0.1, 0.8],
      [0.8, -0.02, 1.05],
      [0.93, -0.12, 0.7],
      [0.16, 0.1, 1.15],
      [0.58, 0.12, 1.25],
      [0.34, 0.17, 1.15],
    ],
    [
      [0.04, -0.05, 0.9],
      [0.22, -0.12, 0.75],
      [0.66, -0.1, 0.8],
      [0.84, -0.02, 1.05],
      [0.36, 0, 0.95],
      [0.1, 0.12, 1.15],
      [0.56, 0.14, 1.3],
      [0.3, 0.21, 1.1],
    ],
    [
      [0.02, -0.06, 0.85],
      [0.7, -0.1, 0.8],
      [0.86, 0.02, 0.9],
      [0.28, 0.02, 0.95],
      [0.02, 0.14, 1.1],
      [0.55, 0.16, 1.2],
      [0.2, 0.3, 1.25],
    ],
  ) as readonly (readonly [number, number, number])[];
  const one = ([fx, fy, size]: readonly [number, number, number], i: number): string => {
    const hw = 112 * u * size * s.by(1, 1, 0.95);
    const base = y + fy * k * 2.1;
    return (
      (o.snow ? "" : oval(w * fx + hw * 0.8, base, hw * 1.1, hw * 0.1, fade("#2a4a22", 0.35))) +
      house(s, {
        x: w * fx,
        y: base,
        w: hw,
        h: hw * 0.66,
        roof: hw * 0.42,
        side: hw * (i % 3 === 1 ? 0.8 : 1),
        wall: nth(o.wall, i % o.wall.length),
        timber: i % 3 === 2 ? undefined : nth(["#7d5236", "#94663f", "#6b4630"], i % 3),
        cover: nth(o.roofs, i % o.roofs.length),
        rows: 2,
        cols: 3,
        lit: o.lit,
        glowing: "#ffcf73",
        glass: o.glass,
        snow: o.snow,
        shutters: i % 3 === 2 && !o.snow ? "#5f7a52" : undefined,
      })
    );
  };
  const back = spots
    .filter(([, fy]) => fy < 0)
    .map(one)
    .join("");
  const front = spots
    .filter(([, fy]) => fy >= 0)
    .sort((a, b) => a[1] - b[1])
    .map((p, i) => one(p, i + 1))
    .join("");
  return (
    back +
    church(s, w * s.by(0.5, 0.5, 0.5), y + k * 0.04, k * s.by(1.35, 1.3, 1.25), {
      wall: o.snow ? "#c9cfe0" : "#fbf6ea",
      cover: o.snow ? "#5a4a6a" : "#a8402f",
      spire: "point",
      lit: o.lit > 0.3,
      snow: o.snow,
    }) +
    front
  );
}
