/** Summits by day. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass, ground, rockStone, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers, massif, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, path, rect } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, mist, sky, sun } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

/** A summit cross with its stays. */
export const cross = (x: number, y: number, tall: number, color: string): string =>
  rect(x - tall * 0.035, y - tall, tall * 0.07, tall, color) +
  rect(x - tall * 0.27, y - tall * 0.77, tall * 0.54, tall * 0.07, color) +
  line(x - tall * 0.02, y - tall * 0.6, x - tall * 0.22, y, fade(color, 0.8), tall * 0.012) +
  line(x + tall * 0.02, y - tall * 0.6, x + tall * 0.22, y, fade(color, 0.8), tall * 0.012);

/** Rock and meadow in high summer, a walker near the summit cross. */
export function summer(s: Stage): string {
  const { w, h, u } = s;
  const y = h * 0.74;
  const near = rolling(s, h * s.by(0.86, 0.86, 0.88), 12 * u, 0.7, -h * 0.08);
  const spot = w * s.by(0.2, 0.22, 0.26);
  return (
    sky(s, y, "#1f78c8", [0.5, "#63aee6"], "#d3eaf4") +
    cumulus(s, w * 0.16, h * 0.2, 340 * u, "#ffffff", "#cfe3f2") +
    cumulus(s, w * 0.92, h * 0.3, 320 * u, "#ffffff", "#cfe3f2") +
    range(
      s,
      { lit: "#b4c2cf", shade: "#6f8cb0", haze: "#c9dfe8", foot: 0.7 },
      { base: h * 0.6, height: h * s.by(0.3, 0.27, 0.22), count: 6 },
    ) +
    layers(s, h * 0.54, h * 0.6, 50 * u, "#9dbcc4", "#7fa898", 2, "#cfe3d6") +
    massif(
      s,
      w * s.by(0.62, 0.6, 0.58),
      h * s.by(0.08, 0.12, 0.2),
      w * s.by(0.44, 0.52, 0.66),
      w * s.by(0.44, 0.52, 0.66),
      h * 0.84,
      {
        lit: "#d8cfc0",
        shade: "#566b88",
        dense: 0.66,
        haze: "#8fb377",
        foot: 0.24,
        snow: "#ffffff",
        snowLine: 0.1,
        green: "#86ad5b",
        greenLine: 0.42,
      },
    ) +
    cross(w * s.by(0.62, 0.6, 0.58), h * s.by(0.085, 0.125, 0.203), 44 * u, "#3b3f48") +
    ground(s, rolling(s, h * 0.76, 16 * u, 1, h * 0.04), s.down(h * 0.74, h * 0.92, "#8fbb5b", "#659a44")) +
    spruces(s, rolling(s, h * 0.8, 10 * u, 1), 20, 26 * u, 52 * u, { dark: "#33603f", light: "#4a7d4e" }, w * 0.4, w) +
    ground(s, near, s.down(h * 0.8, h, "#7eae4c", "#3f7630")) +
    each(8, () => {
      const x = s.rnd(0, w);
      return rockStone(s, x, near(x) + s.rnd(10, 60) * u, s.rnd(14, 40) * u, "#b9bcb6", "#77858c");
    }) +
    grass(s, (x) => near(x) + 34 * u, 220, 44 * u, "#4f8a38") +
    each(40, () => {
      const x = s.rnd(0, w);
      return circle(x, near(x) + s.rnd(8, h * 0.12), s.rnd(2.5, 5) * u, s.pick(["#ffd84a", "#ffffff", "#e0568e", "#8f6fd0"]));
    }) +
    person(spot, near(spot) + 12 * u, h * s.by(0.26, 0.22, 0.17), {
      top: "#d8452e",
      legs: "#3d4a5c",
      bag: "#2f6f8f",
      stride: 0.7,
      back: true,
      hat: "#f0c23a",
      hands: [
        [0.2, 0.52],
        [-0.14, 0.46],
      ],
    }) +
    line(
      spot + h * s.by(0.052, 0.044, 0.034),
      near(spot) - h * s.by(0.135, 0.115, 0.09),
      spot + h * s.by(0.075, 0.062, 0.048),
      near(spot) + 12 * u,
      "#4b3a2c",
      4 * u,
    )
  );
}

/** Hard winter light, deep blue sky. */
export function winter(s: Stage): string {
  const { w, h, u } = s;
  const rock = {
    lit: "#fbfdff",
    shade: "#3f6db0",
    dense: 0.7,
    haze: "#d5e6f6",
    foot: 0.2,
    snow: "#ffffff",
    snowLine: 0.75,
    light: "right" as const,
  };
  const near = rolling(s, h * 0.86, 26 * u, 0.8, h * 0.05);
  return (
    sky(s, h * 0.8, "#0b3f93", [0.45, "#2b77cf"], [0.8, "#8fc4ee"], "#cfe7f7") +
    sun(s, w * 0.86, h * 0.12) +
    range(
      s,
      { ...rock, lit: "#d7e6f6", shade: "#6f9bd3", haze: "#d9eaf8", snow: "#e6f0fa" },
      { base: h * 0.68, height: h * s.by(0.36, 0.32, 0.26), count: s.by(7, 6, 4) },
    ) +
    massif(
      s,
      w * s.by(0.4, 0.42, 0.46),
      h * s.by(0.1, 0.15, 0.22),
      w * s.by(0.4, 0.46, 0.7),
      w * s.by(0.42, 0.5, 0.7),
      h * 0.9,
      rock,
    ) +
    massif(s, w * s.by(0.8, 0.86, 0.96), h * s.by(0.3, 0.34, 0.44), w * 0.36, w * 0.34, h * 0.92, rock) +
    massif(s, w * s.by(0.05, 0.02, 0), h * s.by(0.36, 0.4, 0.48), w * 0.3, w * 0.34, h * 0.92, rock) +
    // A plume of blown snow from the summit.
    path(
      `M${w * s.by(0.4, 0.42, 0.46)} ${h * s.by(0.1, 0.15, 0.22)}q${-120 * u} ${-40 * u} ${-330 * u} ${-16 * u}q${190 * u} ${10 * u} ${318 * u} ${50 * u}Z`,
      fade("#ffffff", 0.6),
      s.blur(7 * u),
    ) +
    mist(s, h * 0.8, 60 * u, "#eaf4fc", 0.7) +
    ground(s, near, s.lin(w, h * 0.8, 0, h, "#ffffff", "#c6dcf2", "#8fb4de")) +
    ground(s, rolling(s, h * 0.95, 16 * u, 0.9, -h * 0.05), s.lin(w, h * 0.9, 0, h, "#f6fbff", "#a9c8e8")) +
    spruces(
      s,
      (x) => near(x) + 22 * u,
      s.by(11, 10, 7),
      80 * u,
      170 * u,
      { dark: "#1f4a5c", light: "#3a6b78", snow: "#f4faff" },
      w * 0.68,
      w + 20,
      30 * u,
    ) +
    spruces(
      s,
      (x) => near(x) + 30 * u,
      s.by(7, 6, 4),
      80 * u,
      150 * u,
      { dark: "#1f4a5c", light: "#3a6b78", snow: "#f4faff" },
      -20,
      w * 0.22,
      30 * u,
    )
  );
}
