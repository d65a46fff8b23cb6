/** A wedding: the couple under flowers, the cake. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

const petals = ["#f2a3b3", "#fbe6dc", "#e8788f", "#ffffff", "#f6c9bd"];

function blossom(x: number, y: number, r: number, color: string): string {
  return (
    each(6, (i) => circle(x + Math.cos(i * 1.047) * r * 0.6, y + Math.sin(i * 1.047) * r * 0.6, r * 0.5, color)) +
    circle(x, y, r * 0.34, "#f0c96a")
  );
}

/** Bride and groom under an arch of flowers by the lake. */
export function couple(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.56, 0.52);
  const k = sized(s, 800, 1000, s.by(0.5, 0.66, 0.96), s.by(0.9, 0.8, 0.62));
  const [cx, foot] = [w / 2, h * s.by(0.93, 0.9, 0.84)];
  const arch = (t: number) =>
    [cx + Math.cos(Math.PI * (1 - t)) * 370 * k, foot - 430 * k - Math.sin(Math.PI * t) * 460 * k] as const;
  return (
    valley(s, y, { hero: 0.35, sky: ["#6ab0e4", "#bfe0f2", "#fdf0dc"], meadow: ["#bcd67a", "#93c05a", "#5a9a3c"] }) +
    rect(0, y + 8 * u, w, h * 0.09, s.down(y, y + h * 0.1, "#bfe0f0", "#6fb4d8")) +
    rect(0, y + h * 0.095, w, h, s.down(y + h * 0.09, h, "#a9cc66", "#5a9a3c")) +
    path(`M${cx - 120 * k} ${y + h * 0.1}H${cx + 120 * k}L${cx + 330 * k} ${h}H${cx - 330 * k}Z`, "#f6efe2") +
    each(2, (i) => rect(cx + nth([-1, 1], i) * 370 * k - 14 * k, foot - 440 * k, 28 * k, 440 * k, "#f4efe4")) +
    each(46, (i) => {
      const [x, ay] = arch(i / 45);
      return circle(
        x + s.rnd(-30, 30) * k,
        ay + s.rnd(-30, 30) * k,
        s.rnd(24, 46) * k,
        s.pick(["#6b9a55", "#86b069", "#577f48"]),
      );
    }) +
    each(40, (i) => {
      const [x, ay] = arch(i / 39);
      return blossom(x + s.rnd(-36, 36) * k, ay + s.rnd(-36, 36) * k, s.rnd(18, 38) * k, s.pick(petals));
    }) +
    each(2, (i) =>
      each(8, (j) =>
        blossom(cx + nth([-1, 1], i) * (370 + s.rnd(-30, 30)) * k, foot - (j * 52 + 20) * k, s.rnd(14, 28) * k, s.pick(petals)),
      ),
    ) +
    person(cx + 110 * k, foot, 700 * k, {
      top: "#2f3d55",
      legs: "#2a3548",
      hair: "#4a3020",
      face: -1,
      hands: [
        [0.2, 0.5],
        [-0.13, 0.44],
      ],
    }) +
    circle(cx + 82 * k, foot - 520 * k, 15 * k, "#e8788f") +
    person(cx - 110 * k, foot, 660 * k, {
      top: "#fdfbf6",
      legs: "#fdfbf6",
      hair: "#8a5a30",
      skirt: true,
      hands: [
        [0.1, 0.52],
        [-0.06, 0.52],
      ],
    }) +
    path(
      `M${cx - 172 * k} ${foot - 360 * k}Q${cx - 330 * k} ${foot - 60 * k} ${cx - 320 * k} ${foot + 6 * k}Q${cx - 110 * k} ${foot + 30 * k} ${cx + 30 * k} ${foot + 4 * k}Q${cx + 10 * k} ${foot - 160 * k} ${cx - 50 * k} ${foot - 360 * k}Z`,
      s.across(cx - 320 * k, cx + 30 * k, "#ffffff", "#e9e3dc"),
    ) +
    each(4, (i) =>
      stroke(
        `M${cx - (150 - i * 28) * k} ${foot - 330 * k}Q${cx - (220 - i * 60) * k} ${foot - 130 * k} ${cx - (270 - i * 80) * k} ${foot}`,
        "#ddd5cc",
        5 * k,
      ),
    ) +
    path(
      `M${cx - 150 * k} ${foot - 640 * k}Q${cx - 250 * k} ${foot - 420 * k} ${cx - 230 * k} ${foot - 190 * k}L${cx - 160 * k} ${foot - 300 * k}Q${cx - 160 * k} ${foot - 500 * k} ${cx - 130 * k} ${foot - 630 * k}Z`,
      fade("#ffffff", 0.75),
    ) +
    each(7, (i) =>
      blossom(cx - 60 * k + Math.cos(i) * 34 * k, foot - 350 * k + Math.sin(i * 2) * 26 * k, 24 * k, nth(petals, i)),
    ) +
    grass(s, () => h * 1.01, 130, 50 * u, "#4a8a30") +
    each(50, () => oval(s.rnd(0.2, 0.8) * w, s.rnd(0.1, 0.95) * h, 7 * u, 4 * u, s.pick(petals)))
  );
}

/** A tiered cake among glasses. */
export function cake(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.8, 0.78, 0.74);
  const k = sized(s, 1000, 900, s.by(0.66, 0.84, 1.02), s.by(0.86, 0.78, 0.62));
  const cx = w * s.by(0.5, 0.5, 0.5);
  const tier = (bottom: number, half: number, tall: number) =>
    rounded(
      cx - half * k,
      y - (bottom + tall) * k,
      half * 2 * k,
      tall * k,
      16 * k,
      s.across(cx - half * k, cx + half * k, "#ffffff", [0.55, "#fbf3ea"], "#e3d2c2"),
    ) +
    each(Math.round(half / 22), (i) => circle(cx - half * k + (i + 0.5) * 44 * k, y - (bottom + 8) * k, 18 * k, "#fffaf2")) +
    each(Math.round(half / 50), (i) =>
      stroke(
        `M${cx - half * k + i * 100 * k} ${y - (bottom + tall - 10) * k}q${50 * k} ${46 * k} ${100 * k} 0`,
        "#e9bcc2",
        6 * k,
      ),
    );
  const glass = (x: number) =>
    place(
      x,
      y + 60 * k,
      k,
      0,
      oval(0, 0, 60, 12, "#cfd6da") +
        rect(-5, -160, 10, 160, "#dfe6ea") +
        path("M-44 -360H44Q46 -200 0 -160Q-46 -200 -44 -360Z", fade("#ffffff", 0.6)) +
        path("M-42 -310H42Q42 -200 0 -164Q-42 -200 -42 -310Z", "#f0d27a") +
        each(5, (i) => circle(-18 + i * 9, -290 + (i % 3) * 34, 5, "#fff6d0")),
    );
  return (
    rect(0, 0, w, h, s.down(0, h, "#cfdcd2", "#f1ece0")) +
    each(5, (i) =>
      path(
        `M${w * (i / 5)} 0h${w * 0.2}Q${w * (i / 5 + 0.16)} ${h * 0.4} ${w * (i / 5 + 0.2)} ${y}h${-w * 0.2}Q${w * (i / 5 + 0.04)} ${h * 0.4} ${w * (i / 5)} 0Z`,
        nth(["#dfe8e0", "#d3e0d6"], i),
      ),
    ) +
    each(40, (i) => {
      const t = i / 39;
      const [x, ly] = [w * t, h * 0.06 + 90 * u * Math.abs(Math.sin(t * 9.42))];
      return glow(s, x, ly, 34 * u, "#fff0b8", 0.9) + circle(x, ly, 5 * u, "#fffbe0");
    }) +
    rect(0, y, w, h, s.down(y, h, "#fdfaf4", "#d9cfc2")) +
    each(9, (i) => path(`M${w * (i / 9)} ${y + 30 * u}q${w * 0.055} ${70 * u} ${w * 0.11} 0V${y}H${w * (i / 9)}Z`, "#f4ede2")) +
    oval(cx, y + 10 * k, 430 * k, 44 * k, "#c9b8a4") +
    oval(cx, y - 4 * k, 420 * k, 40 * k, "#eadfd0") +
    tier(10, 330, 210) +
    tier(220, 240, 190) +
    tier(410, 150, 160) +
    each(16, (i) =>
      blossom(
        cx + (-300 + i * 40) * k * (i % 2 ? 0.7 : 1),
        y - (i % 2 ? 440 : 228) * k + s.rnd(-20, 20) * k,
        s.rnd(22, 40) * k,
        nth(petals, i),
      ),
    ) +
    each(5, (i) => blossom(cx + (-90 + i * 46) * k, y - 590 * k, 32 * k, nth(petals, i + 1))) +
    poly(
      [
        [cx - 51 * k, y - 690 * k],
        [cx + 51 * k, y - 690 * k],
        [cx, y - 612 * k],
      ],
      "#c9304a",
    ) +
    circle(cx - 25 * k, y - 696 * k, 27 * k, "#c9304a") +
    circle(cx + 25 * k, y - 696 * k, 27 * k, "#c9304a") +
    glass(cx - 470 * k) +
    glass(cx + 450 * k) +
    (s.tall ? "" : glass(cx + 570 * k)) +
    each(16, () => oval(s.rnd(0, w), s.rnd(0.9, 0.98) * h, 13 * u, 7 * u, lighter(s.pick(petals), 0.1)))
  );
}
