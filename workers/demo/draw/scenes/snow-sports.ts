/** On the loipe and on the sledge. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruce } from "#workers/demo/draw/kit/tree.ts";

/** Two skiers on a cross-country track. */
export function loipe(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.52, 0.5, 0.46);
  const k = sized(s, 1300, 800, s.by(0.86, 1.04, 1.4), 0.9);
  const skier = (x: number, by: number, size: number, top: string) =>
    oval(x, by + 6 * k, size * 0.5 * k, 10 * k, fade("#5f86b8", 0.4)) +
    stroke(
      `M${x - size * 0.62 * k} ${by}H${x + size * 0.6 * k}q${size * 0.08 * k} 0 ${size * 0.1 * k} ${-size * 0.06 * k}`,
      "#c9302f",
      size * 0.026 * k,
    ) +
    person(x, by - 6 * k, size * k, {
      top,
      legs: "#23304a",
      hat: "#f4f4ee",
      stride: 1.3,
      hands: [
        [0.36, 0.74],
        [-0.3, 0.54],
      ],
    }) +
    line(x + size * 0.36 * k, by - size * 0.74 * k, x + size * 0.14 * k, by, "#3a4048", 7 * k) +
    line(x - size * 0.3 * k, by - size * 0.54 * k, x - size * 0.6 * k, by, "#3a4048", 7 * k);
  return (
    valley(s, y, {
      snow: true,
      sky: ["#2a74c4", "#86bbe8", "#e6f0f6"],
      meadow: ["#f4f8fd", "#dfeaf6", "#b9d0ea"],
      hero: 0.36,
      peak: s.by(0.36, 0.32, 0.26),
      sun: 0.82,
    }) +
    ground(s, rolling(s, h * 0.7, 14 * u, 0.8), s.down(h * 0.68, h, "#fbfdff", "#c4d8ee")) +
    each(4, (i) =>
      stroke(
        `M${w * 0.62 + i * 6 * u + (i > 1 ? 30 * u : 0)} ${y + h * 0.1}Q${w * (0.2 + i * 0.03)} ${h * 0.72} ${w * (0.5 + i * 0.05)} ${h * 0.86}T${w * (0.9 + i * 0.06)} ${h * 1.04}`,
        "#9fbce0",
        (5 + i) * u,
      ),
    ) +
    spruce(s, w * 0.08, h * 0.88, h * s.by(0.62, 0.5, 0.38), { dark: "#1f4a58", light: "#376a76", snow: "#f3f9ff" }) +
    spruce(s, w * 0.94, h * 0.82, h * s.by(0.5, 0.4, 0.3), { dark: "#1f4a58", light: "#376a76", snow: "#f3f9ff" }) +
    spruce(s, w * 0.84, h * 0.7, h * s.by(0.3, 0.24, 0.18), { dark: "#2b5468", light: "#467286", snow: "#f3f9ff" }) +
    skier(w * s.by(0.66, 0.68, 0.7), h * 0.78, 330, "#e0a020") +
    skier(w * s.by(0.38, 0.38, 0.38), h * 0.92, 520, "#d8402f")
  );
}

/** Children on sledges. */
export function sledges(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.42);
  const k = sized(s, 1300, 800, s.by(0.9, 1.06, 1.4), 0.9);
  const slope = (x: number) => h * s.by(0.46, 0.48, 0.46) + (x / w) * h * s.by(0.4, 0.34, 0.26);
  const sled = (fx: number, size: number, top: string, hat: string) =>
    place(
      w * fx,
      slope(w * fx) + 60 * u,
      size * k,
      s.by(13, 14, 22),
      path("M-150 -214Q-100 -330 -20 -320Q50 -320 60 -220L40 -110H-130Z", top) +
        stroke("M30 -130L150 -120L190 -60", "#2f3f5a", 56) +
        circle(196, -56, 34, "#20242a") +
        stroke("M10 -270L110 -180", lighter(top, 0.14), 44) +
        circle(0, -380, 66, "#e9b890") +
        path("M-68 -380Q-70 -464 0 -464Q70 -464 68 -384Q0 -410 -68 -380Z", hat) +
        circle(0, -472, 24, "#ffffff") +
        path("M-50 -330Q0 -300 50 -330L-150 -296L-130 -330Z", "#f0c030") +
        each(4, (i) => rect(-180, -112 + i * 1, 380, 12, nth(["#b9814e", "#a8703e"], i))) +
        rect(-180, -100, 380, 20, "#c99a68") +
        line(-130, -80, -140, -10, "#8a5a34", 16) +
        line(130, -80, 130, -10, "#8a5a34", 16) +
        stroke("M-230 0H180Q260 -4 270 -90", "#8a2a24", 18) +
        each(5, (i) => circle(-250 - i * 34, -20 - (i % 3) * 30, 22 - i * 2, fade("#ffffff", 0.85))),
    );
  return (
    valley(s, y, {
      snow: true,
      sky: ["#3a84cc", "#9cc8ec", "#f2f0e6"],
      meadow: ["#f0f5fb", "#dbe7f4", "#b9d0ea"],
      hero: 0.72,
      peak: s.by(0.34, 0.3, 0.24),
    }) +
    ground(s, (x) => slope(x) + 20 * u, s.lin(0, h * 0.4, w * 0.3, h, "#ffffff", [0.5, "#e6eff9"], "#b5cdea")) +
    each(3, (i) =>
      stroke(`M-10 ${slope(0) + (40 + i * 80) * u}L${w} ${slope(w) + (40 + i * 80) * u}`, fade("#9fbce0", 0.6), 9 * u),
    ) +
    spruce(s, w * 0.9, h * 0.84, h * s.by(0.5, 0.42, 0.32), { dark: "#1f4a58", light: "#376a76", snow: "#f3f9ff" }) +
    spruce(s, w * 0.05, h * 0.56, h * s.by(0.36, 0.3, 0.22), { dark: "#2b5468", light: "#467286", snow: "#f3f9ff" }) +
    sled(0.22, 0.64, "#3f8a5a", "#d8402f") +
    sled(s.by(0.56, 0.54, 0.52), 1, "#d8402f", "#2f6ea8") +
    place(
      w * s.by(0.86, 0.84, 0.8),
      h * 0.96,
      k,
      0,
      circle(0, -90, 110, "#f8fbff") +
        circle(0, -260, 84, "#ffffff") +
        circle(0, -390, 60, "#f8fbff") +
        poly(
          [
            [0, -394],
            [80, -376],
            [0, -374],
          ],
          "#f07a2a",
        ) +
        circle(-18, -408, 8, "#20242a") +
        circle(24, -408, 8, "#20242a") +
        rect(-44, -500, 88, 60, "#33383e") +
        rect(-70, -446, 140, 14, "#33383e") +
        each(3, (i) => circle(8, -290 + i * 46, 9, "#33383e")) +
        stroke("M-80 -270L-190 -350M80 -270L180 -330", "#6b4c30", 12),
    )
  );
}
