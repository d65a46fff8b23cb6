/** Village churches. */

import { darker, fade, lighter, mix } from "./color.ts";
import { circle, each, line, path, poly, rect } from "./shape.ts";
import type { Stage } from "./stage.ts";

/** A village church: nave, tower, pointed or onion spire. */
export function church(
  s: Stage,
  x: number,
  y: number,
  tall: number,
  o: { wall: string; cover: string; spire?: "point" | "onion"; lit?: boolean; snow?: string; naveLeft?: boolean },
): string {
  const tw = tall * 0.15;
  const th = tall * 0.58;
  const shade = mix(darker(o.wall, 0.3), "#3c4a6b", 0.16);
  const glass = o.lit ? "#ffcf78" : "#47586b";
  const dir = o.naveLeft ? -1 : 1;
  const nx = o.naveLeft ? x : x + tw;
  const len = tall * 0.42 * dir;
  const nh = tall * 0.24;
  const nr = tall * 0.2;
  let out = poly(
    [
      [nx, y],
      [nx + len, y],
      [nx + len, y - nh],
      [nx, y - nh],
    ],
    mix(o.wall, shade, 0.45),
  );
  out += each(3, (i) => {
    const wx = nx + len * (0.22 + i * 0.27);
    const ww = tall * 0.034;
    return path(`M${wx - ww / 2} ${y - nh * 0.22}V${y - nh * 0.62}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0V${y - nh * 0.22}Z`, glass);
  });
  out += poly(
    [
      [nx - dir * tw * 0.1, y - nh],
      [nx + len + dir * tw * 0.18, y - nh],
      [nx + len - dir * tw * 0.25, y - nh - nr],
      [nx, y - nh - nr],
    ],
    s.down(y - nh - nr, y - nh, o.snow ?? lighter(o.cover, 0.1), o.snow ? mix(o.snow, "#8fa6cc", 0.3) : darker(o.cover, 0.15)),
  );
  out += rect(x, y - th, tw, th, o.wall) + rect(x + tw * 0.62, y - th, tw * 0.38, th, fade(shade, 0.75));
  out +=
    rect(x - tw * 0.05, y - th * 0.72, tw * 1.1, tall * 0.008, darker(o.wall, 0.18)) +
    rect(x - tw * 0.07, y - th, tw * 1.14, tall * 0.012, darker(o.wall, 0.22));
  out += path(
    `M${x + tw * 0.34} ${y - th * 0.77}V${y - th * 0.88}a${tw * 0.16} ${tw * 0.16} 0 0 1 ${tw * 0.32} 0V${y - th * 0.77}Z`,
    glass,
  );
  out +=
    circle(x + tw / 2, y - th * 0.62, tw * 0.24, lighter(o.wall, 0.5)) +
    circle(x + tw / 2, y - th * 0.62, tw * 0.2, darker(o.wall, 0.6));
  out +=
    line(x + tw / 2, y - th * 0.62, x + tw / 2, y - th * 0.62 - tw * 0.15, "#f0d890", tall * 0.006) +
    line(x + tw / 2, y - th * 0.62, x + tw * 0.6, y - th * 0.6, "#f0d890", tall * 0.006);
  const top = y - th;
  const cx = x + tw / 2;
  const up = tall * 0.4;
  const cover = o.snow ? mix(o.cover, o.snow, 0.35) : o.cover;
  if (o.spire === "onion") {
    const half = (k: number) =>
      `M${cx} ${top - up}C${cx + k * tw * 0.05} ${top - up * 0.72} ${cx + k * tw * 0.12} ${top - up * 0.62} ${cx + k * tw * 0.2} ${top - up * 0.52}C${cx + k * tw * 0.85} ${top - up * 0.4} ${cx + k * tw * 0.8} ${top - up * 0.16} ${cx + k * tw * 0.42} ${top - up * 0.1}L${cx + k * tw * 0.54} ${top}H${cx}Z`;
    out += path(half(-1), cover) + path(half(1), darker(cover, 0.3));
  } else {
    out +=
      poly(
        [
          [cx, top - up],
          [x - tw * 0.08, top],
          [x + tw * 0.6, top],
        ],
        cover,
      ) +
      poly(
        [
          [cx, top - up],
          [x + tw * 0.58, top],
          [x + tw * 1.08, top],
        ],
        darker(cover, 0.3),
      );
  }
  const tip = top - up;
  return (
    out +
    line(cx, tip, cx, tip - tall * 0.055, "#d9b45a", tall * 0.007) +
    line(cx - tall * 0.015, tip - tall * 0.037, cx + tall * 0.015, tip - tall * 0.037, "#d9b45a", tall * 0.007)
  );
}
