/** An inn and a hotel. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A round of regulars at the table of an inn. */
export function inn(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.7, 0.68, 0.64);
  const k = sized(s, 1400, 800, s.by(0.94, 1.1, 1.5), 0.94);
  const n = s.tall ? 3 : 4;
  const mug = (x: number, my: number) =>
    place(
      x,
      my,
      k,
      0,
      stroke("M46 -86q56 0 50 44t-50 34", "#dfe6ea", 14) +
        rounded(-50, -120, 100, 120, 12, fade("#f0b83a", 0.95)) +
        each(3, (i) => rect(-36 + i * 28, -100, 8, 86, "#ffffff55")) +
        each(4, (i) => circle(-40 + i * 27, -122, 22, "#fffaf0")),
    );
  return (
    rect(0, 0, w, h, s.down(0, y, "#9a6a40", "#7c5230")) +
    each(s.by(12, 9, 6), (i) => {
      const cw = w / s.by(12, 9, 6);
      return (
        rect(i * cw + 4 * u, 0, cw - 8 * u, y, "#a8754a") + rect(i * cw + 18 * u, h * 0.44, cw - 36 * u, y - h * 0.46, "#976640")
      );
    }) +
    rect(w * 0.06, h * 0.1, w * 0.22, h * 0.26, "#5e3a20") +
    rect(w * 0.07, h * 0.11, w * 0.2, h * 0.24, s.down(h * 0.1, h * 0.36, "#24365e", "#6a7fa8")) +
    each(2, (i) => rect(w * (0.13 + i * 0.07), h * 0.11, 6 * u, h * 0.24, "#5e3a20")) +
    place(
      w * s.by(0.84, 0.84, 0.78),
      h * 0.2,
      k,
      0,
      path("M-80 -30Q-90 40 0 90Q90 40 80 -30Q40 10 0 0Q-40 10 -80 -30Z", "#8a5a34") +
        stroke(
          "M-30 -10Q-120 -60 -110 -150M-70 -60Q-130 -60 -150 -100M30 -10Q120 -60 110 -150M70 -60Q130 -60 150 -100",
          "#e3d2b0",
          15,
        ),
    ) +
    line(w * 0.5, 0, w * 0.5, h * 0.12, "#2a1c10", 6 * u) +
    glow(s, w * 0.5, h * 0.2, Math.max(w, h) * 0.5, "#ffd890", 0.75) +
    path(`M${w * 0.5 - 130 * k} ${h * 0.2}Q${w * 0.5} ${h * 0.06} ${w * 0.5 + 130 * k} ${h * 0.2}Z`, "#3f6a4a") +
    each(n, (i) =>
      bust(w * ((i + 0.5) / n) * 0.9 + w * 0.05, y + 10 * k, 360 * k, {
        top: nth(["#3f5a48", "#8a3f3a", "#33506f", "#6b5a3a"], i),
        hair: nth(["#b9b4ac", "#4a3020", "#d9d4ca", "#8a5a30"], i),
        long: i === 1 || i === 3,
      }),
    ) +
    path(`M${-w * 0.05} ${y}H${w * 1.05}L${w * 1.2} ${h}H${-w * 0.2}Z`, s.down(y, h, "#d8a870", "#a8703e")) +
    rect(-5, y - 4 * k, w + 10, 22 * k, "#ecc894") +
    each(4, (i) =>
      stroke(`M0 ${y + (h - y) * (0.3 + i * 0.2)}q${w * 0.3} ${12 * u} ${w * 0.5} 0t${w * 0.6} 0`, fade("#7c5230", 0.35), 4 * u),
    ) +
    mug(w * 0.2, y + (h - y) * 0.5) +
    mug(w * 0.46, y + (h - y) * 0.36) +
    mug(w * 0.8, y + (h - y) * 0.46) +
    place(
      w * 0.62,
      y + (h - y) * 0.66,
      k,
      0,
      oval(0, 0, 190, 50, "#f6f4ee") +
        oval(0, -6, 150, 36, "#e3dccb") +
        each(9, (i) => circle(-100 + (i % 5) * 48, -20 + Math.floor(i / 5) * 16, 26, nth(["#e8c46a", "#dcae4e", "#f0d488"], i))) +
        each(8, (i) => stroke(`M${-90 + i * 24} ${-30 + (i % 3) * 8}q10 -16 22 -4`, "#a8602a", 6)),
    ) +
    place(
      w * 0.32,
      y + (h - y) * 0.84,
      k,
      -6,
      each(4, (i) =>
        place(
          i * 70 - 90,
          0,
          1,
          -14 + i * 9,
          rounded(-46, -70, 92, 140, 10, "#fdfbf3") +
            path(`M0 -26l20 26-20 26-20-26Z`, nth(["#c9304a", "#2f3a44", "#3f8a4a", "#e0a83a"], i)),
        ),
      ),
    )
  );
}

/** A hotel in the snow at night fall. */
export function hotel(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.62, 0.56);
  const k = sized(s, 1400, 760, s.by(0.82, 0.96, 1.2), 0.72);
  const foot = h * s.by(0.86, 0.82, 0.74);
  const cx = w * 0.5;
  return (
    valley(s, y, {
      snow: true,
      sky: ["#24407c", "#6f86bc", "#f0c4a0"],
      meadow: ["#dfe8f6", "#c4d4ec", "#9fb6dc"],
      hero: 0.3,
      peak: s.by(0.44, 0.38, 0.3),
    }) +
    glow(s, cx, foot - 160 * k, 700 * k, "#ffcf7a", 0.4) +
    place(
      cx,
      foot,
      k,
      0,
      rect(-560, -400, 1120, 400, "#8a5a38") +
        rect(-560, -120, 1120, 120, "#d9cdb8") +
        each(4, (r) =>
          each(11, (i) =>
            r === 3
              ? ""
              : rect(-536 + i * 100, -386 + r * 90, 64, 66, s.rnd() < 0.7 ? "#ffd27a" : "#3a4a63") +
                rect(-540 + i * 100, -326 + r * 90, 72, 20, "#6b4428"),
          ),
        ) +
        each(11, (i) => rounded(-530 + i * 100, -96, 60, 80, 8, i === 5 ? "#fff0c0" : "#ffdf9a")) +
        poly(
          [
            [-640, -390],
            [-420, -560],
            [420, -560],
            [640, -390],
          ],
          "#f4f8ff",
        ) +
        poly(
          [
            [-640, -390],
            [640, -390],
            [640, -362],
            [-640, -362],
          ],
          "#c9d8ee",
        ) +
        poly(
          [
            [-180, -390],
            [0, -590],
            [180, -390],
          ],
          "#8a5a38",
        ) +
        rect(-60, -480, 120, 76, "#ffd27a") +
        stroke("M-220 -372L0 -620L220 -372", "#ffffff", 36) +
        rect(300, -640, 60, 110, "#9a8a78") +
        rect(290, -656, 80, 24, "#ffffff"),
    ) +
    each(5, (i) => {
      const x = w * (0.06 + i * 0.22);
      return (
        line(x, h * 0.93, x, h * 0.93 - 110 * u, "#2a3350", 5 * u) +
        glow(s, x, h * 0.93 - 116 * u, 90 * u, "#ffd890", 0.95) +
        circle(x, h * 0.93 - 116 * u, 9 * u, "#fff3d0")
      );
    }) +
    path(`M${cx - 60 * k} ${foot}H${cx + 60 * k}L${cx + 260 * k} ${h}H${cx - 260 * k}Z`, fade("#ffe0a8", 0.55)) +
    person(cx - 30 * k, foot + 60 * k, 170 * k, { top: "#c9304a", legs: "#2a3350", stride: 0.6, hat: "#f4f4ee" }) +
    person(cx + 50 * k, foot + 66 * k, 180 * k, { top: "#3f6a8a", legs: "#2a3350", stride: 0.6, bag: "#8a5a34", back: true }) +
    each(70, () => circle(s.rnd(0, w), s.rnd(0, h), s.rnd(1.5, 4) * u, fade("#ffffff", s.rnd(0.4, 0.9))))
  );
}
