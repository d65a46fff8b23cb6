/** A mountain village by day and in the blue hour. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { massif, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, oval } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky, stars } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, shrubs, spruce, spruces } from "#workers/demo/draw/kit/tree.ts";
import { village } from "./village-houses.ts";

/** Summer village under green slopes. */
export function villageSummer(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.66, 0.64);
  return (
    sky(s, h * 0.55, "#3a92d8", [0.6, "#9bd0ee"], "#eaf4ee") +
    cumulus(s, w * 0.2, h * 0.15, 380 * u, "#ffffff", "#d5e7f2") +
    cumulus(s, w * 0.84, h * 0.2, 320 * u, "#ffffff", "#d5e7f2") +
    range(
      s,
      {
        lit: "#cdc9c2",
        shade: "#5f7fa6",
        haze: "#bfdccb",
        foot: 0.5,
        snow: "#ffffff",
        snowLine: 0.26,
        green: "#98ba7c",
        greenLine: 0.3,
      },
      { base: h * 0.55, height: h * s.by(0.4, 0.36, 0.3), count: s.by(5, 4, 3), hero: s.by(0.34, 0.3, 0.28) },
    ) +
    massif(s, w * 0.02, h * 0.26, w * 0.4, w * 0.5, h * 0.64, {
      lit: "#7da864",
      shade: "#3b6b58",
      dense: 0.5,
      haze: "#8fbd6a",
      foot: 0.4,
      green: "#86b45c",
      greenLine: 0.5,
    }) +
    massif(s, w, h * 0.24, w * 0.5, w * 0.4, h * 0.64, {
      lit: "#75a15f",
      shade: "#386656",
      dense: 0.5,
      haze: "#8aba66",
      foot: 0.4,
      green: "#7fae58",
      greenLine: 0.5,
    }) +
    ground(s, rolling(s, h * 0.56, 12 * u, 0.8), s.down(h * 0.54, h, "#a6cf6c", [0.4, "#7fb54c"], "#4f8f35")) +
    fringe(s, rolling(s, h * 0.545, 14 * u, 1.6), 30 * u, "#3f7550", h * 0.565) +
    shrubs(s, () => y - 40 * u, 14, 14 * u, 26 * u, ["#4d8a3f", "#5f9c48", "#417a3d"]) +
    village(s, y, h * 0.26, {
      wall: ["#f6ecd9", "#efe4cf", "#ffffff", "#f3dcb8"],
      roofs: ["#a5523a", "#8d4a38", "#b5654a", "#7a5a50"],
      lit: 0,
      glass: "#44586a",
    }) +
    leafTree(s, w * 0.05, h * 0.97, h * s.by(0.34, 0.28, 0.22), "#4c8c3c") +
    leafTree(s, w * 0.93, h * 0.96, h * s.by(0.38, 0.3, 0.22), "#5a9a42") +
    grass(s, () => h * 1.01, 220, 62 * u, "#3c7d2c") +
    each(30, () => circle(s.rnd(0, w), s.rnd(0.93, 0.995) * h, s.rnd(2.5, 5) * u, s.pick(["#ffe04a", "#ffffff", "#e86a9a"])))
  );
}

/** Blue hour in a snowed-in village. */
export function villageWinter(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.68, 0.67, 0.65);
  const lamps = [
    [0.3, 0.87],
    [0.52, 0.93],
    [0.78, 0.88],
    [0.1, 0.9],
  ] as const;
  return (
    sky(s, h * 0.55, "#14204f", [0.5, "#35508f"], [0.85, "#8b86b8"], "#d9a8b0") +
    stars(s, h * 0.32, 90) +
    range(
      s,
      {
        lit: "#a9bbe2",
        shade: "#2c4583",
        dense: 0.7,
        haze: "#7f8fc2",
        foot: 0.5,
        snow: "#cdd9f2",
        snowLine: 0.8,
        light: "right",
      },
      { base: h * 0.58, height: h * s.by(0.42, 0.37, 0.3), count: s.by(5, 4, 3), hero: 0.3 },
    ) +
    fringe(s, rolling(s, h * 0.53, 22 * u, 1, -h * 0.05), 44 * u, s.down(h * 0.48, h * 0.62, "#2c427a", "#54699f"), h * 0.66) +
    ground(s, rolling(s, h * 0.57, 14 * u, 0.9), s.down(h * 0.56, h, "#a9bce2", [0.5, "#7d96cb"], "#41598f")) +
    spruces(s, () => h * 0.6, 26, 44 * u, 90 * u, { dark: "#22386a", light: "#304c80", snow: "#b9c9ea" }, -10, w, 10 * u) +
    glow(s, w * 0.5, y, 420 * u, "#ffbf70", 0.35) +
    village(s, y, h * 0.26, {
      wall: ["#8c8fae", "#9a97ae", "#858bb0"],
      roofs: ["#4a4560"],
      snow: "#dbe6f8",
      lit: 0.72,
      glass: "#26335c",
    }) +
    ground(s, rolling(s, h * 0.94, 14 * u, 0.8, h * 0.03), s.down(h * 0.9, h, "#b5c6e8", "#5b75ad")) +
    lamps
      .map(
        ([lx, ly]) =>
          oval(
            w * lx,
            h * ly + 4 * u,
            120 * u,
            20 * u,
            s.radial(w * lx, h * ly, 120 * u, fade("#ffc878", 0.7), fade("#ffc878", 0)),
            "",
          ) +
          line(w * lx, h * ly, w * lx, h * ly - 84 * u, "#1d2748", 4 * u) +
          glow(s, w * lx, h * ly - 88 * u, 74 * u, "#ffd890", 0.95) +
          circle(w * lx, h * ly - 88 * u, 7 * u, "#fff3d0"),
      )
      .join("") +
    spruce(s, w * 0.03, h * 0.99, h * s.by(0.46, 0.36, 0.28), { dark: "#1a2c5a", light: "#26407a", snow: "#c6d4f0" }) +
    spruce(s, w * 0.96, h * 1.0, h * s.by(0.54, 0.42, 0.3), { dark: "#18294f", light: "#243c72", snow: "#c6d4f0" }) +
    each(90, () => circle(s.rnd(0, w), s.rnd(0, h), s.rnd(1, 3) * u, fade("#ffffff", s.rnd(0.3, 0.8))))
  );
}
