/** A carnival parade. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { facade, plaster, tiles } from "./facades.ts";

const hairs = ["#3a2a20", "#8a5a30", "#b9b4ac", "#c9a468", "#2a211d", "#6b4424"];

/** Masks and confetti on a carnival parade. */
export function carnival(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.64, 0.6);
  const k = sized(s, 1400, 850, s.by(0.94, 1.1, 1.5), 0.94);
  const n = s.tall ? 3 : 6;
  const bright = ["#d8402f", "#2f8ac0", "#f0b030", "#4a9a5a", "#8a5aa0", "#f07a2a"];
  const fool = (x: number, fy: number, size: number, i: number) => {
    const c = nth(bright, i);
    const d = nth(bright, i + 2);
    return (
      person(x, fy, size, {
        top: c,
        legs: d,
        skin: "#e3b08c",
        stride: 0.8,
        hands: [
          [0.3, i % 2 ? 1.0 : 0.6],
          [-0.28, 0.86],
        ],
      }) +
      place(
        x,
        fy - size * 0.89,
        size / 1044,
        0,
        circle(0, 0, 88, "#d9a06a") +
          path("M-60 30Q0 100 60 30Q0 60 -60 30Z", "#7a2f2c") +
          poly(
            [
              [0, -20],
              [30, 26],
              [-24, 26],
            ],
            lighter("#d9a06a", 0.3),
          ) +
          oval(-34, -22, 17, 13, "#ffffff") +
          oval(34, -22, 17, 13, "#ffffff") +
          circle(-34, -22, 8, "#20242a") +
          circle(34, -22, 8, "#20242a") +
          path("M-96 -30Q-130 -150 -220 -120Q-150 -230 0 -170Q150 -230 220 -120Q130 -150 96 -30Q0 -90 -96 -30Z", d) +
          path("M0 -170Q150 -230 220 -120Q130 -150 96 -30Q40 -70 0 -72Z", c) +
          circle(-224, -116, 22, "#f0d060") +
          circle(224, -116, 22, "#f0d060"),
      ) +
      each(4, (j) =>
        poly(
          [
            [x + (j - 2) * size * 0.06, fy - size * 0.44],
            [x + (j - 1) * size * 0.06, fy - size * 0.44],
            [x + (j - 1.5) * size * 0.06, fy - size * 0.36],
          ],
          nth(bright, i + j + 1),
        ),
      )
    );
  };
  return (
    sky(s, y, "#4a9ade", [0.7, "#bfe0f2"], "#f2f0e2") +
    each(
      n,
      (i) =>
        facade((w * i) / n - 4, y, w / n + 8, y * nth([0.62, 0.7, 0.56, 0.66], i), nth(plaster, i), (i + 1) % 3, i % 2 === 0) +
        poly(
          [
            [(w * i) / n - 10, y - y * nth([0.62, 0.7, 0.56, 0.66], i)],
            [(w * (i + 0.5)) / n, y - y * nth([0.8, 0.88, 0.74, 0.84], i)],
            [(w * (i + 1)) / n + 10, y - y * nth([0.62, 0.7, 0.56, 0.66], i)],
          ],
          nth(tiles, i),
        ),
    ) +
    rect(0, y, w, h, s.down(y, h, "#c4beb2", "#8f897e")) +
    each(
      2,
      (r) =>
        stroke(
          `M0 ${h * (0.12 + r * 0.14)}Q${w * 0.25} ${h * (0.26 + r * 0.12)} ${w * 0.5} ${h * (0.12 + r * 0.14)}T${w} ${h * (0.12 + r * 0.14)}`,
          "#f6f2e6",
          4 * u,
        ) +
        each(20, (i) => {
          const t = (i + 0.5) / 20;
          const fy = h * (0.12 + r * 0.14) + h * 0.062 * Math.sin(t * Math.PI * 2) + (t > 0.5 ? h * 0.004 : 0);
          return poly(
            [
              [w * t - 20 * u, fy],
              [w * t + 20 * u, fy],
              [w * t, fy + 52 * u],
            ],
            nth(bright, i + r),
          );
        }),
    ) +
    each(16, (i) =>
      bust(w * ((i + 0.5) / 16), y + 40 * u, 150 * k, { top: nth(bright, i * 5), hair: nth(hairs, i), long: i % 3 === 0 }),
    ) +
    rect(0, y + 20 * u, w, 60 * u, s.down(y, y + 90 * u, "#b5afa2", "#c4beb2")) +
    fool(w * s.by(0.14, 0.12, 0.16), h * 0.93, 520 * k, 0) +
    fool(w * s.by(0.5, 0.5, 0.86), h * 0.9, 480 * k, 3) +
    fool(w * s.by(0.32, 0.32, 0.5), h * 0.96, 560 * k, 4) +
    fool(w * s.by(0.7, 0.72, 1.3), h * 0.95, 550 * k, 1) +
    (s.tall ? "" : fool(w * 0.89, h * 0.92, 510 * k, 5)) +
    each(
      130,
      () =>
        `<g transform="translate(${s.rnd(0, w).toFixed(0)} ${s.rnd(0, h).toFixed(0)}) rotate(${s.rnd(0, 180).toFixed(0)})">${rect(-7 * u, -4 * u, 14 * u, 8 * u, s.pick(bright))}</g>`,
    )
  );
}
