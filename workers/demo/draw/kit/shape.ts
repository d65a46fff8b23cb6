/** Plain shapes as SVG strings. */
import type { Point } from "./stage.ts";

/** The entry at a place that is known to exist; counts on from the start past the end. */
export const nth = <T>(list: readonly T[], at: number): T => list[((at % list.length) + list.length) % list.length] as T;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a polygon or an open polyline. */
export function lineD(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** Path data of a soft curve through points (Catmull-Rom); `closed` joins the ends with straight lines. */
export function curveD(points: readonly Point[], tension = 1): string {
  let d = `M${n(nth(points, 0)[0])} ${n(nth(points, 0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const before = nth(points, Math.max(0, i - 1));
    const [from, to] = [nth(points, i), nth(points, i + 1)];
    const after = nth(points, Math.min(points.length - 1, i + 2));
    const k = tension / 6;
    d += `C${n(from[0] + (to[0] - before[0]) * k)} ${n(from[1] + (to[1] - before[1]) * k)} ${n(to[0] - (after[0] - from[0]) * k)} ${n(to[1] - (after[1] - from[1]) * k)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** Path data of a closed soft blob through points. */
export function blobD(points: readonly Point[]): string {
  const count = points.length;
  const at = (i: number): Point => nth(points, (i + count) % count);
  let d = `M${n(nth(points, 0)[0])} ${n(nth(points, 0)[1])}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return `${d}Z`;
}

/** A filled path. */
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A filled polygon. */
export const poly = (points: readonly Point[], fill: string, more = ""): string => path(lineD(points), fill, more);

/** A filled soft blob. */
export const blob = (points: readonly Point[], fill: string, more = ""): string => path(blobD(points), fill, more);

/** A filled rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}" ${more}/>`;

/** A rectangle with rounded corners. */
export const rounded = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ""): string =>
  rect(x, y, w, h, fill, `rx="${n(r)}" ${more}`);

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** A stroked path with round ends. */
export const stroke = (d: string, color: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A straight stroke. */
export const line = (x1: number, y1: number, x2: number, y2: number, color: string, width: number, more = ""): string =>
  stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width, more);

/** A group with attributes. */
export const group = (attributes: string, ...parts: string[]): string => `<g ${attributes}>${parts.join("")}</g>`;

/** A group moved, scaled and turned. */
export const place = (
  x: number,
  y: number,
  scale: number | readonly [number, number],
  turn: number,
  ...parts: string[]
): string => {
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const turned = turn ? ` rotate(${n(turn)})` : "";
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${Math.round(sx * 1e4) / 1e4} ${Math.round(sy * 1e4) / 1e4})">${parts.join("")}</g>`;
};

/** Numbers from 0 up to a count, for loops that build parts. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i));

/** Joins what a loop builds. */
export const each = (count: number, make: (i: number) => string): string => times(count, make).join("");
