/** A mountain stream. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { grass, rockStone, rolling } from "#workers/demo/draw/kit/land.ts";
import { massif } from "#workers/demo/draw/kit/mountain.ts";
import { circle, curveD, each, group, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruce, spruces } from "#workers/demo/draw/kit/tree.ts";

/** A stream winding out of a green valley. */
export function brook(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.46);
  const mid = (t: number) => w * (0.5 + 0.16 * Math.sin(t * 6.6 + 2.4) * (0.3 + t) - 0.06 * t);
  const wide = (t: number) => (5 + 250 * t ** 1.8) * u * s.by(1, 0.95, 0.85);
  const edge = (dir: number, k = 1): Point[] =>
    times(34, (i) => {
      const t = i / 33;
      return [mid(t) + dir * wide(t) * k + dir * s.rnd(-4, 10) * u * t, y + (h * 1.03 - y) * t ** 1.25] as const;
    });
  const [l, r] = [edge(-1), edge(1)];
  const bed = `${curveD([...l, ...[...r].reverse()], 0.6)}Z`;
  const slope = (dir: number, start: number, end: number, top: string, low: string) =>
    poly(
      [
        [dir < 0 ? -5 : w + 5, start],
        [w * 0.5 + dir * w * 0.14, end - 14 * u],
        [w * 0.5 + dir * w * 0.02, end + 40 * u],
        [w * 0.5 + dir * w * 0.06, h * 0.8],
        [dir < 0 ? -5 : w + 5, h],
      ],
      s.down(start, h * 0.8, top, low),
    );
  const stones = times(26, () => s.rnd(0.18, 1) ** 0.8)
    .sort((a, b) => a - b)
    .map((t) => {
      const side = s.rnd() < 0.72 ? s.pick([-1, 1]) * s.rnd(0.85, 1.15) : s.rnd(-0.7, 0.7);
      return rockStone(
        s,
        mid(t) + side * wide(t),
        y + (h * 1.03 - y) * t ** 1.25,
        (8 + 62 * t ** 1.6) * u * s.rnd(0.5, 1.1),
        "#b9bdb8",
        "#7f8b90",
      );
    })
    .join("");
  const flow = each(46, (i) => {
    const t = 0.12 + (i / 46) * 0.86;
    const [cx, cy, len] = [mid(t) + s.rnd(-0.7, 0.7) * wide(t), y + (h * 1.03 - y) * t ** 1.25, (14 + 110 * t * t) * u];
    return stroke(
      `M${cx - len * 0.3} ${cy - len * 0.3}q${len * 0.3} ${len * 0.12} ${len * 0.25} ${len * 0.4}t${len * 0.35} ${len * 0.3}`,
      fade("#f4fdff", 0.55),
      (1 + 4.5 * t * t) * u,
    );
  });
  return (
    sky(s, y, "#4f9bd8", [0.6, "#9fcdea"], "#dff0ee") +
    cumulus(s, w * 0.25, h * 0.17, 360 * u, "#ffffff", "#cfe2ec") +
    cumulus(s, w * 0.86, h * 0.1, 300 * u, "#ffffff", "#cfe2ec") +
    massif(s, w * 0.5, h * s.by(0.06, 0.1, 0.15), w * 0.5, w * 0.46, y + 40 * u, {
      lit: "#b7bcbf",
      shade: "#56708f",
      dense: 0.62,
      haze: "#b9d2b6",
      foot: 0.4,
      snow: "#ffffff",
      snowLine: 0.3,
      green: "#8fae6a",
      greenLine: 0.3,
    }) +
    massif(s, w * 0.12, h * 0.18, w * 0.4, w * 0.46, y + 60 * u, {
      lit: "#8fa983",
      shade: "#3f6470",
      dense: 0.55,
      haze: "#9cc07c",
      foot: 0.45,
      green: "#7ca75c",
      greenLine: 0.6,
    }) +
    massif(s, w * 0.93, h * 0.15, w * 0.48, w * 0.4, y + 60 * u, {
      lit: "#86a27c",
      shade: "#3a5f6c",
      dense: 0.55,
      haze: "#93ba74",
      foot: 0.45,
      green: "#74a155",
      greenLine: 0.6,
    }) +
    rect(0, y + 12 * u, w, h, "#8fbf66") +
    slope(1, y - h * 0.1, y + 24 * u, "#7fae55", "#5d9440") +
    spruces(
      s,
      (x) => y + 10 * u - (x - w * 0.62) * 0.14,
      16,
      42 * u,
      96 * u,
      { dark: "#2f5d43", light: "#477a50" },
      w * 0.63,
      w * 1.02,
    ) +
    slope(-1, y - h * 0.08, y + 30 * u, "#8cba5c", "#659c43") +
    spruces(
      s,
      (x) => y + 20 * u - (w * 0.36 - x) * 0.14,
      14,
      46 * u,
      110 * u,
      { dark: "#2b573d", light: "#44764b" },
      -10,
      w * 0.35,
    ) +
    rect(0, y + h * 0.06, w, h, s.down(y + h * 0.04, h, fade("#86b654", 0), [0.18, "#7bb04e"], "#47802f")) +
    path(`${curveD([...edge(-1, 1.28), ...edge(1, 1.28).reverse()], 0.6)}Z`, "#a9a98f") +
    path(bed, s.down(y, h, "#d7f0ee", [0.3, "#8fd0d4"], [0.7, "#3fa2b5"], "#1f7f9c")) +
    group(s.clip(bed), flow) +
    stones +
    grass(s, rolling(s, h * 1.01, 8 * u), 150, 90 * u, "#3c7328", -10, w * 0.3) +
    grass(s, rolling(s, h * 1.01, 8 * u), 120, 80 * u, "#4a8431", w * 0.76, w + 10) +
    each(26, () =>
      circle(
        s.rnd() < 0.5 ? s.rnd(0, 0.26) * w : s.rnd(0.78, 1) * w,
        s.rnd(0.86, 0.99) * h,
        s.rnd(3, 6) * u,
        s.pick(["#ffd23f", "#ffffff", "#e86a9a"]),
      ),
    ) +
    spruce(s, w * s.by(0.06, 0.05, 0.03), h * 0.86, h * s.by(0.62, 0.5, 0.38), { dark: "#214a36", light: "#38694a" }) +
    spruce(s, w * s.by(0.95, 0.96, 0.99), h * 0.8, h * s.by(0.5, 0.42, 0.32), { dark: "#24503a", light: "#3a6d4c" })
  );
}
