/** An orchard above the lake. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, nth, oval, place, rect } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Apple trees in autumn, crates full of fruit. */
export function orchard(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const k = sized(s, 1300, 800, s.by(0.9, 1.06, 1.5), 0.9);
  const foot = h * s.by(0.92, 0.88, 0.8);
  const tree = (x: number, ty: number, tall: number) =>
    leafTree(s, x, ty, tall, "#6a9a3f") +
    each(26, () =>
      circle(
        x + s.rnd(-0.32, 0.32) * tall,
        ty - s.rnd(0.4, 0.94) * tall,
        tall * s.rnd(0.016, 0.026),
        s.pick(["#d8302a", "#e8502a", "#f0b030"]),
      ),
    );
  const crate = (x: number, cy: number, size: number) =>
    place(
      x,
      cy,
      size,
      0,
      oval(0, 6, 190, 18, fade("#2c4a1a", 0.4)) +
        each(13, (i) =>
          circle(
            -138 + (i % 7) * 46,
            -130 - Math.floor(i / 7) * 26,
            32,
            nth(["#d8302a", "#e8503a", "#c9241e", "#f0b040"], i * 3),
          ),
        ) +
        rect(-170, -130, 340, 130, "#c99a68") +
        each(3, (i) => rect(-170, -126 + i * 44, 340, 34, nth(["#d8ac78", "#c4955e", "#b9874e"], i))) +
        rect(-170, -134, 22, 136, "#8a5a34") +
        rect(148, -134, 22, 136, "#8a5a34"),
    );
  return (
    valley(s, y, { hero: 0.5, sky: ["#4a96d6", "#aed6ec", "#f6ecd0"], meadow: ["#b9cc62", "#93b04a", "#5f8a34"] }) +
    rect(0, y + 6 * u, w, h * 0.05, "#8cc0dc") +
    rect(0, y + h * 0.052, w, h, s.down(y, h, "#b4c85e", "#5f8a34")) +
    each(5, (i) => tree(w * (0.06 + i * 0.22), y + h * 0.13, h * s.by(0.26, 0.22, 0.17))) +
    each(3, (i) =>
      tree(
        w * nth([0.13, 0.9, 0.56], i),
        h * nth([0.76, 0.78, 0.64], i) - (s.tall ? h * 0.08 : 0),
        h * nth([0.62, 0.66, 0.4], i) * s.by(1, 0.84, 0.62),
      ),
    ) +
    place(
      w * 0.74,
      foot - 60 * k,
      k,
      14,
      rect(-56, -560, 18, 570, "#b9814e") +
        rect(38, -560, 18, 570, "#a8703e") +
        each(8, (i) => rect(-50, -520 + i * 66, 100, 14, "#c99a68")),
    ) +
    person(w * s.by(0.6, 0.6, 0.6), foot - 10 * k, 480 * k, {
      top: "#3f6a9a",
      legs: "#5a4a3a",
      hat: "#e3cf9a",
      hands: [
        [0.3, 1.0],
        [-0.14, 0.46],
      ],
    }) +
    crate(w * 0.28, foot, k * 1.05) +
    crate(w * 0.44, foot + 30 * k, k * 0.9) +
    each(9, () => circle(s.rnd(0.1, 0.9) * w, s.rnd(0.86, 0.97) * h, 11 * u, darker(s.pick(["#d8302a", "#e8502a"]), 0.05))) +
    grass(s, () => h * 1.01, 180, 56 * u, "#4a7a2a") +
    glow(s, w * 0.1, 0, 500 * u, "#fff6d8", 0.6)
  );
}
