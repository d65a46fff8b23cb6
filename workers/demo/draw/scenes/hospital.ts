/** A hospital. */
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, oval, path, place, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { helicopter } from "#workers/demo/draw/kit/vehicle.ts";

/** A hospital with its rescue helicopter. */
export function hospital(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.8, 0.78, 0.74);
  const body = (x: number, bw: number, bh: number, floors: number, cols: number, tone: string): string =>
    rect(x, y - bh, bw, bh, s.across(x, x + bw, lighter(tone, 0.3), tone)) +
    each(floors, (f) => {
      const fy = y - bh + (bh * (f + 0.26)) / floors;
      const fh = (bh / floors) * 0.5;
      return (
        rect(x + bw * 0.03, fy, bw * 0.94, fh, "#5b86a3") +
        poly(
          [
            [x + bw * 0.03, fy],
            [x + bw * 0.97, fy],
            [x + bw * 0.03, fy + fh * 0.8],
          ],
          fade("#b9dcea", 0.5),
        ) +
        each(cols - 1, (i) => rect(x + bw * (0.03 + (0.94 * (i + 1)) / cols) - 2 * u, fy, 4 * u, fh, "#f2f5f5")) +
        each(cols, (i) =>
          s.rnd() < 0.22
            ? rect(
                x + bw * (0.03 + (0.94 * i) / cols) + 3 * u,
                fy + 2 * u,
                (bw * 0.94) / cols - 6 * u,
                fh * s.rnd(0.3, 0.9),
                s.pick(["#f2dca8", "#dfeaf0", "#e8f0f2"]),
              )
            : "",
        )
      );
    }) +
    rect(x - 6 * u, y - bh - 10 * u, bw + 12 * u, 14 * u, "#ffffff");
  const tw = w * s.by(0.3, 0.38, 0.5);
  const tx = w * s.by(0.4, 0.34, 0.28);
  const th = h * s.by(0.52, 0.46, 0.42);
  const cross = (cx: number, cy: number, r: number, c: string) =>
    rounded(cx - r * 0.32, cy - r, r * 0.64, r * 2, r * 0.08, c) + rounded(cx - r, cy - r * 0.32, r * 2, r * 0.64, r * 0.08, c);
  const amb = (ax: number, ay: number, len: number) =>
    place(
      ax,
      ay,
      len / 500,
      0,
      oval(0, 4, 260, 16, "#00000033") +
        path("M-240 -40V-230Q-240 -250 -220 -250H110Q140 -248 170 -190L186 -150L236 -128Q246 -122 246 -104V-40Z", "#fdfdfb") +
        rect(-240, -132, 486, 40, "#d8402f") +
        path("M96 -222H118Q136 -216 160 -152H96Z", "#2f4252") +
        rect(-160, -222, 180, 66, "#dfe9ee") +
        cross(-70, -188, 30, "#3a7fb8") +
        circle(-140, -36, 44, "#1d232b") +
        circle(-140, -36, 20, "#9aa4ac") +
        circle(150, -36, 44, "#1d232b") +
        circle(150, -36, 20, "#9aa4ac") +
        rect(-30, -272, 90, 24, "#2f7ff0", 'rx="8"') +
        rect(224, -104, 22, 22, "#ffe9a8"),
    );
  return (
    sky(s, y, "#5ba6dc", [0.6, "#b3d9ee"], "#f4f4ec") +
    cumulus(s, w * 0.18, h * 0.3, 320 * u, "#ffffff", "#dfeaf2") +
    cumulus(s, w * 0.9, h * 0.24, 280 * u, "#ffffff", "#dfeaf2") +
    range(
      s,
      { lit: "#c0cdd8", shade: "#86a3c2", haze: "#d6e6ea", foot: 0.6, snow: "#ffffff", snowLine: 0.3 },
      { base: h * 0.68, height: h * 0.28, count: 5 },
    ) +
    fringe(s, rolling(s, h * 0.66, 12 * u), 26 * u, "#86b08f") +
    body(w * s.by(0.06, -0.06, -0.2), w * s.by(0.36, 0.42, 0.5), th * 0.62, 4, s.by(8, 7, 6), "#e2e9ea") +
    body(w * s.by(0.68, 0.7, 0.74), w * s.by(0.28, 0.4, 0.5), th * 0.74, 5, s.by(6, 7, 6), "#dbe4e7") +
    body(tx, tw, th, s.by(7, 7, 8), s.by(8, 7, 6), "#f3f5f3") +
    rect(tx + tw * 0.42, y - th - 60 * u, tw * 0.3, 54 * u, "#e3e9ea") +
    rect(tx + tw * 0.42, y - th, tw * 0.16, th, "#ffffff") +
    cross(tx + tw * 0.5, y - th + tw * 0.13, tw * 0.06, "#2f86b8") +
    poly(
      [
        [tx + tw * 0.1, y - h * 0.12],
        [tx + tw * 0.92, y - h * 0.12],
        [tx + tw * 1.0, y - h * 0.098],
        [tx + tw * 0.02, y - h * 0.098],
      ],
      "#2f86b8",
    ) +
    rect(tx + tw * 0.12, y - h * 0.098, tw * 0.78, h * 0.098, "#2b4152") +
    rect(tx + tw * 0.15, y - h * 0.09, tw * 0.72, h * 0.09, s.down(y - h * 0.09, y, "#ffe9b8", "#c9e0e8")) +
    each(7, (i) => rect(tx + tw * (0.15 + i * 0.12), y - h * 0.09, 4 * u, h * 0.09, "#2b4152")) +
    rect(tx + tw * 0.05, y - h * 0.098, 8 * u, h * 0.1, "#dfe6e8") +
    rect(tx + tw * 0.94, y - h * 0.098, 8 * u, h * 0.1, "#dfe6e8") +
    ground(s, () => y, s.down(y, h, "#8fbf68", "#5d9a48")) +
    poly(
      [
        [w * 0.1, y + 1],
        [w * 0.94, y + 1],
        [w * 1.1, y + h * 0.06],
        [-0.06 * w, y + h * 0.06],
      ],
      "#c9cdd0",
    ) +
    rect(0, y + h * 0.06, w, h * 0.09, s.down(y + h * 0.06, y + h * 0.15, "#7d868e", "#6a737c")) +
    each(10, (i) => rect(w * (i / 10) + 20 * u, y + h * 0.104, w * 0.05, 4 * u, "#f2f2ee")) +
    shrubs(s, () => y + 8 * u, 7, 20 * u, 40 * u, ["#5fa052", "#4f9048"], 0, tx - 10 * u) +
    shrubs(s, () => y + 8 * u, 6, 20 * u, 40 * u, ["#5fa052", "#4f9048"], tx + tw + 20 * u, w) +
    leafTree(s, w * s.by(0.05, 0.06, 0.07), y + h * 0.04, h * s.by(0.34, 0.26, 0.2), "#5a9c4c") +
    leafTree(s, w * s.by(0.95, 0.95, 0.94), y + h * 0.04, h * s.by(0.3, 0.24, 0.18), "#66a854") +
    amb(w * s.by(0.3, 0.3, 0.34), y + h * 0.118, w * s.by(0.15, 0.2, 0.3)) +
    person(w * s.by(0.74, 0.76, 0.8), y + h * 0.055, h * s.by(0.11, 0.09, 0.07), {
      top: "#3f9f9a",
      legs: "#3f9f9a",
      stride: 0.6,
      face: -1,
    }) +
    person(w * s.by(0.77, 0.8, 0.87), y + h * 0.056, h * s.by(0.11, 0.09, 0.07), {
      top: "#fbfbf8",
      legs: "#5a6a7a",
      stride: 0.4,
      hair: "#7a5a34",
    }) +
    grass(s, () => h * 1.01, 160, 46 * u, "#468a38") +
    helicopter(w * s.by(0.24, 0.3, 0.42), h * s.by(0.2, 0.17, 0.17), w * s.by(0.24, 0.3, 0.5))
  );
}
