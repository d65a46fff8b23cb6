/** The Rhine and a mountain lake. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { ground, mirror, ripples, rockStone, rolling, water } from "#workers/demo/draw/kit/land.ts";
import { layers, massif, range } from "#workers/demo/draw/kit/mountain.ts";
import { each, group, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import { birds, cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, poplar, spruces } from "#workers/demo/draw/kit/tree.ts";

/** The regulated Rhine between its embankments, drawn towards one vanishing point. */
export function dam(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.47, 0.47, 0.45);
  const vx = w * s.by(0.44, 0.46, 0.5);
  const k = s.by(1, 0.9, 0.72);
  const plane = (l: number, r: number, fill: string) =>
    poly(
      [
        [vx + l * 0.012 * w, y],
        [vx + r * 0.012 * w, y],
        [vx + r * k * w, h + 2],
        [vx + l * k * w, h + 2],
      ],
      fill,
    );
  const raised = (inner: number, outer: number, top: number, fill: string, lit: string) => {
    const rise = h * 0.1;
    const mid = (inner + top) / 2;
    return (
      plane(inner, outer, fill) +
      poly(
        [
          [vx + inner * 0.012 * w, y],
          [vx + inner * k * w, h + 2],
          [vx + mid * k * w, h - rise],
          [vx + mid * 0.012 * w, y - 2 * u],
        ],
        lit,
      ) +
      poly(
        [
          [vx + mid * 0.012 * w, y - 2 * u],
          [vx + mid * k * w, h - rise],
          [vx + top * k * w, h - rise],
          [vx + top * 0.012 * w, y - 2 * u],
        ],
        "#d9cfae",
      )
    );
  };
  const river = plane(-0.52, 0.36, s.down(y, h, "#fbe8c0", [0.2, "#b9cfc4"], [0.6, "#6fa39f"], "#3f7d84"));
  const poles = (side: number) =>
    each(6, (i) => {
      const t = 1 / (1 + i * 1.5);
      const px = vx + side * k * w * t;
      return px < -20 || px > w + 20
        ? ""
        : poplar(s, px, y + (h - y) * t * 0.82, h * 0.44 * t * s.by(1.2, 1, 0.75) + 14 * u, mix("#8fa676", "#3f6238", t));
    });
  return (
    sky(s, y, "#5b97c9", [0.5, "#a9cbd9"], [0.85, "#f6e2b8"], "#fbe8c0") +
    glow(s, w * 0.28, y - 20 * u, 560 * u, "#fff0c0", 0.75) +
    cumulus(s, w * 0.75, h * 0.2, 420 * u, "#fff8ea", "#d6d9d8") +
    cumulus(s, w * 0.2, h * 0.14, 330 * u, "#fff8ea", "#d6d9d8", 0.9) +
    range(
      s,
      { lit: "#b3bfc6", shade: "#5f7a98", haze: "#e9e0c4", foot: 0.75, light: "left", snow: "#f6f2e6", snowLine: 0.22 },
      { base: y + 4, height: h * s.by(0.27, 0.24, 0.2), count: s.by(6, 5, 4), hero: s.by(0.68, 0.7, 0.72) },
    ) +
    layers(s, y - 26 * u, y - 10 * u, 30 * u, "#93a9a6", "#71926f", 2, "#d9d9b0") +
    fringe(s, rolling(s, y - 2 * u, 3 * u), 15 * u, "#5d8153", y + 6) +
    rect(0, y, w, h - y, s.down(y, h, "#b9c47a", "#6f9440")) +
    each(
      7,
      (i) =>
        plane(-3.4 + i * 0.31, -3.25 + i * 0.31, fade("#d6cf74", 0.4)) +
        plane(1.5 + i * 0.36, 1.65 + i * 0.36, fade("#d6cf74", 0.4)),
    ) +
    plane(-1.1, 0.98, s.down(y, h, "#bcc98a", "#86a64e")) +
    plane(-0.66, 0.5, s.down(y, h, "#e3d9b8", "#b9ae8c")) +
    river +
    group(
      s.clip(`M${vx - 0.006 * w} ${y}L${vx + 0.005 * w} ${y}L${vx + 0.36 * k * w} ${h}H${vx - 0.52 * k * w}Z`),
      rect(0, y, w, (h - y) * 0.4, s.down(y, y + (h - y) * 0.4, fade("#fff3cf", 0.6), fade("#fff3cf", 0))),
      ripples(s, y + 4, h, 110, "#fffbe8", 0.42),
      ripples(s, y + 40 * u, h, 60, "#2f6b74", 0.3),
    ) +
    raised(-0.86, -1.9, -1.06, "#7d9c45", "#a4bb5d") +
    raised(0.74, 1.9, 0.94, "#6a8a3c", "#8fac50") +
    poles(-1.32) +
    poles(1.25) +
    birds(s, w * 0.52, h * 0.27, 4, 15 * u, "#51697a")
  );
}

/** Still tarn with the peaks upside down. */
export function tarn(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.54, 0.53, 0.52);
  const rock = {
    lit: "#cfc9c2",
    shade: "#4a6590",
    dense: 0.66,
    haze: "#a9c9c6",
    foot: 0.32,
    snow: "#ffffff",
    snowLine: 0.36,
    green: "#86a868",
    greenLine: 0.24,
    light: "right" as const,
  };
  const shore = rolling(s, y - 12 * u, 7 * u, 2);
  const land =
    range(
      s,
      { ...rock, lit: "#b9c4d3", shade: "#6d88b0", haze: "#cfe2ea", green: undefined },
      { base: y - 10 * u, height: h * s.by(0.38, 0.34, 0.3), count: 5 },
    ) +
    massif(s, w * s.by(0.36, 0.38, 0.4), h * s.by(0.08, 0.1, 0.16), w * 0.44, w * 0.5, y + 8 * u, rock) +
    massif(s, w * s.by(0.84, 0.88, 0.95), h * s.by(0.2, 0.22, 0.26), w * 0.36, w * 0.36, y + 8 * u, rock) +
    massif(s, w * 0.04, h * 0.3, w * 0.2, w * 0.3, y + 8 * u, { ...rock, snowLine: 0.14 }) +
    ground(s, shore, "#5d8a4a", y + 2) +
    spruces(s, (x) => shore(x) + 8 * u, s.by(30, 26, 18), 40 * u, 100 * u, { dark: "#234a3c", light: "#3c6a4c" }, -10, w * 0.3) +
    spruces(
      s,
      (x) => shore(x) + 8 * u,
      s.by(24, 20, 14),
      34 * u,
      88 * u,
      { dark: "#26503f", light: "#417152" },
      w * 0.7,
      w + 10,
    ) +
    spruces(s, (x) => shore(x) + 4 * u, 20, 18 * u, 36 * u, { dark: "#3a6a52", light: "#588a62" }, w * 0.28, w * 0.72) +
    rect(0, y - 4 * u, w, 5 * u, "#c9c3a4");
  return (
    sky(s, y, "#2377c6", [0.5, "#6fb2e6"], "#cfe8f3") +
    cumulus(s, w * 0.7, h * 0.14, 300 * u, "#ffffff", "#d5e8f4", 0.95) +
    cumulus(s, w * 0.14, h * 0.2, 240 * u, "#ffffff", "#d5e8f4", 0.8) +
    land +
    water(s, y, "#7cc4d2", [0.5, "#2f93b4"], "#0d4f7c") +
    mirror(s, y, 0.98, land, 0.72, 1.6) +
    rect(0, y, w, h - y, s.down(y, h, fade("#5fd0d2", 0.12), [0.55, fade("#1d8db2", 0.4)], fade("#08436e", 0.82))) +
    ripples(s, y + 4, h, 46, "#ffffff", 0.3) +
    rect(0, y, w, 2.4 * u, fade("#ffffff", 0.4)) +
    each(9, (i) =>
      rockStone(
        s,
        w * (0.02 + 0.05 * i) + s.rnd(-10, 10) * u,
        h * 1.01 - Math.sin(i * 0.35 + 0.4) * 12 * u,
        s.rnd(38, 78) * u,
        "#9aa3a6",
        "#52646f",
      ),
    ) +
    each(4, (i) => rockStone(s, w * (0.86 + 0.05 * i), h * 1.01, s.rnd(34, 66) * u, "#8f999d", "#4c5e69"))
  );
}
