/** The slope of an avalanche. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { ground } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { curveD, each, line, lineD, nth, path, poly, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { sky, wisps } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";
import { fir, snowRock } from "./ski.ts";

/** A steep face with the sharp edge of a released slab. */
export function avalanche(s: Stage): string {
  const { w, h, u } = s;
  const edge = (x: number) =>
    h * s.by(0.1, 0.12, 0.16) + Math.abs(x / w - 0.62) * h * s.by(0.62, 0.5, 0.36) + 14 * u * Math.sin(x / (60 * u));
  const crownY = (t: number) => h * (0.33 + 0.07 * Math.sin(t * 3 + 0.6)) + s.rnd(-12, 12) * u;
  const [x0, x1] = [w * s.by(0.34, 0.28, 0.2), w * s.by(0.84, 0.86, 0.92)];
  const crown: Point[] = times(19, (i) => [x0 + ((x1 - x0) * i) / 18, crownY(i / 18)] as const);
  const deep = 34 * u;
  const right: Point[] = times(9, (i) => [x1 + s.rnd(-14, 14) * u + i * w * 0.006, nth(crown, 18)[1] + i * h * 0.055] as const);
  const left: Point[] = times(9, (i) => [x0 + s.rnd(-14, 14) * u - i * w * 0.012, nth(crown, 0)[1] + i * h * 0.055] as const);
  const scar = lineD([...crown, ...right.slice(1), ...[...left].reverse()]);
  const clods = each(110, () => {
    const t = s.rnd() ** 0.7;
    const [cx, cy, r] = [
      w * 0.55 + s.rnd(-1, 1) * w * (0.2 + 0.26 * t),
      h * (0.7 + 0.28 * t) + s.rnd(-14, 14) * u,
      (8 + 34 * t) * u * s.rnd(0.4, 1.1),
    ];
    return (
      poly(
        [
          [cx - r, cy],
          [cx - r * 0.7, cy - r * 0.7],
          [cx + r * 0.1, cy - r * s.rnd(0.8, 1)],
          [cx + r * 0.9, cy - r * 0.35],
          [cx + r, cy + r * 0.1],
        ],
        "#f4f9ff",
      ) +
      poly(
        [
          [cx + r * 0.1, cy - r * 0.85],
          [cx + r * 0.9, cy - r * 0.35],
          [cx + r, cy + r * 0.1],
          [cx - r * 0.1, cy + r * 0.05],
        ],
        "#8fb2dc",
      )
    );
  });
  const fan: Point[] = [
    [w * 0.36, h * 0.72],
    [w * 0.2, h * 0.84],
    [w * 0.04, h * 1.02],
    [w * 1.0, h * 1.02],
    [w * 0.92, h * 0.84],
    [w * 0.8, h * 0.7],
    [w * 0.58, h * 0.66],
  ];
  return (
    sky(s, h * 0.6, "#12498f", [0.5, "#3f87cf"], "#a9d0ee") +
    range(
      s,
      { ...snowRock, lit: "#cfe0f2", shade: "#6f98cf", haze: "#b9d5ee" },
      { base: h * 0.55, height: h * 0.4, count: s.by(5, 4, 3) },
    ) +
    ground(s, edge, s.lin(0, h * 0.1, w, h, "#ffffff", [0.45, "#e3eef9"], "#9fc1e6")) +
    path(
      `M${w * 0.62} ${edge(w * 0.62)}L${w * 0.66} ${h * 0.2}L${w * 0.64} ${h * 0.28}L${w * 0.74} ${h * 0.38}L${w * 0.86} ${h * 0.44}L${w * 1.01} ${h * 0.7}V${edge(w)}${times(9, (i) => `L${w - (w * 0.38 * i) / 8} ${edge(w - (w * 0.38 * i) / 8)}`).join("")}Z`,
      fade("#5f92d0", 0.42),
    ) +
    (
      [
        [0.6, 0.13, 90],
        [0.66, 0.18, 70],
        [0.55, 0.2, 56],
        [0.9, 0.36, 76],
        [0.12, 0.5, 90],
        [0.2, 0.44, 60],
      ] as const
    )
      .map(
        ([rx, ry, r]) =>
          poly(
            [
              [w * rx, h * ry],
              [w * rx + r * 0.5 * u, h * ry + r * 0.5 * u],
              [w * rx + r * 0.35 * u, h * ry + r * 1.1 * u],
              [w * rx - r * 0.1 * u, h * ry + r * 0.8 * u],
              [w * rx - r * 0.5 * u, h * ry + r * 0.95 * u],
              [w * rx - r * 0.3 * u, h * ry + r * 0.4 * u],
            ],
            "#5a6578",
          ) +
          poly(
            [
              [w * rx, h * ry],
              [w * rx + r * 0.5 * u, h * ry + r * 0.5 * u],
              [w * rx + r * 0.35 * u, h * ry + r * 1.1 * u],
              [w * rx + r * 0.1 * u, h * ry + r * 0.5 * u],
            ],
            "#3d4759",
          ),
      )
      .join("") +
    path(scar, s.down(h * 0.3, h * 0.8, "#b4cdea", [0.5, "#c6dbf0"], fade("#d6e6f6", 0.2))) +
    each(14, (i) => {
      const t = (i + 0.5) / 14;
      const sx = x0 + (x1 - x0) * t;
      return stroke(
        `M${sx} ${h * 0.42 + s.rnd(0, 30) * u}L${sx + s.rnd(-24, 6) * u} ${h * s.rnd(0.56, 0.7)}`,
        fade("#8fb2dc", 0.5),
        s.rnd(3, 8) * u,
      );
    }) +
    // The fracture: a lit edge above a blue wall of snow.
    poly(
      [
        ...crown,
        ...crown.map(([cx, cy], i) => [cx, cy + deep * (i === 0 || i === 18 ? 0.2 : s.rnd(0.75, 1.15))] as const).reverse(),
      ],
      s.down(h * 0.28, h * 0.44, "#3f6fb0", "#6c9ad2"),
    ) +
    each(17, (i) =>
      line(
        nth(crown, i + 1)[0],
        nth(crown, i + 1)[1] + 4 * u,
        nth(crown, i + 1)[0],
        nth(crown, i + 1)[1] + deep * 0.8,
        fade("#264f8c", 0.5),
        2 * u,
      ),
    ) +
    stroke(lineD(crown, false), "#ffffff", 6 * u) +
    stroke(lineD(right, false), "#7aa3d6", 6 * u) +
    stroke(lineD(left, false), "#ffffff", 6 * u) +
    path(`${curveD(fan, 1)}Z`, s.down(h * 0.66, h, "#eaf3fc", "#c3d9f0")) +
    clods +
    wisps(s, h * 0.7, 24 * u, 7, "#ffffff", 0.5) +
    spruces(s, (x) => h * (0.86 + 0.3 * (x / w)), s.by(10, 9, 6), 90 * u, 190 * u, fir, -20, w * 0.2, 60 * u) +
    spruces(
      s,
      (x) => h * (1.1 - 0.22 * ((x - w * 0.8) / (w * 0.2))),
      s.by(9, 8, 5),
      90 * u,
      180 * u,
      fir,
      w * 0.88,
      w + 20,
      50 * u,
    )
  );
}
