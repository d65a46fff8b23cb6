/** Sport on the trail and on the wall. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass, ground, rockStone } from "#workers/demo/draw/kit/land.ts";
import {
  blob,
  circle,
  each,
  line,
  nth,
  oval,
  path,
  place,
  poly,
  rect,
  rounded,
  stroke,
  times,
} from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Runners with numbers on a mountain path. */
export function trail(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.54, 0.52, 0.48);
  const k = sized(s, 1200, 800, s.by(0.86, 1.04, 1.4), 0.9);
  const slope = (x: number) => h * s.by(0.94, 0.9, 0.82) - (x / w) * h * s.by(0.26, 0.2, 0.14);
  const tops = ["#d8402f", "#2f7ac0", "#e0a020", "#5f9a45"];
  const runner = (fx: number, size: number, i: number) => {
    const [x, ry, z] = [w * fx, slope(w * fx) + 14 * k, size * k];
    return (
      oval(x, ry + 4 * k, z * 0.2, z * 0.03, fade("#3a3420", 0.4)) +
      person(x, ry, z, {
        top: nth(tops, i),
        legs: "#23282e",
        hair: nth(["#3a2a20", "#8a5a30", "#c9a468", "#2a211d"], i),
        stride: 1.1,
        hands: [
          [0.26, 0.7],
          [-0.24, 0.62],
        ],
        hat: i === 1 ? "#f4f4ee" : undefined,
      }) +
      rect(x - z * 0.075, ry - z * 0.7, z * 0.15, z * 0.11, "#ffffff") +
      rect(x - z * 0.05, ry - z * 0.665, z * 0.1, z * 0.04, "#33383e")
    );
  };
  return (
    valley(s, y, { hero: 0.7, peak: h * s.by(0.0004, 0.00034, 0.00028), sky: ["#2a84d0", "#8cc6ee", "#e9f2ea"] }) +
    ground(s, (x) => slope(x) - 40 * u, s.down(h * 0.5, h, "#9cc25f", "#55803a")) +
    each(9, () => rockStone(s, s.rnd(0, 1) * w, s.rnd(0.8, 0.99) * h, s.rnd(16, 46) * u, "#c9c5ba", "#8d8b88")) +
    path(`M-10 ${slope(0) - 24 * u}L${w + 10} ${slope(w) - 16 * u}V${slope(w) + 26 * u}L-10 ${slope(0) + 50 * u}Z`, "#d9c79c") +
    each(5, (i) => {
      const x = w * (0.1 + i * 0.2);
      return (
        line(x, slope(x) - 20 * u, x, slope(x) - 130 * u, "#8a6a48", 6 * u) +
        poly(
          [
            [x, slope(x) - 130 * u],
            [x + 60 * u, slope(x) - 112 * u],
            [x, slope(x) - 92 * u],
          ],
          "#e85a2a",
        )
      );
    }) +
    runner(0.86, 300, 3) +
    runner(0.66, 380, 2) +
    runner(0.43, 470, 1) +
    runner(0.19, 560, 0) +
    grass(s, () => h * 1.01, 180, 70 * u, "#4a7430")
  );
}

/** A climbing wall with coloured holds. */
export function climbing(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1300, 900, s.by(0.94, 1.1, 1.5), 1);
  const colors = ["#d8402f", "#2f8ac0", "#f0b030", "#5fae4a", "#8a5aa0", "#f07a2a"];
  const climber = (x: number, y: number, size: number, top: string, turn: number) =>
    line(x, y - size * 0.5, x + 10 * u, -10, "#e9e24a", 5 * u) +
    place(
      x,
      y,
      1,
      turn,
      person(0, 0, size, {
        top,
        legs: "#2f3a4a",
        hair: "#3a2a20",
        back: true,
        stride: 1.4,
        hands: [
          [0.24, 1.1],
          [-0.2, 0.98],
        ],
      }) + stroke(`M${-size * 0.1} ${-size * 0.46}h${size * 0.2}`, "#20242a", size * 0.04),
    );
  return (
    rect(0, 0, w, h, "#c9ced2") +
    each(9, (i) =>
      poly(
        [
          [w * ((i % 3) / 3), h * (Math.floor(i / 3) / 3)],
          [w * (((i % 3) + 1) / 3), h * (Math.floor(i / 3) / 3) + nth([60, -50, 30], i) * u],
          [w * (((i % 3) + 1) / 3) + nth([40, -30], i) * u, h * ((Math.floor(i / 3) + 1) / 3)],
          [w * ((i % 3) / 3), h * ((Math.floor(i / 3) + 1) / 3) + 40 * u],
        ],
        nth(["#dfe2e4", "#b9c0c6", "#ced4d8", "#a9b2b9", "#d6dadd"], i * 2),
      ),
    ) +
    each(120, (i) => circle(w * ((i % 15) / 15 + 0.03), h * (Math.floor(i / 15) / 8 + 0.05), 4 * u, "#8f989f")) +
    each(64, (i) => {
      const [x, y, r] = [
        w * (((i * 37) % 100) / 100) + s.rnd(-20, 20) * u,
        h * (((i * 53) % 90) / 100) + s.rnd(-20, 20) * u,
        s.rnd(16, 36) * u,
      ];
      const c = nth(colors, i % 6);
      return (
        blob(
          times(7, (j) => [x + Math.cos(j * 0.9) * r * s.rnd(0.7, 1.15), y + Math.sin(j * 0.9) * r * s.rnd(0.6, 1)] as const),
          c,
        ) + oval(x - r * 0.25, y - r * 0.25, r * 0.36, r * 0.22, lighter(c, 0.4))
      );
    }) +
    climber(w * s.by(0.3, 0.3, 0.3), h * 0.56, 460 * k, "#e0602a", -8) +
    climber(w * s.by(0.68, 0.7, 0.68), h * 0.78, 520 * k, "#2f8a7a", 10) +
    rect(0, h * 0.92, w, h, s.down(h * 0.92, h, "#3f6a9a", "#2a4a70")) +
    rect(0, h * 0.92, w, 10 * u, "#5f8aba") +
    person(w * 0.88, h * 0.97, 420 * k, {
      top: "#8a5aa0",
      legs: "#3a3f4a",
      hair: "#c9a468",
      back: true,
      hands: [
        [-0.16, 0.7],
        [-0.1, 0.56],
      ],
    }) +
    each(4, (i) => rounded(w * (0.06 + i * 0.06), h * 0.95, 60 * u, 34 * u, 12 * u, nth(colors, i)))
  );
}
