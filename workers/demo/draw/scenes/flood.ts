/** High water at a bridge. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { rolling } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { curveD, each, nth, path, place, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { mist, rain, sky, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, shrubs } from "#workers/demo/draw/kit/tree.ts";

/** A brown flood under a bridge. */
export function flood(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.48, 0.5);
  const deck = h * s.by(0.34, 0.36, 0.4);
  const thick = 34 * u;
  const arch = (x0: number, x1: number) =>
    `M${x0} ${y + 80 * u}V${deck + thick + 66 * u}Q${(x0 + x1) / 2} ${deck + thick - 34 * u} ${x1} ${deck + thick + 66 * u}V${y + 80 * u}Z`;
  const spans = s.by(3, 3, 2);
  const swell = (k: number): string => {
    const t = k / 8;
    const base = y + 14 * u + (h - y) * t ** 1.2;
    const points: Point[] = times(13, (i) => [-20 + ((w + 40) * i) / 12, base + s.rnd(-1, 1) * (5 + 20 * t) * u] as const);
    const foam = each(5 + k, () => {
      const [fx, fy, l] = [s.rnd(0, w), base + s.rnd(0, 30) * u, (24 + 120 * t) * u * s.rnd(0.5, 1.2)];
      return path(
        `M${fx} ${fy}q${l * 0.3} ${-9 * u * (0.4 + t)} ${l * 0.6} 0t${l * 0.5} ${2 * u}q${-l * 0.4} ${11 * u * t} ${-l * 0.7} ${4 * u}t${-l * 0.4} ${-6 * u}Z`,
        fade("#e8d8b8", 0.4),
      );
    });
    return (
      path(
        `${curveD(points)}L${w + 30} ${h + 9}H-30Z`,
        s.down(base - 10 * u, base + 110 * u, mix("#b39468", "#8d6c42", t), mix("#8f7148", "#5d4428", t)),
      ) + foam
    );
  };
  const trunk = (x: number, py: number, len: number, turn: number) =>
    `<g transform="translate(${x} ${py}) rotate(${turn})">${stroke(`M${-len / 2} 0Q0 ${-len * 0.05} ${len / 2} 0`, "#3d2c1d", len * 0.09)}${stroke(`M${-len * 0.1} -4L${len * 0.06} ${-len * 0.22}M${len * 0.22} -4L${len * 0.34} ${-len * 0.16}`, "#3d2c1d", len * 0.035)}${stroke(`M${-len * 0.46} ${-len * 0.02}Q0 ${-len * 0.08} ${len * 0.46} ${-len * 0.02}`, "#6a5038", len * 0.02)}${path(`M${-len * 0.6} ${len * 0.06}q${len * 0.6} ${-len * 0.07} ${len * 1.2} 0q${-len * 0.6} ${len * 0.09} ${-len * 1.2} 0Z`, fade("#e8d8b8", 0.5))}</g>`;
  return (
    sky(s, y, "#566573", [0.6, "#8f9a9f"], "#c3c4ba") +
    stratusField(s, h * 0.02, h * 0.3, 12, "#4a5866", 0.6, "#7f8b92") +
    silhouette(s, deck - 120 * u, 110 * u, "#8b989d", "#b3b8b3", 200 * u) +
    mist(s, deck - 70 * u, 60 * u, "#c9ccc6", 0.75) +
    fringe(s, rolling(s, deck - 50 * u, 22 * u), 44 * u, "#74857b") +
    church(s, w * s.by(0.7, 0.68, 0.66), deck + 30 * u, 260 * u, { wall: "#c9c6bc", cover: "#6f5650", spire: "point" }) +
    [0.06, 0.16, 0.48, 0.6, 0.86, 0.93]
      .map((fx, i) =>
        house(s, {
          x: w * fx,
          y: deck + 30 * u,
          w: 92 * u,
          h: (66 + (i % 3) * 14) * u,
          roof: 46 * u,
          side: 66 * u,
          wall: nth(["#b9b3a6", "#a8aaa6", "#c2b8a6"], i % 3),
          cover: nth(["#7a5a50", "#6f5650", "#85655a"], i % 3),
          rows: 2,
          cols: 2,
          glass: "#4f5a60",
          lit: i % 2 ? 0.5 : 0,
          glowing: "#f2cf8f",
        }),
      )
      .join("") +
    shrubs(s, rolling(s, y - 4 * u, 4 * u), 16, 18 * u, 46 * u, ["#586b4c", "#4b5f47", "#65754f"]) +
    rect(0, y, w, h, "#8f7148") +
    path(
      `M-9 ${deck}H${w + 9}V${y + 80 * u}H-9Z${times(spans, (i) => arch(w * ((i + 0.06) / spans), w * ((i + 0.94) / spans))).join("")}`,
      s.down(deck, y + 50 * u, "#cfc8ba", "#8b867d"),
      'fill-rule="evenodd"',
    ) +
    times(spans, (i) => {
      const [x0, x1] = [w * ((i + 0.06) / spans), w * ((i + 0.94) / spans)];
      return stroke(
        `M${x0} ${deck + thick + 66 * u}Q${(x0 + x1) / 2} ${deck + thick - 34 * u} ${x1} ${deck + thick + 66 * u}`,
        "#a39d92",
        9 * u,
      );
    }).join("") +
    rect(-9, deck - 4 * u, w + 18, 12 * u, "#e4ded2") +
    each(Math.round(w / (44 * u)), (i) => rect(i * 44 * u, deck - 40 * u, 5 * u, 40 * u, "#59636b")) +
    rect(-9, deck - 44 * u, w + 18, 6 * u, "#59636b") +
    rect(-9, deck - 24 * u, w + 18, 3 * u, "#59636b") +
    each(9, swell) +
    each(spans + 1, (i) =>
      path(
        `M${w * (i / spans) - 80 * u} ${y + 40 * u}q${80 * u} ${-52 * u} ${160 * u} 0q${-80 * u} ${26 * u} ${-160 * u} 0Z`,
        fade("#efe2c8", 0.75),
      ),
    ) +
    trunk(w * 0.36, h * 0.7, 220 * u, -6) +
    trunk(w * 0.62, h * 0.84, 420 * u, 6) +
    each(7, (i) =>
      stroke(
        `M${w * 0.62 - 190 * u} ${h * 0.84 - 22 * u}q${-30 * u - i * 9 * u} ${(i - 3) * 14 * u} ${-70 * u - (i % 3) * 16 * u} ${(i - 3) * 26 * u}`,
        "#3d2c1d",
        (9 - i * 0.6) * u,
      ),
    ) +
    place(
      w * 0.82,
      h * 0.66,
      u * 0.9,
      14,
      rounded(-46, -60, 92, 84, 12, "#3f6a8a"),
      rect(-46, -40, 92, 8, "#2c4f6a"),
      rect(-46, -6, 92, 8, "#2c4f6a"),
      path("M-70 14Q0 -4 70 14Q0 34 -70 14Z", fade("#e8d8b8", 0.7)),
    ) +
    place(
      w * 0.2,
      h * 0.82,
      u,
      -12,
      rect(-120, -12, 240, 24, "#a5834f"),
      rect(-120, -12, 240, 7, "#c4a26a"),
      path("M-140 10Q0 -4 140 10Q0 26 -140 10Z", fade("#e8d8b8", 0.6)),
    ) +
    each(3, (r) =>
      each(Math.round(w / (104 * u)) + 2, (i) => {
        const [bx, by] = [(i - (r % 2) * 0.5) * 104 * u, h + 8 * u - r * 34 * u];
        return r === 2 && i % 5 === 3
          ? ""
          : path(
              `M${bx - 50 * u} ${by}Q${bx - 58 * u} ${by - 34 * u} ${bx - 30 * u} ${by - 38 * u}H${bx + 34 * u}Q${bx + 58 * u} ${by - 34 * u} ${bx + 50 * u} ${by}Z`,
              s.down(by - 40 * u, by, "#e6dcc2", "#a3946f"),
            ) + stroke(`M${bx + 38 * u} ${by - 30 * u}q${-10 * u} ${12 * u} ${-2 * u} ${24 * u}`, fade("#6f6244", 0.6), 2.4 * u);
      }),
    ) +
    rain(s, 80, "#e9edee", 0.24, -0.2)
  );
}
