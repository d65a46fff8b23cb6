/** Old fronts and the cobbles before them. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { circle, each, nth, path, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

export const plaster = ["#f3e2c0", "#e9c9a2", "#f6efe0", "#dcb79a", "#e6d5b8", "#cfd6cf"];

export const tiles = ["#b5563c", "#a24a36", "#c2674a", "#8f4634", "#ad5f45"];

/** One old gabled front. */
export function facade(x: number, y: number, w: number, h: number, color: string, kind: number, shop: boolean): string {
  const shade = darker(color, 0.2);
  const roofTone = nth(tiles, kind % tiles.length);
  const rise = w * nth([0.62, 0.5, 0.7, 0.42], kind % 4);
  const top = y - h;
  const step = kind % 4 === 2;
  const gable = step
    ? poly(
        [
          [x, top],
          ...times(
            5,
            (i) =>
              [
                [x + (w * i) / 10, top - (rise * (i + 0.6)) / 5],
                [x + (w * (i + 1)) / 10, top - (rise * (i + 0.6)) / 5],
              ] as const,
          ).flat(),
          ...times(
            5,
            (i) =>
              [
                [x + w - (w * (5 - i)) / 10, top - (rise * (4.6 - i)) / 5],
                [x + w - (w * (4 - i)) / 10, top - (rise * (4.6 - i)) / 5],
              ] as const,
          ).flat(),
          [x + w, top],
        ],
        color,
      )
    : kind % 4 === 3
      ? path(
          `M${x} ${top}Q${x + w * 0.16} ${top} ${x + w * 0.2} ${top - rise * 0.5}Q${x + w * 0.24} ${top - rise * 0.9} ${x + w * 0.5} ${top - rise}Q${x + w * 0.76} ${top - rise * 0.9} ${x + w * 0.8} ${top - rise * 0.5}Q${x + w * 0.84} ${top} ${x + w} ${top}Z`,
          color,
        )
      : poly(
          [
            [x, top],
            [x + w / 2, top - rise],
            [x + w, top],
          ],
          color,
        ) +
        stroke(
          `M${x - w * 0.03} ${top + w * 0.03}L${x + w / 2} ${top - rise}L${x + w * 1.03} ${top + w * 0.03}`,
          darker(roofTone, 0.15),
          w * 0.045,
        );
  const cols = w > h * 0.42 ? 3 : 2;
  const floors = Math.max(2, Math.round(h / (w * 0.5)) - (shop ? 1 : 0));
  const ground0 = shop ? h * 0.24 : h * 0.06;
  const cell = (h - ground0) / floors;
  const win = (cx: number, cy: number, ww: number, wh: number) =>
    rect(cx - ww * 0.62, cy - wh * 0.58, ww * 1.24, wh * 1.16, lighter(color, 0.55)) +
    rect(cx - ww / 2, cy - wh / 2, ww, wh, "#3d4d5c") +
    poly(
      [
        [cx - ww / 2, cy - wh / 2],
        [cx + ww / 2, cy - wh / 2],
        [cx - ww / 2, cy + wh * 0.35],
      ],
      "#6f8597",
    ) +
    rect(cx - ww * 0.04, cy - wh / 2, ww * 0.08, wh, lighter(color, 0.5)) +
    rect(cx - ww / 2, cy - wh * 0.12, ww, wh * 0.06, lighter(color, 0.5)) +
    (kind % 2 === 0
      ? rect(cx - ww * 1.08, cy - wh * 0.54, ww * 0.44, wh * 1.08, nth(["#4f6f5a", "#7d3f34", "#3f5f7a"], kind % 3)) +
        rect(cx + ww * 0.64, cy - wh * 0.54, ww * 0.44, wh * 1.08, nth(["#4f6f5a", "#7d3f34", "#3f5f7a"], kind % 3))
      : "") +
    rect(cx - ww * 0.66, cy + wh * 0.56, ww * 1.32, wh * 0.08, shade) +
    (kind % 3 === 1
      ? each(5, (i) => circle(cx - ww * 0.5 + i * ww * 0.25, cy + wh * 0.56, ww * 0.13, i % 2 ? "#d8402f" : "#4d8a4a"))
      : "");
  const grid = each(floors * cols, (i) =>
    win(
      x + (w * ((i % cols) + 0.5)) / cols,
      top + cell * (Math.floor(i / cols) + 0.52),
      w * (cols === 3 ? 0.135 : 0.17),
      cell * 0.5,
    ),
  );
  const shopFront = shop
    ? rect(x + w * 0.06, y - ground0 * 0.86, w * 0.88, ground0 * 0.86, darker(color, 0.45)) +
      rect(x + w * 0.1, y - ground0 * 0.68, w * 0.46, ground0 * 0.56, "#f7d99a") +
      rect(x + w * 0.64, y - ground0 * 0.7, w * 0.22, ground0 * 0.7, "#5a3a2a") +
      rect(x + w * 0.67, y - ground0 * 0.62, w * 0.16, ground0 * 0.3, "#f2cf8c") +
      each(8, (i) =>
        path(
          `M${x + w * (0.04 + i * 0.115)} ${y - ground0 * 0.9}h${w * 0.115}v${ground0 * 0.2}q${-w * 0.0575} ${ground0 * 0.1} ${-w * 0.115} 0Z`,
          i % 2 ? "#f6efe2" : nth(["#b5402f", "#3f6f5a", "#3a5f8a", "#c98a2e"], kind % 4),
        ),
      )
    : path(`M${x + w * 0.4} ${y}V${y - w * 0.3}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0V${y}Z`, "#5a3a2a") +
      path(`M${x + w * 0.5} ${y}V${y - w * 0.4}`, "none", `stroke="#2f1d14" stroke-width="${w * 0.008}"`);
  return (
    rect(x, top, w + 0.6, h, color) +
    gable +
    win(x + w / 2, top - rise * 0.28, w * 0.13, w * 0.17) +
    rect(x, top - 0.01 * h, w, h * 0.012, lighter(color, 0.4)) +
    grid +
    shopFront +
    rect(x + w * 0.93, top, w * 0.07, h, fade(shade, 0.45))
  );
}

/** The cobbled ground of a square, towards a vanishing height. */
export function cobbles(s: Stage, y: number, light: string, dark: string): string {
  const { w, h, u } = s;
  const rows = 12;
  return (
    rect(0, y, w, h - y + 2, s.down(y, h, light, dark)) +
    each(rows, (r) => {
      const t = (r / rows) ** 1.7;
      const ry = y + (h - y) * t;
      const len = (14 + 70 * t) * u;
      return path(
        times(
          Math.ceil(w / (len * 1.9)) + 1,
          (i) =>
            `M${((i + (r % 2) * 0.5) * len * 1.9 - len).toFixed(0)} ${ry.toFixed(0)}q${(len / 2).toFixed(0)} ${(-4 - 10 * t) * u} ${len.toFixed(0)} 0`,
        ).join(""),
        "none",
        `stroke="${fade(darker(dark, 0.3), 0.3)}" stroke-width="${(1 + 2 * t) * u}"`,
      );
    })
  );
}
