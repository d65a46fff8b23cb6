/** A fire drill by day. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { circle, each, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

const kit = { top: "#2f3a3a", legs: "#2f3a3a", hat: "#e0c030" };

/** A drill: the ladder at a farm house, two with a hose. */
export function drill(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.54, 0.52, 0.48);
  const k = sized(s, 1500, 900, s.by(0.98, 1.1, 1.6), 1);
  const foot = h * s.by(0.88, 0.84, 0.78);
  const [hx, hw] = [w * s.by(0.5, 0.48, 0.4), 420 * k];
  return (
    valley(s, y, { hero: 0.18, peak: s.by(0.32, 0.28, 0.22), sky: ["#5aa2d8", "#b0d8ee", "#f4efdc"] }) +
    house(s, {
      x: hx,
      y: foot - 40 * k,
      w: hw,
      h: 330 * k,
      roof: 210 * k,
      side: 320 * k,
      wall: "#f3ead6",
      timber: "#8a5a38",
      cover: "#7a4434",
      rows: 2,
      cols: 4,
      shutters: "#4a7a5a",
    }) +
    path(
      `M${hx + hw * 0.4} ${foot - 560 * k}q${-90 * k} ${-120 * k} ${10 * k} ${-200 * k}q${-60 * k} ${-90 * k} ${80 * k} ${-150 * k}q${150 * k} ${20 * k} ${110 * k} ${150 * k}q${90 * k} ${90 * k} ${-40 * k} ${200 * k}Z`,
      fade("#d9dde2", 0.85),
    ) +
    rect(0, foot - 42 * k, w, h, s.down(foot, h, "#c9c4b4", "#9a9486")) +
    place(
      hx + 120 * k,
      foot + 20 * k,
      k,
      17,
      each(14, (i) => rect(-44, -640 + i * 46, 88, 10, "#b9c0c6")) +
        rect(-50, -670, 14, 680, "#d9dee2") +
        rect(36, -670, 14, 680, "#c0c7cd"),
    ) +
    person(hx + 200 * k, foot - 250 * k, 270 * k, {
      ...kit,
      back: true,
      hands: [
        [0.2, 0.9],
        [-0.2, 0.86],
      ],
    }) +
    place(
      w * s.by(0.16, 0.14, 0.16),
      foot + 50 * k,
      k * 0.94,
      0,
      oval(0, 4, 390, 22, fade("#3a3a34", 0.35)) +
        rounded(-380, -330, 520, 290, 18, "#cf2a24") +
        rect(-350, -290, 460, 130, "#b9c1c8") +
        each(5, (i) => rect(-344 + i * 92, -284, 82, 118, "#d3dadf")) +
        path("M140 -40V-350Q142 -366 170 -366H270Q310 -366 330 -250L350 -170V-40Z", "#cf2a24") +
        path("M200 -336H262Q290 -330 304 -216H200Z", "#26343f") +
        rect(-380, -140, 730, 30, "#f6f4ee") +
        rounded(170, -396, 110, 34, 10, "#2f7fe0") +
        each(
          3,
          (i) => circle(nth([-250, -90, 240], i), -40, 62, "#22262c") + circle(nth([-250, -90, 240], i), -40, 28, "#aab2b9"),
        ),
    ) +
    stroke(
      `M${w * 0.2} ${foot + 40 * k}Q${w * 0.3} ${foot + 150 * k} ${w * s.by(0.36, 0.38, 0.4)} ${foot + 40 * k}T${w * s.by(0.44, 0.44, 0.44)} ${foot - 120 * k}`,
      "#e8e2d0",
      20 * k,
    ) +
    stroke(
      `M${w * 0.45} ${foot - 150 * k}Q${hx + 60 * k} ${foot - 470 * k} ${hx + hw * 0.5} ${foot - 480 * k}`,
      fade("#bfe4f6", 0.9),
      18 * k,
    ) +
    stroke(
      `M${w * 0.45} ${foot - 150 * k}Q${hx + 60 * k} ${foot - 500 * k} ${hx + hw * 0.54} ${foot - 460 * k}`,
      fade("#ffffff", 0.8),
      8 * k,
    ) +
    person(w * s.by(0.38, 0.37, 0.36), foot + 70 * k, 400 * k, {
      ...kit,
      stride: 0.6,
      hands: [
        [0.24, 0.56],
        [0.1, 0.5],
      ],
    }) +
    person(w * s.by(0.44, 0.45, 0.46), foot + 60 * k, 400 * k, {
      ...kit,
      stride: 0.7,
      hands: [
        [0.12, 0.6],
        [0.02, 0.56],
      ],
    }) +
    each(
      3,
      (i) =>
        poly(
          [
            [w * (0.66 + i * 0.12) - 26 * u, h * 0.97],
            [w * (0.66 + i * 0.12), h * 0.97 - 80 * u],
            [w * (0.66 + i * 0.12) + 26 * u, h * 0.97],
          ],
          "#e8602a",
        ) + rect(w * (0.66 + i * 0.12) - 13 * u, h * 0.97 - 44 * u, 26 * u, 14 * u, "#ffffff"),
    )
  );
}
