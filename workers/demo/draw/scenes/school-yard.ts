/** The school yard at break. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, line, nth, oval, place, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

const bright = ["#d8604a", "#3f8ac0", "#e0a83a", "#5f9a55", "#8a5aa0", "#e08fa0"];
const hairs = ["#3a2a20", "#8a5a30", "#c9a468", "#2a211d"];

/** Break in the school yard: hopscotch, a ball, a basket. */
export function yard(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.46);
  const k = sized(s, 1400, 900, s.by(0.96, 1.12, 1.7), 1);
  const child = (fx: number, fy: number, size: number, i: number, stride: number, face: 1 | -1 = 1) =>
    oval(w * fx, h * fy, size * 0.2 * k, 9 * k, fade("#33363c", 0.28)) +
    person(w * fx, h * fy, size * k, {
      top: nth(bright, i),
      legs: nth(["#2f4a6b", "#4a4f58", "#6b4a3a"], i),
      hair: nth(hairs, i),
      stride,
      face,
      bag: i % 3 === 0 ? nth(bright, i + 2) : undefined,
    });
  return (
    valley(s, y, { hero: 0.5, peak: s.by(0.26, 0.22, 0.18), woods: false }) +
    rect(0, y - h * 0.26, w * 0.56, h * 0.28, "#f0dcae") +
    rect(0, y - h * 0.285, w * 0.58, h * 0.034, "#9a5a3c") +
    each(
      10,
      (i) =>
        rect(
          w * (0.025 + (i % 5) * 0.108),
          y - h * (0.225 - Math.floor(i / 5) * 0.13),
          w * 0.075,
          h * 0.085,
          s.pick(["#6f93ac", "#7fa3ba", "#5f849e"]),
        ) + rect(w * (0.06 + (i % 5) * 0.108), y - h * (0.225 - Math.floor(i / 5) * 0.13), 4 * u, h * 0.085, "#fbf6e6"),
    ) +
    leafTree(s, w * 0.88, y + h * 0.06, h * s.by(0.5, 0.42, 0.32), "#6aa548") +
    rect(0, y + h * 0.02, w, h, s.down(y, h, "#b9bcc0", "#8d9197")) +
    each(7, (i) => {
      const [x, fy, t] = [w * (s.by(0.36, 0.36, 0.34) + i * 0.012), h * (0.98 - i * 0.062), 1 - i * 0.09];
      const pair = i === 2 || i === 5;
      const cell = (dx: number) =>
        `<rect x="${x + dx * t}" y="${fy - 62 * k * t}" width="${110 * k * t}" height="${60 * k * t}" fill="none" stroke="#fdf6c8" stroke-width="${6 * k * t}"/>`;
      return pair ? cell(-55 * k) + cell(55 * k) : cell(0);
    }) +
    place(
      w * s.by(0.78, 0.8, 0.84),
      h * 0.78,
      k,
      0,
      rect(-12, -560, 24, 560, "#5a6470") +
        rect(-190, -640, 240, 150, "#f4f5f2") +
        `<rect x="-110" y="-580" width="90" height="66" fill="none" stroke="#d8402f" stroke-width="9"/>` +
        stroke("M-124 -490h110", "#e06a2a", 14) +
        each(4, (i) => line(-118 + i * 32, -486, -100 + i * 20, -410, "#f4f5f2", 5)),
    ) +
    circle(w * s.by(0.72, 0.72, 0.72), h * 0.48, 30 * k, "#e0802f") +
    child(s.by(0.68, 0.68, 0.66), 0.8, 300, 1, 0.6) +
    child(s.by(0.86, 0.9, 0.9), 0.86, 310, 3, 0.3, -1) +
    child(s.by(0.42, 0.43, 0.46), 0.76, 260, 4, 0.9) +
    child(s.by(0.14, 0.12, 0.14), 0.86, 320, 0, 0) +
    child(s.by(0.22, 0.22, 0.28), 0.88, 300, 5, 0, -1) +
    child(s.by(0.56, 0.58, 0.62), 0.66, 210, 2, 1) +
    child(s.by(0.3, 0.28, 0.28), 0.66, 200, 3, 0.8, -1)
  );
}
