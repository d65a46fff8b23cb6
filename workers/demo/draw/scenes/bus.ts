/** The yellow country bus. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** A country bus at its stop. */
export function bus(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.52, 0.5, 0.46);
  const k = sized(s, 1300, 640, s.by(0.78, 0.98, 1.16), 0.74);
  const foot = h * s.by(0.86, 0.82, 0.74);
  const sx = w * s.by(0.1, 0.08, 0.12);
  return (
    valley(s, y, { hero: 0.8, sky: ["#3f96da", "#a4d4f0", "#f0f2e2"] }) +
    leafTree(s, w * 0.94, y + h * 0.14, h * s.by(0.46, 0.38, 0.28), "#5f9a45") +
    rect(0, foot - 70 * k, w, h, "#c4c2ba") +
    rect(0, foot - 10 * k, w, h, s.down(foot, h, "#7a7f87", "#565b63")) +
    rect(0, foot - 20 * k, w, 14 * k, "#e2e0d8") +
    each(7, (i) => rect(w * (i / 6) - 70 * u, h * 0.945, 110 * u, 9 * u, "#f4f2ea")) +
    place(
      sx,
      foot - 60 * k,
      k,
      0,
      rect(-90, -400, 14, 400, "#4a5058") +
        rect(230, -400, 14, 400, "#4a5058") +
        rect(-110, -430, 380, 36, "#3f464e") +
        rect(-80, -390, 310, 300, fade("#bfe0ee", 0.55)) +
        rect(-60, -130, 260, 20, "#b58758") +
        rect(-50, -110, 14, 110, "#6b4a2c") +
        rect(176, -110, 14, 110, "#6b4a2c"),
    ) +
    place(
      sx + 330 * k,
      foot - 60 * k,
      k,
      0,
      rect(-8, -520, 16, 520, "#4a5058") +
        circle(0, -560, 72, "#2f7a4a") +
        circle(0, -560, 56, "#f0c030") +
        stroke("M-20 -588V-532M20 -588V-532M-20 -560H20", "#2f7a4a", 14) +
        rect(-54, -440, 108, 130, "#f6f4ec"),
    ) +
    person(sx + 20 * k, foot - 50 * k, 340 * k, { top: "#c9543f", legs: "#33405a", hair: "#8a5a30", bag: "#3f5a48" }) +
    person(sx + 150 * k, foot - 46 * k, 320 * k, { top: "#3f7a8a", legs: "#4a3f5a", hair: "#b9b4ac", skirt: true, face: -1 }) +
    place(
      w * s.by(0.62, 0.62, 0.62),
      foot + 70 * k,
      k,
      0,
      oval(0, 6, 620, 26, fade("#20242a", 0.4)) +
        path(
          "M-600 -50V-430Q-600 -480 -550 -480H540Q590 -480 600 -420L612 -220V-50Z",
          s.down(-480, -50, "#ffd84a", [0.5, "#f6c21e"], "#d99a10"),
        ) +
        path("M-600 -180H610V-130H-600Z", "#2f7a4a") +
        rounded(-570, -430, 880, 180, 16, "#22303c") +
        each(
          6,
          (i) =>
            rounded(-562 + i * 146, -422, 134, 164, 10, "#6f93aa") +
            poly(
              [
                [-552 + i * 146, -416],
                [-490 + i * 146, -416],
                [-530 + i * 146, -264],
                [-552 + i * 146, -264],
              ],
              "#ffffff33",
            ),
        ) +
        each(6, (i) =>
          i % 2
            ? ""
            : circle(-500 + i * 146, -318, 30, "#4a3a34") +
              rounded(-540 + i * 146, -290, 80, 32, 14, nth(["#8a3f3a", "#3f5a7a", "#5a7a4a"], i / 2)),
        ) +
        rect(330, -430, 130, 370, "#2a3a46") +
        rect(338, -420, 54, 350, "#84a6ba") +
        rect(400, -420, 54, 350, "#84a6ba") +
        path("M480 -430H540Q566 -430 576 -390L590 -240H480Z", "#84a6ba") +
        rounded(-80, -474, 300, 34, 8, "#1c2228") +
        each(9, (i) => rect(-60 + i * 30, -466, 20, 18, "#ffb030")) +
        each(2, (i) => circle(nth([-380, 250], i), -46, 84, "#1c2026") + circle(nth([-380, 250], i), -46, 40, "#a4acb4")) +
        circle(592, -120, 22, "#fff6d0"),
    )
  );
}
