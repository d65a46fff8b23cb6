/** A workshop. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, line, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { toolWall } from "./tool-wall.ts";
import { steel } from "./tools.ts";

/** A workbench below a wall of tools, daylight from a window. */
export function workshop(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.7, 0.7, 0.68);
  const k = s.by(h / 1050, h / 1260, h / 1800);
  const wx = w * s.by(0.7, 0.68, 0.56);
  const ww = w * s.by(0.24, 0.26, 0.38);
  const [wy, wh] = [h * s.by(0.08, 0.1, 0.08), h * s.by(0.42, 0.34, 0.24)];
  const view = group(
    s.clip(`M${wx} ${wy}h${ww}v${wh}h${-ww}Z`),
    rect(wx, wy, ww, wh, s.down(wy, wy + wh, "#9fd0ee", "#fdf3d6")),
    range(
      s,
      { lit: "#c9d6de", shade: "#7f9fc0", haze: "#d9ead9", foot: 0.6, snow: "#ffffff", snowLine: 0.4 },
      { base: wy + wh * 0.86, height: wh * 0.5, count: 4, from: wx - 40, to: wx + ww + 40 },
    ),
    rect(wx, wy + wh * 0.84, ww, wh * 0.2, "#8fbf6a"),
  );
  const bx = w * s.by(0.48, 0.46, 0.44);
  const plane = place(
    bx,
    y,
    k * 1.15,
    0,
    path("M-150 -8Q-150 -52 -110 -56H130Q156 -50 160 -8Z", "#c98a4a") +
      path("M-150 -8H160V-20H-150Z", "#8a5626") +
      path("M-60 -56Q-74 -120 -110 -116Q-124 -90 -96 -56Z", "#7a4420") +
      poly(
        [
          [10, -56],
          [46, -136],
          [66, -128],
          [40, -56],
        ],
        steel,
      ) +
      circle(96, -76, 24, "#7a4420"),
  );
  const shavings = each(9, (i) =>
    stroke(
      `M${bx + (170 + i * 17) * k} ${y - 8 * k}q${10 * k} ${-34 * k} ${28 * k} ${-16 * k}t${-16 * k} ${12 * k}`,
      s.pick(["#f2d5a0", "#e6c080", "#f8e2b8"]),
      6 * k,
    ),
  );
  const vise = place(
    w * s.by(0.15, 0.16, 0.17),
    y,
    k * 1.1,
    0,
    rounded(-100, -110, 80, 110, 8, "#3f5f8a") +
      rounded(10, -110, 70, 96, 8, "#35507a") +
      rect(-20, -70, 40, 26, "#8f9aa4") +
      rect(80, -66, 60, 18, "#8f9aa4") +
      line(146, -116, 146, 0, "#6a747e", 12) +
      circle(146, -118, 12, "#4a545e") +
      circle(146, 2, 12, "#4a545e") +
      rect(-24, -112, 12, 50, steel) +
      rect(8, -112, 10, 50, steel) +
      rect(-12, -150, 22, 120, "#d9a764"),
  );
  const mug = place(
    w * s.by(0.62, 0.66, 0.72),
    y,
    k,
    0,
    rect(-50, -120, 100, 120, "#4f7f78", 'rx="10"') +
      each(
        5,
        (i) =>
          rect(-38 + i * 17, -210 + (i % 3) * 22, 11, 110, nth(["#e0a020", "#d8402f", "#3a5a8a", "#f2ead9", "#6a4a2a"], i)) +
          poly(
            [
              [-38 + i * 17, -210 + (i % 3) * 22],
              [-27 + i * 17, -210 + (i % 3) * 22],
              [-32.5 + i * 17, -232 + (i % 3) * 22],
            ],
            "#e9cf9f",
          ),
      ) +
      rect(-50, -120, 100, 16, "#65968f"),
  );
  const plank = place(
    w * s.by(0.84, 0.85, 0.86),
    y,
    k,
    0,
    rect(-190, -34, 380, 34, "#dcae6c") +
      rect(-170, -66, 330, 32, "#c99654") +
      rect(-170, -66, 330, 8, "#e6bf84") +
      rect(-190, -34, 380, 8, "#ecc98f") +
      rect(-60, -86, 190, 20, "#f0d24a") +
      each(12, (i) => rect(-54 + i * 15, -76, 2, 10, "#4a4030")),
  );
  const lx = w * s.by(0.46, 0.46, 0.46);
  return (
    rect(0, 0, w, h, s.down(0, y, "#8a6242", "#b98a5c")) +
    each(s.by(14, 11, 8), (i) => {
      const n = s.by(14, 11, 8);
      return rect((w * i) / n, 0, w / n - 3 * u, y, fade(s.pick(["#a3744c", "#96683f", "#ad7f56"]), 0.6));
    }) +
    rounded(
      w * 0.03,
      h * s.by(0.07, 0.08, 0.065),
      w * s.by(0.61, 0.6, s.tall ? 0.47 : 0.6),
      h * s.by(0.58, 0.46, 0.35),
      8 * u,
      "#dcb888",
    ) +
    (s.tall
      ? rounded(w * 0.03, h * 0.435, w * 0.94, h * 0.19, 8 * u, "#dcb888") +
        rounded(w * 0.03, h * 0.065, w * 0.47, h * 0.56, 8 * u, "#dcb888")
      : "") +
    rect(wx - 18 * u, wy - 18 * u, ww + 36 * u, wh + 36 * u, "#f4ead6") +
    view +
    rect(wx + ww / 2 - 6 * u, wy, 12 * u, wh, "#f4ead6") +
    rect(wx, wy + wh * 0.5 - 5 * u, ww, 10 * u, "#f4ead6") +
    rect(wx - 30 * u, wy + wh + 14 * u, ww + 60 * u, 16 * u, "#e3d3b6") +
    place(
      wx + ww * 0.8,
      wy + wh + 14 * u,
      k * 0.8,
      0,
      path("M-40 0L-50 -80H50L40 0Z", "#c2603f") +
        each(7, (i) => stroke(`M0 -80Q${-50 + i * 17} -150 ${-84 + i * 28} ${-170 - (i % 3) * 24}`, "#4f8a4a", 12)),
    ) +
    toolWall(s, k) +
    poly(
      [
        [wx, wy + wh],
        [wx + ww, wy + wh],
        [w * 0.62, h],
        [w * 0.12, h],
      ],
      fade("#fff3cf", 0.22),
    ) +
    line(lx, -5, lx, h * s.by(0.05, 0.05, 0.04), "#2a2320", 4 * u) +
    glow(s, lx, h * s.by(0.1, 0.09, 0.075), 330 * u, "#ffdf9f", 0.55) +
    path(
      `M${lx - 60 * u} ${h * s.by(0.095, 0.085, 0.07)}Q${lx} ${h * s.by(0.02, 0.03, 0.028)} ${lx + 60 * u} ${h * s.by(0.095, 0.085, 0.07)}Z`,
      "#35584f",
    ) +
    oval(lx, h * s.by(0.097, 0.087, 0.071), 44 * u, 9 * u, "#fff3cf") +
    rect(0, y, w, h, "#4a2f1e") +
    rect(-5, y, w + 10, 46 * u, s.down(y, y + 46 * u, "#e0ad6c", "#b57c42")) +
    rect(-5, y + 46 * u, w + 10, 16 * u, "#6a421f") +
    each(5, (i) =>
      stroke(`M${w * i * 0.22} ${y + (10 + i * 6) * u}q${w * 0.1} ${6 * u} ${w * 0.2} 0`, fade("#8a5626", 0.5), 2 * u),
    ) +
    each(s.by(4, 3, 2), (i) => {
      const n = s.by(4, 3, 2);
      const dw = w / n;
      return each(s.by(2, 2, 3), (r) => {
        const [dx, dy, dh] = [
          dw * i + 20 * u,
          y + 78 * u + (r * (h - y - 78 * u)) / s.by(2, 2, 3),
          (h - y - 78 * u) / s.by(2, 2, 3) - 14 * u,
        ];
        return (
          rounded(dx, dy, dw - 40 * u, dh, 6 * u, "#8a5a36") +
          rounded(dx + 8 * u, dy + 8 * u, dw - 56 * u, dh - 16 * u, 5 * u, "#9c6a42") +
          rounded(dx + dw / 2 - 54 * u, dy + dh * 0.38, 68 * u, 13 * u, 6 * u, "#3a2a20")
        );
      });
    }) +
    vise +
    plane +
    shavings +
    mug +
    plank
  );
}
