/** Ground: rolling curves, meadows, snow fields, water and its reflections. */
import { fade } from "./color.ts";
import { each, group, lineD, nth, path, poly, rect, times } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";

/** Fine strokes cost the most bytes in the finished files, so only this share of them is drawn. */
const thinning = 0.62;

export type Curve = (x: number) => number;

/** A gently rolling line around a height. */
export function rolling(s: Stage, y: number, amp: number, waves = 1.4, tilt = 0): Curve {
  const [a, b, c] = [s.rnd(0, 6.3), s.rnd(0, 6.3), s.rnd(0, 6.3)];
  return (x) => {
    const t = x / s.w;
    return (
      y +
      tilt * (t - 0.5) +
      amp * (0.62 * Math.sin(t * waves * 6.28 + a) + 0.28 * Math.sin(t * waves * 13.1 + b) + 0.1 * Math.sin(t * waves * 31 + c))
    );
  };
}

/** Points along a curve. */
export const along = (s: Stage, curve: Curve, steps = 48): Point[] =>
  times(steps + 1, (i) => [-10 + ((s.w + 20) * i) / steps, curve(-10 + ((s.w + 20) * i) / steps)] as const);

/** Everything below a curve. */
export function ground(s: Stage, curve: Curve, fill: string, bottom = s.h + 5): string {
  return poly([...along(s, curve), [s.w + 10, bottom], [-10, bottom]], fill);
}

/** Everything between two curves. */
export function strip(s: Stage, upper: Curve, lower: Curve, fill: string): string {
  return poly([...along(s, upper), ...along(s, lower).reverse()], fill);
}

/** Turns content upside down below a waterline. */
export function mirror(s: Stage, y: number, squash: number, content: string, alpha = 0.75, soft = 2): string {
  return group(
    s.clip(`M0 ${y}H${s.w}V${s.h}H0Z`),
    group(
      `transform="translate(0 ${y * (1 + squash)}) scale(1 ${-squash})" opacity="${alpha}" ${s.blur(soft * s.u * 1.6, soft * s.u * 0.7)}`,
      content,
    ),
  );
}

/** Thin horizontal lights on water, small far off and larger near by. */
export function ripples(
  s: Stage,
  y0: number,
  y1: number,
  count: number,
  color: string,
  alpha: number,
  x = s.w / 2,
  spread = s.w * 0.6,
  size = 1,
): string {
  const parts: string[][] = [[], []];
  for (let i = 0; i < count * thinning; i++) {
    const t = s.rnd() ** 1.4;
    const y = y0 + (y1 - y0) * t;
    const len = (18 + 130 * t) * s.u * size * s.rnd(0.4, 1.3);
    const thick = (0.7 + 3.4 * t) * s.u * size * s.rnd(0.5, 1.2);
    const cx = x + s.rnd(-1, 1) * spread * (0.55 + 0.45 * t);
    nth(parts, i % 2).push(
      `M${(cx - len).toFixed(1)} ${y.toFixed(1)}Q${cx.toFixed(1)} ${(y - thick).toFixed(1)} ${(cx + len).toFixed(1)} ${y.toFixed(1)}Q${cx.toFixed(1)} ${(y + thick).toFixed(1)} ${(cx - len).toFixed(1)} ${y.toFixed(1)}Z`,
    );
  }
  return path(nth(parts, 0).join(""), fade(color, alpha)) + path(nth(parts, 1).join(""), fade(color, alpha * 0.5));
}

/** The path of light a low sun lays across water. */
export function glitter(s: Stage, x: number, y0: number, y1: number, width: number, color: string, alpha: number): string {
  const parts = times(70, (i) => {
    const t = (i / 70) ** 1.6;
    const y = y0 + (y1 - y0) * t;
    const half = width * (0.35 + 0.65 * t) * s.rnd(0.15, 1);
    const thick = (0.9 + 4.2 * t) * s.u;
    const cx = x + s.rnd(-0.35, 0.35) * width * (0.4 + 0.6 * t);
    return `M${(cx - half).toFixed(1)} ${y.toFixed(1)}Q${cx.toFixed(1)} ${(y - thick).toFixed(1)} ${(cx + half).toFixed(1)} ${y.toFixed(1)}Q${cx.toFixed(1)} ${(y + thick).toFixed(1)} ${(cx - half).toFixed(1)} ${y.toFixed(1)}Z`;
  });
  return path(parts.join(""), s.down(y0, y1, fade(color, alpha), fade(color, alpha * 0.35)));
}

/** A sheet of water below a line. */
export function water(s: Stage, y: number, ...colors: (string | [number, string])[]): string {
  return rect(0, y, s.w, s.h - y + 2, s.down(y, s.h, ...colors));
}

/** Tufts of grass or reed along a line. */
export function grass(
  s: Stage,
  curve: Curve,
  count: number,
  tall: number,
  color: string,
  from = 0,
  to = s.w,
  bend = 0.25,
): string {
  const d = times(count * thinning, () => {
    const x = s.rnd(from, to);
    const y = curve(x) + tall * 0.1;
    const t = tall * s.rnd(0.45, 1);
    const lean = t * bend * s.rnd(-1, 1);
    const foot = tall * 0.036;
    return `M${(x - foot).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * 0.2).toFixed(1)} ${(y - t * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - t).toFixed(1)}Q${(x + foot + lean * 0.4).toFixed(1)} ${(y - t * 0.5).toFixed(1)} ${(x + foot).toFixed(1)} ${y.toFixed(1)}Z`;
  });
  return path(d.join(""), color);
}

/** Reed with brown heads. */
export function reed(
  s: Stage,
  curve: Curve,
  count: number,
  tall: number,
  stem: string,
  head: string,
  from = 0,
  to = s.w,
): string {
  return (
    grass(s, curve, count * 2, tall * 0.85, stem, from, to, 0.22) +
    each(count, () => {
      const x = s.rnd(from, to);
      const y = curve(x) + tall * 0.1;
      const t = tall * s.rnd(0.7, 1.15);
      const lean = t * s.rnd(-0.08, 0.12);
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - t * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - t).toFixed(1)}" stroke="${stem}" stroke-width="${(tall * 0.018).toFixed(1)}" fill="none"/><path d="M${(x + lean * 0.86).toFixed(1)} ${(y - t * 0.86).toFixed(1)}L${(x + lean).toFixed(1)} ${(y - t).toFixed(1)}" stroke="${head}" stroke-width="${(tall * 0.045).toFixed(1)}" stroke-linecap="round"/>`;
    })
  );
}

/** A faceted boulder. */
export function rockStone(s: Stage, x: number, y: number, r: number, lit: string, shade: string): string {
  const top: Point[] = [
    [x - r, y],
    [x - r * 0.82, y - r * 0.42],
    [x - r * 0.25, y - r * s.rnd(0.6, 0.8)],
    [x + r * 0.4, y - r * s.rnd(0.5, 0.68)],
    [x + r * 0.88, y - r * 0.25],
    [x + r, y],
  ];
  return (
    path(lineD(top), lit) + poly([[x - r * 0.25, y - r * 0.62], nth(top, 3), nth(top, 4), nth(top, 5), [x - r * 0.05, y]], shade)
  );
}
