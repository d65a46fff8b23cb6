/** A painter's studio. */
import { room, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A painter at the easel in a bright studio. */
export function studio(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.78, 0.76, 0.7);
  const k = sized(s, 1300, 900, s.by(0.9, 1.06, 1.4), 0.98);
  const ex = w * s.by(0.58, 0.6, 0.62);
  const paint = ["#d8402f", "#2f8ac0", "#f0b030", "#4a9a5a", "#8a5aa0", "#f2efe6"];
  return (
    room(s, y, ["#f4efe4", "#e3dccb"], ["#c9a87c", "#94724a"]) +
    rect(w * 0.04, h * 0.06, w * s.by(0.3, 0.3, 0.4), h * 0.46, "#ffffff") +
    each(9, (i) =>
      rect(
        w * 0.05 + (i % 3) * w * s.by(0.095, 0.095, 0.128),
        h * 0.08 + Math.floor(i / 3) * h * 0.145,
        w * s.by(0.085, 0.085, 0.118),
        h * 0.13,
        nth(["#a9d8f0", "#bfe2f2", "#d6ecf2", "#9cc46a", "#8fbf6a"], Math.floor(i / 3) * 2),
      ),
    ) +
    poly(
      [
        [w * 0.05, h * 0.5],
        [w * 0.34, h * 0.5],
        [w * 0.62, h],
        [w * 0.16, h],
      ],
      fade("#fffbe6", 0.35),
    ) +
    each(3, (i) => {
      const [px, py, pw, ph] = [
        w * s.by(0.8, 0.82, 0.74) + nth([0, 60, -40], i) * k,
        y + (40 - i * 30) * k,
        nth([300, 240, 200], i) * k,
        nth([360, 300, 420], i) * k,
      ];
      return (
        rect(px - pw / 2, py - ph, pw, ph, "#e9e2d2") +
        rect(px - pw / 2 + 12 * k, py - ph + 12 * k, pw - 24 * k, ph - 24 * k, nth(["#3f7a9a", "#d98a4a", "#6a8a5a"], i)) +
        circle(px, py - ph * 0.6, pw * 0.2, nth(["#f0d27a", "#7a2a3a", "#f2efe6"], i))
      );
    }) +
    place(
      ex,
      y + 150 * k,
      k,
      0,
      line(-190, 0, -20, -820, "#a8703e", 22) +
        line(190, 0, 20, -820, "#96602f", 22) +
        line(0, -800, 30, -30, "#8a5a30", 18) +
        rect(-230, -250, 460, 26, "#b9814e") +
        rect(-220, -700, 440, 450, "#fdfaf2") +
        rect(-204, -684, 408, 418, s.down(-684, -266, "#8fc8ea", [0.5, "#f6e6c0"], "#5fa0b8")) +
        path("M-204 -450L-100 -580L-30 -490L60 -610L204 -440V-400H-204Z", "#6f86a8") +
        path("M-204 -400Q0 -440 204 -400V-340H-204Z", "#7fae5a") +
        circle(120, -620, 32, "#f8d060") +
        each(5, (i) => stroke(`M${-180 + i * 80} ${-310 + (i % 2) * 20}h50`, "#ffffff", 8)),
    ) +
    person(ex - 330 * k, y + 170 * k, 700 * k, {
      top: "#4a6a8a",
      legs: "#3a3f4a",
      hair: "#8a5a30",
      hands: [
        [0.3, 0.66],
        [0.2, 0.48],
      ],
    }) +
    path(`M${ex - 400 * k} ${y - 340 * k}h${140 * k}l${24 * k} ${260 * k}h${-190 * k}Z`, "#f2ead6") +
    line(ex - 330 * k + 212 * k, y + 170 * k - 466 * k, ex - 40 * k, y - 300 * k, "#6b4424", 9 * k) +
    place(
      ex - 180 * k,
      y - 150 * k,
      k,
      -12,
      path("M-110 0Q-100 -70 0 -76Q110 -70 120 0Q110 60 40 50Q20 30 0 50Q-100 60 -110 0Z", "#d8ac78") +
        each(6, (i) => circle(-70 + i * 30, -30 + (i % 2) * 24, 16, nth(paint, i))),
    ) +
    place(
      w * s.by(0.24, 0.2, 0.16),
      y + 130 * k,
      k,
      0,
      rect(-170, -210, 340, 24, "#b58758") +
        line(-140, -190, -150, 0, "#8a5a34", 18) +
        line(140, -190, 150, 0, "#8a5a34", 18) +
        each(6, (i) => rounded(-150 + i * 52, -270 - (i % 2) * 20, 40, 60 + (i % 2) * 20, 6, nth(paint, i))) +
        each(5, (i) => line(90 + i * 9, -280, 80 + i * 16, -400, nth(["#8a5a34", "#c9a24a"], i), 7)),
    ) +
    each(18, () => oval(s.rnd(0.3, 0.8) * w, s.rnd(0.9, 0.99) * h, s.rnd(4, 16) * u, s.rnd(2, 6) * u, s.pick(paint)))
  );
}
