/** Timber and thread. */
import { room, sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Logs in a stack, boards beside them, the mill behind. */
export function sawmill(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.42);
  const k = sized(s, 1500, 800, s.by(1, 1.14, 1.7), 0.9);
  const foot = h * s.by(0.9, 0.86, 0.78);
  const log = (x: number, ly: number, r: number) =>
    circle(x, ly, r, "#6b4a30") +
    circle(x, ly, r * 0.88, s.pick(["#e3bd84", "#d9ae74", "#ecc894"])) +
    each(
      3,
      (i) =>
        `<circle cx="${x + r * 0.04}" cy="${ly}" r="${r * (0.68 - i * 0.2)}" fill="none" stroke="${fade("#a8703e", 0.6)}" stroke-width="${r * 0.05}"/>`,
    ) +
    stroke(`M${x} ${ly}l${r * s.rnd(-0.5, 0.5)} ${r * 0.6}`, fade("#8a5a34", 0.6), r * 0.05);
  const rows = s.tall ? 7 : 5;
  return (
    valley(s, y, { hero: 0.3, meadow: ["#a4bf68", "#8aa04e", "#6f7a3c"] }) +
    rect(w * 0.5, y - h * 0.16, w * 0.46, h * 0.24, "#9a6a40") +
    each(16, (i) => rect(w * (0.5 + i * 0.02875), y - h * 0.16, 3 * u, h * 0.24, fade("#5e3a20", 0.5))) +
    poly(
      [
        [w * 0.47, y - h * 0.15],
        [w * 0.99, y - h * 0.15],
        [w * 0.94, y - h * 0.27],
        [w * 0.52, y - h * 0.27],
      ],
      "#6f6a66",
    ) +
    rect(w * 0.6, y - h * 0.06, w * 0.2, h * 0.14, "#2f2620") +
    rect(0, y + h * 0.08, w, h, s.down(y, h, "#c9b48a", "#96805a")) +
    each(60, () =>
      oval(s.rnd(0, w), s.rnd(y + h * 0.1, h), s.rnd(6, 22) * u, s.rnd(2, 6) * u, fade(s.pick(["#e3cfa0", "#a8905f"]), 0.7)),
    ) +
    place(
      w * s.by(0.78, 0.8, 0.78),
      foot - 40 * k,
      k,
      0,
      each(
        7,
        (i) =>
          rect(-240 + (i % 2) * 14, -46 - i * 44, 480, 30, nth(["#ecc894", "#dfb67c", "#e6c08a"], i)) +
          rect(-240 + (i % 2) * 14, -46 - i * 44, 480, 7, "#f6dcb0") +
          each(3, (j) => rect(-190 + j * 180, -16 - i * 44, 30, 14, "#8a5a34")),
      ) + oval(0, 0, 270, 16, fade("#4a3a20", 0.4)),
    ) +
    oval(w * 0.32, foot + 10 * k, 560 * k, 40 * k, fade("#4a3a20", 0.4)) +
    each(rows, (r) => {
      const n = 8 - r;
      return each(n, (i) => log(w * s.by(0.3, 0.3, 0.4) + (i - (n - 1) / 2) * 128 * k, foot - 56 * k - r * 110 * k, 64 * k));
    }) +
    person(w * s.by(0.58, 0.6, 0.7), foot + 40 * k, 380 * k, {
      top: "#d8602a",
      legs: "#3a4a3a",
      hat: "#e0c030",
      hands: [
        [0.2, 0.6],
        [-0.14, 0.46],
      ],
    })
  );
}

/** Looms in a row, coloured thread. */
export function looms(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.46);
  const k = sized(s, 1500, 900, s.by(1, 1.16, 1.7), 1);
  const cones = ["#c9304a", "#2f6ea8", "#e0a83a", "#4a8a5a", "#8a5aa0", "#f2efe6"];
  return (
    room(s, y, ["#dfe4e2", "#c9d0ce"], ["#b9b4a8", "#827d72"], 10) +
    each(
      s.by(6, 5, 3),
      (i) =>
        rect(
          (w * (i + 0.14)) / s.by(6, 5, 3),
          h * 0.05,
          (w / s.by(6, 5, 3)) * 0.72,
          h * 0.24,
          s.down(h * 0.05, h * 0.3, "#bfe0f0", "#f2f6ee"),
        ) + rect((w * (i + 0.48)) / s.by(6, 5, 3), h * 0.05, 6 * u, h * 0.24, "#8a9296"),
    ) +
    each(1, () => {
      const [r, t] = [3, 1];
      const size = (0.4 + t * 0.8) * k;
      const fy = y + (h - y) * (0.06 + t * 0.92);
      const x = w * (0.26 + t * 0.04);
      return place(
        x + t * w * 0.14,
        fy,
        size,
        0,
        oval(0, 6, 640, 26, fade("#3a3630", 0.35)) +
          rect(-600, -470, 60, 470, "#3f6a7a") +
          rect(540, -470, 60, 470, "#3f6a7a") +
          rect(-620, -500, 1240, 60, "#4f8094") +
          each(60, (i) => line(-530 + i * 18, -440, -530 + i * 18, -200, nth(cones, Math.floor(i / 10) + r), 6)) +
          rect(-560, -340, 1120, 34, "#a8794c") +
          path("M-540 -210H540V-60Q0 -20 -540 -60Z", nth(["#c9304a", "#2f6ea8", "#e0a83a", "#4a8a5a"], r)) +
          each(9, (i) => path(`M${-500 + i * 120} -180l40 40-40 40-40-40Z`, fade("#ffffff", 0.6))) +
          rect(-580, -70, 1160, 40, "#35596a") +
          each(12, (i) => path(`M${-540 + i * 98} -500l12 -70h22l12 70Z`, nth(cones, i + r))),
      );
    }) +
    person(w * s.by(0.84, 0.86, 0.84), h * s.by(0.92, 0.88, 0.8), 460 * k, {
      top: "#6a8a9a",
      legs: "#33405a",
      hair: "#5a3a26",
      hands: [
        [-0.3, 0.6],
        [-0.34, 0.54],
      ],
      face: 1,
    })
  );
}
