/** A thunderstorm. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, lineD, nth, path, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow, rain, shafts, sky, stratus } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** Lightning over the valley floor. */
export function thunder(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.74, 0.72, 0.7);
  const bolt = (x: number, y0: number, y1: number, lean: number, wide: number): string => {
    let points: Point[] = [
      [x, y0],
      [x + lean, y1],
    ];
    let size = (y1 - y0) * 0.13;
    for (let k = 0; k < 6; k++) {
      points = points.flatMap((p, i) => {
        const q = points[i + 1];
        return q ? [p, [(p[0] + q[0]) / 2 + s.rnd(-size, size), (p[1] + q[1]) / 2 + s.rnd(-size, size) * 0.3] as const] : [p];
      });
      size *= 0.56;
    }
    const forks = each(5, () => {
      const i = Math.floor(s.rnd(0.15, 0.7) * points.length);
      let [px, py] = nth(points, i);
      const dir = s.pick([-1, 1]);
      const d: Point[] = [[px, py]];
      for (let k = 0; k < 7; k++) {
        px += dir * s.rnd(4, 26) * u;
        py += s.rnd(8, 30) * u;
        d.push([px, py]);
      }
      return stroke(lineD(d, false), fade("#e6e0ff", 0.7), wide * 0.36);
    });
    return (
      stroke(lineD(points, false), fade("#b9a6ff", 0.55), wide * 4.5, s.blur(9 * u)) +
      forks +
      stroke(lineD(points, false), "#ffffff", wide) +
      glow(s, ...nth(points, -1), 120 * u, "#e9e0ff", 0.8)
    );
  };
  const clouds = (count: number, y0: number, y1: number, a: string, b: string, alpha: number) =>
    each(count, (i) => {
      const t = i / count;
      return stratus(
        s,
        s.rnd(-0.1, 1.1) * w,
        y0 + (y1 - y0) * t,
        w * s.rnd(0.5, 1),
        h * 0.06 * (1.2 - t * 0.6),
        mix(a, b, s.rnd()),
        alpha,
        mix(a, b, s.rnd(0.4, 1)),
      );
    });
  const bx = w * s.by(0.62, 0.6, 0.58);
  return (
    sky(s, y, "#0e1230", [0.4, "#2a2858"], [0.8, "#5d4f86"], "#a3839c") +
    glow(s, bx, h * 0.22, 620 * u, "#c9baff", 0.75) +
    clouds(14, -h * 0.02, h * 0.3, "#141735", "#4a4580", 0.75) +
    glow(s, bx + 40 * u, h * 0.27, 300 * u, "#f0eaff", 0.7) +
    bolt(bx, h * 0.24, y - h * 0.05, -30 * u, 6 * u) +
    bolt(w * s.by(0.26, 0.24, 0.22), h * 0.22, y - h * 0.07, 50 * u, 3.4 * u) +
    bolt(w * 0.88, h * 0.2, y - h * 0.08, -24 * u, 2.6 * u) +
    clouds(9, h * 0.04, h * 0.26, "#171a3a", "#3d3a70", 0.8) +
    shafts(s, w * 0.02, h * 0.28, w * 0.24, y - h * 0.3, -50 * u, "#23244c", 0.7) +
    silhouette(s, y - h * 0.1, 90 * u, "#4d4580", "#8a739c", 130 * u) +
    silhouette(s, y - h * 0.03, 50 * u, "#2f2c5c", "#5a4d80", 80 * u) +
    ground(s, rolling(s, y, 4 * u), s.down(y, h, "#2c2e58", "#0e1230")) +
    each(9, (i) => {
      const t = (i / 9) ** 1.4;
      return path(
        `M-5 ${y + (h - y) * t}Q${w * 0.5} ${y + (h - y) * t - 10 * u} ${w + 5} ${y + (h - y) * t + 8 * u}v${16 * u * (0.3 + t)}H-5Z`,
        fade(i % 2 ? "#3f4275" : "#1c1f44", 0.6),
      );
    }) +
    // The river reflects the flash.
    path(
      `M${w * 0.47} ${y + 4 * u}C${w * 0.43} ${y + h * 0.06} ${w * 0.6} ${y + h * 0.1} ${w * 0.5} ${y + h * 0.17}C${w * 0.42} ${y + h * 0.22} ${w * 0.5} ${h * 0.97} ${w * 0.46} ${h * 1.02}H${w * 0.72}C${w * 0.66} ${h * 0.96} ${w * 0.56} ${y + h * 0.22} ${w * 0.6} ${y + h * 0.17}C${w * 0.66} ${y + h * 0.1} ${w * 0.46} ${y + h * 0.06} ${w * 0.482} ${y + 4 * u}Z`,
      s.down(y, h, "#d9ccf2", [0.4, "#8f86c4"], "#3f4080"),
    ) +
    each(150, () => {
      const k = s.rnd() ** 1.6;
      const x = w * (s.rnd() < 0.5 ? s.rnd(0.02, 0.4) : s.rnd(0.6, 0.98));
      return circle(
        x,
        y + 4 * u + h * 0.1 * k,
        s.rnd(1, 2.2) * u * (1 + k),
        fade(s.pick(["#ffd890", "#ffe8bd", "#ffc060"]), 0.9),
      );
    }) +
    church(s, w * 0.2, y + h * 0.1, 150 * u, { wall: "#6a628f", cover: "#2a2850", spire: "point", lit: true }) +
    [0.12, 0.26, 0.32, 0.8, 0.88]
      .map((fx, i) =>
        house(s, {
          x: w * fx,
          y: y + h * (0.1 + (i % 2) * 0.03),
          w: 62 * u,
          h: 40 * u,
          roof: 28 * u,
          side: 52 * u,
          wall: "#5d5684",
          cover: "#262648",
          rows: 1,
          cols: 2,
          lit: 0.8,
          glass: "#262648",
          glowing: "#ffd27a",
          chimney: false,
        }),
      )
      .join("") +
    fringe(s, (x) => h * 0.95 + 18 * u * Math.sin(x / (200 * u)), 70 * u, "#080a20") +
    rain(s, 90, "#c9c4ea", 0.22, -0.3)
  );
}
