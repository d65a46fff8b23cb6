/** The cows come home. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { cow, person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, rect } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Cows with wreaths come down from the alp. */
export function cattleDrive(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const k = sized(s, 1300, 800, s.by(0.92, 1.1, 1.6), 0.92);
  const wreath = (x: number, cy: number, size: number) =>
    each(15, (i) => {
      const a = Math.PI * (0.94 + i * 0.08);
      const color = nth(["#d8402f", "#f0c040", "#ffffff", "#e0609a", "#4a8a3a"], i);
      return circle(x + (0.49 + Math.cos(a) * 0.12) * size, cy - (0.86 - Math.sin(a) * 0.15) * size, size * 0.036, color);
    });
  const herd = [
    [0.84, 0.62, 250],
    [0.6, 0.66, 320],
    [0.86, 0.8, 400],
    [0.34, 0.86, 560],
  ] as const;
  return (
    valley(s, y, { sky: ["#4a90d0", "#a9cfe6", "#f6e9c8"], meadow: ["#c4c46a", "#9fae4c", "#66862f"], hero: 0.3, sun: 0.86 }) +
    path(
      `M${w * 0.92} ${y + 20 * u}Q${w * 0.7} ${h * 0.6} ${w * 0.98} ${h * 0.74}T${w * 0.9} ${h * 1.02}H${-w * 0.1}V${h * 0.84}Q${w * 0.5} ${h * 0.8} ${w * 0.54} ${h * 0.64}T${w * 0.9} ${y + 20 * u}Z`,
      "#ddcfa4",
    ) +
    each(4, (i) =>
      leafTree(
        s,
        w * nth([0.06, 0.18, 0.3, 0.42], i),
        y + h * nth([0.12, 0.06, 0.1, 0.05], i),
        h * nth([0.3, 0.22, 0.24, 0.16], i),
        nth(["#d98032", "#e0962e", "#c9622a", "#8f9a3f"], i),
      ),
    ) +
    herd
      .map(([fx, fy, size], i) => {
        const z = size * k;
        return (
          oval(w * fx, h * fy, z * 0.5, z * 0.05, fade("#4a3f20", 0.4)) +
          cow(w * fx, h * fy, z, nth(["#8a6546", "#a07a58", "#745238", "#8a6546"], i), false) +
          wreath(w * fx, h * fy, z)
        );
      })
      .join("") +
    person(w * s.by(0.62, 0.62, 0.64), h * 0.93, 460 * k, {
      top: "#f4efe4",
      legs: "#5a4a3a",
      hat: "#3f5a3a",
      stride: 0.7,
      hands: [
        [0.3, 0.6],
        [-0.16, 0.46],
      ],
    }) +
    rect(w * s.by(0.62, 0.62, 0.64) - 54 * k, h * 0.93 - 370 * k, 108 * k, 160 * k, "#8a3f3a") +
    line(
      w * s.by(0.62, 0.62, 0.64) + 140 * k,
      h * 0.93,
      w * s.by(0.62, 0.62, 0.64) + 136 * k,
      h * 0.93 - 420 * k,
      "#6b4424",
      14 * k,
    ) +
    grass(s, () => h * 1.01, 170, 60 * u, "#5a7a2a")
  );
}
