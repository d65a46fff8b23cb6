/** Gabled houses seen from the corner. */

import { darker, fade, lighter, mix } from "./color.ts";
import { poly, rect } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";
import { windows } from "./windows.ts";

export type House = {
  /** Left foot of the gable wall, and its size. */
  x: number;
  y: number;
  w: number;
  h: number;
  roof: number;
  /** Length of the side wall as drawn; negative puts it on the left. */
  side?: number;
  wall: string;
  /** Upper storeys in wood. */
  timber?: string;
  cover: string;
  rows?: number;
  cols?: number;
  glass?: string;
  shutters?: string;
  /** Share of the windows that are lit, and their colour. */
  lit?: number;
  glowing?: string;
  snow?: string;
  chimney?: boolean;
};

/** A gabled house seen from the corner. */
export function house(s: Stage, o: House): string {
  const { x, y, w, h, roof } = o;
  const side = o.side ?? w * 0.8;
  const lift = Math.abs(side) * 0.12;
  const right = side >= 0;
  const [front, back]: [number, number] = right ? [x, x + w] : [x + w, x];
  const over = w * 0.085;
  const slope = roof / (w / 2);
  const apex: Point = [x + w / 2, y - h - roof];
  const shade = mix(darker(o.wall, 0.34), "#3c4a6b", 0.14);
  const timberShade = o.timber ? darker(o.timber, 0.4) : shade;
  const dir = right ? 1 : -1;
  const eave: Point = [back + dir * over, y - h + over * slope];
  const farEave: Point = [back + side + dir * over, y - h + over * slope - lift];
  const farApex: Point = [apex[0] + side, apex[1] - lift];
  const nearEave: Point = [front - dir * over, y - h + over * slope];
  const stone = o.timber ? 0.42 : 1;
  let out = poly(
    [
      [back, y],
      [back + side, y - lift],
      [back + side, y - h - lift],
      [back, y - h],
    ],
    o.timber ? timberShade : shade,
  );
  if (o.timber)
    out += poly(
      [
        [back, y],
        [back + side, y - lift],
        [back + side, y - lift - h * stone],
        [back, y - h * stone],
      ],
      shade,
    );
  out += poly([[x, y], [x + w, y], [x + w, y - h], apex, [x, y - h]], o.timber ?? o.wall);
  if (o.timber) out += rect(x, y - h * stone, w, h * stone, o.wall);
  // The overhanging roof throws a shadow on the gable.
  out += poly(
    [[x, y - h], apex, [x + w, y - h], [x + w, y - h + over * 0.9], [apex[0], apex[1] + over * 1.5], [x, y - h + over * 0.9]],
    fade(darker(o.wall, 0.7), 0.3),
  );
  const rows = o.rows ?? 2;
  const cols = o.cols ?? 3;
  const glass = o.glass ?? "#4d6377";
  const shared = { glass, lit: o.lit, glowing: o.glowing, shutters: o.shutters };
  out += windows(
    s,
    [
      [x, y - h * 0.97],
      [x + w, y - h * 0.97],
      [x + w, y - h * 0.03],
      [x, y - h * 0.03],
    ],
    rows,
    cols,
    { ...shared, frame: o.timber ? lighter(o.wall, 0.3) : undefined, size: [0.38, 0.5] },
  );
  out += windows(
    s,
    [
      [x + w * 0.36, apex[1] + roof * 0.5],
      [x + w * 0.64, apex[1] + roof * 0.5],
      [x + w * 0.64, y - h],
      [x + w * 0.36, y - h],
    ],
    1,
    roof > w * 0.3 ? 2 : 1,
    { ...shared, size: [0.42, 0.55] },
  );
  const sideCols = Math.max(1, Math.round((Math.abs(side) / w) * cols * 1.1));
  out += windows(
    s,
    [
      [back, y - h * 0.97],
      [back + side, y - lift - h * 0.97],
      [back + side, y - lift - h * 0.03],
      [back, y - h * 0.03],
    ],
    rows,
    sideCols,
    {
      ...shared,
      glass: darker(glass, 0.25),
      glowing: o.glowing && mix(o.glowing, "#e08a3a", 0.3),
      size: [0.36, 0.46],
      shutters: o.shutters && darker(o.shutters, 0.3),
    },
  );
  if (o.chimney !== false) {
    const cx = apex[0] + side * 0.55;
    const cy = apex[1] - lift * 0.55;
    out +=
      rect(cx - w * 0.04, cy - w * 0.13, w * 0.08, w * 0.22, darker(o.wall, 0.25)) +
      rect(cx - w * 0.055, cy - w * 0.14, w * 0.11, w * 0.035, o.snow ?? darker(o.cover, 0.3));
  }
  const tone = o.snow ?? o.cover;
  out += poly(
    [apex, farApex, farEave, eave],
    s.lin(
      apex[0],
      apex[1],
      eave[0],
      eave[1],
      lighter(tone, o.snow ? 0 : 0.12),
      o.snow ? mix(tone, "#8fa6cc", 0.35) : darker(tone, 0.16),
    ),
  );
  const thick = Math.max(1.2, w * (o.snow ? 0.06 : 0.035));
  out += `<path d="M${nearEave[0]} ${nearEave[1]}L${apex[0]} ${apex[1]}L${eave[0]} ${eave[1]}L${farEave[0]} ${farEave[1]}" fill="none" stroke="${o.snow ?? darker(o.cover, 0.28)}" stroke-width="${thick.toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return out;
}
