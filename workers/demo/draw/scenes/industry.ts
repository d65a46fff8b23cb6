/** Production halls. */
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { grass, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, nth, oval, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";
import { carSide, lorry } from "#workers/demo/draw/kit/vehicle.ts";

/** Production halls with shed roofs before the mountains. */
export function industry(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.76, 0.74, 0.72);
  const hall = (x: number, base: number, bw: number, bh: number, teeth: number, wall: string): string => {
    const tooth = bw / teeth;
    const rise = Math.min(bh * 0.42, tooth * 0.5);
    return (
      each(teeth, (i) => {
        const tx = x + tooth * i;
        return (
          poly(
            [
              [tx, base - bh],
              [tx, base - bh - rise],
              [tx + tooth, base - bh],
            ],
            s.lin(tx, base - bh - rise, tx + tooth, base - bh, "#8a97a3", "#5f6c79"),
          ) +
          poly(
            [
              [tx, base - bh],
              [tx, base - bh - rise],
              [tx + tooth * 0.1, base - bh - rise * 0.9],
              [tx + tooth * 0.1, base - bh],
            ],
            "#cfe6ee",
          )
        );
      }) +
      rect(x, base - bh, bw, bh, s.across(x, x + bw, lighter(wall, 0.3), wall)) +
      each(Math.floor(bw / (28 * u)), (i) => rect(x + i * 28 * u, base - bh, 2 * u, bh, fade("#22303c", 0.1))) +
      rect(x, base - bh * 0.86, bw, bh * 0.2, "#5f8aa3") +
      poly(
        [
          [x, base - bh * 0.86],
          [x + bw, base - bh * 0.86],
          [x, base - bh * 0.7],
        ],
        fade("#c9e3ee", 0.6),
      ) +
      each(Math.floor(bw / (60 * u)), (i) => rect(x + i * 60 * u, base - bh * 0.86, 4 * u, bh * 0.2, wall)) +
      rect(x, base - bh, bw, bh * 0.05, "#ffffff66")
    );
  };
  const gate = (x: number, base: number, gw: number, gh: number, open: boolean) =>
    rect(x - 6 * u, base - gh - 6 * u, gw + 12 * u, gh + 6 * u, "#f2f2ee") +
    rect(x, base - gh, gw, gh, open ? s.down(base - gh, base, "#f7dca0", "#8a7a66") : "#4f6f86") +
    (open ? "" : each(6, (i) => rect(x, base - gh + (i * gh) / 6, gw, 2.4 * u, "#3a566a")));
  const bh = h * s.by(0.22, 0.19, 0.15);
  const smoke = (x: number, py: number) =>
    group(
      s.blur(9 * u),
      each(6, (i) => circle(x + i * i * 5 * u, py - i * 30 * u, (12 + i * 8) * u, fade("#ffffff", 0.5 - i * 0.07))),
    );
  return (
    sky(s, y, "#4c95cf", [0.55, "#a4cce6"], "#f8ead0") +
    stratusField(s, h * 0.06, h * 0.24, 6, "#ffffff", 0.6, "#f3e6d6") +
    glow(s, w * 0.9, h * 0.28, 460 * u, "#fff0c6", 0.7) +
    range(
      s,
      { lit: "#c9cdd0", shade: "#5d7ca6", haze: "#d6e0dc", foot: 0.5, snow: "#ffffff", snowLine: 0.42, light: "right" },
      { base: y - 40 * u, height: h * s.by(0.46, 0.4, 0.32), count: s.by(6, 5, 3), hero: 0.4 },
    ) +
    layers(s, y - 100 * u, y - 60 * u, 40 * u, "#8fb0ae", "#74a084", 2, "#cfdcc2") +
    fringe(s, rolling(s, y - 50 * u, 8 * u), 24 * u, "#5f9068") +
    smoke(w * s.by(0.76, 0.8, 0.84) + 12 * u, y - bh * 2.5) +
    rect(
      w * s.by(0.76, 0.8, 0.84),
      y - bh * 2.5,
      26 * u,
      bh * 2.5,
      s.across(w * s.by(0.76, 0.8, 0.84), w * s.by(0.76, 0.8, 0.84) + 26 * u, "#e3ddd3", "#a8a29a"),
    ) +
    rect(w * s.by(0.76, 0.8, 0.84) - 2 * u, y - bh * 2.44, 30 * u, 14 * u, "#d8402f") +
    each(3, (i) => {
      const sx = w * s.by(0.84, 0.86, 0.86) + i * 66 * u;
      return (
        rounded(sx, y - bh * 1.5, 58 * u, bh * 1.5, 14 * u, s.across(sx, sx + 58 * u, "#f4f6f6", [0.4, "#d3dade"], "#8f9ca6")) +
        each(4, (k) => rect(sx, y - bh * (0.3 + k * 0.3), 58 * u, 2.4 * u, "#8593a0"))
      );
    }) +
    hall(w * s.by(0.46, 0.4, 0.3), y - 14 * u, w * s.by(0.4, 0.5, 0.66), bh * 1.1, s.by(6, 5, 5), "#b9c6cf") +
    rect(0, y - 2, w, h, s.down(y, h, "#a3a9ad", "#6f787f")) +
    hall(w * s.by(0.04, -0.04, -0.16), y + h * 0.02, w * s.by(0.5, 0.58, 0.78), bh * 1.2, s.by(5, 5, 5), "#dfe3e2") +
    gate(w * s.by(0.1, 0.06, 0.06), y + h * 0.02, w * s.by(0.07, 0.09, 0.13), bh * 0.58, false) +
    gate(w * s.by(0.2, 0.19, 0.25), y + h * 0.02, w * s.by(0.07, 0.09, 0.13), bh * 0.58, true) +
    gate(w * s.by(0.3, 0.32, 0.44), y + h * 0.02, w * s.by(0.07, 0.09, 0.13), bh * 0.58, false) +
    each(12, (i) =>
      poly(
        [
          [w * (0.5 + i * 0.045), y + h * 0.05],
          [w * (0.504 + i * 0.045), y + h * 0.05],
          [w * (0.52 + i * 0.055), y + h * 0.1],
          [w * (0.513 + i * 0.055), y + h * 0.1],
        ],
        "#f2f2ee",
      ),
    ) +
    each(s.by(5, 4, 3), (i) =>
      carSide(
        w * (0.57 + i * s.by(0.095, 0.12, 0.17)),
        y + h * 0.085,
        110 * u,
        nth(["#d8503a", "#3f6f9f", "#e9e9e4", "#4a5a5a", "#e0a83a"], i),
      ),
    ) +
    oval(w * s.by(0.28, 0.3, 0.36), h * s.by(0.902, 0.887, 0.857), 190 * u, 9 * u, "#00000033") +
    lorry(w * s.by(0.28, 0.3, 0.36), h * s.by(0.9, 0.885, 0.855), 360 * u, "#e8a020", "#f6f3ec") +
    rect(0, h * s.by(0.93, 0.92, 0.9), w, 8 * u, "#d3d6d8") +
    rect(0, h * s.by(0.94, 0.93, 0.905), w, h, s.down(h * 0.9, h, "#8abb58", "#4f8a38")) +
    grass(s, () => h * 1.01, 160, 50 * u, "#3f7a2e")
  );
}
