/** A football ground. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { rolling } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, lineD, nth, oval, path, poly, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky, stars } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** A football pitch under floodlights. */
export function football(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.5);
  const far = h * s.by(0.56, 0.55, 0.54);
  const at = (fx: number, t: number): Point => {
    const k = t ** 1.5;
    return [w * 0.5 + (fx - 0.5) * w * (0.92 + s.by(0.9, 1.2, 2.0) * k), far + (h * 1.04 - far) * k];
  };
  const stripes = each(10, (i) =>
    poly(
      [at(-0.2, i / 10), at(1.2, i / 10), at(1.2, (i + 1) / 10), at(-0.2, (i + 1) / 10)],
      i % 2 ? s.across(0, w, "#2f8a44", [0.5, "#48a954"], "#2f8a44") : s.across(0, w, "#267a3b", [0.5, "#3d9c4a"], "#267a3b"),
    ),
  );
  const lineTo = (points: Point[], closed = false) => stroke(lineD(points, closed), fade("#f6fff4", 0.9), 4.4 * u);
  const arc = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number) =>
    lineTo(
      times(37, (i) => {
        const a = a0 + ((a1 - a0) * i) / 36;
        return at(cx + Math.cos(a) * rx, cy + Math.sin(a) * ry);
      }),
    );
  const light = (x: number, base: number, tall: number) => {
    const [lw, lh] = [tall * 0.2, tall * 0.12];
    return (
      stroke(
        `M${x - 9 * u} ${base}L${x - 4 * u} ${base - tall}M${x + 9 * u} ${base}L${x + 4 * u} ${base - tall}`,
        "#7a86a3",
        4 * u,
      ) +
      each(9, (i) =>
        line(x - 8 * u + i * 0.4 * u, base - (tall * i) / 9, x + 7 * u, base - (tall * (i + 1)) / 9, "#7a86a3", 2 * u),
      ) +
      poly(
        [
          [x, base - tall],
          [x + (w / 2 - x) * 0.4 - w * 0.26, far + h * 0.2],
          [x + (w / 2 - x) * 0.4 + w * 0.3, far + h * 0.2],
        ],
        s.down(base - tall, far + h * 0.2, fade("#eaf4ff", 0.26), fade("#eaf4ff", 0)),
      ) +
      glow(s, x, base - tall, tall * 0.75, "#e6f2ff", 0.75) +
      rounded(x - lw / 2, base - tall - lh / 2, lw, lh, 4 * u, "#39435c") +
      each(15, (i) =>
        circle(x - lw * 0.4 + (i % 5) * lw * 0.2, base - tall - lh * 0.3 + Math.floor(i / 5) * lh * 0.3, lw * 0.075, "#ffffff"),
      )
    );
  };
  const gw = w * s.by(0.2, 0.26, 0.36);
  const gh = gw * 0.36;
  const gy = at(0.5, 0.18)[1];
  const goal =
    each(15, (i) =>
      line(
        w / 2 - gw / 2 + (gw * i) / 14,
        gy - gh,
        w / 2 - gw * 0.44 + (gw * 0.88 * i) / 14,
        gy - gh * 0.1,
        fade("#ffffff", 0.5),
        1.2 * u,
      ),
    ) +
    each(7, (i) =>
      line(
        w / 2 - gw / 2 + gw * 0.006 * i,
        gy - gh + (gh * 0.9 * i) / 6,
        w / 2 + gw / 2 - gw * 0.006 * i,
        gy - gh + (gh * 0.9 * i) / 6,
        fade("#ffffff", 0.5),
        1.2 * u,
      ),
    ) +
    stroke(`M${w / 2 - gw / 2} ${gy}V${gy - gh}H${w / 2 + gw / 2}V${gy}`, "#ffffff", 6 * u);
  const [bx, by] = at(0.5, 0.8);
  const br = 30 * u * s.by(1, 1.1, 1.2);
  const ball =
    oval(bx, by + br * 0.92, br * 1.1, br * 0.2, "#0a2a1466") +
    circle(bx, by, br, s.radial(bx - br * 0.4, by - br * 0.4, br * 1.6, "#ffffff", [0.6, "#e3e8ee"], "#9fb0c0")) +
    path(
      lineD(times(5, (i) => [bx + Math.cos(i * 1.2566 - 1.2) * br * 0.36, by + Math.sin(i * 1.2566 - 1.2) * br * 0.36] as const)),
      "#20262e",
    ) +
    each(5, (i) => {
      const a = i * 1.2566 - 1.2;
      return (
        line(
          bx + Math.cos(a) * br * 0.36,
          by + Math.sin(a) * br * 0.36,
          bx + Math.cos(a) * br * 0.7,
          by + Math.sin(a) * br * 0.7,
          "#20262e",
          br * 0.07,
        ) +
        poly(
          [
            [bx + Math.cos(a - 0.24) * br * 0.94, by + Math.sin(a - 0.24) * br * 0.94],
            [bx + Math.cos(a) * br * 0.68, by + Math.sin(a) * br * 0.68],
            [bx + Math.cos(a + 0.24) * br * 0.94, by + Math.sin(a + 0.24) * br * 0.94],
          ],
          "#20262e",
        )
      );
    });
  const player = (fx: number, t: number, shirt: string, face: 1 | -1, stride: number) => {
    const [px, py] = at(fx, t);
    const tall = h * s.by(0.14, 0.12, 0.085) * (0.5 + t * 1.25);
    return (
      oval(px + tall * 0.1, py, tall * 0.3, tall * 0.035, "#0a2a1455") +
      person(px, py, tall, {
        top: shirt,
        legs: shirt === "#f4f4f0" ? "#1f2a44" : "#f4f4f0",
        stride,
        face,
        hair: s.pick(["#2a2220", "#6a4228", "#b98a4a"]),
        hands: [
          [0.26, 0.6],
          [-0.22, 0.54],
        ],
      })
    );
  };
  return (
    sky(s, y, "#141c4c", [0.5, "#37427f"], [0.85, "#b06a86"], "#f0a07a") +
    stars(s, h * 0.25, 60) +
    silhouette(s, y - 40 * u, 90 * u, "#3a3f73", "#6a5680", 130 * u) +
    fringe(s, rolling(s, y + 10 * u, 8 * u), 44 * u, "#1d2850") +
    rect(w * 0.02, y - 6 * u, w * 0.96, far - y + 10 * u, "#262f55") +
    poly(
      [
        [w * 0.0, y - 46 * u],
        [w * 1.0, y - 46 * u],
        [w * 0.98, y - 62 * u],
        [w * 0.02, y - 62 * u],
      ],
      "#4a5580",
    ) +
    rect(w * 0.03, y - 46 * u, w * 0.94, 44 * u, "#1d2547") +
    each(260, (_i) =>
      circle(
        w * (0.035 + 0.93 * s.rnd()),
        y - s.rnd(-22, 36) * u,
        s.rnd(3, 5) * u,
        s.pick(["#e8c9a6", "#d8402f", "#f2f2ee", "#5a7fc4", "#f2b63a", "#3a4a7a"]),
      ),
    ) +
    light(w * s.by(0.1, 0.11, 0.14), far, h * s.by(0.46, 0.4, 0.36)) +
    light(w * s.by(0.9, 0.89, 0.86), far, h * s.by(0.46, 0.4, 0.36)) +
    (s.tall ? "" : light(w * 0.33, far - 20 * u, h * 0.28) + light(w * 0.67, far - 20 * u, h * 0.28)) +
    rect(0, far, w, h, "#23733a") +
    rect(0, far - 16 * u, w, 20 * u, "#e9edf2") +
    each(16, (i) =>
      rect((w * i) / 16 + 8 * u, far - 13 * u, w / 16 - 16 * u, 14 * u, nth(["#d8402f", "#2f5fa8", "#f2b63a", "#3a9a6a"], i % 4)),
    ) +
    stripes +
    lineTo([at(-0.2, 0.18), at(1.2, 0.18)]) +
    lineTo([at(0.22, 0.18), at(0.22, 0.5), at(0.78, 0.5), at(0.78, 0.18)]) +
    lineTo([at(0.36, 0.18), at(0.36, 0.3), at(0.64, 0.3), at(0.64, 0.18)]) +
    arc(0.5, 0.43, 0.12, 0.17, 0.42, 2.72) +
    oval(...at(0.5, 0.41), 6 * u, 3 * u, "#f6fff4") +
    goal +
    person(w / 2 + gw * 0.06, gy + 4 * u, gh * 0.84, {
      top: "#f2c23a",
      legs: "#20262e",
      hands: [
        [0.3, 0.62],
        [-0.3, 0.62],
      ],
      stride: 0.5,
    }) +
    player(0.3, 0.4, "#d8322f", 1, 0.9) +
    player(0.63, 0.38, "#f4f4f0", -1, 0.7) +
    player(0.7, 0.62, "#d8322f", -1, 1) +
    player(0.38, 0.66, "#f4f4f0", 1, 0.9) +
    ball
  );
}
