/** The motorway at dusk. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, oval, path, poly, rect, rounded, times } from "#workers/demo/draw/kit/shape.ts";
import { glow, mist, sky, stars, stratusField } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

/** Light trails on the motorway at dusk. */
export function motorway(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.48);
  const vx = w * s.by(0.6, 0.58, 0.56);
  const k = s.by(1, 0.95, 0.95);
  const bend = (t: number) => Math.sin((1 - t) * 1.5) * w * 0.06 * (1 - t);
  const at = (lane: number, t: number): Point => [vx + bend(t) + lane * w * k * t ** 1.35, y + (h * 1.06 - y) * t ** 1.15];
  const ribbon = (l: number, r: number, fill: string, more = "") =>
    poly([...times(25, (i) => at(l, i / 24)), ...times(25, (i) => at(r, 1 - i / 24))], fill, more);
  const trail = (lane: number, color: string, core: string, wide: number) => {
    const poly2 = (hw: number, c: string, more = "") =>
      poly([...times(29, (i) => at(lane - hw, i / 28)), ...times(29, (i) => at(lane + hw, 1 - i / 28))], c, more);
    return poly2(wide * 2.8, fade(color, 0.28), s.blur(6 * u)) + poly2(wide, color) + poly2(wide * 0.4, core);
  };
  const post = (lane: number, t: number) => {
    const [x, py] = at(lane, t);
    const tall = 250 * u * t ** 1.2;
    const dir = lane < 0 ? 1 : -1;
    return (
      line(x, py, x, py - tall, "#1b2038", Math.max(1.4, 7 * u * t)) +
      line(x, py - tall, x + dir * tall * 0.24, py - tall * 1.05, "#1b2038", Math.max(1.2, 5 * u * t)) +
      glow(s, x + dir * tall * 0.24, py - tall * 1.03, 80 * u * t + 8 * u, "#ffe0a0", 0.85) +
      oval(x + dir * tall * 0.24, py - tall * 1.035, 12 * u * t + 1, 4 * u * t + 1, "#fff3cf")
    );
  };
  return (
    sky(s, y, "#1a2157", [0.35, "#4d3f85"], [0.65, "#c25f7f"], [0.88, "#ff9a5f"], "#ffc47a") +
    stars(s, h * 0.2, 40) +
    stratusField(s, h * 0.1, y - h * 0.08, 8, "#6a3f7d", 0.55, "#ff9a70") +
    glow(s, w * 0.3, y, 520 * u, "#ffc070", 0.7) +
    range(
      s,
      { lit: "#8a5a86", shade: "#3a2a62", dense: 0.7, haze: "#c9708a", foot: 0.5, light: "left" },
      { base: y + 4 * u, height: h * s.by(0.28, 0.24, 0.2), count: s.by(7, 5, 4), hero: 0.78 },
    ) +
    layers(s, y - 26 * u, y - 8 * u, 26 * u, "#5f3f72", "#40305f", 2, "#8a5276") +
    rect(0, y, w, h, s.down(y, h, "#3f345c", "#161a33")) +
    each(70, () =>
      circle(
        s.rnd() * w,
        y + s.rnd() ** 2 * h * 0.08 - 6 * u,
        s.rnd(1, 2.4) * u,
        fade(s.pick(["#ffd890", "#ffe6b8", "#ffb868"]), 0.9),
      ),
    ) +
    mist(s, y + 4 * u, 22 * u, "#d98a86", 0.4) +
    ribbon(-0.98, 0.72, "#20243c") +
    ribbon(-0.9, -0.16, s.down(y, h, "#5a4d6e", "#2d3147")) +
    ribbon(-0.08, 0.64, s.down(y, h, "#5a4d6e", "#2d3147")) +
    ribbon(-0.15, -0.09, "#3f4d4a") +
    ribbon(-0.885, -0.873, "#e6dfe8") +
    ribbon(-0.185, -0.175, "#e6dfe8") +
    ribbon(-0.065, -0.055, "#e6dfe8") +
    ribbon(0.612, 0.624, "#e6dfe8") +
    each(13, (i) => {
      const [a, b] = [(i / 13) ** 1.3, ((i + 0.5) / 13) ** 1.3];
      return [-0.53, 0.28]
        .map((l) => poly([at(l - 0.005, a), at(l + 0.005, a), at(l + 0.005, b), at(l - 0.005, b)], "#d9d3e0"))
        .join("");
    }) +
    ribbon(-0.125, -0.113, "#8f96a8") +
    [-0.76, -0.66, -0.4, -0.3].map((l, i) => trail(l, i % 2 ? "#ffe9b0" : "#fff3d0", "#ffffff", 0.011)).join("") +
    [0.06, 0.16, 0.4, 0.5].map((l, i) => trail(l, i % 2 ? "#ff3f34" : "#ff5a40", "#ffb09a", 0.011)).join("") +
    [0.14, 0.2, 0.28, 0.4, 0.56, 0.8].map((t) => post(0.76, t) + post(-1.04, t)).join("") +
    spruces(
      s,
      (x) => h * (0.98 + 0.1 * (x / w)),
      s.by(6, 5, 3),
      100 * u,
      170 * u,
      { dark: "#12152c", light: "#1b2040" },
      -10,
      w * 0.08,
    ) +
    (() => {
      const [gx, gy] = at(-0.98, 0.34);
      const [rx] = at(0.72, 0.34);
      const gh = 150 * u;
      return (
        rect(gx, gy - gh, 7 * u, gh, "#1b2038") +
        rect(rx, gy - gh, 7 * u, gh, "#1b2038") +
        rect(gx, gy - gh - 4 * u, rx - gx + 7 * u, 9 * u, "#1b2038") +
        rounded(
          gx + (rx - gx) * 0.1,
          gy - gh - 16 * u,
          (rx - gx) * 0.3,
          46 * u,
          4 * u,
          "#2456a8",
          'stroke="#e8eef8" stroke-width="2"',
        ) +
        path(
          `M${gx + (rx - gx) * 0.25} ${gy - gh + 22 * u}v${-26 * u}m${-8 * u} ${9 * u}l${8 * u} ${-10 * u}l${8 * u} ${10 * u}`,
          "none",
          `stroke="#ffffff" stroke-width="${4 * u}"`,
        ) +
        rounded(
          gx + (rx - gx) * 0.58,
          gy - gh - 16 * u,
          (rx - gx) * 0.3,
          46 * u,
          4 * u,
          "#2456a8",
          'stroke="#e8eef8" stroke-width="2"',
        ) +
        path(
          `M${gx + (rx - gx) * 0.73} ${gy - gh + 22 * u}v${-26 * u}m${-8 * u} ${9 * u}l${8 * u} ${-10 * u}l${8 * u} ${10 * u}`,
          "none",
          `stroke="#ffffff" stroke-width="${4 * u}"`,
        )
      );
    })()
  );
}
