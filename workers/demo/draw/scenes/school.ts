/** A school. */
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { each, line, oval, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { windows } from "#workers/demo/draw/kit/windows.ts";

/** A school of timber and glass under a wide flat roof. */
export function school(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.76, 0.74, 0.7);
  const x = w * s.by(0.1, 0.06, 0.04);
  const bw = w * s.by(0.62, 0.64, 0.68);
  const floors = s.by(2, 3, 4);
  const bh = Math.min(h * s.by(0.4, 0.38, 0.36), bw * s.by(0.5, 0.62, 1.1));
  const side = w - x - bw - w * s.by(0.05, 0.03, 0.02);
  const lift = side * 0.14;
  const fh = bh / floors;
  const wood = "#c98f56";
  const bays = s.by(7, 6, 5);
  const cell = bw / bays;
  const room = (f: number, i: number): string => {
    const [rx, ry] = [x + cell * i, y - fh * (f + 1)];
    if (f === 0 && i === 1)
      return (
        rect(rx + cell * 0.06, ry + fh * 0.2, cell * 0.88, fh * 0.8, "#2f4552") +
        rect(rx + cell * 0.1, ry + fh * 0.24, cell * 0.38, fh * 0.76, "#a9cfd9") +
        rect(rx + cell * 0.52, ry + fh * 0.24, cell * 0.38, fh * 0.76, "#bfe0e4")
      );
    const shift = (f + i) % 3 === 0;
    return (
      rect(rx + cell * 0.08, ry + fh * 0.2, cell * 0.84, fh * 0.66, "#35505f") +
      rect(
        rx + cell * 0.11,
        ry + fh * 0.23,
        cell * (shift ? 0.5 : 0.78),
        fh * 0.6,
        s.lin(rx, ry, rx + cell, ry + fh, "#d6eef2", [0.5, "#8fbccb"], "#5f93a8"),
      ) +
      (shift ? rect(rx + cell * 0.65, ry + fh * 0.23, cell * 0.24, fh * 0.6, "#f2c879") : "") +
      poly(
        [
          [rx + cell * 0.14, ry + fh * 0.83],
          [rx + cell * 0.38, ry + fh * 0.23],
          [rx + cell * 0.5, ry + fh * 0.23],
          [rx + cell * 0.26, ry + fh * 0.83],
        ],
        fade("#ffffff", 0.22),
      ) +
      rect(rx + cell * 0.11, ry + fh * 0.52, cell * 0.78, fh * 0.02, "#35505f")
    );
  };
  const slats = (x0: number, x1: number, count: number, tone: string) =>
    each(count, (i) => rect(x0 + ((x1 - x0) * i) / count, y - bh, 2 * u, bh, fade(tone, 0.35)));
  const kid = (kx: number, ky: number, tall: number, top: string, bag: string, face: 1 | -1 = 1, skirt = false) =>
    oval(kx, ky, tall * 0.24, tall * 0.03, "#00000033") +
    person(kx, ky, tall, {
      top,
      legs: "#3d4f6a",
      bag,
      stride: 0.8,
      face,
      skirt,
      hair: s.pick(["#4a3426", "#8a5a2e", "#d0a050"]),
    });
  const k = s.by(h * 0.17, h * 0.13, h * 0.1);
  return (
    sky(s, y, "#4a9ddc", [0.6, "#a8d5ef"], "#f2f5ea") +
    cumulus(s, w * 0.24, h * 0.16, 360 * u, "#ffffff", "#d9e8f2") +
    cumulus(s, w * 0.8, h * 0.11, 300 * u, "#ffffff", "#d9e8f2") +
    range(
      s,
      { lit: "#bccad6", shade: "#7796b8", haze: "#cfe3e0", foot: 0.6, snow: "#ffffff", snowLine: 0.25 },
      { base: h * 0.6, height: h * s.by(0.32, 0.28, 0.24), count: s.by(6, 5, 3) },
    ) +
    fringe(s, rolling(s, h * 0.58, 16 * u), 32 * u, "#6fa078") +
    shrubs(s, () => y - 8 * u, 16, 40 * u, 80 * u, ["#5d9f4e", "#6cad58"]) +
    poly(
      [
        [x + bw, y],
        [x + bw + side, y - lift],
        [x + bw + side, y - bh - lift + fh * 0.02],
        [x + bw, y - bh],
      ],
      "#8a5f3c",
    ) +
    each(9, (i) => {
      const sx = x + bw + (side * i) / 9;
      return line(sx, y - (lift * i) / 9, sx, y - bh - (lift * i) / 9, fade("#5a3a22", 0.4), 2 * u);
    }) +
    windows(
      s,
      [
        [x + bw, y - bh],
        [x + bw + side, y - bh - lift],
        [x + bw + side, y - lift],
        [x + bw, y],
      ],
      floors,
      s.by(4, 3, 2),
      { glass: "#4f7f95", size: [0.76, 0.56], frame: "#35505f" },
    ) +
    rect(x, y - bh, bw, bh, s.across(x, x + bw, lighter(wood, 0.14), wood)) +
    slats(x, x + bw, 48, "#7a4f2c") +
    each(floors * bays, (i) => room(Math.floor(i / bays), i % bays)) +
    each(floors - 1, (i) => rect(x - 4 * u, y - fh * (i + 1) - 5 * u, bw + 4 * u, 10 * u, "#e8c799")) +
    poly(
      [
        [x - 34 * u, y - bh - 4 * u],
        [x + bw + 8 * u, y - bh - 4 * u],
        [x + bw + side + 30 * u, y - bh - lift - 6 * u],
        [x + bw + side + 30 * u, y - bh - lift - 24 * u],
        [x + bw + 8 * u, y - bh - 26 * u],
        [x - 34 * u, y - bh - 26 * u],
      ],
      "#f3ead8",
    ) +
    poly(
      [
        [x - 34 * u, y - bh - 4 * u],
        [x + bw + 8 * u, y - bh - 4 * u],
        [x + bw + 6 * u, y - bh + 16 * u],
        [x, y - bh + 16 * u],
      ],
      fade("#3a2414", 0.35),
    ) +
    each(5, (i) =>
      poly(
        [
          [x + bw * (0.16 + i * 0.15), y - bh - 26 * u],
          [x + bw * (0.26 + i * 0.15), y - bh - 26 * u],
          [x + bw * (0.23 + i * 0.15), y - bh - 42 * u],
          [x + bw * (0.17 + i * 0.15), y - bh - 38 * u],
        ],
        "#3a4f7a",
      ),
    ) +
    rect(x + cell * 0.7, y - fh * 0.86, cell * 1.6, 9 * u, "#e8c799") +
    rect(x + cell * 0.74, y - fh * 0.86, 7 * u, fh * 0.86 + h * 0.02, "#8a5f3c") +
    rect(x + cell * 2.2, y - fh * 0.86, 7 * u, fh * 0.86 + h * 0.02, "#8a5f3c") +
    ground(s, (px) => y + 2 - (px > x + bw ? ((px - x - bw) / side) * lift : 0), s.down(y, h, "#8fc05a", "#4f8f38")) +
    poly(
      [
        [x + cell * 0.9, y + 2],
        [x + cell * 2.1, y + 2],
        [w * s.by(0.62, 0.7, 0.86), h + 5],
        [w * s.by(0.16, 0.1, 0.02), h + 5],
      ],
      s.down(y, h, "#e6dcc6", "#c3b598"),
    ) +
    leafTree(s, w * s.by(0.045, 0.03, 0.02), y + h * 0.08, h * s.by(0.5, 0.38, 0.28), "#5fa24c") +
    leafTree(s, w * s.by(0.88, 0.9, 0.92), y + h * 0.12, h * s.by(0.44, 0.34, 0.26), "#6bb052") +
    each(3, (i) => {
      const bx = w * s.by(0.7, 0.7, 0.66) + i * 40 * u;
      return stroke(
        `M${bx} ${y + h * 0.06}v${-30 * u}q0 ${-12 * u} ${12 * u} ${-12 * u}t${12 * u} ${12 * u}v${30 * u}`,
        "#8a949c",
        4 * u,
      );
    }) +
    kid(w * s.by(0.34, 0.34, 0.36), y + h * 0.1, k, "#e2503a", "#2f7fb8") +
    kid(w * s.by(0.39, 0.42, 0.5), y + h * 0.11, k * 0.94, "#f2b63a", "#5a9a4a", 1, true) +
    kid(w * s.by(0.5, 0.56, 0.66), y + h * 0.19, k * 1.18, "#3f8fc4", "#d8407a", -1) +
    kid(w * s.by(0.28, 0.24, 0.2), y + h * 0.17, k * 1.12, "#7a5aa8", "#e0a03a", 1) +
    grass(s, () => h * 1.01, 90, 40 * u, "#3f7d2c", -10, w * 0.1) +
    grass(s, () => h * 1.01, 90, 40 * u, "#3f7d2c", w * 0.78, w)
  );
}
