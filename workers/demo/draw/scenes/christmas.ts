/** The Christmas market. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, path, place, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky, stars } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruce } from "#workers/demo/draw/kit/tree.ts";
import { facade, plaster, tiles } from "./facades.ts";

/** Stalls, lights and a tall tree in the snow. */
export function christmas(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.74, 0.7, 0.64);
  const k = sized(s, 1400, 800, s.by(0.96, 1.12, 1.6), 0.9);
  const n = s.tall ? 4 : 7;
  const tree = { x: w * s.by(0.5, 0.5, 0.5), tall: h * s.by(0.63, 0.56, 0.44) };
  const stall = (x: number, i: number) =>
    place(
      x,
      y + 70 * k,
      k,
      0,
      rect(-170, -300, 340, 300, "#8a5a34") +
        rect(-150, -260, 300, 150, "#ffd27a") +
        glow(s, 0, -190, 240, "#ffdf9a", 0.7) +
        each(6, (j) => circle(-120 + j * 48, -230 + (j % 2) * 12, 15, nth(["#d8402f", "#f0c040", "#4a8a5a", "#e9ecee"], i + j))) +
        each(5, (j) => rounded(-130 + j * 56, -150, 40, 40, 6, nth(["#c9302f", "#8a5aa0", "#3f6a9a", "#e0a83a"], i + j))) +
        rect(-180, -110, 360, 20, "#c99a68") +
        each(7, (j) => rect(-166 + j * 48, -88, 40, 86, nth(["#7c4e2c", "#8a5a34"], j))) +
        poly(
          [
            [-210, -290],
            [0, -410],
            [210, -290],
          ],
          "#5e3a20",
        ) +
        path("M-216 -286Q-200 -310 0 -426Q200 -310 216 -286Q160 -300 110 -316T0 -350T-110 -316T-216 -286Z", "#f6faff"),
    );
  return (
    sky(s, h, "#0e1638", [0.5, "#22306a"], "#5a5a92") +
    stars(s, h * 0.4, 70) +
    each(
      n,
      (i) =>
        facade((w * i) / n - 4, y, w / n + 8, y * nth([0.5, 0.6, 0.46, 0.56], i), darker(nth(plaster, i), 0.55), i % 3, false) +
        poly(
          [
            [(w * i) / n - 8, y - y * nth([0.5, 0.6, 0.46, 0.56], i)],
            [(w * (i + 0.5)) / n, y - y * nth([0.64, 0.74, 0.6, 0.7], i)],
            [(w * (i + 1)) / n + 8, y - y * nth([0.5, 0.6, 0.46, 0.56], i)],
          ],
          darker(nth(tiles, i), 0.45),
        ),
    ) +
    rect(0, 0, w, y, fade("#141c48", 0.35)) +
    rect(0, y, w, h, s.down(y, h, "#b9c4e2", "#7f8fc0")) +
    glow(s, tree.x, y - tree.tall * 0.3, tree.tall * 0.8, "#ffcf7a", 0.5) +
    spruce(s, tree.x, y + 20 * k, tree.tall, { dark: "#1c4434", light: "#2f6a4a", snow: "#f3f9ff", girth: 0.24 }) +
    each(44, () => {
      const t = s.rnd(0.08, 0.95);
      const x = tree.x + s.rnd(-1, 1) * tree.tall * 0.2 * t;
      return (
        glow(s, x, y - tree.tall * (1 - t) * 0.95, 20 * u, "#ffe08a", 0.95) +
        circle(x, y - tree.tall * (1 - t) * 0.95, 5 * u, s.pick(["#fff6d0", "#ffd86a", "#ff8a6a"]))
      );
    }) +
    path(
      `M${tree.x} ${y - tree.tall - 60 * u}l${15 * u} ${36 * u} ${38 * u} ${4 * u} ${-28 * u} ${26 * u} ${8 * u} ${38 * u} ${-33 * u} ${-20 * u} ${-33 * u} ${20 * u} ${8 * u} ${-38 * u} ${-28 * u} ${-26 * u} ${38 * u} ${-4 * u}Z`,
      "#ffd84a",
    ) +
    stall(w * s.by(0.13, 0.14, 0.18), 0) +
    stall(w * s.by(0.33, 0.3, 1.2), 1) +
    stall(w * s.by(0.68, 0.72, 0.84), 2) +
    stall(w * s.by(0.88, 1.02, 1.4), 3) +
    person(w * 0.42, h * 0.96, 400 * k, { top: "#8a3f4a", legs: "#2a2f45", hat: "#f0e6d0", back: true }) +
    person(w * 0.5, h * 0.97, 300 * k, { top: "#e0a83a", legs: "#2a2f45", hat: "#d8402f", back: true }) +
    person(w * 0.58, h * 0.96, 420 * k, { top: "#33506f", legs: "#2a2f45", hat: "#3f5a48", back: true }) +
    each(80, () => circle(s.rnd(0, w), s.rnd(0, h), s.rnd(1.5, 4) * u, fade("#ffffff", s.rnd(0.5, 0.95))))
  );
}
