/** A bench for two. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, place, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Two old people on a bench before the view. */
export function bench(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.54, 0.5);
  const k = sized(s, 1000, 640, s.by(0.52, 0.7, 0.9), 0.62);
  const [cx, foot] = [w * s.by(0.42, 0.45, 0.48), h * s.by(0.93, 0.88, 0.8)];
  return (
    valley(s, y, {
      sky: ["#6a9ad0", "#f0d9b0", "#fbe9c6"],
      meadow: ["#c9c86a", "#a4b04e", "#6f8a38"],
      hero: 0.66,
      sun: 0.2,
      peak: s.by(0.4, 0.34, 0.26),
    }) +
    rect(0, y + 10 * u, w, h * 0.06, "#a9cfe0") +
    rect(0, y + h * 0.068, w, h, s.down(y, h, "#b5c05a", "#66843a")) +
    leafTree(s, w * s.by(0.82, 0.84, 0.86), foot + 10 * u, h * s.by(0.86, 0.68, 0.5), "#d9963a") +
    oval(cx, foot + 6 * k, 520 * k, 36 * k, fade("#2f4a1a", 0.35)) +
    bust(cx - 130 * k, foot - 210 * k, 400 * k, { top: "#6a5a8a", hair: "#b5afa4", back: true }) +
    bust(cx + 150 * k, foot - 210 * k, 430 * k, { top: "#4a6a52", hair: "#8f8a82", back: true }) +
    circle(cx - 130 * k, foot - 610 * k, 44 * k, "#a39d92") +
    path(
      `M${cx + 150 * k - 100 * k} ${foot - 560 * k}q${100 * k} ${-90 * k} ${200 * k} 0l${40 * k} ${12 * k}h${-280 * k}Z`,
      "#7a5a3a",
    ) +
    place(
      cx,
      foot,
      k,
      0,
      each(3, (i) => rect(-480, -330 + i * 74, 960, 50, nth(["#b9814e", "#a8703e", "#96602f"], i))) +
        rect(-480, -110, 960, 40, "#8a5a30") +
        rect(-430, -340, 34, 340, "#3f464e") +
        rect(396, -340, 34, 340, "#3f464e") +
        rect(-20, -340, 30, 340, "#3f464e"),
    ) +
    line(cx + 540 * k, foot, cx + 470 * k, foot - 380 * k, "#6b4424", 16 * k) +
    stroke(`M${cx + 470 * k} ${foot - 380 * k}q${-10 * k} ${-60 * k} ${-60 * k} ${-40 * k}`, "#6b4424", 16 * k) +
    grass(s, () => h * 1.01, 190, 64 * u, "#556f2a") +
    each(24, () => oval(s.rnd(0.5, 1) * w, s.rnd(0.86, 0.99) * h, 8 * u, 4 * u, s.pick(["#e0962e", "#d9622a", "#f0c040"])))
  );
}
