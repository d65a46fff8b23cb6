/** An ice rink. */
import { darker, fade, mix } from "#workers/demo/draw/kit/color.ts";
import {
  circle,
  each,
  group,
  line,
  lineD,
  nth,
  oval,
  path,
  place,
  poly,
  rect,
  rounded,
  stroke,
  times,
} from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";

/** The ice of a rink with its lines. */
export function rink(s: Stage): string {
  const { w, h, u } = s;
  const far = h * s.by(0.46, 0.45, 0.46);
  const vx = w * 0.5;
  const at = (fx: number, t: number): Point => {
    const k = t ** 1.6;
    return [vx + (fx - 0.5) * w * (0.7 + s.by(0.95, 1.25, 1.9) * k), far + (h * 1.05 - far) * k];
  };
  const band = (t0: number, t1: number, color: string) => poly([at(-0.3, t0), at(1.3, t0), at(1.3, t1), at(-0.3, t1)], color);
  const ring = (cx: number, cy: number, rx: number, ry: number, color: string, wide: number) =>
    stroke(
      `${lineD(times(48, (i) => at(cx + Math.cos((i / 48) * 6.283) * rx, cy + Math.sin((i / 48) * 6.283) * ry)))}`,
      color,
      wide,
    );
  const dot = (cx: number, cy: number, r: number, color: string) =>
    poly(
      times(24, (i) => at(cx + Math.cos((i / 24) * 6.283) * r, cy + Math.sin((i / 24) * 6.283) * r * 1.1)),
      color,
    );
  const roof = each(8, (i) => {
    const t = i / 7;
    const k = t ** 1.6;
    const ry = far - h * 0.2 - k * h * 0.34;
    const half = w * (0.42 + 0.62 * k);
    const th = (8 + 34 * k) * u;
    return path(
      `M${vx - half} ${ry + th * 2}Q${vx} ${ry - th * 3.4} ${vx + half} ${ry + th * 2}V${ry + th * 3}Q${vx} ${ry - th * 2.3} ${vx - half} ${ry + th * 3}Z`,
      mix("#c99a62", "#8a5f38", t),
    );
  });
  const lamps = each(6, (i) => {
    const t = (i + 0.5) / 6;
    const k = t ** 1.6;
    const ly = far - h * 0.17 - k * h * 0.27;
    return [-0.6, 0, 0.6]
      .map((d) => {
        const lx = vx + d * w * (0.34 + 0.5 * k);
        return (
          glow(s, lx, ly, (26 + 120 * k) * u, "#eefaff", 0.6) +
          rounded(lx - (10 + 40 * k) * u, ly - (2 + 5 * k) * u, (20 + 80 * k) * u, (4 + 10 * k) * u, 3 * u, "#ffffff")
        );
      })
      .join("");
  });
  const shine = group(
    s.blur(7 * u, 14 * u),
    each(9, (i) => {
      const [px] = at(0.06 + i * 0.11, 0.3);
      return rect(px - 16 * u, far + 10 * u, 32 * u, (h - far) * s.rnd(0.4, 0.8), fade("#ffffff", 0.5));
    }),
  );
  const scratches = each(46, () => {
    const [px, py] = at(s.rnd(-0.1, 1.1), s.rnd(0.15, 1));
    const l = s.rnd(30, 150) * u * ((py - far) / (h - far) + 0.2);
    return stroke(
      `M${px} ${py}q${l * 0.5} ${-l * s.rnd(-0.2, 0.2)} ${l} ${l * s.rnd(-0.12, 0.12)}`,
      fade("#ffffff", 0.75),
      1.6 * u,
    );
  });
  const skater = (fx: number, t: number, shirt: string, flip: number) => {
    const [px, py] = at(fx, t);
    const size = h * s.by(0.17, 0.14, 0.1) * (0.45 + t * 1.35);
    return (
      oval(px, py, size * 0.34, size * 0.04, "#3a6a8a44") +
      place(
        px,
        py,
        [(size / 1000) * flip, size / 1000],
        0,
        stroke("M-20 -420L-170 -210L-250 -40", "#1f2a3c", 120) +
          stroke("M20 -420L120 -230L90 -30", "#2a3850", 124) +
          stroke("M20 6H170M-330 0H-190", "#c9d3dc", 18) +
          path("M-130 -430Q-150 -640 60 -800Q170 -820 180 -730Q170 -560 80 -420Q-30 -370 -130 -430Z", shirt) +
          rect(-90, -600, 210, 36, "#ffffff", 'transform="rotate(-14 0 -600)"') +
          stroke("M120 -740Q220 -620 300 -540", darker(shirt, 0.15), 84) +
          stroke("M60 -700Q170 -560 320 -520", shirt, 80) +
          circle(316, -526, 48, "#20262e") +
          stroke("M250 -640L520 -60L610 -40", "#3a2a20", 24) +
          circle(190, -880, 82, "#e0ab88") +
          path("M100 -880Q100 -980 195 -985Q290 -975 286 -880L270 -900H130Z", darker(shirt, 0.25)),
      )
    );
  };
  return (
    rect(0, 0, w, h, s.down(0, far, "#3a2c22", [0.5, "#6a4c34"], "#a37c56")) +
    roof +
    lamps +
    rect(vx - w * 0.5, far - h * 0.16, w, h * 0.17, s.down(far - h * 0.16, far, "#e0eef4", "#a9c4d2")) +
    each(9, (i) =>
      rect(
        w * (0.04 + i * 0.105),
        far - h * 0.145,
        w * 0.085,
        h * 0.075,
        s.down(far - h * 0.145, far - h * 0.07, "#f2fbff", "#bfe0ee"),
      ),
    ) +
    each(4, (r) => rect(0, far - h * 0.062 + r * h * 0.013, w, h * 0.012, nth(["#5a6a7c", "#6a7a8c", "#7a8a9a", "#8a98a8"], r))) +
    each(90, () =>
      circle(
        w * s.rnd(),
        far - h * s.rnd(0.026, 0.064),
        s.rnd(4, 6.5) * u,
        s.pick(["#d8402f", "#2f5fa8", "#f2b63a", "#e9dcc8", "#3a4a5a"]),
      ),
    ) +
    rect(0, far - h * 0.022, w, h * 0.034, "#f8fafa") +
    rect(0, far + h * 0.008, w, h * 0.007, "#f2c53a") +
    rect(0, far - h * 0.05, w, h * 0.03, fade("#dff2fa", 0.35)) +
    each(7, (i) =>
      rect(w * (0.05 + i * 0.14), far - h * 0.017, w * 0.09, h * 0.02, nth(["#2f5fa8", "#d8402f", "#2a8a8f", "#f2b63a"], i % 4)),
    ) +
    rect(0, far + h * 0.014, w, h, s.down(far, h, "#dcecf4", [0.3, "#eff8fc"], [0.7, "#d6e9f4"], "#b3d0e4")) +
    shine +
    scratches +
    band(0.2, 0.222, "#d8322f") +
    band(0.36, 0.392, "#2456b0") +
    band(0.62, 0.66, "#d8322f") +
    each(14, (i) => {
      const [a, b] = [at(-0.25 + i * 0.11, 0.63), at(-0.21 + i * 0.11, 0.65)];
      return poly([a, [b[0], a[1]], b, [a[0] - 4, b[1]]], "#f2f8fb");
    }) +
    ring(0.5, 0.64, 0.17, 0.2, "#2456b0", 7 * u) +
    dot(0.5, 0.64, 0.02, "#2456b0") +
    ring(0.2, 0.28, 0.1, 0.06, "#d8322f", 4 * u) +
    dot(0.2, 0.28, 0.012, "#d8322f") +
    ring(0.8, 0.28, 0.1, 0.06, "#d8322f", 4 * u) +
    dot(0.8, 0.28, 0.012, "#d8322f") +
    poly(
      times(24, (i) => at(0.5 + Math.cos((i / 23) * Math.PI) * 0.07, 0.21 + Math.sin((i / 23) * Math.PI) * 0.05)),
      fade("#5fa8e8", 0.6),
      `stroke="#d8322f" stroke-width="${3 * u}"`,
    ) +
    (() => {
      const [gx, gy] = at(0.5, 0.2);
      const g = w * s.by(0.075, 0.1, 0.13);
      return (
        rect(gx - g / 2, gy - g * 0.66, g, g * 0.66, fade("#f4f8fa", 0.75)) +
        each(8, (i) =>
          line(gx - g / 2 + (g * i) / 7, gy - g * 0.66, gx - g / 2 + (g * i) / 7, gy, fade("#7a8a98", 0.5), 1.2 * u),
        ) +
        stroke(`M${gx - g / 2} ${gy}V${gy - g * 0.66}H${gx + g / 2}V${gy}`, "#d8322f", 6 * u)
      );
    })() +
    skater(0.28, 0.46, "#d8322f", 1) +
    skater(0.7, 0.5, "#2456b0", -1) +
    (() => {
      const [px, py] = at(0.52, 0.84);
      return (
        oval(px, py + 9 * u, 34 * u, 11 * u, "#3a6a8a44") +
        rounded(px - 28 * u, py - 9 * u, 56 * u, 18 * u, 8 * u, "#1a1f27") +
        oval(px, py - 9 * u, 28 * u, 8.5 * u, "#39424e")
      );
    })()
  );
}
