/** The Funken on a winter night. */
import { dusk, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { circle, each, nth, oval, path, place, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** The Funken: a tower of logs in flames on a winter night. */
export function bonfire(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.76, 0.74, 0.7);
  const k = sized(s, 900, 1120, s.by(0.8, 0.9, 1), s.by(0.86, 0.8, 0.66));
  const cx = w / 2;
  const flame = (size: number, color: string, dx: number) =>
    path(
      `M${cx + (dx - 200 * size) * k} ${y}Q${cx + (dx - 330 * size) * k} ${y - 330 * size * k} ${cx + (dx - 120 * size) * k} ${y - 520 * size * k}Q${cx + (dx - 130 * size) * k} ${y - 690 * size * k} ${cx + (dx + 20 * size) * k} ${y - 880 * size * k}Q${cx + (dx + 40 * size) * k} ${y - 660 * size * k} ${cx + (dx + 150 * size) * k} ${y - 560 * size * k}Q${cx + (dx + 310 * size) * k} ${y - 330 * size * k} ${cx + (dx + 200 * size) * k} ${y}Z`,
      color,
    );
  return (
    dusk(s, y, ["#0d1230", "#20204a", "#4a2c46"], "#2c3450") +
    circle(
      cx,
      y - 380 * k,
      1000 * k,
      s.radial(cx, y - 380 * k, 1000 * k, fade("#ff9a3a", 0.75), [0.4, fade("#ff7a2a", 0.3)], fade("#ff7a2a", 0)),
    ) +
    flame(1, "#e8501e", 0) +
    flame(0.8, "#ff8a24", -20) +
    flame(0.56, "#ffc23a", 10) +
    flame(0.32, "#fff0a8", 0) +
    each(
      8,
      (r) =>
        each(2, (i) => rect(cx + nth([-150, 110], i) * k * (1 - r * 0.05), y - (40 + r * 62) * k, 40 * k, 34 * k, "#3a2014")) +
        rect(cx - (170 - r * 8) * k, y - (62 + r * 62) * k, (340 - r * 16) * k, 24 * k, "#4a2a18"),
    ) +
    flame(0.36, fade("#ffb030", 0.7), -60) +
    each(70, () =>
      circle(cx + s.rnd(-1, 1) * 480 * k, y - s.rnd(100, 1100) * k, s.rnd(2, 7) * u, s.pick(["#ffd86a", "#ff9a3a", "#fff0b0"])),
    ) +
    rect(0, y, w, h, s.radial(cx, y, Math.max(w, h) * 0.6, "#e8b48a", [0.4, "#8a7a9a"], "#2c3450")) +
    each(s.by(15, 12, 8), (i) => {
      const n = s.by(15, 12, 8);
      const x = w * ((i + 0.5) / n);
      const tall = nth([230, 260, 200, 250, 170], i) * k;
      return place(
        x,
        h * (0.97 + (i % 3) * 0.02),
        tall / 290,
        0,
        path("M-132 4Q-136 -106 -72 -126Q0 -146 72 -126Q136 -106 132 4L150 200H-150Z", "#161a30") +
          oval(0, -208, 58, 68, "#161a30") +
          (i % 2 ? circle(0, -262, 46, "#161a30") : path("M-60 -230Q0 -330 60 -230Z", "#161a30")) +
          stroke("M60 -124Q124 -110 128 -20", fade("#ff9a4a", 0.6), 8),
      );
    })
  );
}
