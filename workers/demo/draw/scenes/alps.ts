/** Alpine pastures in summer and autumn. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { cow } from "#workers/demo/draw/kit/figure.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { grass, ground, rolling, strip } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, curveD, each, nth, oval, path, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { crown, fence, leafTree, spruce, spruces } from "#workers/demo/draw/kit/tree.ts";

/** A low wooden alp hut with a broad stone-weighted roof. */
export function hut(s: Stage, x: number, y: number, w: number, wood: string, roof: string): string {
  return (
    house(s, {
      x,
      y,
      w,
      h: w * 0.42,
      roof: w * 0.3,
      side: w * 1.05,
      wall: "#c9c3b4",
      timber: wood,
      cover: roof,
      rows: 1,
      cols: 3,
      glass: "#3a3a40",
      shutters: "#8e2f26",
    }) + each(7, (i) => oval(x + w * (0.62 + i * 0.15), y - w * (0.64 - (i % 2) * 0.1), w * 0.018, w * 0.012, "#a9a79d"))
  );
}

/** Cows around a hut on a summer pasture. */
export function alpSummer(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.58, 0.58, 0.56);
  const mid = rolling(s, y + h * 0.05, 14 * u, 0.8, h * 0.06);
  const hutW = Math.min(w * 0.24, h * 0.3);
  const hx = w * s.by(0.54, 0.48, 0.34);
  const brown = ["#8a6546", "#a07a58", "#745238"];
  const herd = [
    [0.39, 0.76, 104, 1, 0],
    [0.3, 0.7, 84, 1, 1],
    [0.84, 0.72, 96, 1, 1],
    [0.9, 0.86, 190, 1, 1],
    [0.18, 0.9, 250, 1, 0],
    [0.56, 0.83, 160, 0, 1],
  ] as const;
  return (
    sky(s, y, "#2f8ad4", [0.55, "#86c2ec"], "#e3f1f2") +
    cumulus(s, w * 0.22, h * 0.17, 400 * u, "#ffffff", "#d3e6f2") +
    cumulus(s, w * 0.75, h * 0.11, 300 * u, "#ffffff", "#d3e6f2", 0.9) +
    range(
      s,
      {
        lit: "#c8c6c0",
        shade: "#5d7ba0",
        haze: "#c3dcd4",
        foot: 0.5,
        snow: "#ffffff",
        snowLine: 0.24,
        green: "#97b781",
        greenLine: 0.25,
      },
      { base: y + 10 * u, height: h * s.by(0.44, 0.4, 0.34), count: s.by(5, 4, 3), hero: 0.3 },
    ) +
    ground(s, rolling(s, y - 12 * u, 20 * u, 1, -h * 0.05), "#86b561") +
    spruces(
      s,
      rolling(s, y + 4 * u, 12 * u, 1, -h * 0.03),
      s.by(34, 28, 20),
      30 * u,
      74 * u,
      { dark: "#2f6044", light: "#4a8055" },
      -10,
      w + 10,
      20 * u,
    ) +
    ground(s, mid, s.down(y, h, "#a4ca62", [0.4, "#7fb348"], "#4c8a31")) +
    strip(
      s,
      rolling(s, y + h * 0.17, 10 * u, 1, -h * 0.04),
      rolling(s, y + h * 0.2, 14 * u, 0.8, -h * 0.02),
      fade("#c3dc7c", 0.45),
    ) +
    path(
      `${curveD([
        [hx + hutW * 0.5, y + h * 0.12],
        [hx + hutW * 0.2, h * 0.76],
        [w * 0.5, h * 0.86],
        [w * 0.4, h * 1.02],
      ])}L${w * 0.52} ${h * 1.02}${curveD([
        [w * 0.52, h * 1.02],
        [w * 0.56, h * 0.87],
        [hx + hutW * 0.36, h * 0.76],
        [hx + hutW * 0.58, y + h * 0.12],
      ]).replace("M", "L")}Z`,
      "#d9cb9c",
    ) +
    path(`M${hx - hutW * 0.2} ${y + h * 0.12}h${hutW * 2.6}l${hutW * 0.3} ${16 * u}h${-hutW * 2.6}Z`, fade("#2f5a26", 0.35)) +
    hut(s, hx, y + h * 0.12, hutW, "#8a5a38", "#6f6a66") +
    spruce(s, hx - hutW * 0.36, y + h * 0.11, hutW * 1.35, { dark: "#25533c", light: "#3f7650" }) +
    fence(rolling(s, h * 0.8, 4 * u, 0.6), s.by(0.6, 0.62, 0.66) * w, w + 20, 46 * u, "#9a7b58") +
    herd
      .map(
        ([cx, cy, size, graze, flip], i) =>
          oval(w * cx, h * cy, size * u * 0.52, size * u * 0.05, fade("#264d1c", 0.4)) +
          cow(w * cx, h * cy, size * u * s.by(0.95, 1, 1.1), nth(brown, i % 3), graze === 1, flip === 1),
      )
      .join("") +
    grass(s, () => h * 1.01, 190, 60 * u, "#3d7a2a") +
    each(34, () =>
      circle(s.rnd(0, w), s.rnd(0.9, 0.99) * h, s.rnd(2.5, 5.5) * u, s.pick(["#ffe04a", "#ffffff", "#f2f2ff", "#e0609a"])),
    )
  );
}

/** Autumn on the alp: larches and maples aglow, first snow above. */
export function alpAutumn(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.57, 0.55);
  const gold = ["#e0962e", "#c9622a", "#e8b53c", "#b5482a", "#d98032"];
  const mid = rolling(s, y + h * 0.07, 18 * u, 0.7, -h * 0.1);
  const near = rolling(s, h * 0.84, 16 * u, 0.7, h * 0.09);
  const larch = (x: number, ly: number, t: number) =>
    spruce(s, x, ly, t, { dark: s.pick(["#c27a24", "#b5661f", "#d08f30"]), light: "#efbf52", girth: 0.19 });
  return (
    sky(s, y, "#5a93c6", [0.5, "#a8cbdc"], [0.85, "#f7e3b5"], "#fbe7b9") +
    glow(s, w * 0.8, h * 0.3, 520 * u, "#fff0c2", 0.8) +
    stratusField(s, h * 0.08, h * 0.3, 6, "#ffffff", 0.55, "#f6dcb8") +
    range(
      s,
      {
        lit: "#c9b8a8",
        shade: "#5f6f95",
        haze: "#e3cfa8",
        foot: 0.55,
        snow: "#ffffff",
        snowLine: 0.4,
        light: "right",
        green: "#b99a58",
        greenLine: 0.25,
      },
      { base: y + 20 * u, height: h * s.by(0.46, 0.42, 0.36), count: s.by(5, 4, 3), hero: 0.62 },
    ) +
    ground(s, rolling(s, y, 16 * u, 1, h * 0.07), s.down(y - 20 * u, y + h * 0.2, "#c79c4a", "#a9843b")) +
    times(s.by(60, 50, 36), () => s.rnd(-0.02, 1.02) * w)
      .sort()
      .map((x) => {
        const ly = y + s.rnd(-4, 50) * u + (x / w - 0.5) * h * 0.06;
        return s.rnd() < 0.6
          ? larch(x, ly, s.rnd(44, 92) * u)
          : s.rnd() < 0.5
            ? spruce(s, x, ly, s.rnd(44, 86) * u, { dark: "#2e5142", light: "#476950" })
            : crown(s, x, ly - 20 * u, s.rnd(16, 30) * u, s.pick(gold));
      })
      .join("") +
    ground(s, mid, s.down(y, h, "#d9b75a", [0.5, "#b9923c"], "#8a6a2a")) +
    hut(s, w * s.by(0.22, 0.2, 0.16), y + h * 0.2, Math.min(w * 0.2, h * 0.24), "#6e4630", "#7a6a5a") +
    leafTree(s, w * s.by(0.13, 0.09, 0.06), y + h * 0.22, h * s.by(0.34, 0.28, 0.22), "#d5782a") +
    ground(s, near, s.down(h * 0.78, h, "#c99a3f", "#77561f")) +
    grass(s, (x) => near(x) + 12 * u, 200, 46 * u, "#a97c2c") +
    fence((x) => near(x) + 22 * u, -10, w + 30, 76 * u, "#6b5440") +
    leafTree(s, w * s.by(0.82, 0.82, 0.82), near(w * 0.82) + 16 * u, h * s.by(0.62, 0.52, 0.4), "#d9622a") +
    each(30, () => {
      const x = s.rnd(0.6, 1) * w;
      return oval(x, near(x) + s.rnd(6, 80) * u, 6 * u, 3 * u, s.pick(gold));
    }) +
    grass(s, () => h * 1.01, 160, 80 * u, "#5f441a")
  );
}
