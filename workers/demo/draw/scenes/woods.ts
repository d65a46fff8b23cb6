/** Woods in autumn and in snow. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { blob, circle, curveD, each, nth, oval, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow, wisps } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, spruce } from "#workers/demo/draw/kit/tree.ts";

/** Trunks, glowing leaves and low light: inside an autumn wood. */
export function autumn(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.62, 0.6, 0.58);
  const gold = ["#f2b632", "#e8932a", "#d96a25", "#c44a24", "#f5cc55"];
  const canopy = (level: number, count: number, size: number, colors: readonly string[], alpha = 1) =>
    each(count, () => {
      const [x, cy, r] = [s.rnd(-0.05, 1.05) * w, level + s.rnd(-1, 1) * size * 0.7, size * s.rnd(0.5, 1.1)];
      const color = s.pick(colors);
      return (
        blob(
          times(9, (i) => {
            const a = (i / 9) * 6.283;
            return [x + Math.cos(a) * r * s.rnd(0.8, 1.25), cy + Math.sin(a) * r * s.rnd(0.5, 0.8)] as Point;
          }),
          fade(color, alpha),
        ) +
        each(5, () =>
          oval(
            x + s.rnd(-0.8, 0.6) * r,
            cy - s.rnd(-0.2, 0.5) * r,
            r * s.rnd(0.1, 0.24),
            r * s.rnd(0.06, 0.13),
            fade(lighter(color, 0.35), alpha * 0.7),
          ),
        )
      );
    });
  const trunk = (x: number, foot: number, wide: number, tone: string, dark: string): string => {
    const lean = s.rnd(-1.2, 1.2) * wide;
    return (
      path(
        `M${x - wide * 0.9} ${foot}Q${x - wide * 0.45} ${foot - wide * 2} ${x - wide * 0.42 + lean * 0.3} ${h * 0.3}L${x - wide * 0.3 + lean} -10H${x + wide * 0.3 + lean}L${x + wide * 0.42 + lean * 0.3} ${h * 0.3}Q${x + wide * 0.45} ${foot - wide * 2} ${x + wide} ${foot}Z`,
        s.across(x - wide * 0.5, x + wide * 0.5, dark, [0.5, tone], [0.72, lighter(tone, 0.3)], tone),
      ) +
      stroke(
        `M${x + lean * 0.4} ${h * s.rnd(0.2, 0.3)}q${wide * s.pick([-2, 2])} ${-wide} ${wide * s.pick([-3.4, 3.4])} ${-wide * 3.4}`,
        dark,
        wide * 0.24,
      )
    );
  };
  const row = (count: number, foot: number, wide: number, tone: string, skip = 0.16) =>
    times(count, (i) => (i + s.rnd(0.1, 0.9)) / count)
      .filter((t) => Math.abs(t - 0.55) > skip)
      .map((t) => trunk(t * w, foot + s.rnd(-8, 12) * u, wide * s.rnd(0.7, 1.25), tone, darker(tone, 0.4)))
      .join("");
  const lane: Point[] = [
    [w * 0.55, y - 4 * u],
    [w * 0.52, y + h * 0.06],
    [w * 0.6, y + h * 0.15],
    [w * s.by(0.44, 0.4, 0.32), h * 1.02],
  ];
  const lane2: Point[] = [
    [w * s.by(0.78, 0.84, 0.92), h * 1.02],
    [w * 0.72, y + h * 0.16],
    [w * 0.58, y + h * 0.06],
    [w * 0.57, y - 4 * u],
  ];
  return (
    rect(0, 0, w, h, s.down(0, h, "#f6cf6a", [0.45, "#fff0b8"], [0.62, "#fbd97c"], "#b8702a")) +
    glow(s, w * 0.55, y - h * 0.12, 620 * u, "#fffbe0", 0.95) +
    each(34, (i) => rect(w * (i / 34) + s.rnd(-8, 8) * u, -5, s.rnd(5, 13) * u, y + 10, fade("#d99c4a", 0.4))) +
    canopy(h * 0.3, 40, 90 * u, ["#f7d574", "#f0bb55", "#f5c866"], 0.6) +
    row(15, y + 8 * u, 13 * u, "#b98044", 0.05) +
    canopy(h * 0.2, 34, 110 * u, ["#f0b03a", "#e89a38", "#f3c455"], 0.85) +
    ground(s, rolling(s, y, 6 * u, 1.4), s.down(y, h, "#eab14c", [0.35, "#cf7f2e"], "#7d3d1c")) +
    path(
      `${curveD(lane)}L${nth(lane2, 0).join(" ")}${curveD(lane2)
        .slice(1)
        .replace(/^[^C]*/, "")}Z`,
      s.down(y, h, "#fbe2a0", [0.4, "#dfae6a"], "#9a6236"),
    ) +
    row(9, y + 50 * u, 24 * u, "#8a5a38", 0.1) +
    canopy(h * 0.12, 30, 130 * u, gold, 0.95) +
    each(5, (i) =>
      path(
        `M${w * (0.5 + i * 0.03)} ${h * 0.02}L${w * (0.02 + i * 0.26)} ${h}h${w * 0.1}L${w * (0.53 + i * 0.03)} ${h * 0.02}Z`,
        s.down(0, h, fade("#fff6cc", 0.42), fade("#fff6cc", 0)),
      ),
    ) +
    spruce(s, w * 0.31, y + 90 * u, h * 0.34, { dark: "#4c5a2e", light: "#6d7a3a" }) +
    spruce(s, w * 0.84, y + 76 * u, h * 0.28, { dark: "#4c5a2e", light: "#6d7a3a" }) +
    row(s.tall ? 4 : 5, y + h * 0.2, 50 * u, "#57382a", 0.24) +
    canopy(h * 0.03, 26, 150 * u, ["#d9622a", "#c44a24", "#e8932a", "#a83a20"]) +
    each(130, () => {
      const t = s.rnd() ** 0.7;
      return oval(s.rnd(0, w), y + (h - y) * t, (4 + 10 * t) * u, (2 + 4.5 * t) * u, s.pick(gold));
    }) +
    each(22, () => {
      const [x, cy] = [s.rnd(0, w), s.rnd(0.3, 0.75) * h];
      return `<g transform="rotate(${s.rnd(0, 180).toFixed(0)} ${x} ${cy})">${oval(x, cy, 9 * u, 4.5 * u, s.pick(gold))}</g>`;
    })
  );
}

/** Firs bowed under fresh snow. */
export function winter(s: Stage): string {
  const { w, h, u } = s;
  const row = (y: number, count: number, tall: number, dark: string, light: string, snow: string, gap = 0) =>
    times(count, (i) => (i + s.rnd(0.1, 0.9)) / count)
      .filter((t) => Math.abs(t - 0.52) > gap)
      .map((t) => spruce(s, t * w, y + s.rnd(-10, 16) * u, tall * s.rnd(0.75, 1.15), { dark, light, snow, girth: 0.21 }))
      .join("");
  const near = rolling(s, h * 0.86, 18 * u, 0.8);
  const prints = each(11, (i) => {
    const t = i / 10;
    const [x, y, r] = [w * (0.52 + 0.05 * Math.sin(t * 5) - 0.03 * t), h * (0.7 + 0.3 * t ** 1.3), (3 + 13 * t) * u];
    return oval(x + (i % 2 ? r : -r), y, r * 0.7, r * 0.36, "#7f9fca");
  });
  return (
    rect(0, 0, w, h, s.down(0, h, "#9db9dc", [0.4, "#dbe6f2"], [0.6, "#fbeede"], "#dfe8f4")) +
    glow(s, w * 0.54, h * 0.42, 520 * u, "#fff3da", 0.95) +
    circle(w * 0.54, h * 0.36, 34 * u, fade("#fffdf4", 0.9)) +
    fringe(s, rolling(s, h * 0.56, 10 * u), 120 * u, s.down(h * 0.42, h * 0.62, "#c3d3e6", "#e6ebf1"), h * 0.66) +
    row(h * 0.62, 24, h * 0.24, "#a3b8d2", "#b4c6dc", "#edf2f8") +
    wisps(s, h * 0.6, 24 * u, 10, "#fdf6ec", 0.8) +
    ground(s, rolling(s, h * 0.63, 10 * u), s.down(h * 0.62, h, "#f4eee8", "#c3d5ec")) +
    row(h * 0.68, s.by(15, 13, 9), h * s.by(0.42, 0.36, 0.3), "#6484a6", "#7c99b8", "#e6eef8", 0.08) +
    ground(s, rolling(s, h * 0.72, 12 * u), s.down(h * 0.7, h, "#f2f5fa", "#b8cee9")) +
    wisps(s, h * 0.7, 16 * u, 6, "#ffffff", 0.6) +
    row(h * 0.8, s.by(10, 8, 6), h * s.by(0.62, 0.5, 0.4), "#32566f", "#486f86", "#f2f7fd", 0.16) +
    ground(s, near, s.down(h * 0.84, h, "#fafcff", "#a9c3e4")) +
    prints +
    each(5, (i) =>
      poly(
        [
          [w * (0.5 + i * 0.02), h * 0.74],
          [w * (0.1 + i * 0.24), h],
          [w * (0.16 + i * 0.24), h],
          [w * (0.51 + i * 0.02), h * 0.74],
        ],
        fade("#6f95c8", 0.16),
      ),
    ) +
    spruce(s, w * 0.05, h * 1.0, h * s.by(1.0, 0.8, 0.6), { dark: "#16384a", light: "#2b5468", snow: "#ffffff", girth: 0.23 }) +
    spruce(s, w * 0.97, h * 1.02, h * s.by(0.92, 0.74, 0.54), {
      dark: "#16384a",
      light: "#2b5468",
      snow: "#ffffff",
      girth: 0.23,
    }) +
    each(70, () => circle(s.rnd(0, w), s.rnd(0, h), s.rnd(1, 3.4) * u, fade("#ffffff", s.rnd(0.4, 0.9))))
  );
}
