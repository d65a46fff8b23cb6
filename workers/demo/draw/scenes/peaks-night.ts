/** Summits at dusk and at night. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { range, silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, group, oval, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow, mist, sky, stars, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** Alpenglow: the last light on the chain, valleys already blue. */
export function glowing(s: Stage): string {
  const { w, h, u } = s;
  const rock = {
    lit: "#ff8a6b",
    shade: "#5b2f6d",
    dense: 0.78,
    haze: "#7c4a86",
    foot: 0.55,
    snow: "#ffc4a3",
    snowLine: 0.4,
    light: "left" as const,
  };
  return (
    sky(s, h * 0.62, "#2a2a6c", [0.32, "#6a3f91"], [0.62, "#d7668c"], [0.85, "#ff9f7a"], "#ffd0a0") +
    stratusField(s, h * 0.06, h * 0.36, 9, "#8b4a91", 0.5, "#ff9c8a") +
    glow(s, 0, h * 0.5, 700 * u, "#ffcf90", 0.6) +
    range(
      s,
      { ...rock, lit: "#f79a86", shade: "#8a4f8f", haze: "#c77a9a", snow: "#ffcdb0" },
      { base: h * 0.62, height: h * s.by(0.3, 0.27, 0.22), count: s.by(7, 6, 4), hero: 0.3 },
    ) +
    mist(s, h * 0.6, 60 * u, "#f2a79a", 0.5) +
    range(s, rock, { base: h * 0.76, height: h * s.by(0.5, 0.44, 0.36), count: s.by(4, 4, 3), hero: s.by(0.64, 0.62, 0.56) }) +
    rect(0, h * 0.75, w, h, "#7c4a86") +
    mist(s, h * 0.72, 70 * u, "#b56a97", 0.65) +
    silhouette(s, h * 0.76, 50 * u, "#4d2f6a", "#6b3f7d", 70 * u) +
    mist(s, h * 0.82, 34 * u, "#8d5490", 0.55) +
    fringe(s, rolling(s, h * 0.85, 24 * u, 1.1), 38 * u, s.down(h * 0.8, h * 0.95, "#34245a", "#47306c")) +
    fringe(s, rolling(s, h * 0.94, 22 * u, 0.9), 72 * u, "#1b1538")
  );
}

/** Night: the Milky Way and one lit hut. */
export function night(s: Stage): string {
  const { w, h, u } = s;
  const soft = s.blur(40 * u);
  const band = times(46, (i) => {
    const t = i / 45;
    const x = w * (0.12 + 0.72 * t) + s.rnd(-30, 30) * u;
    const y = h * (0.66 - 0.74 * t) + s.rnd(-26, 26) * u;
    return circle(x, y, s.rnd(26, 78) * u, fade(s.pick(["#8fa6e8", "#c9b4ea", "#6f8fd8", "#f0cfe0"]), 0.2));
  }).join("");
  const dust = times(16, (i) =>
    oval(
      w * (0.14 + 0.68 * (i / 15)) + s.rnd(-16, 16) * u,
      h * (0.66 - 0.74 * (i / 15)),
      s.rnd(14, 34) * u,
      s.rnd(10, 20) * u,
      fade("#0c1436", 0.4),
    ),
  ).join("");
  const close = times(240, () => {
    const t = s.rnd();
    const off = (s.rnd() + s.rnd() - 1) * 130 * u;
    return circle(
      w * (0.12 + 0.72 * t) + off,
      h * (0.66 - 0.74 * t) + off * 0.7,
      s.rnd(0.5, 1.3) * u,
      fade("#ffffff", s.rnd(0.3, 0.85)),
    );
  }).join("");
  const near = rolling(s, h * 0.88, 20 * u, 0.8, -h * 0.04);
  const hx = w * s.by(0.72, 0.7, 0.66);
  const k = 66 * u;
  const hy = near(hx) + 10 * u;
  return (
    sky(s, h * 0.8, "#050a24", [0.45, "#101d4d"], [0.8, "#2b4480"], "#5d74a6") +
    group(soft, band) +
    group(s.blur(14 * u), dust) +
    stars(s, h * 0.74, 330) +
    close +
    stroke(
      `M${w * 0.2} ${h * 0.2}l${150 * u} ${62 * u}`,
      s.lin(w * 0.2, h * 0.2, w * 0.2 + 150 * u, h * 0.2 + 62 * u, fade("#ffffff", 0), "#ffffff"),
      2.6 * u,
    ) +
    glow(s, w * 0.3, h * 0.76, 520 * u, "#f0b98a", 0.28) +
    range(
      s,
      {
        lit: "#4a619c",
        shade: "#0d1a45",
        dense: 0.72,
        haze: "#3f5a94",
        foot: 0.5,
        snow: "#8ea6d6",
        snowLine: 0.34,
        light: "right",
      },
      { base: h * 0.8, height: h * s.by(0.4, 0.34, 0.28), count: s.by(5, 4, 3), hero: s.by(0.36, 0.36, 0.34) },
    ) +
    mist(s, h * 0.78, 44 * u, "#5872ab", 0.45) +
    fringe(s, rolling(s, h * 0.83, 20 * u, 1), 36 * u, "#101d47") +
    ground(s, near, s.down(h * 0.84, h, "#0c1738", "#050b20")) +
    glow(s, hx, hy - k * 0.3, 210 * u, "#ffb85c", 0.55) +
    poly(
      [
        [hx - k, hy],
        [hx + k, hy],
        [hx + k, hy - k * 0.5],
        [hx - k, hy - k * 0.5],
      ],
      "#1a1420",
    ) +
    poly(
      [
        [hx - k * 1.2, hy - k * 0.44],
        [hx, hy - k * 1.15],
        [hx + k * 1.2, hy - k * 0.44],
      ],
      "#0b0d1c",
    ) +
    rect(hx - k * 0.66, hy - k * 0.4, k * 0.32, k * 0.26, "#ffd27a") +
    rect(hx - k * 0.1, hy - k * 0.4, k * 0.3, k * 0.4, "#ffbe5c") +
    rect(hx + k * 0.44, hy - k * 0.4, k * 0.32, k * 0.26, "#ffd27a") +
    path(`M${hx - k * 0.1} ${hy}h${k * 0.3}l${k * 0.5} ${k * 0.5}h${-k * 1.4}Z`, fade("#ffb85c", 0.2)) +
    fringe(s, (x) => h * 0.97 + Math.abs(x - w * 0.5) * -0.06, 90 * u, "#03071a")
  );
}
