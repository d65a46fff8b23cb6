/** Instruments before a concert. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { circle, each, group, line, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { cone } from "./theatre.ts";

/** A cello or violin, standing upright; its height is `tall`. */
function fiddle(s: Stage, x: number, y: number, tall: number, turn: number, spike: boolean): string {
  const body =
    "M0 -640C110 -640 178 -590 170 -505C164 -450 116 -432 112 -385C110 -345 196 -300 204 -190C212 -70 120 0 0 0C-120 0 -212 -70 -204 -190C-196 -300 -110 -345 -112 -385C-116 -432 -164 -450 -170 -505C-178 -590 -110 -640 0 -640Z";
  return place(
    x,
    y,
    tall / 1240,
    turn,
    spike ? line(0, 0, 0, 110, "#4a4f57", 12) : "",
    path(body, "#5a2412", 'transform="translate(14 0)"'),
    path(body, s.lin(-180, -640, 200, 0, "#e08a3c", [0.45, "#b9561f"], "#7a2f14")),
    path(
      "M0 -618C96 -618 156 -580 150 -508C144 -460 98 -434 94 -385C92 -335 176 -290 184 -190C190 -82 108 -20 0 -20",
      "none",
      'stroke="#f2b870" stroke-opacity=".35" stroke-width="8"',
    ),
    path("M-92 -330Q-60 -280 -84 -210Q-100 -160 -70 -130", "none", 'stroke="#2a0f08" stroke-width="13" stroke-linecap="round"'),
    path("M92 -330Q60 -280 84 -210Q100 -160 70 -130", "none", 'stroke="#2a0f08" stroke-width="13" stroke-linecap="round"'),
    circle(-92, -336, 12, "#2a0f08"),
    circle(92, -336, 12, "#2a0f08"),
    circle(-70, -126, 12, "#2a0f08"),
    circle(70, -126, 12, "#2a0f08"),
    poly(
      [
        [-24, -1030],
        [24, -1030],
        [36, -370],
        [-36, -370],
      ],
      "#1d1512",
    ),
    poly(
      [
        [-34, -20],
        [34, -20],
        [22, -170],
        [-22, -170],
      ],
      "#1d1512",
    ),
    path("M-70 -218Q0 -268 70 -218L62 -202Q0 -238 -62 -202Z", "#e9c79a"),
    each(4, (i) => line(-15 + i * 10, -1030, -24 + i * 16, -170, fade("#f2ead9", 0.8), 3)),
    path("M-26 -1030V-1130Q-40 -1210 10 -1226Q56 -1222 46 -1180Q34 -1160 26 -1130V-1030Z", "#8a3f1a"),
    each(2, (i) => rounded(-74, -1080 - i * 56, 48, 16, 8, "#1d1512") + rounded(26, -1100 - i * 50, 48, 16, 8, "#1d1512")),
  );
}

/** Music stand, cello and violin waiting in warm light. */
export function concert(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.76, 0.76, 0.76);
  const size = s.by(h * 0.78, Math.min(w, h) * 0.72, w * 0.8);
  const [ax, bx, dx] = [w * s.by(0.3, 0.25, 0.24), w * s.by(0.53, 0.53, 0.53), w * s.by(0.76, 0.79, 0.8)];
  const base = h * s.by(0.92, 0.9, 0.86);
  const k = size / 1000;
  const staves = (x0: number, mirrorX: number) =>
    each(
      5,
      (r) =>
        each(5, (l) => line(x0, -690 + r * 52 + l * 6, x0 + 130, -690 + r * 52 + l * 6, "#6a5f52", 1.2)) +
        each(6, (n) => {
          const nx = x0 + 12 + n * 20;
          const ny = -690 + r * 52 + ((n * 7 + r * 5 + mirrorX) % 5) * 6;
          return oval(nx, ny, 4.4, 3.2, "#2a2420") + line(nx + 4, ny, nx + 4, ny - 20, "#2a2420", 1.6);
        }),
    );
  const stand = place(
    bx,
    base,
    k,
    0,
    stroke("M0 -70L-110 0M0 -70L110 0M0 -70L10 4", "#15131a", 16) +
      rect(-8, -520, 16, 460, "#1d1b24") +
      rect(-13, -330, 26, 40, "#3a3844") +
      poly(
        [
          [-190, -470],
          [190, -470],
          [168, -720],
          [-168, -720],
        ],
        "#1d1b24",
      ) +
      rect(-200, -476, 400, 22, "#2c2a35") +
      poly(
        [
          [-158, -482],
          [0, -470],
          [0, -730],
          [-150, -738],
        ],
        "#fdf6e3",
      ) +
      poly(
        [
          [158, -482],
          [0, -470],
          [0, -730],
          [150, -738],
        ],
        "#f1e6cc",
      ) +
      staves(-146, 0) +
      staves(14, 2),
  );
  const chair =
    place(
      dx,
      base,
      k,
      0,
      stroke("M-120 0L-100 -260M120 0L104 -260M-86 -10L-80 -260M92 -10L84 -260", "#2a1a14", 18) +
        path("M-140 -290H140L120 -250H-120Z", "#a3303a") +
        path("M-140 -290H140V-274H-140Z", "#c9434c") +
        stroke("M-118 -290L-128 -620M118 -290L128 -620", "#2a1a14", 18) +
        rounded(-140, -640, 280, 120, 26, "#a3303a") +
        rounded(-128, -630, 256, 34, 16, "#c9434c"),
    ) +
    fiddle(s, dx + 6 * k, base - 292 * k, 560 * k, 12, false) +
    place(dx - 110 * k, base - 300 * k, k, 18, line(0, 0, 0, -520, "#5a2a14", 9) + line(14, -6, 14, -514, "#f2ead9", 4));
  return (
    rect(0, 0, w, h, s.down(0, y, "#1a0f14", [0.5, "#3f1d1f"], "#6a3224")) +
    each(s.by(15, 12, 8), (i) => {
      const n = s.by(15, 12, 8);
      const px = (w * i) / n;
      return rect(
        px,
        -5,
        (w / n) * 0.94,
        y,
        s.across(px, px + w / n, fade("#2a1214", 0.7), [0.5, fade("#7a3a28", 0.6)], fade("#2a1214", 0.7)),
      );
    }) +
    glow(s, w * 0.5, h * 0.42, Math.min(w, h) * 0.75, "#ffb868", 0.6) +
    rect(0, y, w, h, s.down(y, h, "#a8683a", "#4a2616")) +
    each(17, (i) => line(w / 2 + (i - 8) * w * 0.07, y, w / 2 + (i - 8) * w * 0.13, h, fade("#2a120a", 0.5), 2 * u)) +
    group(
      s.blur(5 * u),
      cone(s, w * 0.24, -30, w * 0.38, base, w * 0.26, "#ffe2ae", 0.45),
      cone(s, w * 0.8, -30, w * 0.66, base, w * 0.26, "#ffd596", 0.4),
    ) +
    oval(w * 0.5, base, w * 0.42, h * 0.06, fade("#ffdf9f", 0.4)) +
    oval(ax, base + 10 * u, 200 * k, 26 * k, "#1a0a0666") +
    oval(bx, base + 6 * u, 150 * k, 18 * k, "#1a0a0666") +
    oval(dx, base + 6 * u, 190 * k, 22 * k, "#1a0a0666") +
    stand +
    chair +
    fiddle(s, ax + 30 * k, base - 60 * k, size * 0.94, -9, true) +
    place(ax + 150 * k, base - 30 * k, k, 14, line(0, 0, 0, -760, "#5a2a14", 11) + line(18, -8, 18, -750, "#f2ead9", 5)) +
    each(26, () => circle(s.rnd(0.1, 0.9) * w, s.rnd(0.05, 0.7) * h, s.rnd(1, 3) * u, fade("#ffe8bd", s.rnd(0.2, 0.6))))
  );
}
