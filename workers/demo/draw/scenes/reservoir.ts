/** A reservoir and its wall. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { ripples } from "#workers/demo/draw/kit/land.ts";
import { massif, range } from "#workers/demo/draw/kit/mountain.ts";
import { curveD, each, line, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

/** A curved dam wall high in the mountains, the lake behind it. */
export function reservoir(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.42, 0.43, 0.44);
  const rim = h * s.by(0.55, 0.55, 0.55);
  const [left, right] = [w * s.by(0.1, 0.06, 0), w * s.by(0.8, 0.86, 0.96)];
  const rock = {
    lit: "#c3bcb1",
    shade: "#475d7e",
    dense: 0.64,
    haze: "#b7cdd0",
    foot: 0.34,
    snow: "#ffffff",
    snowLine: 0.32,
    green: "#8fa768",
    greenLine: 0.26,
  };
  const foot = h * s.by(1.06, 1.0, 0.93);
  const bow = h * s.by(0.1, 0.09, 0.07);
  const up = (t: number): Point => [left + (right - left) * t, rim + bow * 4 * t * (1 - t)];
  const low = (t: number): Point => [
    w * 0.5 + (t - 0.5) * (right - left) * 0.42 - w * 0.04,
    foot - bow * 1.2 * (2 * t - 1) ** 2 + bow * 0.6,
  ];
  const bays = 22;
  const wall = each(bays, (i) => {
    const [a, b] = [i / bays, (i + 1) / bays];
    return poly(
      [up(a), up(b), low(b), low(a)],
      s.down(rim, foot, mix("#f0ebde", "#8d99a6", (i / bays) ** 1.2), mix("#cdc6b6", "#56677a", (i / bays) ** 0.9)),
    );
  });
  const seams = each(bays - 1, (i) => line(...up((i + 1) / bays), ...low((i + 1) / bays), fade("#3f4c5a", 0.22), 1.6 * u));
  const bands = each(4, (k) =>
    stroke(
      curveD(
        times(13, (i) => {
          const [a, b] = [up(i / 12), low(i / 12)];
          const f = 0.17 + k * 0.2;
          return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f] as const;
        }),
      ),
      fade("#3f4c5a", 0.14),
      1.6 * u,
    ),
  );
  const crown = times(25, (i) => up(i / 24));
  return (
    sky(s, y, "#2b7fc9", [0.55, "#7fbbe6"], "#d8ecf2") +
    cumulus(s, w * 0.2, h * 0.14, 280 * u, "#ffffff", "#cfe2f0") +
    range(
      s,
      { ...rock, lit: "#b7c1cd", shade: "#6880a4", haze: "#d5e5ea", green: undefined, snowLine: 0.5 },
      { base: y, height: h * s.by(0.34, 0.3, 0.26), count: s.by(6, 5, 4), hero: 0.62 },
    ) +
    massif(s, w * 0.14, h * 0.16, w * 0.3, w * 0.36, rim - 8 * u, rock) +
    massif(s, w * 0.94, h * 0.12, w * 0.38, w * 0.3, rim - 8 * u, rock) +
    path(
      `M0 ${y + h * 0.03}Q${w * 0.5} ${y + h * 0.01} ${w} ${y + h * 0.03}V${rim + bow * 1.4}H0Z`,
      s.down(y, rim + bow, "#bfe6e4", [0.4, "#4fb9bd"], "#16878f"),
    ) +
    ripples(s, y + h * 0.05, rim + bow * 0.5, 60, "#eaffff", 0.45, w / 2, w * 0.5, 0.6) +
    poly(
      [
        [-5, rim - 26 * u],
        [left + 18 * u, rim - 6 * u],
        [w * 0.32, h * 0.82],
        [w * 0.42, h + 5],
        [-5, h + 5],
      ],
      s.lin(0, rim, w * 0.4, h, "#98a67c", "#566f50"),
    ) +
    poly(
      [
        [w + 5, rim - 34 * u],
        [right - 18 * u, rim - 8 * u],
        [w * 0.66, h * 0.86],
        [w * 0.52, h + 5],
        [w + 5, h + 5],
      ],
      s.lin(w, rim, w * 0.6, h, "#6f8467", "#2f4a48"),
    ) +
    rect(0, h * 0.84, w, h, "#3f5f4c") +
    wall +
    seams +
    bands +
    stroke(curveD(crown), "#8d97a0", 15 * u) +
    stroke(curveD(crown.map(([x, py]) => [x, py - 6 * u] as const)), "#fbf8ee", 5 * u) +
    each(2, (i) => {
      const [x, py] = up(0.4 + i * 0.2);
      return (
        rect(x - 18 * u, py - 50 * u, 36 * u, 50 * u, "#e6e0d2") +
        rect(x + 4 * u, py - 50 * u, 14 * u, 50 * u, "#a4acb2") +
        rect(x - 22 * u, py - 56 * u, 44 * u, 8 * u, "#59656f")
      );
    }) +
    poly(
      [
        [w * 0.3, h * 0.82],
        [w * 0.37, h * 0.88],
        [w * 0.44, h * 0.99],
        [w * 0.6, h * 0.98],
        [w * 0.7, h * 0.84],
        [w + 5, h * 0.8],
        [w + 5, h + 5],
        [-5, h + 5],
        [-5, h * 0.78],
      ],
      s.down(h * 0.78, h, "#5f7d4e", "#31543d"),
    ) +
    spruces(
      s,
      (x) => h * (0.84 + 0.14 * (x / (w * 0.4))),
      16,
      70 * u,
      150 * u,
      { dark: "#1f4335", light: "#34604a" },
      -10,
      w * 0.38,
      30 * u,
    ) +
    spruces(
      s,
      (x) => h * (1 - 0.16 * ((x - w * 0.62) / (w * 0.4))),
      16,
      70 * u,
      150 * u,
      { dark: "#1c3c32", light: "#2d5645" },
      w * 0.64,
      w + 10,
      30 * u,
    )
  );
}
