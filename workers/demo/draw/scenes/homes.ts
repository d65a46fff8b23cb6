/** Apartment houses. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, curveD, each, line, path, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { windows } from "#workers/demo/draw/kit/windows.ts";

/** Apartment houses clad in wood, with balconies and a green court. */
export function homes(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.8, 0.78, 0.76);
  const building = (x: number, base: number, bw: number, floors: number, fh: number, side: number, wood: string): string => {
    const bh = floors * fh;
    const cols = Math.max(2, Math.round(bw / (fh * 1.25)));
    const cell = bw / cols;
    const lift = Math.abs(side) * 0.12;
    const back = x + bw;
    const slat = (x0: number, y0: number, sw: number, sh: number) =>
      rect(x0, y0, sw, sh, darker(wood, 0.18)) +
      each(Math.floor(sw / (11 * u)), (i) => rect(x0 + i * 11 * u, y0, 6.5 * u, sh, lighter(wood, 0.12)));
    return (
      poly(
        [
          [back, base],
          [back + side, base - lift],
          [back + side, base - bh - lift],
          [back, base - bh],
        ],
        darker(wood, 0.42),
      ) +
      each(12, (i) => {
        const sx = back + (side * (i + 0.5)) / 12;
        const dy = (lift * (i + 0.5)) / 12;
        return line(sx, base - dy, sx, base - bh - dy, fade("#1f1208", 0.18), 2 * u);
      }) +
      windows(
        s,
        [
          [back, base - bh],
          [back + side, base - bh - lift],
          [back + side, base - lift],
          [back, base],
        ],
        floors,
        2,
        { glass: "#4a6a7c", size: [0.4, 0.56] },
      ) +
      rect(x, base - bh, bw, bh, s.across(x, back, lighter(wood, 0.1), wood)) +
      each(Math.floor(bw / (24 * u)), (i) => rect(x + i * 24 * u, base - bh, 2.4 * u, bh, fade("#3a2010", 0.16))) +
      each(floors * cols, (i) => {
        const [f, c] = [Math.floor(i / cols), i % cols];
        const [wx, wy] = [x + cell * c, base - bh + fh * f];
        const deep = (c + 1) % 2 === 0;
        return deep
          ? rect(wx + cell * 0.06, wy + fh * 0.12, cell * 0.88, fh * 0.88, "#3f3029") +
              rect(
                wx + cell * 0.12,
                wy + fh * 0.2,
                cell * 0.76,
                fh * 0.8,
                s.lin(wx, wy, wx + cell, wy + fh, "#a9cad6", "#4f7a90"),
              ) +
              rect(wx + cell * 0.5, wy + fh * 0.2, 4 * u, fh * 0.8, "#3f3029") +
              (s.rnd() < 0.5 ? rect(wx + cell * 0.14, wy + fh * 0.22, cell * 0.16, fh * 0.76, fade("#f2e6d0", 0.75)) : "") +
              slat(wx - cell * 0.02, wy + fh * 0.62, cell * 1.04, fh * 0.4) +
              rect(wx - cell * 0.05, wy + fh * 0.98, cell * 1.1, fh * 0.06, "#e9dfd0") +
              rect(wx - cell * 0.05, wy + fh * 0.6, cell * 1.1, 5 * u, "#3f3029") +
              (s.rnd() < 0.6
                ? each(6, (k) =>
                    circle(
                      wx + cell * (0.16 + k * 0.13),
                      wy + fh * 0.6,
                      6 * u,
                      s.pick(["#d8402f", "#e86a9a", "#5a9a4a", "#5a9a4a"]),
                    ),
                  )
                : "")
          : rect(wx + cell * 0.22, wy + fh * 0.2, cell * 0.56, fh * 0.6, "#efe4d2") +
              rect(
                wx + cell * 0.25,
                wy + fh * 0.24,
                cell * 0.5,
                fh * 0.52,
                s.lin(wx, wy, wx + cell, wy + fh, "#bfdbe4", "#55809a"),
              ) +
              rect(wx + cell * 0.5 - 2 * u, wy + fh * 0.24, 4 * u, fh * 0.52, "#efe4d2");
      }) +
      poly(
        [
          [x - 14 * u, base - bh],
          [back + 4 * u, base - bh],
          [back + side + 12 * u, base - bh - lift],
          [back + side + 12 * u, base - bh - lift - 12 * u],
          [back + 4 * u, base - bh - 14 * u],
          [x - 14 * u, base - bh - 14 * u],
        ],
        "#4a4744",
      ) +
      rect(x, base - bh, bw, 14 * u, fade("#1f1208", 0.25))
    );
  };
  const fh = h * s.by(0.115, 0.1, 0.075);
  return (
    sky(s, y, "#5aa7de", [0.6, "#b3d8ee"], "#fbeed4") +
    cumulus(s, w * 0.3, h * 0.16, 360 * u, "#ffffff", "#e3eaf0") +
    cumulus(s, w * 0.88, h * 0.22, 280 * u, "#ffffff", "#e3eaf0") +
    glow(s, 0, h * 0.2, 460 * u, "#fff0c9", 0.7) +
    range(
      s,
      { lit: "#bfccd3", shade: "#7f9cbb", haze: "#dde6dc", foot: 0.6, snow: "#ffffff", snowLine: 0.24 },
      { base: h * 0.68, height: h * 0.3, count: 5 },
    ) +
    fringe(s, rolling(s, h * 0.64, 18 * u), 34 * u, "#7fa882") +
    shrubs(s, () => y - 14 * u, 14, 44 * u, 84 * u, ["#5d9f4e", "#6cad58", "#4f9048"]) +
    building(w * s.by(0.6, 0.6, 0.54), y - 8 * u, w * s.by(0.26, 0.3, 0.4), s.by(4, 5, 6), fh * 0.84, w * 0.09, "#a87f5a") +
    ground(s, () => y, s.down(y, h, "#8fc25c", "#4d8f38")) +
    building(
      w * s.by(0.08, 0.04, -0.05),
      y + h * 0.03,
      w * s.by(0.38, 0.44, 0.58),
      s.by(5, 5, 6),
      fh,
      w * s.by(0.1, 0.11, 0.12),
      "#c98d52",
    ) +
    path(
      `${curveD([
        [w * 0.5, y + h * 0.02],
        [w * 0.56, y + h * 0.07],
        [w * 0.4, y + h * 0.13],
        [w * 0.3, h * 1.02],
      ])}L${w * 0.56} ${h * 1.02}${curveD([
        [w * 0.56, h * 1.02],
        [w * 0.54, y + h * 0.14],
        [w * 0.63, y + h * 0.07],
        [w * 0.54, y + h * 0.02],
      ]).replace("M", "L")}Z`,
      "#e6d9bd",
    ) +
    leafTree(s, w * s.by(0.9, 0.92, 0.94), y + h * 0.08, h * s.by(0.46, 0.36, 0.26), "#62a850") +
    shrubs(s, () => y + h * 0.045, 6, 18 * u, 34 * u, ["#5a9c48", "#77b55a"], w * 0.08, w * 0.44) +
    leafTree(s, w * s.by(0.55, 0.56, 0.58), y + h * 0.04, h * s.by(0.26, 0.22, 0.17), "#74b858") +
    person(w * s.by(0.46, 0.45, 0.44), y + h * 0.14, h * s.by(0.17, 0.13, 0.1), {
      top: "#d8654a",
      legs: "#4a5a7a",
      skirt: true,
      stride: 0.7,
      hair: "#7a4a2a",
    }) +
    person(w * s.by(0.5, 0.51, 0.54), y + h * 0.145, h * s.by(0.1, 0.08, 0.062), {
      top: "#f2c23a",
      legs: "#3f6a9a",
      stride: 0.8,
    }) +
    each(
      2,
      (i) =>
        stroke(`M${w * 0.74 + i * 120 * u} ${y + h * 0.15}l${-24 * u} ${-0.1 * h}`, "#d8503a", 6 * u) +
        stroke(`M${w * 0.74 + i * 120 * u - 24 * u} ${y + h * 0.05}l${-24 * u} ${0.1 * h}`, "#d8503a", 6 * u),
    ) +
    stroke(`M${w * 0.74 - 24 * u} ${y + h * 0.05}h${120 * u}`, "#d8503a", 7 * u) +
    stroke(
      `M${w * 0.74 + 16 * u} ${y + h * 0.05}v${0.075 * h}M${w * 0.74 + 44 * u} ${y + h * 0.05}v${0.075 * h}`,
      "#5a6068",
      2.4 * u,
    ) +
    rect(w * 0.74 + 10 * u, y + h * 0.122, 40 * u, 7 * u, "#3f6a9a") +
    grass(s, () => h * 1.01, 160, 50 * u, "#3f7f2e")
  );
}
