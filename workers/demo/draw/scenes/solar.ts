/** A roof with solar panels. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { shrubs } from "#workers/demo/draw/kit/tree.ts";

/** Solar panels on a roof in the sun. */
export function solar(s: Stage): string {
  const { w, h, u } = s;
  const ridge = (t: number) =>
    [w * (s.by(0.06, -0.02, -0.2) + t * s.by(0.98, 1.1, 1.3)), h * (s.by(0.5, 0.5, 0.52) - t * s.by(0.26, 0.2, 0.13))] as const;
  const eaves = (t: number) =>
    [
      w * (s.by(-0.16, -0.22, -0.46) + t * s.by(1.1, 1.2, 1.5)),
      h * (s.by(1.14, 1.08, 1.02) - t * s.by(0.36, 0.26, 0.16)),
    ] as const;
  const at = (a: number, b: number) => {
    const [p, q] = [ridge(a), eaves(a)];
    return [p[0] + (q[0] - p[0]) * b, p[1] + (q[1] - p[1]) * b] as const;
  };
  const quad = (a0: number, b0: number, a1: number, b1: number, fill: string, more = "") =>
    poly([at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)], fill, more);
  const cols = s.by(7, 6, 5);
  const rows = s.by(3, 3, 4);
  const panel = (c: number, r: number): string => {
    const [a0, b0] = [0.07 + (c * 0.86) / cols, 0.1 + (r * 0.78) / rows];
    const [a1, b1] = [a0 + 0.84 / cols, b0 + 0.755 / rows];
    const [p, q] = [at(a0, b0), at(a1, b1)];
    return (
      quad(a0, b0 + 0.012, a1 + 0.004, b1 + 0.012, fade("#2a1410", 0.5)) +
      quad(a0, b0, a1, b1, "#c9d3dc") +
      quad(
        a0 + 0.004,
        b0 + 0.008,
        a1 - 0.004,
        b1 - 0.008,
        s.lin(p[0], p[1], q[0], q[1], "#5f9ad8", [0.3, "#2456a0"], [0.65, "#173a7a"], "#0f2858"),
      ) +
      each(3, (i) => {
        const a = a0 + ((a1 - a0) * (i + 1)) / 4;
        return line(...at(a, b0 + 0.01), ...at(a, b1 - 0.01), fade("#9cc0ea", 0.45), 1.5 * u);
      }) +
      each(3, (i) => {
        const b = b0 + ((b1 - b0) * (i + 1)) / 4;
        return line(...at(a0 + 0.005, b), ...at(a1 - 0.005, b), fade("#9cc0ea", 0.45), 1.5 * u);
      }) +
      poly(
        [
          at(a0 + (a1 - a0) * 0.1, b0 + 0.01),
          at(a0 + (a1 - a0) * 0.42, b0 + 0.01),
          at(a0 + (a1 - a0) * 0.24, b1 - 0.01),
          at(a0 + 0.006, b1 - 0.01),
          at(a0 + 0.006, b0 + (b1 - b0) * 0.4),
        ],
        fade("#ffffff", 0.2),
      )
    );
  };
  const tile =
    each(18, (r) => stroke(`M${at(0, r / 18).join(" ")}L${at(1, r / 18).join(" ")}`, fade("#6a2a1c", 0.4), 3 * u)) +
    each(28, (i) => stroke(`M${at(i / 28, 0).join(" ")}L${at(i / 28, 1).join(" ")}`, fade("#6a2a1c", 0.16), 2 * u));
  const y = h * s.by(0.52, 0.52, 0.5);
  const [sx, sy] = [w * s.by(0.2, 0.22, 0.26), h * s.by(0.18, 0.18, 0.16)];
  return (
    sky(s, y, "#3a92da", [0.5, "#8cc6ee"], "#fdf0cf") +
    glow(s, sx, sy, 560 * u, "#fff3c0", 0.95) +
    circle(sx, sy, 52 * u, "#fffbe6") +
    cumulus(s, w * 0.62, h * 0.15, 340 * u, "#ffffff", "#e3edf4") +
    range(
      s,
      { lit: "#c6d0d8", shade: "#6e90ba", haze: "#d9e6e0", foot: 0.6, snow: "#ffffff", snowLine: 0.36 },
      { base: y, height: h * s.by(0.28, 0.25, 0.22), count: s.by(6, 5, 3), hero: 0.5 },
    ) +
    layers(s, y - 30 * u, y, 36 * u, "#8fb8a8", "#6da070", 2, "#bcd6a0") +
    ground(s, rolling(s, y + 6 * u, 8 * u), s.down(y, h, "#8fbf60", "#5f9a48")) +
    shrubs(s, () => y + 40 * u, 16, 22 * u, 46 * u, ["#5a9a4c", "#6aa856"]) +
    poly([at(1, 0), at(1, 1), [w + 60 * u, h * 1.1], [w + 60 * u, at(1, 0)[1] + 60 * u]], "#efe2c8") +
    quad(0, 0, 1, 1, s.lin(0, h * 0.3, w * 0.4, h, "#d67a56", "#a34a34")) +
    tile +
    each(cols * rows, (i) => panel(i % cols, Math.floor(i / cols))) +
    stroke(`M${at(-0.02, 0).join(" ")}L${at(1.02, 0).join(" ")}`, "#8a3a28", 16 * u) +
    stroke(`M${at(-0.02, -0.008).join(" ")}L${at(1.02, -0.008).join(" ")}`, "#c9694a", 6 * u) +
    (() => {
      const [cx, cy] = at(0.9, 0.0);
      return (
        rect(cx - 34 * u, cy - 90 * u, 68 * u, 130 * u, s.across(cx - 34 * u, cx + 34 * u, "#f0e4cf", "#b9a68c")) +
        rect(cx - 42 * u, cy - 104 * u, 84 * u, 18 * u, "#6a5a50")
      );
    })() +
    glow(s, at(0.22, 0.24)[0], at(0.22, 0.24)[1], 150 * u, "#ffffff", 0.6)
  );
}
