/** A library. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { each, line, nth, oval, path, place, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Shelves of books with ladder and reading lamp. */
export function library(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.84, 0.84, 0.84);
  const rows = s.by(4, 5, 7);
  const bays = s.by(5, 4, 3);
  const rh = (y - h * 0.02) / rows;
  const bw = w / bays;
  const tones = [
    "#8a2f2f",
    "#b5523a",
    "#c98a3a",
    "#3f6a5a",
    "#2f4f6f",
    "#5a4a7a",
    "#7a5a3a",
    "#d9c08a",
    "#4a6a3f",
    "#a33f4f",
    "#e3d3b0",
    "#28445a",
  ];
  const shelf = (col: number, row: number): string => {
    const [x0, y0] = [bw * col + 16 * u, h * 0.02 + rh * row];
    const floor = y0 + rh - 14 * u;
    const end = x0 + bw - 32 * u;
    let x = x0 + 4 * u;
    let out = rect(x0, y0, bw - 32 * u, rh, s.down(y0, y0 + rh, "#2c1a10", "#4a2d1a"));
    while (x < end - 16 * u) {
      const bookW = Math.min(s.rnd(15, 34) * u, end - x);
      const bookH = (rh - 30 * u) * s.rnd(0.66, 0.97);
      const tone = s.pick(tones);
      if (s.rnd() < 0.045 && x < end - 120 * u) {
        const stack = times(3, (i) =>
          rounded(x + s.rnd(0, 12) * u, floor - (i + 1) * 24 * u, 96 * u, 22 * u, 3 * u, s.pick(tones)),
        );
        out += stack.join("");
        x += 116 * u;
        continue;
      }
      const lean = s.rnd() < 0.06 ? 9 : 0;
      const book =
        rounded(
          0,
          -bookH,
          bookW - 1.5 * u,
          bookH,
          2.5 * u,
          s.across(0, bookW, darker(tone, 0.25), [0.4, lighter(tone, 0.1)], darker(tone, 0.12)),
        ) +
        rect(0, -bookH * 0.88, bookW - 1.5 * u, bookH * 0.035, fade("#f2d58a", 0.8)) +
        rect(0, -bookH * 0.14, bookW - 1.5 * u, bookH * 0.03, fade("#f2d58a", 0.8)) +
        (s.rnd() < 0.4 ? rect(bookW * 0.2, -bookH * 0.72, bookW * 0.52, bookH * 0.2, fade("#f6ead0", 0.75)) : "");
      out += `<g transform="translate(${x.toFixed(1)} ${floor.toFixed(1)}) rotate(${lean})">${book}</g>`;
      x += bookW + (lean ? bookH * 0.16 : 0);
    }
    return (
      out +
      rect(x0 - 6 * u, floor, bw - 20 * u, 14 * u, s.down(floor, floor + 14 * u, "#c98f54", "#7a4d28")) +
      rect(x0, y0, bw - 32 * u, 26 * u, s.down(y0, y0 + 26 * u, fade("#120a06", 0.7), fade("#120a06", 0)))
    );
  };
  const lx = w * s.by(0.3, 0.34, 0.38);
  const ladder =
    (
      [
        [-52, -30],
        [52, 30],
      ] as const
    )
      .map(([a, b]) => line(lx + a * u * 1.3, y + 10 * u, lx + b * u + 40 * u, h * 0.06, "#d9a35f", 13 * u))
      .join("") +
    each(9, (i) => {
      const t = (i + 0.6) / 9.5;
      const yy = y - (y - h * 0.06) * t;
      const half = (68 - 34 * t) * u;
      return line(lx - half + 40 * u * t, yy, lx + half + 40 * u * t, yy, "#b9803f", 10 * u);
    });
  const tx = w * s.by(0.68, 0.64, 0.58);
  const ty = h * s.by(0.82, 0.84, 0.86);
  const tw = w * s.by(0.46, 0.56, 0.74);
  const lampX = tx + tw * 0.26;
  return (
    rect(0, 0, w, h, "#3a2214") +
    each(rows * bays, (i) => shelf(i % bays, Math.floor(i / bays))) +
    each(
      bays + 1,
      (i) =>
        rect(bw * i - 18 * u, 0, 36 * u, y, s.across(bw * i - 18 * u, bw * i + 18 * u, "#6a4224", [0.4, "#b57c44"], "#5a371d")) +
        rect(bw * i - 24 * u, 0, 48 * u, h * 0.025, "#c98f54"),
    ) +
    rect(0, 0, w, h * 0.022, "#b57c44") +
    rect(0, y, w, h, s.down(y, h, "#8a5a36", "#4a2c1a")) +
    each(11, (i) => line(w / 2 + (i - 5) * w * 0.1, y, w / 2 + (i - 5) * w * 0.17, h, fade("#2a160c", 0.4), 2 * u)) +
    rect(0, y - 16 * u, w, 20 * u, "#6a4224") +
    stroke(`M0 ${h * 0.07}H${w}`, "#d9b45a", 6 * u) +
    ladder +
    rect(
      0,
      0,
      w,
      h,
      s.radial(
        lampX,
        ty - 120 * u,
        Math.max(w, h) * 0.8,
        fade("#ffdf9f", 0.3),
        [0.5, fade("#3a1a0a", 0.12)],
        fade("#120804", 0.62),
      ),
    ) +
    rect(tx - tw * 0.44, ty, 26 * u, h - ty + 10, "#4a2c18") +
    rect(tx + tw * 0.42, ty, 26 * u, h - ty + 10, "#4a2c18") +
    rounded(tx - tw / 2, ty, tw, 34 * u, 6 * u, s.down(ty, ty + 34 * u, "#d08f50", "#8a5528")) +
    glow(s, lampX, ty - 110 * u, 330 * u, "#ffe2a0", 0.75) +
    rect(lampX - 7 * u, ty - 170 * u, 14 * u, 165 * u, "#c9a048") +
    oval(lampX, ty - 2 * u, 52 * u, 12 * u, "#b58a34") +
    path(
      `M${lampX - 112 * u} ${ty - 150 * u}Q${lampX - 96 * u} ${ty - 226 * u} ${lampX} ${ty - 228 * u}Q${lampX + 96 * u} ${ty - 226 * u} ${lampX + 112 * u} ${ty - 150 * u}Z`,
      s.down(ty - 228 * u, ty - 150 * u, "#3f9a6a", "#1f6a48"),
    ) +
    oval(lampX, ty - 150 * u, 108 * u, 12 * u, "#fff3c8") +
    place(
      tx - tw * 0.12,
      ty,
      u * 1.15,
      0,
      path("M0 -6Q-80 -40 -190 -16L-196 -4Q-90 -22 0 4Q90 -22 196 -4L190 -16Q80 -40 0 -6Z", "#fdf6e3") +
        path("M0 -6Q80 -40 190 -16L196 -4Q90 -22 0 4Z", "#e9dcc0") +
        path("M-198 -4Q-90 -20 0 6Q90 -20 198 -4V4Q90 -10 0 14Q-90 -10 -198 4Z", "#8a2f2f"),
    ) +
    place(
      tx - tw * 0.38,
      ty,
      u,
      0,
      each(
        4,
        (i) =>
          rounded(-70 + (i % 2) * 12, -(i + 1) * 32, 150 - i * 8, 30, 4, nth(["#2f4f6f", "#b5523a", "#d9c08a", "#3f6a5a"], i)) +
          rect(-60 + (i % 2) * 12, -(i + 1) * 32 + 5, 8, 20, "#f2d58a"),
      ),
    )
  );
}
