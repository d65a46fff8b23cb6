/** A town hall. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { banner, flag } from "#workers/demo/draw/kit/flag.ts";
import { rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, path, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { cobbles } from "./facades.ts";

/** A town hall with arcade, balcony, clock turret and flags. */
export function townHall(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.84, 0.82, 0.78);
  const bw = s.by(Math.min(w * 0.54, h * 0.9), Math.min(w * 0.74, h * 0.82), w * 0.82);
  const bh = bw * s.by(0.42, 0.46, 0.6);
  const x = w / 2 - bw / 2;
  const top = y - bh;
  const wall = "#f4e2b8";
  const trim = "#fdf6e4";
  const cols = s.by(9, 9, 7);
  const cell = bw / cols;
  const arcade = bh * 0.3;
  const floors = s.tall ? 3 : 2;
  const fh = (bh - arcade) / floors;
  const win = (i: number, f: number): string => {
    const [cx, cy, ww, wh] = [x + cell * (i + 0.5), top + fh * (f + 0.52), cell * 0.4, fh * 0.54];
    return (
      rect(cx - ww * 0.66, cy - wh * 0.58, ww * 1.32, wh * 1.16, trim) +
      rect(cx - ww / 2, cy - wh / 2, ww, wh, "#3f5265") +
      poly(
        [
          [cx - ww / 2, cy - wh / 2],
          [cx + ww / 2, cy - wh / 2],
          [cx - ww / 2, cy + wh * 0.4],
        ],
        "#7590a6",
      ) +
      rect(cx - ww * 0.05, cy - wh / 2, ww * 0.1, wh, trim) +
      rect(cx - ww / 2, cy - wh * 0.14, ww, wh * 0.07, trim) +
      (f === 0
        ? poly(
            [
              [cx - ww * 0.76, cy - wh * 0.62],
              [cx, cy - wh * 0.86],
              [cx + ww * 0.76, cy - wh * 0.62],
            ],
            trim,
          )
        : rect(cx - ww * 0.74, cy - wh * 0.7, ww * 1.48, wh * 0.09, trim)) +
      rect(cx - ww * 0.74, cy + wh * 0.58, ww * 1.48, wh * 0.08, "#d8c08c")
    );
  };
  const arch = (i: number): string => {
    const [cx, aw] = [x + cell * (i + 0.5), cell * 0.68];
    return (
      path(
        `M${cx - aw / 2} ${y}V${y - arcade * 0.5}a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0V${y}Z`,
        s.down(y - arcade, y, "#4a3f3f", "#6f5c50"),
      ) +
      stroke(`M${cx - aw / 2} ${y}V${y - arcade * 0.5}a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0V${y}`, "#d9c193", cell * 0.05) +
      (i === (cols - 1) / 2
        ? path(`M${cx - aw * 0.34} ${y}V${y - arcade * 0.46}a${aw * 0.34} ${aw * 0.34} 0 0 1 ${aw * 0.68} 0V${y}Z`, "#7a4a2c") +
          line(cx, y, cx, y - arcade * 0.76, "#4a2a18", cell * 0.03)
        : "")
    );
  };
  const rise = bh * 0.26;
  const tw = bw * 0.15;
  const th = bw * s.by(0.16, 0.2, 0.28);
  const cx = w / 2;
  const roof = top - rise;
  const gable = bw * 0.34;
  const turret =
    rect(cx - tw / 2, roof - th * 0.75, tw, th, wall) +
    rect(cx + tw * 0.14, roof - th * 0.75, tw * 0.36, th, fade("#8a6a3a", 0.3)) +
    rect(cx - tw * 0.58, roof - th * 0.78, tw * 1.16, th * 0.05, trim) +
    circle(cx, roof - th * 0.42, tw * 0.34, "#c9a24a") +
    circle(cx, roof - th * 0.42, tw * 0.3, "#fdfaf0") +
    each(12, (i) => {
      const a = (i / 12) * 6.283;
      return line(
        cx + Math.cos(a) * tw * 0.25,
        roof - th * 0.42 + Math.sin(a) * tw * 0.25,
        cx + Math.cos(a) * tw * 0.28,
        roof - th * 0.42 + Math.sin(a) * tw * 0.28,
        "#2c3440",
        tw * 0.02,
      );
    }) +
    line(cx, roof - th * 0.42, cx + tw * 0.12, roof - th * 0.42 - tw * 0.1, "#2c3440", tw * 0.04) +
    line(cx, roof - th * 0.42, cx - tw * 0.06, roof - th * 0.42 - tw * 0.22, "#2c3440", tw * 0.03) +
    path(
      `M${cx - tw * 0.58} ${roof - th * 0.78}C${cx - tw * 0.5} ${roof - th * 1.2} ${cx - tw * 0.12} ${roof - th * 1.15} ${cx} ${roof - th * 1.75}C${cx + tw * 0.12} ${roof - th * 1.15} ${cx + tw * 0.5} ${roof - th * 1.2} ${cx + tw * 0.58} ${roof - th * 0.78}Z`,
      "#5b9482",
    ) +
    path(
      `M${cx} ${roof - th * 1.75}C${cx + tw * 0.12} ${roof - th * 1.15} ${cx + tw * 0.5} ${roof - th * 1.2} ${cx + tw * 0.58} ${roof - th * 0.78}H${cx + tw * 0.1}Z`,
      "#3f7566",
    ) +
    circle(cx, roof - th * 1.78, tw * 0.05, "#e2c25c");
  const aut = ["#d5202f", "#ffffff", "#d5202f"];
  const vbg = ["#d5202f", "#ffffff"];
  return (
    sky(s, y, "#3f92d6", [0.6, "#9ccdee"], "#eef3ea") +
    cumulus(s, w * 0.16, h * 0.2, 380 * u, "#ffffff", "#d9e8f2") +
    cumulus(s, w * 0.86, h * 0.13, 320 * u, "#ffffff", "#d9e8f2") +
    range(
      s,
      { lit: "#bccbd6", shade: "#7f9dbd", haze: "#d3e4e8", foot: 0.7 },
      { base: h * 0.66, height: h * s.by(0.34, 0.3, 0.24), count: 5 },
    ) +
    fringe(s, rolling(s, h * 0.62, 14 * u), 26 * u, "#8fb096") +
    shrubs(s, () => y - 6 * u, 20, 50 * u, 90 * u, ["#5a9a4c", "#6aa856", "#4d8a44"]) +
    turret +
    poly(
      [
        [x - bw * 0.015, top],
        [x + bw * 0.06, roof],
        [x + bw * 0.94, roof],
        [x + bw * 1.015, top],
      ],
      s.down(roof, top, "#b8573f", "#94412f"),
    ) +
    each(s.by(6, 6, 4), (i) => {
      const dx = x + bw * (0.14 + (i * 0.72) / (s.by(6, 6, 4) - 1));
      return Math.abs(dx - cx) < gable * 0.55
        ? ""
        : poly(
            [
              [dx - cell * 0.24, roof + rise * 0.72],
              [dx, roof + rise * 0.28],
              [dx + cell * 0.24, roof + rise * 0.72],
            ],
            "#7d3526",
          ) + rect(dx - cell * 0.12, roof + rise * 0.52, cell * 0.24, rise * 0.2, "#3f5265");
    }) +
    rect(x, top, bw, bh, s.across(x, x + bw, lighter(wall, 0.2), wall, darker(wall, 0.1))) +
    rect(x - bw * 0.012, top - bh * 0.025, bw * 1.024, bh * 0.045, trim) +
    rect(x - bw * 0.006, y - arcade - bh * 0.03, bw * 1.012, bh * 0.035, "#dcc48f") +
    poly(
      [
        [cx - gable / 2, top - bh * 0.02],
        [cx, top - rise * 0.92],
        [cx + gable / 2, top - bh * 0.02],
      ],
      trim,
    ) +
    poly(
      [
        [cx - gable * 0.42, top - bh * 0.03],
        [cx, top - rise * 0.76],
        [cx + gable * 0.42, top - bh * 0.03],
      ],
      wall,
    ) +
    path(
      `M${cx - tw * 0.2} ${top - rise * 0.5}h${tw * 0.4}v${tw * 0.22}q0 ${tw * 0.2} ${-tw * 0.2} ${tw * 0.28}q${-tw * 0.2} ${-tw * 0.08} ${-tw * 0.2} ${-tw * 0.28}Z`,
      "#d5202f",
    ) +
    path(`M${cx - tw * 0.08} ${top - rise * 0.44}h${tw * 0.16}v${tw * 0.3}h${-tw * 0.16}Z`, "#ffffff") +
    each(cols * floors, (i) => win(i % cols, Math.floor(i / cols))) +
    each(cols, arch) +
    rect(cx - cell * 1.3, y - arcade - bh * 0.035, cell * 2.6, bh * 0.028, "#c9ad74") +
    each(15, (i) => rect(cx - cell * 1.26 + i * cell * 0.178, y - arcade - bh * 0.12, cell * 0.03, bh * 0.09, "#3a3d44")) +
    rect(cx - cell * 1.3, y - arcade - bh * 0.125, cell * 2.6, bh * 0.01, "#3a3d44") +
    banner(x + cell * 1.86, top + fh * 0.3, cell * 0.42, bh * 0.52, vbg) +
    banner(x + bw - cell * 2.28, top + fh * 0.3, cell * 0.42, bh * 0.52, aut) +
    cobbles(s, y, "#d9c9ae", "#a3907a") +
    poly(
      [
        [x, y],
        [x + bw, y],
        [x + bw * 1.06, y + 26 * u],
        [x - bw * 0.02, y + 26 * u],
      ],
      fade("#5a4a4a", 0.22),
    ) +
    rect(cx - cell * 1.1, y, cell * 2.2, 7 * u, "#e8dcc0") +
    rect(cx - cell * 1.3, y + 7 * u, cell * 2.6, 8 * u, "#d3c4a4") +
    flag(x - bw * 0.05, y + h * 0.06, bh * 1.05, aut) +
    flag(x + bw * 1.0, y + h * 0.06, bh * 1.05, vbg) +
    (s.tall
      ? ""
      : flag(x + bw * 1.14, y + h * 0.06, bh * 0.98, ["#24469a", "#24469a"]) +
        each(12, (i) =>
          circle(
            x + bw * 1.14 + bh * 0.167 + Math.cos(i * 0.5236) * bh * 0.058,
            y + h * 0.06 - bh * 0.853 + Math.sin(i * 0.5236) * bh * 0.058,
            bh * 0.011,
            "#f2cf3a",
          ),
        )) +
    person(cx - bw * 0.2, y + h * 0.08, bh * 0.24, { top: "#3f6a8a", legs: "#2f3a4a", stride: 0.8, bag: "#8a5a34" }) +
    person(cx + bw * 0.22, y + h * 0.1, bh * 0.25, {
      top: "#b8503f",
      legs: "#4a3f5a",
      skirt: true,
      stride: 0.6,
      face: -1,
      hair: "#c9924a",
    }) +
    leafTree(s, s.by(w * 0.05, w * 0.02, w * -0.02), y + h * 0.07, h * s.by(0.46, 0.32, 0.24), "#5c9c4c") +
    (s.tall ? "" : leafTree(s, w * 0.98, y + h * 0.06, h * s.by(0.42, 0.28, 0.22), "#549446"))
  );
}
