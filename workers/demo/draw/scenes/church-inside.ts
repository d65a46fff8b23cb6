/** Inside a church: the font, the bells. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** The baptismal font and a burning candle before a coloured window. */
export function font(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.84, 0.82, 0.78);
  const k = sized(s, 900, 900, s.by(0.64, 0.78, 0.98), s.by(0.86, 0.74, 0.6));
  const ww = 380 * k;
  const wx = w * s.by(0.5, 0.5, 0.5);
  const colors = ["#3f7ab8", "#c9402f", "#e0a020", "#4a8a5a", "#7a4a9a", "#58a8d0"];
  const pane = `M${wx - ww / 2} ${y - 330 * k}V${y - 640 * k}Q${wx - ww / 2} ${y - 900 * k} ${wx} ${y - 980 * k}Q${wx + ww / 2} ${y - 900 * k} ${wx + ww / 2} ${y - 640 * k}V${y - 330 * k}Z`;
  return (
    rect(0, 0, w, h, s.down(0, h, "#d9d0c0", "#b9ad98")) +
    each(5, (i) =>
      rect(
        w * (i / 4) - 46 * u,
        0,
        92 * u,
        y,
        s.across(w * (i / 4) - 46 * u, w * (i / 4) + 46 * u, "#c9beaa", [0.4, "#ebe4d6"], "#b3a790"),
      ),
    ) +
    path(pane, "#5a5348", `stroke="#8a8170" stroke-width="${30 * k}"`) +
    `<g ${s.clip(pane)}>${each(70, (i) => {
      const [c, r] = [i % 5, Math.floor(i / 5)];
      return rect(wx - ww / 2 + (c * ww) / 5 + 3 * k, y - 990 * k + r * 50 * k + 3 * k, ww / 5 - 6 * k, 44 * k, s.pick(colors));
    })}${circle(wx, y - 700 * k, 120 * k, "#f4e6b0")}${path(`M${wx - 80 * k} ${y - 690 * k}q${60 * k} ${-70 * k} ${90 * k} 0q${40 * k} ${-20 * k} ${60 * k} ${-50 * k}q${10 * k} ${90 * k} ${-70 * k} ${100 * k}q${-60 * k} 0 ${-80 * k} ${-50 * k}Z`, "#ffffff")}</g>` +
    glow(s, wx, y - 600 * k, 620 * k, "#fff3cf", 0.45) +
    rect(0, y, w, h, s.down(y, h, "#a3937a", "#6f6250")) +
    each(7, (i) => line(w * (i / 6), y, w * (i / 6) + (i - 3) * 90 * u, h, fade("#5a4f40", 0.5), 3 * u)) +
    place(
      wx - 60 * k,
      y + 60 * k,
      k,
      0,
      oval(0, 6, 260, 34, fade("#3a3228", 0.4)) +
        path("M-180 0Q-90 -40 -70 -160H70Q90 -40 180 0Z", s.across(-180, 180, "#d8d2c6", "#8f877a")) +
        path("M-260 -380Q-250 -180 -60 -150H60Q250 -180 260 -380Z", s.across(-260, 260, "#ece7dc", [0.4, "#d8d2c6"], "#8f877a")) +
        oval(0, -380, 264, 44, "#c4bcae") +
        oval(0, -380, 226, 34, "#6fb0d0") +
        oval(-50, -386, 100, 12, "#b9dcea"),
    ) +
    place(
      wx + 330 * k,
      y + 50 * k,
      k,
      0,
      path("M-90 0H90L30 -40L20 -260H-20L-30 -40Z", "#c9a24a") +
        oval(0, -262, 76, 16, "#e2c25c") +
        rect(-34, -560, 68, 300, "#fdfaf0") +
        rect(14, -560, 20, 300, "#e6dfcc") +
        stroke("M0 -480V-380M-24 -446H24", "#c9402f", 12) +
        glow(s, 0, -620, 200, "#ffd878", 0.9) +
        path("M0 -690Q40 -620 0 -570Q-40 -620 0 -690Z", "#ffb030") +
        path("M0 -650Q20 -610 0 -580Q-20 -610 0 -650Z", "#fff3c0"),
    ) +
    each(6, (i) =>
      circle(
        wx - 420 * k + (i % 3) * 44 * k,
        y - 10 * k - Math.floor(i / 3) * 44 * k,
        30 * k,
        nth(["#ffffff", "#f6c9bd", "#fbe6dc"], i),
      ),
    ) +
    path(`M${wx - 450 * k} ${y + 60 * k}l${30 * k} ${-80 * k}h${100 * k}l${30 * k} ${80 * k}Z`, "#8fa86a")
  );
}

/** Three bells in their wooden frame, the village below. */
export function bells(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1400, 900, s.by(0.94, 1.1, 1.7), s.by(1, 0.86, 0.72));
  const y = h * s.by(0.12, 0.16, 0.24);
  const bell = (x: number, size: number, turn: number) =>
    place(
      w / 2 + x * k,
      y,
      k * size,
      turn,
      rect(-120, -30, 240, 80, "#5e3a20") +
        rect(-150, -16, 300, 26, "#3f464e") +
        path(
          "M-90 50H90Q110 70 112 130Q120 300 200 390Q214 420 190 430H-190Q-214 420 -200 390Q-120 300 -112 130Q-110 70 -90 50Z",
          s.across(-200, 200, "#f0cc78", [0.35, "#c9923a"], [0.7, "#9a6a24"], "#6e4716"),
        ) +
        stroke("M-116 160Q0 190 116 160M-176 360Q0 400 176 360", fade("#5a3a10", 0.6), 9) +
        stroke("M-80 240q40 -40 80 0t80 0", fade("#5a3a10", 0.5), 8) +
        line(0, 380, 0, 460, "#4a4f56", 18) +
        circle(0, 470, 34, "#4a4f56"),
    );
  const beam = (x1: number, y1: number, x2: number, y2: number, t: number) =>
    line(x1, y1, x2, y2, "#6b4424", t) + line(x1 - t * 0.2, y1, x2 - t * 0.2, y2, "#8a5a34", t * 0.35);
  return (
    sky(s, h, "#8cc4ea", [0.6, "#dcecf0"], "#f6ecd0") +
    valley(s, h * 0.78, { peak: h * 0.0003, woods: true, hero: 0.4 }) +
    each(12, (i) => {
      const [x, by] = [w * (i / 11), h * (0.86 + (i % 3) * 0.04)];
      return (
        rect(x - 40 * u, by, 80 * u, 50 * u, "#f3e6cc") +
        poly(
          [
            [x - 52 * u, by + 4 * u],
            [x, by - 44 * u],
            [x + 52 * u, by + 4 * u],
          ],
          nth(["#a24a36", "#8f4634", "#b5563c"], i),
        )
      );
    }) +
    rect(0, 0, w * 0.06, h, s.across(0, w * 0.06, "#8a8170", "#b9ad98")) +
    rect(w * 0.94, 0, w * 0.06, h, s.across(w * 0.94, w, "#b9ad98", "#7c7364")) +
    path(`M0 0H${w}V${h * 0.2}Q${w / 2} ${-h * 0.1} 0 ${h * 0.2}Z`, "#9c917e") +
    each(2, (i) => beam(w * (0.1 + i * 0.8), 0, w * (0.1 + i * 0.8), h, 60 * u)) +
    bell(-430, 0.78, 8) +
    bell(440, 0.7, -9) +
    bell(0, 1.15, -4) +
    beam(-10, y, w + 10, y, 54 * u) +
    beam(0, h * 0.98, w, h * 0.98, 50 * u) +
    beam(w * 0.1, h * 0.72, w * 0.24, h * 0.98, 34 * u) +
    beam(w * 0.9, h * 0.72, w * 0.76, h * 0.98, 34 * u) +
    rect(0, 0, w, h * 0.5, s.down(0, h * 0.5, fade(darker("#3a2c20", 0.2), 0.4), fade(lighter("#3a2c20", 0.1), 0)))
  );
}
