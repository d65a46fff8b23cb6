/** Colour arithmetic for the pictures; blends run in OKLab so that mixed tones stay clean. */

import { nth } from "./shape.ts";

type Triple = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Turns `#rrggbb` into OKLab. */
function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Turns OKLab back into `#rrggbb`, clamped to what a screen can show. */
function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((v) =>
      Math.round(255 * toGamma(Math.min(1, Math.max(0, v))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Blends two opaque colours; `t` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, t: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([0, 1, 2].map((i) => nth(a, i) + (nth(b, i) - nth(a, i)) * t) as Triple);
}

/** Lightens by blending towards warm white. */
export const lighter = (color: string, t: number): string => mix(color, "#fffaf0", t);

/** Darkens by blending towards a cool near-black, which keeps shadows from going muddy. */
export const darker = (color: string, t: number): string => mix(color, "#0d1626", t);

/** Gives an opaque colour an alpha channel. */
export const fade = (color: string, alpha: number): string =>
  color.slice(0, 7) +
  Math.round(255 * Math.min(1, Math.max(0, alpha)))
    .toString(16)
    .padStart(2, "0");
