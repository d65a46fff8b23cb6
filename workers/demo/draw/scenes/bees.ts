/** Bees at their hives. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, nth, oval, place, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Painted hives under fruit trees in blossom. */
export function bees(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.46);
  const k = sized(s, 1300, 700, s.by(0.9, 1.06, 1.5), 0.76);
  const foot = h * s.by(0.86, 0.82, 0.75);
  const bee = (x: number, by: number, size: number, turn: number) =>
    place(
      x,
      by,
      size,
      turn,
      oval(-6, -20, 15, 22, fade("#ffffff", 0.75), 'transform="rotate(-24)"') +
        oval(14, -20, 13, 20, fade("#ffffff", 0.75), 'transform="rotate(20)"') +
        oval(0, 0, 30, 19, "#f0b020") +
        rect(-12, -18, 9, 36, "#2a211a") +
        rect(6, -17, 9, 34, "#2a211a") +
        circle(28, -2, 13, "#2a211a"),
    );
  return (
    valley(s, y, { hero: 0.4, sky: ["#58a8e2", "#b9def2", "#f4f4e4"], meadow: ["#b9d86f", "#8fc252", "#549a36"] }) +
    each(3, (i) => {
      const [x, ty, size] = [
        w * nth([0.1, 0.56, 0.92], i),
        y + h * nth([0.2, 0.1, 0.22], i),
        h * nth([0.56, 0.4, 0.6], i) * s.by(1, 0.84, 0.6),
      ];
      return (
        leafTree(s, x, ty, size, "#f2c9d4", "#5e4636") +
        each(40, () =>
          circle(
            x + s.rnd(-0.3, 0.3) * size,
            ty - s.rnd(0.36, 0.96) * size,
            s.rnd(4, 9) * u,
            s.pick(["#ffffff", "#fbe3ea", "#f0a9bd"]),
          ),
        )
      );
    }) +
    each(4, (i) =>
      place(
        w * 0.5 + (i - 1.5) * 320 * k,
        foot + (i % 2) * 20 * k,
        k,
        0,
        oval(0, 6, 170, 18, fade("#2c5a20", 0.4)) +
          rect(-120, -60, 24, 60, "#6b4424") +
          rect(96, -60, 24, 60, "#6b4424") +
          each(
            3,
            (j) =>
              rect(
                -140,
                -190 - j * 120,
                280,
                116,
                nth(["#f0c040", "#3f8ac0", "#d8604a", "#5f9a55", "#f2efe4", "#8a5aa0"], i * 2 + j),
              ) +
              rect(60, -190 - j * 120, 80, 116, "#00000018") +
              rect(-40, -150 - j * 120, 80, 14, "#00000030"),
          ) +
          rect(-160, -92, 320, 20, "#8a5a34") +
          rect(-60, -104, 120, 16, "#2a1c10") +
          poly(
            [
              [-170, -430],
              [170, -430],
              [150, -476],
              [-150, -476],
            ],
            "#8a939a",
          ),
      ),
    ) +
    person(w * s.by(0.9, 0.92, 0.9), foot + 50 * k, 470 * k, {
      top: "#f6f4ec",
      legs: "#f6f4ec",
      hat: "#e8d8a8",
      hands: [
        [-0.3, 0.6],
        [-0.34, 0.5],
      ],
    }) +
    each(9, (i) =>
      bee(
        w * (0.16 + ((i * 37) % 70) / 100),
        h * (0.34 + ((i * 23) % 40) / 100),
        u * nth([0.5, 0.7, 0.42, 0.8], i),
        nth([-20, 14, 30, -8], i),
      ),
    ) +
    bee(w * 0.3, h * 0.92, 1.3 * u, -12) +
    grass(s, () => h * 1.01, 190, 80 * u, "#3f7f2a") +
    each(40, () =>
      circle(s.rnd(0, w), s.rnd(0.88, 0.99) * h, s.rnd(4, 8) * u, s.pick(["#ffe04a", "#ffffff", "#c06aa8", "#f0609a"])),
    )
  );
}
