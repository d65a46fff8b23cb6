/** Window grids. */
import { each, nth, poly } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";

/** A grid of windows on a wall given by its four corners: top left, top right, bottom right, bottom left. */
export function windows(
  s: Stage,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  rows: number,
  cols: number,
  o: {
    glass: string;
    lit?: number;
    glowing?: string;
    frame?: string;
    shutters?: string;
    size?: readonly [number, number];
    margin?: number;
  },
): string {
  const [fw, fh] = o.size ?? [0.5, 0.56];
  const margin = o.margin ?? 0.08;
  const at = (fx: number, fy: number): Point => {
    const [tx, ty] = [a[0] + (b[0] - a[0]) * fx, a[1] + (b[1] - a[1]) * fx];
    const [bx, by] = [d[0] + (c[0] - d[0]) * fx, d[1] + (c[1] - d[1]) * fx];
    return [tx + (bx - tx) * fy, ty + (by - ty) * fy];
  };
  const quad = (x0: number, y0: number, x1: number, y1: number, fill: string) =>
    poly([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], fill);
  return each(rows * cols, (i) => {
    const [row, col] = [Math.floor(i / cols), i % cols];
    const step = [(1 - 2 * margin) / cols, 1 / rows];
    const [cx, cy] = [margin + nth(step, 0) * (col + 0.5), nth(step, 1) * (row + 0.52)];
    const [hw, hh] = [(nth(step, 0) * fw) / 2, (nth(step, 1) * fh) / 2];
    const isLit = s.rnd() < (o.lit ?? 0);
    const fill = isLit ? (o.glowing ?? "#ffd27a") : o.glass;
    let out = "";
    if (o.shutters)
      out +=
        quad(cx - hw * 1.85, cy - hh, cx - hw * 1.05, cy + hh, o.shutters) +
        quad(cx + hw * 1.05, cy - hh, cx + hw * 1.85, cy + hh, o.shutters);
    if (o.frame) out += quad(cx - hw * 1.18, cy - hh * 1.14, cx + hw * 1.18, cy + hh * 1.14, o.frame);
    out += quad(cx - hw, cy - hh, cx + hw, cy + hh, fill);
    if (!isLit) out += poly([at(cx - hw, cy - hh), at(cx + hw, cy - hh), at(cx - hw, cy + hh * 0.6)], "#ffffff1c");
    if (o.frame) out += quad(cx - hw * 0.07, cy - hh, cx + hw * 0.07, cy + hh, o.frame);
    return out;
  });
}
