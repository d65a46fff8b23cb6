/** Skies: gradients, sun and moon, clouds, stars, mist and rain. */
import { fade } from "./color.ts";
import { blobD, circle, each, oval, path, rect, times } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";

/** A sky down to a height. */
export function sky(s: Stage, bottom: number, ...colors: (string | [number, string])[]): string {
  return rect(0, 0, s.w, s.h, s.down(0, bottom, ...colors));
}

/** A soft disc of light around a point. */
export function glow(s: Stage, x: number, y: number, r: number, color: string, strength = 0.8): string {
  return circle(
    x,
    y,
    r,
    s.radial(
      x,
      y,
      r,
      [0, fade(color, strength)],
      [0.25, fade(color, strength * 0.55)],
      [0.55, fade(color, strength * 0.2)],
      [1, fade(color, 0)],
    ),
  );
}

/** Sun or moon with its halo. */
export function orb(s: Stage, x: number, y: number, r: number, core: string, halo: string, reach = 6): string {
  return glow(s, x, y, r * reach, halo, 0.75) + circle(x, y, r, core);
}

/** A high sun in a blue sky: a small white disc in a wide, soft shine. */
export function sun(s: Stage, x: number, y: number, r = 26 * s.u): string {
  return glow(s, x, y, r * 15, "#ffffff", 0.5) + glow(s, x, y, r * 5, "#fffdf0", 0.9) + circle(x, y, r, "#fffef6");
}

/** A heaped cloud: lit crown, base dissolving into the air. */
export function cumulus(s: Stage, x: number, y: number, w: number, top: string, base: string, strength = 1): string {
  const hgt = w * s.rnd(0.24, 0.32);
  const heap = (count: number, wide: number, size: number): string =>
    times(count, (i) => {
      const t = i / (count - 1);
      const bulge = Math.sin(Math.PI * (0.06 + 0.88 * t));
      const r = hgt * size * (0.2 + 0.4 * bulge) * s.rnd(0.75, 1.2);
      const [cx, cy] = [x + (t - 0.5) * w * wide + s.rnd(-0.02, 0.02) * w, y - hgt * 0.42 * size * bulge * s.rnd(0.5, 1.3)];
      return `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
    }).join("");
  // Cutting the heap off below gives the flat base real clouds have.
  const cut = s.clip(`M${x - w} ${y - hgt * 3}H${x + w}V${y + hgt * 0.02}H${x - w}Z`);
  const tones = s.down(
    y - hgt,
    y + hgt * 0.02,
    fade(top, strength),
    [0.5, fade(top, strength * 0.85)],
    [0.8, fade(base, strength * 0.5)],
    [1, fade(base, strength * 0.06)],
  );
  const inner = s.down(y - hgt * 0.8, y, fade("#ffffff", strength * 0.5), [0.7, fade("#ffffff", 0)]);
  return `<g ${cut}>${path(heap(9, 0.84, 1), tones)}${path(heap(5, 0.5, 0.72), inner)}</g>`;
}

/** A drawn-out strip of cloud with pointed ends. */
export function stratus(
  s: Stage,
  x: number,
  y: number,
  w: number,
  thick: number,
  color: string,
  alpha: number,
  lit?: string,
): string {
  const upper: Point[] = times(9, (i) => [x - w / 2 + (w * i) / 8, y - Math.sin((Math.PI * i) / 8) * thick * s.rnd(0.35, 1)]);
  const lower: Point[] = times(7, (i) => [
    x + w / 2 - (w * (i + 1)) / 8,
    y + Math.sin((Math.PI * (i + 1)) / 8) * thick * s.rnd(0.1, 0.42),
  ]);
  const fill = lit ? s.down(y - thick, y + thick * 0.5, fade(color, alpha), fade(lit, alpha)) : fade(color, alpha);
  return path(blobD([...upper, ...lower]), fill);
}

/** Many strips of cloud between two heights, thinner towards the horizon. */
export function stratusField(
  s: Stage,
  y0: number,
  y1: number,
  count: number,
  color: string,
  alpha: number,
  lit?: string,
): string {
  return each(count, (i) => {
    const t = (i + s.rnd(0, 0.8)) / count;
    const far = 1 - t * 0.75;
    return stratus(
      s,
      s.rnd(-0.05, 1.05) * s.w,
      y0 + (y1 - y0) * t,
      s.w * s.rnd(0.3, 0.75) * (0.45 + far * 0.55),
      26 * s.u * far * s.rnd(0.5, 1.1),
      color,
      alpha * s.rnd(0.55, 1),
      lit,
    );
  });
}

/** A horizontal band of mist. */
export function mist(s: Stage, y: number, thick: number, color: string, alpha: number): string {
  return rect(
    0,
    y - thick,
    s.w,
    thick * 2,
    s.down(y - thick, y + thick, fade(color, 0), [0.5, fade(color, alpha)], fade(color, 0)),
  );
}

/** Drifting tongues of mist, softer than a band. */
export function wisps(s: Stage, y: number, spread: number, count: number, color: string, alpha: number): string {
  const soft = s.blur(22 * s.u, 5 * s.u);
  return `<g ${soft}>${each(count, () => oval(s.rnd(0, s.w), y + s.rnd(-spread, spread), s.w * s.rnd(0.16, 0.42), 13 * s.u * s.rnd(0.6, 1.5), fade(color, alpha * s.rnd(0.5, 1))))}</g>`;
}

/** Stars, a few of them bright. */
export function stars(s: Stage, bottom: number, count: number, color = "#ffffff"): string {
  return each(count, (i) => {
    const bright = i % 13 === 0;
    const y = bottom * s.rnd() ** 1.15;
    return circle(
      s.rnd(0, s.w),
      y,
      s.u * (bright ? s.rnd(1.9, 2.8) : s.rnd(0.7, 1.5)),
      fade(color, (bright ? 0.95 : s.rnd(0.3, 0.8)) * (1 - (y / bottom) * 0.5)),
    );
  });
}

/** Slanting rain. */
export function rain(s: Stage, count: number, color: string, alpha: number, slant = -0.16): string {
  const d = times(count, () => {
    const [x, y, len] = [s.rnd(-0.1, 1.15) * s.w, s.rnd(-0.05, 1) * s.h, s.rnd(18, 46) * s.u];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(len * slant).toFixed(1)} ${len.toFixed(1)}`;
  }).join("");
  return `<path d="${d}" stroke="${fade(color, alpha)}" stroke-width="${1.5 * s.u}" fill="none" stroke-linecap="round"/>`;
}

/** Broad shafts of rain or light under a cloud. */
export function shafts(
  s: Stage,
  x: number,
  y: number,
  w: number,
  drop: number,
  lean: number,
  color: string,
  alpha: number,
): string {
  return each(5, (i) => {
    const left = x + (w * i) / 5;
    const wide = w * s.rnd(0.1, 0.3);
    return path(
      `M${left} ${y}h${wide}l${lean + wide * 0.2} ${drop}h${-wide * 1.4}Z`,
      s.down(y, y + drop, fade(color, 0), [0.25, fade(color, alpha * s.rnd(0.5, 1))], fade(color, 0)),
    );
  });
}

/** Birds on the wing, as small strokes. */
export function birds(s: Stage, x: number, y: number, count: number, size: number, color: string): string {
  return each(count, (i) => {
    const [bx, by, b] = [
      x + i * size * 2.1 * s.rnd(0.7, 1.2),
      y + (i % 3) * size * 0.9 * s.rnd(0.5, 1.2),
      size * s.rnd(0.7, 1.1),
    ];
    return `<path d="M${bx - b} ${by - b * 0.3}q${b * 0.55} ${-b * 0.32} ${b} ${b * 0.3}q${b * 0.45} ${-b * 0.62} ${b} ${-b * 0.3}q${-b * 0.5} ${-b * 0.12} ${-b} ${b * 0.5}q${-b * 0.5} ${-b * 0.6} ${-b} ${-b * 0.5}Z" fill="${color}"/>`;
  });
}
