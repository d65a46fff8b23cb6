/** Mountains: single summits with lit and shaded flanks, ranges, silhouettes. */
import { fade, mix } from "./color.ts";
import { each, group, lineD, nth, path, poly, rect, times } from "./shape.ts";
import type { Point, Stage } from "./stage.ts";

export type Rock = {
  /** Colour of the sunlit flank. */
  lit: string;
  /** Colour of the shadow that lies over the other flank. */
  shade: string;
  /** How dense that shadow is. */
  dense?: number;
  /** Colour the foot dissolves into, and how far. */
  haze: string;
  foot?: number;
  snow?: string;
  /** Share of the height covered by snow, measured from the summit. */
  snowLine?: number;
  /** Colour of meadows climbing the foot. */
  green?: string;
  greenLine?: number;
  /** Where the light comes from. */
  light?: "left" | "right";
};

/** One flank's outline, from the summit down to the foot. */
function flank(s: Stage, x: number, y: number, reach: number, base: number): Point[] {
  const tall = base - y;
  const steps = 13;
  const wave = s.rnd(0, 6);
  const shoulder = s.rnd(0.3, 0.6);
  return times(steps + 1, (i) => {
    const t = i / steps;
    if (i === 0) return [x, y] as const;
    const bump =
      (Math.sin(t * 8 + wave) * 0.03 + s.rnd(-0.03, 0.03) - 0.085 * Math.exp(-(((t - shoulder) / 0.1) ** 2))) *
      tall *
      (i === steps ? 0 : 1) *
      Math.min(1, 0.35 + t * 1.4);
    return [x + reach * (t + (i === steps ? 0 : s.rnd(-0.018, 0.018))), y + tall * t ** 0.86 + bump] as const;
  });
}

/** A wedge running down the fall line: the small facets that make rock read as rock. */
function wedge(s: Stage, [x, y]: Point, len: number, lean: number, fill: string): string {
  const l = len * lean;
  return poly(
    [
      [x, y],
      [x + l * 0.35, y + len * 0.5],
      [x + l * 0.3, y + len * 0.62],
      [x + l * 0.75, y + len],
      [x + l * 0.2 - len * 0.05, y + len * 0.8],
      [x - len * 0.1 + l * 0.1, y + len * s.rnd(0.85, 1.05)],
      [x - len * 0.04, y + len * 0.45],
    ],
    fill,
  );
}

/** One summit. */
export function massif(s: Stage, x: number, y: number, left: number, right: number, base: number, rock: Rock): string {
  const tall = base - y;
  const west = flank(s, x, y, -left, base);
  const east = flank(s, x, y, right, base);
  const outline = lineD([...[...west].reverse(), ...east.slice(1)]);
  const sunLeft = (rock.light ?? "left") === "left";
  const away = sunLeft ? 1 : -1;
  const drift = -away * (sunLeft ? left : right) * s.rnd(0.05, 0.3);
  const spine: Point[] = times(10, (i) => {
    const t = i / 9;
    return i === 0
      ? ([x, y] as const)
      : ([x + drift * t + (i % 2 ? 1 : -1) * tall * 0.045 * s.rnd(0.4, 1.3) * Math.sqrt(t), y + tall * t] as const);
  });
  const [bright, dark] = sunLeft ? [west, east] : [east, west];
  const dense = rock.dense ?? 0.6;
  const snowAt = y + tall * (rock.snowLine ?? 0);
  const zig = (level: number, amp: number): Point[] =>
    times(27, (i) => [x + right - ((left + right) * i) / 26, level + (i % 2 ? 1 : -0.8) * amp * s.rnd(0.3, 1.25)] as const);
  const inside: string[] = [];
  if (rock.green) {
    const level = y + tall * (1 - (rock.greenLine ?? 0.4));
    inside.push(
      poly(
        [...zig(level, tall * 0.055), [x - left, base + 9], [x + right, base + 9]],
        s.down(level, base, rock.green, mix(rock.green, rock.haze, 0.35)),
      ),
    );
  }
  if (rock.snow) inside.push(poly([[x - left, y - 9], [x + right, y - 9], ...zig(snowAt, tall * 0.075)], rock.snow));
  inside.push(poly([...spine, ...[...dark].reverse()], fade(rock.shade, dense)));
  const between = (a: readonly Point[], at: number, f: number): Point => {
    const i = Math.min(a.length - 1, Math.round(at * (a.length - 1)));
    const j = Math.min(9, Math.round(at * 9));
    return [nth(a, i)[0] + (nth(spine, j)[0] - nth(a, i)[0]) * f, nth(a, i)[1] + (nth(spine, j)[1] - nth(a, i)[1]) * f];
  };
  for (let k = 0; k < 8; k++) {
    const at = s.rnd(0.08, 0.8);
    inside.push(
      wedge(
        s,
        between(bright, at, s.rnd(0.02, 0.9)),
        tall * s.rnd(0.1, 0.3),
        away * s.rnd(0.25, 0.7),
        fade(rock.shade, dense * s.rnd(0.45, 0.8)),
      ),
    );
  }
  for (let k = 0; k < 6; k++) {
    const at = s.rnd(0.1, 0.8);
    inside.push(
      wedge(
        s,
        between(dark, at, s.rnd(0.1, 0.85)),
        tall * s.rnd(0.1, 0.28),
        away * s.rnd(0.3, 0.8),
        fade(at < (rock.snowLine ?? 0) && rock.snow ? rock.snow : rock.lit, 0.2),
      ),
    );
  }
  const foot = rock.foot ?? 0.6;
  inside.push(
    rect(
      x - left,
      base - tall * foot,
      left + right,
      tall * foot + 4,
      s.down(base - tall * foot, base, fade(rock.haze, 0), [0.55, fade(rock.haze, 0.5)], fade(rock.haze, 1)),
    ),
  );
  return path(outline, rock.lit) + group(s.clip(outline), ...inside);
}

export type Range = { base: number; height: number; count: number; from?: number; to?: number; hero?: number };

/** A chain of summits, the highest behind the lower ones; `hero` sets where the highest stands. */
export function range(s: Stage, rock: Rock, r: Range): string {
  const [from, to] = [r.from ?? -0.08 * s.w, r.to ?? 1.08 * s.w];
  const step = (to - from) / r.count;
  const tops = times(r.count, (i) => ({ x: from + step * (i + 0.5 + s.rnd(-0.28, 0.28)), tall: r.height * s.rnd(0.48, 0.86) }));
  if (r.hero !== undefined) {
    const at = r.hero * s.w;
    const nearest = tops.reduce((best, top) => (Math.abs(top.x - at) < Math.abs(best.x - at) ? top : best));
    nearest.x = at;
    nearest.tall = r.height;
  }
  for (let i = 0; i < r.count - 1; i++)
    tops.push({ x: from + step * (i + 1 + s.rnd(-0.3, 0.3)), tall: r.height * s.rnd(0.28, 0.5) });
  tops.sort((a, b) => b.tall - a.tall);
  const reach = (tall: number) => Math.max(step * 0.8, tall * s.rnd(1.1, 1.75));
  return tops.map((top) => massif(s, top.x, r.base - top.tall, reach(top.tall), reach(top.tall), r.base, rock)).join("");
}

/** A jagged far-off silhouette, by midpoint displacement. */
export function silhouette(s: Stage, y: number, amp: number, top: string, foot: string, depth = amp * 2.2): string {
  let points: Point[] = times(6, (i) => [-0.05 * s.w + (1.1 * s.w * i) / 5, y - amp * s.rnd(-0.5, 1)] as const);
  let size = amp * 0.5;
  for (let level = 0; level < 4; level++) {
    points = points.flatMap((p, i) => {
      const q = points[i + 1];
      return q
        ? [p, [(p[0] + q[0]) / 2 + s.rnd(-0.1, 0.1) * (q[0] - p[0]), (p[1] + q[1]) / 2 + s.rnd(-size, size)] as const]
        : [p];
    });
    size *= 0.5;
  }
  return poly([...points, [s.w * 1.05, s.h], [-0.05 * s.w, s.h]], s.down(y - amp, y + depth, top, foot));
}

/** Several silhouettes receding into the haze. */
export function layers(
  s: Stage,
  y0: number,
  y1: number,
  amp: number,
  far: string,
  near: string,
  count: number,
  haze: string,
): string {
  return each(count, (i) => {
    const t = count === 1 ? 1 : i / (count - 1);
    const tone = mix(far, near, t);
    const y = y0 + (y1 - y0) * t;
    return silhouette(s, y, amp * (1 - t * 0.3), tone, mix(tone, haze, 0.55), ((y1 - y0) / count) * 1.5 + amp);
  });
}
