/** A pass road. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { grass, rockStone } from "#workers/demo/draw/kit/land.ts";
import { massif, range } from "#workers/demo/draw/kit/mountain.ts";
import { each, line, poly, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky, sun } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";
import { carSide } from "#workers/demo/draw/kit/vehicle.ts";

/** Hairpins climbing to a pass. */
export function pass(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.4, 0.4, 0.4);
  const turns = 8;
  // A swinging line whose ends are rounded into hairpins, squashed by distance.
  const at = (t: number): Point => {
    const k = t ** 1.7;
    const phase = t * turns * Math.PI + 0.5;
    const swing = 0.8 * Math.sin(phase) + 0.2 * (Math.asin(0.985 * Math.sin(phase)) / 1.4);
    return [w * 0.53 + swing * w * (0.025 + 0.36 * k), y + 4 * u + (h * 1.05 - y) * (k - 0.019 * t ** 0.7 * Math.sin(2 * phase))];
  };
  const steps = 420;
  const wide = (t: number) => (2.5 + 62 * (t ** 1.7) ** 1.1) * u;
  const ribbon = (grow: number, color: (t: number) => string): string =>
    each(steps, (i) => {
      const t = i / steps;
      const [p, q] = [at(t), at(t + 1.6 / steps)];
      return line(
        p[0],
        p[1],
        q[0],
        q[1],
        color(t),
        wide(t) * grow * (0.62 + 0.38 * Math.min(1, Math.abs(q[1] - p[1]) / (Math.abs(q[0] - p[0]) + 0.001))),
      );
    });
  const marks = each(110, (i) => {
    const t = 0.2 + (i / 110) * 0.8;
    const [p, q] = [at(t), at(t + 0.0035)];
    return line(p[0], p[1], q[0], q[1], fade("#ffffff", 0.85), wide(t) * 0.055);
  });
  const rides = (t: number, len: number, color: string): string => {
    const [p, q] = [at(t), at(t + 0.004)];
    return carSide(p[0], p[1] + wide(t) * 0.1, len * u, color, q[0] < p[0]);
  };
  return (
    sky(s, y, "#3a86c8", [0.6, "#93c4e4"], "#f0ead6") +
    cumulus(s, w * 0.8, h * 0.14, 340 * u, "#ffffff", "#d6e3ea") +
    sun(s, w * 0.14, h * 0.13) +
    range(
      s,
      {
        lit: "#c3bdb4",
        shade: "#566f92",
        haze: "#c6d3cc",
        foot: 0.4,
        snow: "#ffffff",
        snowLine: 0.22,
        light: "left",
        green: "#a3b37a",
        greenLine: 0.25,
      },
      { base: y + 40 * u, height: h * s.by(0.34, 0.31, 0.27), count: s.by(6, 5, 3), hero: 0.3 },
    ) +
    massif(s, w * 0.98, h * 0.1, w * 0.5, w * 0.4, h * 0.72, {
      lit: "#a8a596",
      shade: "#45586c",
      dense: 0.6,
      haze: "#8fa668",
      foot: 0.3,
      green: "#8da65e",
      greenLine: 0.55,
    }) +
    massif(s, w * 0.0, h * 0.14, w * 0.4, w * 0.5, h * 0.72, {
      lit: "#b9b4a2",
      shade: "#4f6273",
      dense: 0.55,
      haze: "#9ab06e",
      foot: 0.3,
      green: "#98b064",
      greenLine: 0.55,
    }) +
    poly(
      [
        [-5, h * 0.56],
        [w * 0.3, y + 24 * u],
        [w * 0.5, y - 4 * u],
        [w * 0.6, y],
        [w * 0.76, y + 34 * u],
        [w + 5, h * 0.58],
        [w + 5, h + 5],
        [-5, h + 5],
      ],
      s.down(y, h, "#a9ba6c", [0.4, "#86a350"], "#4f7a38"),
    ) +
    each(24, () => {
      const t = s.rnd(0.2, 1);
      return poly(
        [
          [w * s.rnd(0, 1), y + (h - y) * t],
          [w * s.rnd(0, 1), y + (h - y) * t + 14 * u],
          [w * s.rnd(0, 1), y + (h - y) * t + 22 * u],
        ],
        fade("#5d8340", 0.14),
      );
    }) +
    ribbon(1.34, () => "#d6cfba") +
    ribbon(1.04, (t) => mix("#9aa1a8", "#474e58", t)) +
    marks +
    times(34, () => s.rnd(0.12, 1))
      .sort()
      .map((t) =>
        rockStone(
          s,
          s.rnd(0, 1) < 0.5 ? w * s.rnd(0, 0.2) : w * s.rnd(0.84, 1),
          y + (h - y) * t,
          (5 + 34 * t * t) * u * s.rnd(0.5, 1.1),
          "#b9bab2",
          "#75828a",
        ),
      )
      .join("") +
    rides(0.865, 118, "#d8402f") +
    rides(0.7, 62, "#f2f2ee") +
    grass(s, () => h * 1.01, 110, 60 * u, "#3f6a2c", -10, w * 0.2) +
    grass(s, () => h * 1.01, 110, 60 * u, "#3f6a2c", w * 0.8, w + 10) +
    spruces(s, () => h * 1.02, 4, 150 * u, 260 * u, { dark: "#23493a", light: "#3a6a4c" }, -10, w * 0.1)
  );
}
