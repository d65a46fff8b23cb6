/** Lake Constance in the wind: storm and sails. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { mirror, ripples, rolling, water } from "#workers/demo/draw/kit/land.ts";
import { layers, silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, path, place, rect } from "#workers/demo/draw/kit/shape.ts";
import { birds, cumulus, glow, rain, shafts, sky, stratus } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";
import { sailboat } from "#workers/demo/draw/kit/vehicle.ts";

/** Storm: steep dark waves with foam, rain on the far shore. */
export function storm(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.47, 0.46, 0.48);
  const clouds = each(17, (i) => {
    const t = i / 17;
    return stratus(
      s,
      s.rnd(-0.1, 1.1) * w,
      h * (0.02 + t * 0.34),
      w * s.rnd(0.5, 1),
      62 * u * (1.25 - t * 0.7),
      mix("#1d2936", "#5d6f7e", s.rnd(0, 0.75)),
      0.72,
      mix("#39495a", "#75858f", s.rnd()),
    );
  });
  const crest = (k: number): string => {
    const t = k / 7;
    const base = y + (h - y) * (0.03 + t ** 1.3 * 0.86);
    const amp = (8 + 105 * t ** 1.25) * u;
    const len = (130 + 560 * t) * u;
    const lit = mix("#86a3a5", "#5f9a9c", t);
    const deep = mix("#4d6a74", "#0b2530", t);
    let top = `M-40 ${base}`;
    let foam = "";
    let spray = "";
    for (let x = -s.rnd(1, 2) * len; x < w + len; ) {
      const l = len * s.rnd(0.7, 1.3);
      const a = amp * s.rnd(0.5, 1.2);
      const [px, py] = [x + l * 0.58, base - a];
      top += `L${x} ${base}C${x + l * 0.25} ${base - a * 0.1} ${x + l * 0.42} ${base - a * 0.8} ${px} ${py}C${x + l * 0.7} ${base - a * 0.75} ${x + l * 0.8} ${base - a * 0.1} ${x + l} ${base}`;
      if (a > amp * 0.62) {
        foam += `M${x + l * 0.36} ${base - a * 0.46}C${x + l * 0.44} ${base - a * 0.78} ${x + l * 0.52} ${base - a * 1.02} ${px} ${py - a * 0.05}C${x + l * 0.68} ${base - a * 0.84} ${x + l * 0.74} ${base - a * 0.42} ${x + l * 0.8} ${base - a * 0.2}q${-l * 0.035} ${-a * 0.02} ${-l * 0.05} ${-a * 0.16}q${-l * 0.02} ${a * 0.26} ${-l * 0.045} ${a * 0.02}q${-l * 0.012} ${-a * 0.22} ${-l * 0.04} ${-a * 0.12}q${-l * 0.02} ${a * 0.34} ${-l * 0.05} ${a * 0.03}q${-l * 0.01} ${-a * 0.3} ${-l * 0.04} ${-a * 0.16}q${-l * 0.03} ${a * 0.2} ${-l * 0.05} ${a * 0.02}q${-l * 0.06} ${a * 0.02} ${-l * 0.12} ${a * 0.17}Z`;
        spray += each(4 + k, () =>
          circle(px + s.rnd(-0.12, 0.2) * l, py - a * s.rnd(0.02, 0.3), s.rnd(0.8, 2.6) * u * (0.4 + t), fade("#f2f8f7", 0.7)),
        );
      }
      x += l;
    }
    return (
      path(
        `${top}L${w + 60} ${h + 9}H-60Z`,
        s.down(base - amp * 1.1, base + amp * 0.9, lit, [0.35, mix(lit, deep, 0.45)], deep),
      ) +
      path(foam, fade("#eaf3f1", 0.78 + t * 0.16)) +
      spray +
      each(8, () => {
        const [fx, l, fy] = [s.rnd(-0.05, 1) * w, len * s.rnd(0.12, 0.3), base + amp * s.rnd(0.1, 0.6)];
        return path(`M${fx} ${fy}q${l * 0.5} ${-amp * 0.07} ${l} 0q${-l * 0.5} ${amp * 0.04} ${-l} 0Z`, fade("#cfe0e2", 0.26));
      })
    );
  };
  return (
    sky(s, y, "#18222e", [0.4, "#344553"], [0.8, "#7d8e93"], "#b9bfae") +
    glow(s, w * 0.66, y, 420 * u, "#efe7bb", 0.6) +
    clouds +
    shafts(s, w * 0.05, h * 0.26, w * 0.42, y - h * 0.26, -60 * u, "#2a3a48", 0.55) +
    silhouette(s, y - 10 * u, 34 * u, "#53656f", "#7b898c", 40 * u) +
    rect(0, y, w, h, s.down(y, h, "#8d9d98", "#38606c")) +
    place(
      w * s.by(0.68, 0.66, 0.62),
      y + h * 0.06,
      (190 * u) / 1000,
      16,
      path("M-230 -40Q0 -64 260 -52Q200 10 130 16H-150Q-210 10 -230 -40Z", "#e9ecea") +
        line(10, -50, 10, -900, "#2b333a", 16) +
        path("M-4 -620Q-130 -380 -150 -110L-4 -110Z", "#f4f1e6"),
    ) +
    each(8, crest) +
    rain(s, 80, "#dfe9ec", 0.2, -0.42)
  );
}

/** A fresh summer day with sails near and far. */
export function sails(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.47);
  const boats = [
    [0.13, 0.028, 58, "#ffffff", "#e6e9ee"],
    [0.24, 0.02, 44, "#fdf4e3", "#ffffff"],
    [0.5, 0.018, 38, "#ffffff", "#d3dde6"],
    [0.86, 0.03, 62, "#ffffff", "#c0392b"],
    [0.66, 0.05, 104, "#fff7ea", "#24486b"],
  ] as const;
  const big = s.by(Math.min(w, h) * 0.6, Math.min(w, h) * 0.55, w * 0.98);
  return (
    sky(s, y, "#2f83cf", [0.55, "#7fbbe8"], "#d7ecf5") +
    cumulus(s, w * 0.2, h * 0.3, 380 * u, "#ffffff", "#cfe3f2") +
    cumulus(s, w * 0.8, h * 0.23, 460 * u, "#ffffff", "#cfe3f2", 0.95) +
    cumulus(s, w * 0.55, y - 30 * u, 260 * u, "#ffffff", "#dcebf5", 0.8) +
    (s.tall ? cumulus(s, w * 0.3, h * 0.13, 420 * u, "#ffffff", "#bcd9f0", 0.8) : "") +
    layers(s, y - 52 * u, y - 14 * u, 34 * u, "#a5c6df", "#5f93b3", 3, "#cfe3ea") +
    fringe(s, rolling(s, y - 9 * u, 5 * u), 13 * u, "#3f7a6a", y + 2) +
    water(s, y, "#a9dbe6", [0.14, "#55b2cf"], [0.5, "#1f82b4"], "#0f5a92") +
    ripples(s, y + 5, h, 150, "#e8fbff", 0.4) +
    ripples(s, y + 24 * u, h, 90, "#0b4c80", 0.3) +
    boats
      .map(
        ([bx, by, size, sail, hull], i) =>
          mirror(
            s,
            y + h * by,
            0.5,
            sailboat(w * bx, y + h * by, size * u * 1.35, sail, hull, -3, i === 3 ? "#f2b632" : undefined),
            0.3,
            3,
          ) + sailboat(w * bx, y + h * by, size * u * 1.35, sail, hull, i % 2 ? 4 : -5, i === 3 ? "#f2b632" : undefined),
      )
      .join("") +
    ripples(s, h * 0.6, h, 40, "#e8fbff", 0.3) +
    mirror(
      s,
      h * s.by(0.88, 0.83, 0.8),
      0.4,
      sailboat(w * s.by(0.38, 0.4, 0.44), h * s.by(0.88, 0.83, 0.8), big, "#fffdf6", "#1e3f66", -7, "#e5573f"),
      0.28,
      5,
    ) +
    sailboat(w * s.by(0.38, 0.4, 0.44), h * s.by(0.88, 0.83, 0.8), big, "#fffdf6", "#1e3f66", -7, "#e5573f") +
    path(
      `M${w * 0.4 - big * 0.36} ${h * s.by(0.885, 0.835, 0.805)}q${big * 0.3} ${16 * u} ${big * 0.72} 0q${-big * 0.2} ${24 * u} ${-big * 0.4} ${20 * u}q${-big * 0.22} 0 ${-big * 0.32} ${-20 * u}Z`,
      fade("#ffffff", 0.7),
    ) +
    birds(s, w * 0.68, h * 0.36, 3, 15 * u, "#4b6b86")
  );
}
