/** Lake Constance in its quiet hours. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { glitter, ground, mirror, reed, ripples, rolling, water } from "#workers/demo/draw/kit/land.ts";
import { layers, range, silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, line, oval, path, place, poly, rect, times } from "#workers/demo/draw/kit/shape.ts";
import { birds, glow, mist, orb, sky, stratus, stratusField, wisps } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";
import { rowboat } from "#workers/demo/draw/kit/vehicle.ts";

/** A swan on the water. */
const swan = (x: number, y: number, size: number, color: string, flip = 1): string =>
  place(
    x,
    y,
    [(size / 200) * flip, size / 200],
    0,
    path(
      "M-95 -8Q-120 -60 -60 -58Q-10 -84 40 -40Q66 -40 70 -74Q64 -104 74 -126Q86 -146 104 -134L122 -118Q104 -118 96 -112Q92 -84 96 -50Q92 0 30 4H-70Q-90 4 -95 -8Z",
      color,
    ) +
      path("M104 -134L128 -117L106 -118Z", "#e0853a") +
      path("M-92 -20Q-40 -30 20 -44Q-10 -8 -60 -4Z", fade("#8fa0bd", 0.35)),
  );

/** Dawn: pale light, the Swiss hills and the Säntis, mist on the water. */
export function morning(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.6, 0.58, 0.55);
  const sx = w * s.by(0.7, 0.68, 0.64);
  const sy = y - h * 0.105;
  const land =
    range(
      s,
      {
        lit: "#d9b7b4",
        shade: "#7f86ad",
        dense: 0.62,
        haze: "#f3cdb6",
        foot: 0.85,
        snow: "#fff1e6",
        snowLine: 0.42,
        light: "right",
      },
      { base: y + 2, height: s.by(Math.min(h * 0.25, w * 0.2), w * 0.2, w * 0.34), count: s.by(8, 6, 4), hero: 0.34 },
    ) +
    layers(s, y - 30 * u, y - 8 * u, 26 * u, "#b9a6b9", "#8d8bab", 2, "#e9c6b8") +
    fringe(s, rolling(s, y - 6 * u, 3 * u), 11 * u, "#6d7397", y + 3);
  const sea = water(s, y, "#f6cfb2", [0.22, "#dcb9bd"], [0.6, "#8f9dbe"], "#4f6a94");
  const bank = rolling(s, h * 0.985, 8 * u);
  return (
    sky(s, y, "#6f93c4", [0.35, "#a9b9d6"], [0.68, "#f0c9b6"], "#ffdfae") +
    stratusField(s, h * 0.1, y - h * 0.2, 7, "#fbe6d9", 0.55, "#f4b9a2") +
    orb(s, sx, sy, 30 * u, "#fffaf0", "#ffe2a8", 11) +
    land +
    glow(s, sx, y, 260 * u, "#ffe9c0", 0.5) +
    sea +
    mirror(s, y, 0.8, land, 0.55, 3) +
    rect(0, y, w, h - y, s.down(y, h, fade("#f7d3bb", 0.2), fade("#4f6a94", 0.5))) +
    glitter(s, sx, y + 2, h * 0.97, 90 * u, "#fff1cf", 0.95) +
    ripples(s, y + 6, h, 70, "#ffe6d2", 0.28) +
    ripples(s, y + 30 * u, h, 40, "#3e5a88", 0.22) +
    wisps(s, y + 3 * u, 8 * u, 12, "#fff0e2", 0.62) +
    mist(s, y, 24 * u, "#fff0e2", 0.5) +
    swan(w * 0.36, h * s.by(0.77, 0.74, 0.72), 66 * u, "#fdf6f0") +
    swan(w * 0.27, h * s.by(0.735, 0.715, 0.7), 44 * u, "#f6ebe8") +
    reed(s, bank, 20, 190 * u, "#2c3b57", "#4a3a44", -10, w * 0.3) +
    reed(s, bank, 9, 130 * u, "#34445f", "#4f3f48", w * 0.8, w + 10) +
    ground(s, bank, "#26344f")
  );
}

/** Sunset over open water, with the harbour mole and its light. */
export function evening(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.62, 0.6, 0.6);
  const sx = w * s.by(0.36, 0.36, 0.38);
  const dark = "#2a1730";
  const lx = w * s.by(0.76, 0.76, 0.78);
  const k = u * s.by(1, 1.05, 1.5);
  const light =
    path(`M${w} 8H-70Q-96 10 -112 32H${w}Z`, dark) +
    path("M-26 8L-20 -236H20L26 8Z", dark) +
    path("M-26 8L-20 -236H-2L-6 8Z", "#6b2f42") +
    rect(-31, -246, 62, 12, dark) +
    rect(-16, -284, 32, 40, "#ffd98a") +
    rect(-2, -284, 4, 40, dark) +
    path("M-24 -284Q0 -326 24 -284Z", dark) +
    line(0, -306, 0, -330, dark, 4) +
    each(9, (i) => line(-58 + i * 14, 8, -58 + i * 14, -14, dark, 3)) +
    rect(-58, -16, 116, 3, dark);
  const lamp = place(lx, y + 8 * u, k, 0, light);
  return (
    sky(s, y, "#2b1f57", [0.22, "#5a2b71"], [0.48, "#b23a68"], [0.74, "#f0683f"], [0.9, "#ffa648"], "#ffd373") +
    glow(s, sx, y, 720 * u, "#ffc35c", 0.75) +
    stratusField(s, h * 0.06, y - h * 0.06, 13, "#7a2b62", 0.62, "#ff8a50") +
    stratus(s, w * 0.7, y - h * 0.17, w * 0.7, 26 * u, "#8e2d5c", 0.8, "#ffae5e") +
    circle(sx, y - 34 * u, 54 * u, s.down(y - 90 * u, y + 20 * u, "#fff6d2", "#ffc04a")) +
    silhouette(s, y - 2 * u, 14 * u, "#6d2a5b", "#a8405a", 20 * u) +
    water(s, y, "#ffb455", [0.12, "#ef6f45"], [0.42, "#9c3463"], [0.75, "#4a235c"], "#231540") +
    glitter(s, sx, y + 2, h, 130 * u, "#ffe9a6", 1) +
    ripples(s, y + 4, h, 120, "#ff9a58", 0.32) +
    ripples(s, y + 30 * u, h, 70, "#1f1238", 0.4) +
    mirror(s, y + 26 * u, 0.62, lamp, 0.4, 4) +
    glow(s, lx, y - 258 * k, 110 * u, "#ffdf96", 0.75) +
    lamp +
    birds(s, w * 0.5, h * 0.24, 5, 17 * u, "#3a1a40")
  );
}

/** Thick fog, a jetty leading into nothing. */
export function fog(s: Stage): string {
  const { w, h, u } = s;
  const y = h * 0.5;
  const vx = w * s.by(0.56, 0.54, 0.52);
  const vy = h * s.by(0.53, 0.53, 0.535);
  const near = s.by(0.3, 0.4, 0.56) * w;
  const foot = w * s.by(0.44, 0.42, 0.42);
  const at = (t: number) => {
    const k = t ** 2.1;
    return {
      y: vy + (h * 1.02 - vy) * k,
      l: vx - 7 * u + (foot - near / 2 - vx + 7 * u) * k,
      r: vx + 7 * u + (foot + near / 2 - vx - 7 * u) * k,
      k,
    };
  };
  const boards = times(38, (i) => {
    const [a, b] = [at(i / 38), at((i + 0.88) / 38)];
    const tone = mix("#c4cdd0", s.pick(["#5b4f47", "#675a50", "#52473f"]), Math.min(1, 0.1 + a.k * 1.6));
    return poly(
      [
        [a.l, a.y],
        [a.r, a.y],
        [b.r, b.y],
        [b.l, b.y],
      ],
      tone,
    );
  }).join("");
  const posts = times(7, (i) => {
    const a = at(0.3 + i * 0.115);
    const tall = (10 + 190 * a.k) * u * s.by(0.9, 1, 1.1);
    const wide = (2.5 + 24 * a.k) * u;
    const tone = mix("#b5bfc3", "#37332f", Math.min(1, 0.12 + a.k * 1.2));
    return [a.l - wide * 0.3, a.r + wide * 0.3]
      .map(
        (px) =>
          rect(
            px - wide / 2,
            a.y - tall * 0.6,
            wide,
            tall * 1.05,
            s.across(px - wide / 2, px + wide / 2, mix(tone, "#ffffff", 0.14), tone),
          ) + oval(px, a.y - tall * 0.6, wide / 2, wide * 0.16, mix(tone, "#ffffff", 0.3)),
      )
      .join("");
  }).join("");
  const under = path(
    `M${at(0.2).l} ${at(0.2).y}L${at(1).l} ${at(1).y}H${at(1).r}L${at(0.2).r} ${at(0.2).y}Z`,
    fade("#4c5a60", 0.5),
    s.blur(9 * u),
  );
  const bx = w * s.by(0.78, 0.8, 0.8);
  const by = h * s.by(0.72, 0.7, 0.68);
  return (
    rect(0, 0, w, h, s.down(0, h, "#c3ccd0", [0.35, "#dde2e1"], [0.5, "#e9eae6"], [0.62, "#c6d0d2"], "#8397a0")) +
    glow(s, w * 0.62, h * 0.27, 460 * u, "#fffaf0", 0.95) +
    circle(w * 0.62, h * 0.27, 42 * u, fade("#ffffff", 0.85)) +
    silhouette(s, y - 30 * u, 26 * u, fade("#aebbc1", 0.55), fade("#e9eae6", 0), 40 * u) +
    mist(s, y, 90 * u, "#eef0ed", 0.95) +
    ripples(s, y + 12 * u, h, 60, "#ffffff", 0.3) +
    ripples(s, y + 40 * u, h, 50, "#5f757f", 0.18) +
    under +
    boards +
    posts +
    group(`transform="translate(0 ${by * 1.6 + 20 * u}) scale(1 -0.6)" opacity="0.3"`, rowboat(bx, by, 170 * u, "#4c5f69")) +
    rowboat(bx, by, 170 * u, "#6b7d86") +
    wisps(s, y + 45 * u, 40 * u, 9, "#f2f3ef", 0.75) +
    wisps(s, h * 0.72, 40 * u, 5, "#eef0ed", 0.35)
  );
}
