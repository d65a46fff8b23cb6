/** Trees: spruces, broadleaved trees, larches, whole forests. */
import { darker, fade, lighter } from "./color.ts";
import type { Curve } from "./land.ts";
import { circle, each, lineD, nth, path, poly, rect, times } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";

/** Half of a spruce's outline, from the tip down. */
function boughs(s: Stage, x: number, y: number, tall: number, dir: number, girth: number): Point[] {
  const tiers = 7;
  const points: Point[] = [[x, y - tall]];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const half = tall * girth * t ** 0.9 * s.rnd(0.86, 1.1);
    const at = y - tall * (1 - t) * 0.94 - tall * 0.06;
    points.push([x + dir * half, at + tall * 0.012], [x + dir * half * 0.5, at - tall * 0.016]);
  }
  return points;
}

export type Spruce = { dark: string; light?: string; snow?: string; girth?: number };

/** One spruce, its light on the left. */
export function spruce(s: Stage, x: number, y: number, tall: number, look: Spruce): string {
  const girth = look.girth ?? 0.2;
  const west = boughs(s, x, y, tall, -1, girth);
  const east = boughs(s, x, y, tall, 1, girth);
  const foot = y - tall * 0.06;
  let out = rect(x - tall * 0.018, y - tall * 0.1, tall * 0.036, tall * 0.1, darker(look.dark, 0.35));
  out += poly([...west, [x, foot], ...[...east].reverse()], look.dark);
  if (look.light) out += poly([...west, [x - tall * 0.02, foot], [x + tall * 0.015, y - tall * 0.5]], look.light);
  if (look.snow) {
    const snow = look.snow;
    const caps = (side: Point[], dir: number): string =>
      each(7, (i) => {
        const [tip, inner] = [nth(side, 1 + i * 2), nth(side, 2 + i * 2)];
        const up = tall * 0.095;
        return poly(
          [
            [tip[0], tip[1]],
            [inner[0] + (x - inner[0]) * 0.75, inner[1] - up],
            [x - dir * tall * 0.01, inner[1] - up * 0.6],
            [inner[0] - dir * tall * 0.012, inner[1] - up * 0.12],
          ],
          dir < 0 ? snow : fade(snow, 0.62),
        );
      });
    out +=
      caps(east, 1) +
      caps(west, -1) +
      poly(
        [
          [x, y - tall],
          [x - tall * girth * 0.24, y - tall * 0.8],
          [x + tall * girth * 0.2, y - tall * 0.82],
        ],
        look.snow,
      );
  }
  return out;
}

/** Spruces scattered along a curve, the far ones first. */
export function spruces(
  s: Stage,
  curve: Curve,
  count: number,
  low: number,
  high: number,
  look: Spruce,
  from = 0,
  to = s.w,
  sink = 0,
): string {
  return times(count, () => s.rnd(from, to))
    .map((x) => ({ x, y: curve(x) + s.rnd(0, sink), tall: s.rnd(low, high) }))
    .sort((a, b) => a.y - b.y)
    .map((t) => spruce(s, t.x, t.y, t.tall, look))
    .join("");
}

/** A wood seen from afar: one closed shape with a fringe of tips. */
export function fringe(s: Stage, curve: Curve, tall: number, fill: string, bottom = s.h + 5, from = -20, to = s.w + 20): string {
  const points: Point[] = [];
  for (let x = from; x < to; ) {
    const wide = tall * s.rnd(0.3, 0.55);
    const t = tall * s.rnd(0.55, 1.1);
    const y = curve(x);
    points.push(
      [x, y],
      [x + wide * 0.28, y - t * 0.45],
      [x + wide * 0.22, y - t * 0.47],
      [x + wide * 0.5, y - t],
      [x + wide * 0.78, y - t * 0.47],
      [x + wide * 0.72, y - t * 0.45],
    );
    x += wide;
  }
  return poly([...points, [to, curve(to)], [to, bottom], [from, bottom]], fill);
}

/** The crown of a broadleaved tree: dark body, clusters of leaves catching the light. */
export function crown(
  s: Stage,
  x: number,
  y: number,
  r: number,
  color: string,
  light = lighter(color, 0.28),
  dark = darker(color, 0.32),
): string {
  type Lump = readonly [number, number, number];
  const disc = ([cx, cy, cr]: Lump) =>
    `M${(cx - cr).toFixed(1)} ${cy.toFixed(1)}a${cr.toFixed(1)} ${cr.toFixed(1)} 0 1 0 ${(2 * cr).toFixed(1)} 0a${cr.toFixed(1)} ${cr.toFixed(1)} 0 1 0 ${(-2 * cr).toFixed(1)} 0Z`;
  const detail = r > 30 * s.u ? 1 : 0.6;
  const ring: Lump[] = times(Math.round(17 * detail), (i) => {
    const a = ((i + s.rnd(-0.3, 0.3)) / Math.round(17 * detail)) * 6.283;
    const reach = s.rnd(0.62, 0.86);
    return [x + Math.cos(a) * r * reach, y + Math.sin(a) * r * reach * 0.9, r * s.rnd(0.19, 0.33)] as const;
  });
  const scatter = (count: number, dx: number, dy: number, spread: number, low: number, high: number): Lump[] =>
    times(count * detail, () => {
      const [a, k] = [s.rnd(0, 6.283), Math.sqrt(s.rnd()) * spread];
      return [x + (dx + Math.cos(a) * k) * r, y + (dy + Math.sin(a) * k * 0.85) * r, r * s.rnd(low, high)] as const;
    });
  const moved = ring.map(([cx, cy, cr]) => [cx - r * 0.07, cy - r * 0.09, cr * 0.84] as const);
  return (
    circle(x, y, r * 0.76, dark) +
    path(ring.map(disc).join(""), dark) +
    circle(x - r * 0.07, y - r * 0.09, r * 0.7, color) +
    path(moved.map(disc).join(""), color) +
    path(scatter(9, 0.24, 0.3, 0.5, 0.08, 0.17).map(disc).join(""), fade(dark, 0.4)) +
    path(scatter(12, -0.26, -0.32, 0.52, 0.08, 0.19).map(disc).join(""), fade(light, 0.42)) +
    path(scatter(8, -0.36, -0.44, 0.34, 0.05, 0.12).map(disc).join(""), fade(light, 0.6))
  );
}

/** A broadleaved tree: several crowns on a forked trunk. */
export function leafTree(s: Stage, x: number, y: number, tall: number, color: string, trunk = "#4a3b30"): string {
  const r = tall * 0.27;
  const limb = (dx: number, dy: number, w: number) =>
    `<path d="M${x} ${y - tall * 0.26}Q${x + dx * 0.3} ${y - tall * 0.4} ${x + dx} ${y - dy}" stroke="${trunk}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;
  return (
    path(
      `M${x - tall * 0.04} ${y}Q${x - tall * 0.014} ${y - tall * 0.2} ${x - tall * 0.018} ${y - tall * 0.45}H${x + tall * 0.02}Q${x + tall * 0.016} ${y - tall * 0.2} ${x + tall * 0.046} ${y}Z`,
      trunk,
    ) +
    limb(-tall * 0.16, tall * 0.5, tall * 0.018) +
    limb(tall * 0.17, tall * 0.48, tall * 0.018) +
    crown(s, x + tall * 0.16, y - tall * 0.52, r * 0.74, darker(color, 0.08)) +
    crown(s, x - tall * 0.17, y - tall * 0.54, r * 0.76, color) +
    crown(s, x + tall * 0.07, y - tall * 0.74, r * 0.82, darker(color, 0.03)) +
    crown(s, x - tall * 0.05, y - tall * 0.64, r, lighter(color, 0.04))
  );
}

/** A slim poplar. */
export function poplar(s: Stage, x: number, y: number, tall: number, color: string, light = lighter(color, 0.18)): string {
  const half = tall * s.rnd(0.09, 0.12);
  const shape = (k: number, dx: number) =>
    `M${x + dx} ${y - tall}C${x + half * k + dx} ${y - tall * 0.7} ${x + half * 1.25 * k + dx} ${y - tall * 0.3} ${x + half * 0.35 * k} ${y - tall * 0.06}H${x - half * 0.35 * k}C${x - half * 1.25 * k + dx} ${y - tall * 0.3} ${x - half * k + dx} ${y - tall * 0.7} ${x + dx} ${y - tall}Z`;
  return (
    rect(x - tall * 0.012, y - tall * 0.1, tall * 0.024, tall * 0.1, darker(color, 0.4)) +
    path(shape(1, 0), color) +
    path(shape(0.55, -half * 0.3), fade(light, 0.55))
  );
}

/** Rounded shrubs or a far row of broadleaved trees. */
export function shrubs(
  s: Stage,
  curve: Curve,
  count: number,
  low: number,
  high: number,
  colors: readonly string[],
  from = 0,
  to = s.w,
): string {
  return times(count, () => s.rnd(from, to))
    .map((x) => ({ x, y: curve(x), r: s.rnd(low, high) }))
    .sort((a, b) => a.y - b.y)
    .map((t) => crown(s, t.x, t.y - t.r * 0.5, t.r, s.pick(colors)))
    .join("");
}

/** A wooden fence following a curve. */
export function fence(curve: Curve, from: number, to: number, tall: number, color: string): string {
  const gap = tall * 1.7;
  const posts = times((to - from) / gap + 1, (i) => from + i * gap);
  const rail = (k: number) =>
    lineD(
      posts.map((x, i) => [x, curve(x) - tall * k + (i % 2 ? tall * 0.04 : 0)] as const),
      false,
    );
  return (
    `<path d="${rail(0.78)}${rail(0.42)}" fill="none" stroke="${color}" stroke-width="${tall * 0.1}"/>` +
    posts.map((x) => rect(x - tall * 0.06, curve(x) - tall, tall * 0.13, tall * 1.1, darker(color, 0.2))).join("")
  );
}
