/** The stage on the lake. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { shadowFigure } from "#workers/demo/draw/kit/figure.ts";
import { mirror, ripples, water } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, path, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky, stars, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** An opera set floating on the evening lake, the audience in front. */
export function lakeStage(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.58, 0.57, 0.55);
  const cx = w * 0.5;
  const r = Math.min(h * s.by(0.27, 0.25, 0.2), w * 0.34);
  const step = (i: number) =>
    rect(cx - r * (1.75 - i * 0.16), y - r * 0.05 * (i + 1), r * (3.5 - i * 0.32), r * 0.055, mix("#2c4f8f", "#9fd0f2", i / 7));
  const ringCut = `M${cx - r} ${y - r * 1.02}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0ZM${cx - r * 0.74} ${y - r * 1.02}a${r * 0.74} ${r * 0.74} 0 1 0 ${1.48 * r} 0a${r * 0.74} ${r * 0.74} 0 1 0 ${-1.48 * r} 0Z`;
  const set =
    glow(s, cx, y - r, r * 2.3, "#ffb45c", 0.55) +
    path(
      ringCut,
      s.lin(cx - r, y - r * 2, cx + r, y, "#fff0b8", [0.35, "#f5b548"], [0.7, "#d9762a"], "#8f3a3a"),
      'fill-rule="evenodd"',
    ) +
    each(28, (i) => {
      const a = (i / 28) * 6.283;
      return line(
        cx + Math.cos(a) * r * 0.76,
        y - r * 1.02 + Math.sin(a) * r * 0.76,
        cx + Math.cos(a) * r * 0.98,
        y - r * 1.02 + Math.sin(a) * r * 0.98,
        fade("#7a2f2a", 0.35),
        3 * u,
      );
    }) +
    circle(cx, y - r * 1.02, r * 0.72, s.radial(cx - r * 0.2, y - r * 1.3, r * 1.1, "#3f6fc4", [0.5, "#274a94"], "#141f52")) +
    circle(cx + r * 0.2, y - r * 1.16, r * 0.34, "#f6f1dc") +
    circle(cx + r * 0.1, y - r * 1.22, r * 0.07, fade("#c9c2a8", 0.6)) +
    circle(cx + r * 0.3, y - r * 1.05, r * 0.09, fade("#c9c2a8", 0.6)) +
    each(16, () => {
      const [a, k] = [s.rnd(0, 6.28), s.rnd(0.1, 0.66) * r];
      return circle(cx + Math.cos(a) * k, y - r * 1.02 + Math.sin(a) * k, 2.2 * u, fade("#ffffff", 0.8));
    }) +
    path(
      `M${cx - r * 1.5} ${y}L${cx - r * 1.36} ${y - r * 1.0}L${cx - r * 1.2} ${y - r * 0.86}L${cx - r * 1.14} ${y - r * 1.24}L${cx - r * 0.98} ${y - r * 0.66}L${cx - r * 0.84} ${y}Z`,
      s.lin(cx - r * 1.5, 0, cx - r * 0.8, 0, "#6fb0e8", "#24407f"),
    ) +
    path(
      `M${cx + r * 1.55} ${y}L${cx + r * 1.4} ${y - r * 0.74}L${cx + r * 1.22} ${y - r * 0.6}L${cx + r * 1.1} ${y - r * 1.02}L${cx + r * 0.96} ${y - r * 0.5}L${cx + r * 0.84} ${y}Z`,
      s.lin(cx + r * 0.8, 0, cx + r * 1.5, 0, "#8f5fc4", "#3a2a6e"),
    ) +
    each(8, step) +
    path(
      `M${cx - r * 0.22} ${y - r * 0.4}L${cx - r * 0.6} ${y}H${cx + r * 0.6}L${cx + r * 0.22} ${y - r * 0.4}Z`,
      s.down(y - r * 0.4, y, "#ffe2a0", "#c98a4a"),
    ) +
    each(7, (i) =>
      line(
        cx - r * (0.26 + i * 0.05),
        y - r * (0.36 - i * 0.052),
        cx + r * (0.26 + i * 0.05),
        y - r * (0.36 - i * 0.052),
        fade("#6a3a2a", 0.5),
        2.4 * u,
      ),
    ) +
    shadowFigure(cx - r * 0.06, y - r * 0.18, r * 0.26, "#3a1420") +
    path(
      `M${cx - r * 0.11} ${y - r * 0.18}L${cx - r * 0.17} ${y - r * 0.02}H${cx + r * 0.05}L${cx - r * 0.01} ${y - r * 0.18}Z`,
      "#a3203a",
    ) +
    shadowFigure(cx + r * 0.2, y - r * 0.12, r * 0.25, "#1a1838") +
    each(9, (i) =>
      shadowFigure(
        cx + (i - 4) * r * 0.3 + (i < 4 ? -r * 0.28 : r * 0.28),
        y - r * 0.02,
        r * 0.19,
        i % 2 ? "#1d1c40" : "#3a1d3a",
      ),
    );
  const towers = [-1, 1]
    .map((d) => {
      const x = cx + d * r * s.by(2.3, 2.0, 1.35);
      return (
        rect(x - 5 * u, y - r * 1.7, 10 * u, r * 1.7, "#141a3a") +
        each(9, (i) => line(x - 5 * u, y - i * r * 0.19, x + 5 * u, y - (i + 1) * r * 0.19, "#39447a", 1.6 * u)) +
        rect(x - 20 * u, y - r * 1.74, 40 * u, 16 * u, "#141a3a") +
        poly(
          [
            [x, y - r * 1.68],
            [cx - d * r * 0.5, y - r * 0.1],
            [cx + d * r * 0.7, y - r * 0.02],
          ],
          s.lin(x, y - r * 1.7, cx, y, fade("#dff0ff", 0.5), fade("#dff0ff", 0.04)),
        ) +
        each(3, (i) => circle(x - 12 * u + i * 12 * u, y - r * 1.72, 4 * u, "#ffffff"))
      );
    })
    .join("");
  const rows = s.by(5, 5, 7);
  const crowd = each(rows, (k) => {
    const t = k / (rows - 1);
    const base = h * (s.by(0.84, 0.85, 0.83) + 0.2 * t);
    const tall = h * s.by(0.075, 0.06, 0.044) * (1 + t * 1.3);
    const gap = tall * 0.46;
    const tone = mix("#2d2a5c", "#0c0a22", t);
    return (
      path(`M-5 ${base - tall * 0.28}Q${cx} ${base - tall * 0.1} ${w + 5} ${base - tall * 0.28}V${h + 5}H-5Z`, tone) +
      each(Math.ceil(w / gap) + 1, (i) => {
        const x = i * gap + s.rnd(-0.14, 0.14) * gap;
        const dy = -tall * 0.18 * ((x - cx) / (w / 2)) ** 2;
        return (
          circle(x, base - tall * 0.42 + dy, tall * 0.105, mix(tone, "#ffb070", 0.12)) +
          path(
            `M${x - tall * 0.2} ${base + dy}V${base - tall * 0.18 + dy}Q${x} ${base - tall * 0.42 + dy} ${x + tall * 0.2} ${base - tall * 0.18 + dy}V${base + dy}Z`,
            tone,
          )
        );
      })
    );
  });
  return (
    sky(s, y, "#141a52", [0.35, "#3f3a86"], [0.65, "#a3568f"], [0.88, "#f08a6a"], "#ffc07a") +
    stars(s, h * 0.3, 90) +
    stratusField(s, h * 0.08, y - h * 0.1, 7, "#5a3f8a", 0.5, "#f0907a") +
    silhouette(s, y - 34 * u, 40 * u, "#6a4a86", "#b5688a", 60 * u) +
    fringe(s, () => y - 6 * u, 12 * u, "#4a3a72", y + 2) +
    water(s, y, "#e08a78", [0.14, "#8a4f8c"], [0.4, "#3a2f72"], "#141640") +
    mirror(s, y + 4 * u, 0.62, set, 0.5, 4) +
    ripples(s, y + 4, h * 0.9, 110, "#ffd9a0", 0.35) +
    ripples(s, y + 10, h * 0.9, 70, "#1d1b4a", 0.4) +
    set +
    towers +
    rect(cx - r * 2.0, y - 3 * u, r * 4.0, 12 * u, "#171c40") +
    glow(s, cx, y + 2, r * 1.4, "#ffd9a0", 0.25) +
    crowd
  );
}
