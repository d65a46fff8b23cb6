/** The playground of a kindergarten. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { each, line, nth, oval, path, place, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

const bright = ["#d8604a", "#3f8ac0", "#e0a83a", "#5f9a55", "#8a5aa0", "#e08fa0"];
const hairs = ["#3a2a20", "#8a5a30", "#c9a468", "#2a211d"];

/** A playground: slide, swing, sand, a colourful house behind. */
export function playground(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.46);
  const k = sized(s, 1400, 800, s.by(0.94, 1.08, 1.6), 0.9);
  const foot = h * s.by(0.86, 0.82, 0.76);
  const kid = (x: number, fy: number, size: number, i: number, stride = 0.4) =>
    person(x, fy, size * k, {
      top: nth(bright, i),
      legs: "#3a4a66",
      hair: nth(hairs, i),
      stride,
      hat: i % 2 ? nth(bright, i + 3) : undefined,
    });
  return (
    valley(s, y, {
      hero: 0.75,
      sky: ["#4aa0de", "#a9d8f0", "#f2f3e0"],
      meadow: ["#b4d66a", "#8cc050", "#559a36"],
      peak: s.by(0.28, 0.24, 0.18),
    }) +
    rect(w * 0.05, y - h * 0.2, w * 0.42, h * 0.24, "#f6d98a") +
    poly(
      [
        [w * 0.03, y - h * 0.2],
        [w * 0.49, y - h * 0.2],
        [w * 0.44, y - h * 0.3],
        [w * 0.08, y - h * 0.3],
      ],
      "#d8604a",
    ) +
    each(
      5,
      (i) =>
        rounded(w * (0.075 + i * 0.08), y - h * 0.155, w * 0.055, h * 0.12, 8 * u, nth(["#7fb8d8", "#a9d0e6"], i)) +
        rect(w * (0.075 + i * 0.08), y - h * 0.03, w * 0.055, h * 0.04, nth(bright, i)),
    ) +
    leafTree(s, w * 0.6, y + h * 0.08, h * s.by(0.4, 0.34, 0.26), "#79b04c") +
    oval(w * 0.34, foot + 30 * k, 330 * k, 70 * k, "#ecd9a4") +
    oval(w * 0.34, foot + 20 * k, 290 * k, 52 * k, "#f6e8bc") +
    place(
      w * s.by(0.3, 0.3, 0.3),
      foot,
      k,
      0,
      line(-120, 0, -120, -460, "#b58758", 26) +
        line(60, 0, 60, -460, "#a8794c", 26) +
        poly(
          [
            [-170, -450],
            [-30, -590],
            [110, -450],
          ],
          "#d8402f",
        ) +
        rect(-140, -300, 220, 24, "#c99a68") +
        each(5, (i) => line(-126, -50 - i * 55, -196, -40 - i * 55, "#8a6a48", 14)) +
        line(-196, 0, -196, -310, "#8a6a48", 16) +
        path("M70 -300Q160 -290 250 -150T430 -20L440 10Q300 10 220 -110T70 -260Z", "#f0b030") +
        path("M70 -310Q160 -300 250 -160T430 -34", "none", 'stroke="#e09020" stroke-width="16"'),
    ) +
    kid(w * 0.3 - 20 * k, foot - 300 * k, 220, 1, 0) +
    place(
      w * s.by(0.76, 0.78, 0.78),
      foot,
      k,
      0,
      line(-260, 10, -200, -520, "#3f8ac0", 24) +
        line(-140, 10, -200, -520, "#3577a8", 24) +
        line(260, 10, 200, -520, "#3f8ac0", 24) +
        line(140, 10, 200, -520, "#3577a8", 24) +
        line(-210, -516, 210, -516, "#3f8ac0", 26) +
        line(-90, -510, -140, -120, "#6b7077", 6) +
        line(-30, -510, -80, -110, "#6b7077", 6) +
        line(50, -510, 60, -90, "#6b7077", 6) +
        line(110, -510, 120, -90, "#6b7077", 6) +
        rect(-160, -124, 100, 18, "#8a5a34") +
        rect(44, -96, 92, 18, "#8a5a34"),
    ) +
    kid(w * s.by(0.76, 0.78, 0.78) - 108 * k, foot - 40 * k, 240, 2, 0) +
    kid(w * s.by(0.42, 0.44, 0.5), foot + 40 * k, 230, 3, 0.1) +
    kid(w * s.by(0.56, 0.58, 0.62), foot + 54 * k, 260, 0, 0.9) +
    kid(w * s.by(0.92, 0.95, 0.92), foot + 44 * k, 250, 5, 0.2) +
    grass(s, () => h * 1.01, 150, 50 * u, "#3f7f2a")
  );
}
