/** A railway station. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, nth, oval, poly, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** A platform in perspective, the train standing at it. */
export function station(s: Stage): string {
  const { w, h, u } = s;
  const vx = w * s.by(0.36, 0.34, 0.34);
  const vy = h * s.by(0.46, 0.46, 0.47);
  const to = (x: number, y: number, t: number): Point => [x + (vx - x) * t, y + (vy - y) * t];
  const edge =
    (x: number, y: number) =>
    (t: number): Point =>
      to(x, y, t);
  const far = 0.93;
  const beam = (a: (t: number) => Point, b: (t: number) => Point, t0: number, t1: number, fill: string) =>
    poly([a(t0), a(t1), b(t1), b(t0)], fill);
  // The train's side runs away from the right edge of the picture.
  const [roofL, floorL] = [
    edge(w * s.by(0.8, 0.86, 1.05), h * s.by(0.02, 0.08, 0.16)),
    edge(w * s.by(0.8, 0.86, 1.05), h * s.by(0.93, 0.88, 0.82)),
  ];
  const high =
    (f: number) =>
    (t: number): Point => {
      const [a, b] = [roofL(t), floorL(t)];
      return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
    };
  const t0 = -0.6;
  const body =
    beam(high(0), high(1), t0, far, s.across(vx, w, "#8f1a26", [0.5, "#c8202f"], "#e0323c")) +
    beam(high(0), high(0.08), t0, far, "#6a737c") +
    beam(high(0.86), high(1), t0, far, "#3a4048") +
    beam(high(0.8), high(0.83), t0, far, "#f4f2ec") +
    beam(high(0.22), high(0.56), t0, far, "#1c2530");
  const panes = times(15, (i) => {
    const a = 1 - 1.15 / (1 + i * 0.3);
    const b = 1 - 1.15 / (1 + (i + 0.82) * 0.3);
    return i % 4 === 2
      ? ""
      : beam(high(0.25), high(0.53), Math.max(a, t0), Math.min(b, far), s.down(vy - h * 0.3, vy + h * 0.2, "#cfe4ee", "#7f9fb3"));
  }).join("");
  const doors = times(15, (i) => {
    const a = 1 - 1.15 / (1 + i * 0.3);
    const b = 1 - 1.15 / (1 + (i + 0.82) * 0.3);
    return i % 4 !== 2
      ? ""
      : beam(high(0.14), high(0.93), a, Math.min(b, far), "#f1efe9") +
          beam(high(0.22), high(0.6), a + (b - a) * 0.1, a + (b - a) * 0.44, "#2c3a48") +
          beam(high(0.22), high(0.6), a + (b - a) * 0.56, a + (b - a) * 0.9, "#2c3a48");
  }).join("");
  const plat = [
    edge(w * s.by(0.8, 0.86, 1.05), h * s.by(0.97, 0.93, 0.86)),
    edge(-w * s.by(0.5, 0.7, 1.1), h * s.by(1.02, 1.02, 0.98)),
  ];
  const canopy = [
    edge(w * s.by(0.66, 0.74, 0.9), -h * s.by(0.16, 0.08, -0.02)),
    edge(-w * s.by(0.36, 0.46, 0.7), -h * s.by(0.1, 0.02, -0.06)),
  ];
  const posts = each(7, (i) => {
    const t = 1 - 0.92 / (1 + i * 0.62);
    const [px, py] = edge(w * s.by(0.12, 0.08, 0.02), h * s.by(1.03, 1.02, 0.98))(t);
    const top = nth(canopy, 0)(t)[1] * 0.5 + nth(canopy, 1)(t)[1] * 0.5;
    const pw = 24 * u * (1 - t);
    return (
      rect(px - pw / 2, top, pw, py - top, s.across(px - pw / 2, px + pw / 2, "#8a98a6", "#46535f")) +
      poly(
        [
          [px - pw * 4.4, top - pw * 0.4],
          [px, top + pw * 4],
          [px + pw * 4.4, top - pw * 0.4],
          [px + pw * 3.6, top - pw * 0.9],
          [px - pw * 3.6, top - pw * 0.9],
        ],
        "#5a6875",
      )
    );
  });
  const [cx, cy] = [w * s.by(0.27, 0.26, 0.3), h * s.by(0.25, 0.28, 0.33)];
  const cr = 42 * u;
  const folk = (x: number, y: number, tall: number, o: Parameters<typeof person>[3]) =>
    oval(x, y, tall * 0.2, tall * 0.03, "#00000040") + person(x, y, tall, o);
  const H = s.by(h * 0.5, h * 0.42, h * 0.32);
  return (
    sky(s, vy, "#8fc3e6", [0.6, "#cfe6f2"], "#fdf0d6") +
    glow(s, vx, vy, 420 * u, "#fff3d0", 0.9) +
    range(
      s,
      { lit: "#b9cbd8", shade: "#86a3c0", haze: "#e6ebe2", foot: 0.6, snow: "#ffffff", snowLine: 0.4 },
      { base: vy + 6 * u, height: h * 0.15, count: 7 },
    ) +
    fringe(s, rolling(s, vy, 4 * u), 16 * u, "#7f9f86", vy + 20 * u) +
    rect(0, vy + 4 * u, w, h, s.down(vy, h, "#c9c1b3", "#a79e90")) +
    poly([nth(plat, 1)(far), nth(plat, 1)(0), [-5, h], [-5, vy + 4 * u]], "#7f8a78") +
    beam(nth(plat, 0), nth(plat, 1), -0.1, far, s.down(vy, h, "#e0d8ca", "#b3aa9c")) +
    each(9, (i) => {
      const t = 1 - 0.98 / (1 + i * 0.42);
      return poly([nth(plat, 0)(t), nth(plat, 1)(t), nth(plat, 1)(t + 0.006), nth(plat, 0)(t + 0.006)], fade("#7d7568", 0.4));
    }) +
    beam(
      edge(w * s.by(0.72, 0.76, 0.9), h * s.by(0.975, 0.94, 0.865)),
      edge(w * s.by(0.66, 0.7, 0.82), h * s.by(0.98, 0.945, 0.87)),
      -0.1,
      far,
      "#f4d54a",
    ) +
    rect(0, h * s.by(0.97, 0.93, 0.9), w, h, fade("#b3aa9c", 0)) +
    body +
    panes +
    doors +
    folk(w * s.by(0.405, 0.41, 0.43), h * s.by(0.63, 0.61, 0.585), H * 0.34, { top: "#5f7fa3", legs: "#3a4250", stride: 0.8 }) +
    posts +
    beam(nth(canopy, 0), nth(canopy, 1), -0.4, far, s.down(0, vy, "#3a4652", "#7a8894")) +
    each(11, (i) => {
      const t = 1 - 1.1 / (1 + i * 0.34);
      return poly(
        [nth(canopy, 0)(t), nth(canopy, 1)(t), nth(canopy, 1)(t + 0.012), nth(canopy, 0)(t + 0.012)],
        fade("#27313b", 0.6),
      );
    }) +
    each(9, (i) => {
      const t = 1 - 0.98 / (1 + i * 0.44);
      const [a, b] = [nth(canopy, 0)(t), nth(canopy, 1)(t)];
      return oval(a[0] * 0.62 + b[0] * 0.38, a[1] * 0.62 + b[1] * 0.38 + 3 * u, 46 * u * (1 - t), 9 * u * (1 - t), "#fff3cf");
    }) +
    rect(cx - 4 * u, 0, 8 * u, cy, "#39444f") +
    circle(cx, cy, cr * 1.12, "#2c353f") +
    circle(cx, cy, cr, "#fdfdf9") +
    each(12, (i) => {
      const a = (i / 12) * 6.283;
      return line(
        cx + Math.cos(a) * cr * 0.78,
        cy + Math.sin(a) * cr * 0.78,
        cx + Math.cos(a) * cr * 0.9,
        cy + Math.sin(a) * cr * 0.9,
        "#20262e",
        cr * 0.07,
      );
    }) +
    line(cx, cy, cx - cr * 0.26, cy - cr * 0.4, "#20262e", cr * 0.11) +
    line(cx, cy, cx + cr * 0.62, cy - cr * 0.36, "#20262e", cr * 0.08) +
    folk(w * s.by(0.52, 0.53, 0.56), h * s.by(0.74, 0.7, 0.65), H * 0.56, {
      top: "#d8503a",
      legs: "#3f4a5c",
      stride: 0.9,
      bag: "#2f6a8a",
    }) +
    folk(w * s.by(0.29, 0.3, 0.34), h * s.by(0.79, 0.75, 0.7), H * 0.7, {
      top: "#3f7f78",
      legs: "#4a4256",
      skirt: true,
      face: -1,
      hair: "#8a5a30",
    }) +
    folk(w * s.by(0.45, 0.46, 0.5), h * s.by(0.96, 0.92, 0.86), H * 1.06, {
      top: "#e0a83a",
      legs: "#39465a",
      stride: 0.6,
      bag: "#7a3f34",
      hair: "#3a2a22",
    }) +
    rounded(w * s.by(0.375, 0.36, 0.34), h * s.by(0.96, 0.92, 0.86) - H * 0.34, H * 0.17, H * 0.33, H * 0.02, "#2f4a7a") +
    stroke(
      `M${w * s.by(0.375, 0.36, 0.34) + H * 0.03} ${h * s.by(0.96, 0.92, 0.86) - H * 0.34}v${-H * 0.12}h${H * 0.11}v${H * 0.12}`,
      "#2c3540",
      H * 0.016,
    )
  );
}
