/** The train and the cycle path. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { cyclist } from "#workers/demo/draw/kit/figure.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { grass, ground, ripples, rolling, water } from "#workers/demo/draw/kit/land.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, line, nth, oval, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, poplar, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { trainSide } from "#workers/demo/draw/kit/vehicle.ts";

/** The train crossing the wide valley floor. */
export function valleyTrain(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.48);
  const rail = h * s.by(0.76, 0.74, 0.72);
  const tall = s.by(h * 0.13, h * 0.1, h * 0.07);
  const fields = each(9, (i) => {
    const t = i / 9;
    const fy = y + (rail - y) * t ** 1.3;
    return poly(
      [
        [-5, fy],
        [w + 5, fy + s.rnd(-4, 8) * u],
        [w + 5, fy + 60 * u],
        [-5, fy + 60 * u],
      ],
      s.pick(["#b9c763", "#8fb250", "#d9c66a", "#7aa548", "#a3bd5c", "#c9b95c"]),
    );
  });
  const mast = (x: number) =>
    rect(x - 4 * u, rail - tall * 1.95, 8 * u, tall * 1.95, "#6f7a84") +
    line(x, rail - tall * 1.72, x + 70 * u, rail - tall * 1.6, "#6f7a84", 4 * u) +
    line(x, rail - tall * 1.5, x + 62 * u, rail - tall * 1.6, "#6f7a84", 3 * u);
  const gap = s.by(0.25, 0.34, 0.62) * w;
  return (
    sky(s, y, "#3f93d6", [0.55, "#95c9ec"], "#f6efd6") +
    cumulus(s, w * 0.24, h * 0.16, 420 * u, "#ffffff", "#dbe8f0") +
    cumulus(s, w * 0.8, h * 0.1, 340 * u, "#ffffff", "#dbe8f0") +
    glow(s, w * 0.95, h * 0.22, 420 * u, "#fff3cc", 0.7) +
    range(
      s,
      { lit: "#c3ccd2", shade: "#6485ae", haze: "#d3e2dc", foot: 0.55, snow: "#ffffff", snowLine: 0.36, light: "right" },
      { base: y + 6 * u, height: h * s.by(0.34, 0.3, 0.24), count: s.by(7, 5, 4), hero: 0.6 },
    ) +
    layers(s, y - 30 * u, y - 10 * u, 40 * u, "#8fb3b0", "#6c9c78", 2, "#d3dfbc") +
    fringe(s, rolling(s, y - 2 * u, 3 * u), 16 * u, "#4f855a", y + 8 * u) +
    rect(0, y, w, h, "#9cb858") +
    fields +
    (
      [
        [0.14, 0.03, 40],
        [0.2, 0.035, 34],
        [0.82, 0.04, 44],
        [0.76, 0.03, 32],
        [0.88, 0.035, 36],
      ] as const
    )
      .map(([fx, fy, size], i) =>
        house(s, {
          x: w * fx,
          y: y + h * fy,
          w: size * u,
          h: size * u * 0.66,
          roof: size * u * 0.45,
          side: size * u * 0.8,
          wall: "#f6efe0",
          cover: nth(["#b5563c", "#9a4a38"], i % 2),
          rows: 1,
          cols: 2,
          glass: "#5a6c7c",
          chimney: false,
        }),
      )
      .join("") +
    church(s, w * 0.165, y + h * 0.03, 120 * u, { wall: "#f6efe0", cover: "#a34a36", spire: "point" }) +
    shrubs(s, () => y + h * 0.045, 12, 8 * u, 18 * u, ["#4d8a4a", "#5f9a50"], 0, w * 0.34) +
    each(5, (i) => poplar(s, w * (0.44 + i * 0.055), y + h * 0.055, h * 0.12, "#4d8448")) +
    shrubs(s, () => rail - tall * 0.4, 8, 14 * u, 28 * u, ["#4d8a44", "#629a4c"], 0, w) +
    poly(
      [
        [-5, rail - tall * 0.06],
        [w + 5, rail - tall * 0.06],
        [w + 5, rail + tall * 0.5],
        [-5, rail + tall * 0.5],
      ],
      s.down(rail, rail + tall * 0.5, "#b3a996", "#857b6c"),
    ) +
    each(Math.round(w / (26 * u)), (i) => rect(i * 26 * u, rail + 2 * u, 15 * u, 7 * u, "#5f5348")) +
    rect(-5, rail - 2 * u, w + 10, 5 * u, "#49525a") +
    each(4, (i) => mast(w * 0.06 + i * gap)) +
    trainSide(s, s.by(-w * 0.28, -w * 0.5, -w * 1.2), rail, s.by(w * 1.12, w * 1.34, w * 2.1), tall) +
    stroke(`M-10 ${rail - tall * 1.38}H${w + 10}M-10 ${rail - tall * 1.7}H${w + 10}`, "#4a545e", 2 * u) +
    ground(s, rolling(s, rail + tall * 0.5, 4 * u), s.down(rail, h, "#8db552", "#3f7d2e")) +
    grass(s, rolling(s, rail + tall * 0.64, 6 * u), 160, 40 * u, "#5c9440") +
    grass(s, () => h * 0.96, 200, 70 * u, "#4a8634") +
    each(60, () => {
      const [x, py] = [s.rnd(0, w), s.rnd(rail + tall * 0.8, h)];
      return circle(
        x,
        py,
        (2.5 + 5 * ((py - rail) / (h - rail))) * u,
        s.pick(["#e2402f", "#e8553f", "#ffffff", "#5f7ad8", "#ffd83f"]),
      );
    }) +
    grass(s, () => h * 1.02, 200, 100 * u, "#336d26")
  );
}

/** Cyclists on a lakeside path. */
export function cycleway(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const shore = h * s.by(0.72, 0.7, 0.66);
  const size = s.by(h * 0.36, Math.min(w, h) * 0.34, w * 0.44);
  const lane = (x: number) => h * s.by(0.9, 0.86, 0.8) - 8 * u * Math.sin((x / w) * 3);
  return (
    sky(s, y, "#3f98da", [0.6, "#a3d3ee"], "#f6f0da") +
    cumulus(s, w * 0.3, h * 0.18, 380 * u, "#ffffff", "#d9e8f2") +
    cumulus(s, w * 0.9, h * 0.12, 300 * u, "#ffffff", "#d9e8f2") +
    range(
      s,
      { lit: "#c3d0da", shade: "#7f9fc4", haze: "#d9e8ea", foot: 0.6, snow: "#ffffff", snowLine: 0.35 },
      { base: y, height: h * 0.17, count: s.by(8, 6, 4) },
    ) +
    fringe(s, rolling(s, y - 6 * u, 3 * u), 12 * u, "#6a9a8a", y + 2) +
    water(s, y, "#c3e6ea", [0.2, "#6fc0d6"], "#2a86b4") +
    ripples(s, y + 4, shore, 110, "#ffffff", 0.45, w / 2, w * 0.6, 0.7) +
    group(
      `transform="translate(${w * 0.7} ${y + h * 0.05}) scale(${u * 0.09})"`,
      path("M-4 -870Q-150 -480 -190 -110H-4Z", "#ffffff") +
        path("M22 -820Q150 -460 235 -84H22Z", "#f4f4f0") +
        path("M-230 -60H260L200 10H-180Z", "#35506a"),
    ) +
    ground(s, rolling(s, shore, 6 * u), s.down(shore, h, "#a3c964", "#5a9a3c")) +
    reedBed(s, shore) +
    poly(
      [
        ...times(17, (i) => [(w * i) / 16, lane((w * i) / 16) - h * s.by(0.09, 0.07, 0.05)] as const),
        ...times(17, (i) => [w - (w * i) / 16, lane(w - (w * i) / 16) + h * s.by(0.07, 0.06, 0.045)] as const),
      ],
      s.down(h * 0.78, h, "#e3d9c6", "#c6baa2"),
    ) +
    each(Math.round(w / (120 * u)), (i) => rect(i * 120 * u, lane(i * 120 * u) - 3 * u, 56 * u, 5 * u, fade("#ffffff", 0.85))) +
    leafTree(s, w * s.by(0.08, 0.08, 0.06), shore + h * 0.08, h * s.by(0.7, 0.54, 0.42), "#5fa34c") +
    leafTree(s, w * s.by(0.95, 0.96, 0.98), shore + h * 0.06, h * s.by(0.6, 0.44, 0.34), "#6cb054") +
    oval(w * s.by(0.7, 0.74, 0.78), lane(w * 0.7) - h * 0.03, size * 0.4, size * 0.03, "#00000030") +
    cyclist(w * s.by(0.7, 0.74, 0.78), lane(w * 0.7) - h * 0.03, size * 0.84, "#f2b63a", "#3f9f8a", "#3a4a5a") +
    oval(w * s.by(0.36, 0.34, 0.36), lane(w * 0.36) + h * s.by(0.045, 0.035, 0.026), size * 0.46, size * 0.035, "#00000030") +
    cyclist(w * s.by(0.36, 0.34, 0.36), lane(w * 0.36) + h * s.by(0.045, 0.035, 0.026), size, "#e2503a", "#2f5f9f", "#2a8f8a") +
    grass(s, () => h * 1.02, 200, 70 * u, "#42822e") +
    each(24, () => circle(s.rnd(0, w), s.rnd(0.96, 1) * h, s.rnd(3, 6) * u, s.pick(["#ffffff", "#ffd83f", "#e86a9a"])))
  );
}

/** Reed and shrubs along the shore. */
const reedBed = (s: Stage, shore: number): string =>
  grass(s, () => shore + 10 * s.u, 220, 56 * s.u, "#7a9a48") + grass(s, () => shore + 16 * s.u, 160, 44 * s.u, "#5f8a3c");
