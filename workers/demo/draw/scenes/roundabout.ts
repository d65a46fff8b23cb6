/** A roundabout from above. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { circle, each, line, nth, place, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { crown } from "#workers/demo/draw/kit/tree.ts";

/** A roundabout with its arms, seen from above. */
export function roundabout(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1600, 1000, s.by(1, 1.2, 1.8), 1.06);
  const [cx, cy] = [w * 0.5, h * 0.5];
  const arms = [-0.25, 1.35, 2.7, 4.3];
  const reach = Math.max(w, h);
  const road = (a: number, width: number, color: string) =>
    line(cx, cy, cx + Math.cos(a) * reach, cy + Math.sin(a) * reach, color, width);
  const car = (a: number, r: number, turn: number, color: string) =>
    place(
      cx + Math.cos(a) * r * k,
      cy + Math.sin(a) * r * k,
      k,
      turn,
      rounded(-52, -24, 108, 56, 16, fade("#20242a", 0.35)) +
        rounded(-54, -28, 108, 56, 18, color) +
        rounded(-26, -22, 58, 44, 10, "#22303c") +
        rounded(-18, -18, 36, 36, 8, lighter(color, 0.25)),
    );
  const block = (x: number, y: number, bw: number, bh: number, turn: number, color: string) =>
    place(
      cx + x * k,
      cy + y * k,
      k,
      turn,
      rect(-bw / 2 + 12, -bh / 2 + 14, bw, bh, fade("#2f4a20", 0.4)) +
        rect(-bw / 2, -bh / 2, bw, bh / 2, lighter(color, 0.14)) +
        rect(-bw / 2, 0, bw, bh / 2, darker(color, 0.16)),
    );
  return (
    rect(0, 0, w, h, "#8fbb57") +
    each(16, (i) =>
      place(
        w * ((i % 4) / 4 + 0.12),
        h * (Math.floor(i / 4) / 4 + 0.1),
        1,
        nth([-14, 8, 20, -6], i),
        rect(-w * 0.16, -h * 0.14, w * 0.3, h * 0.26, nth(["#a9cc66", "#7fae48", "#c4c86a", "#96c05a"], i * 3 + (i >> 2))),
      ),
    ) +
    arms.map((a) => road(a, 190 * k, "#d9d6c8")).join("") +
    arms.map((a) => road(a, 150 * k, "#6f747c")).join("") +
    circle(cx, cy, 390 * k, "#d9d6c8") +
    circle(cx, cy, 366 * k, "#6f747c") +
    arms
      .map((a) =>
        each(12, (i) => {
          const r = (430 + i * 90) * k;
          return line(
            cx + Math.cos(a) * r,
            cy + Math.sin(a) * r,
            cx + Math.cos(a) * (r + 44 * k),
            cy + Math.sin(a) * (r + 44 * k),
            "#f4f2ea",
            7 * k,
          );
        }),
      )
      .join("") +
    arms
      .map((a) =>
        each(6, (i) => {
          const [px, py] = [
            cx + Math.cos(a) * 455 * k + Math.cos(a + 1.571) * (i - 2.5) * 26 * k,
            cy + Math.sin(a) * 455 * k + Math.sin(a + 1.571) * (i - 2.5) * 26 * k,
          ];
          return line(
            px - Math.cos(a) * 30 * k,
            py - Math.sin(a) * 30 * k,
            px + Math.cos(a) * 30 * k,
            py + Math.sin(a) * 30 * k,
            "#f4f2ea",
            13 * k,
          );
        }),
      )
      .join("") +
    circle(cx, cy, 216 * k, "#e3dfd0") +
    circle(cx, cy, 200 * k, "#86b552") +
    circle(cx, cy, 130 * k, "#d8604a") +
    circle(cx, cy, 104 * k, "#f0c040") +
    circle(cx, cy, 78 * k, "#8a5aa0") +
    crown(s, cx, cy, 62 * k, "#4f8a3f") +
    car(0.5, 290, 122, "#d8402f") +
    car(2.1, 292, 214, "#f4f4f0") +
    car(3.6, 290, 300, "#2f6ea8") +
    car(-0.32, 640, 166, "#e0a83a") +
    car(2.78, 700, -26, "#5a6470") +
    car(4.22, 560, 66, "#4a8a5a") +
    block(-620, -260, 240, 170, 18, "#a24a36") +
    block(-560, 380, 200, 150, -12, "#b5563c") +
    block(580, 330, 300, 180, 24, "#8a8f96") +
    block(640, -330, 220, 160, -16, "#8f4634") +
    block(120, -560, 230, 150, 8, "#a24a36") +
    block(-100, 680, 240, 160, 4, "#8f4634") +
    each(34, () => {
      const [a, r] = [s.rnd(0, 6.283), s.rnd(500, 1100) * k];
      if (arms.some((arm) => Math.abs(Math.sin(a - arm)) * r < 150 * k && Math.cos(a - arm) > 0)) return "";
      const [x, ty, size] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r, s.rnd(24, 46) * u];
      return (
        circle(x + 9 * u, ty + 11 * u, size, fade("#2f4a20", 0.4)) +
        crown(s, x, ty, size, s.pick(["#4f8a3f", "#5f9a45", "#3f7a3a"]))
      );
    })
  );
}
