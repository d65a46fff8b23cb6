/** The open-air pool. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { circle, each, line, oval, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Lanes, a slide and sunshades: the open-air pool. */
export function pool(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.42);
  const k = sized(s, 1400, 900, s.by(0.96, 1.1, 1.6), 1);
  const top = y + h * 0.1;
  const at = (t: number, d: number) => [w * (0.5 + (t - 0.5) * (0.84 + d * 1.2)), top + (h - top) * d] as const;
  const swimmer = (t: number, d: number, c: string) => {
    const [x, sy] = at(t, d);
    const z = (0.5 + d) * k;
    return (
      oval(x, sy + 10 * z, 90 * z, 16 * z, fade("#ffffff", 0.7)) +
      stroke(`M${x + 20 * z} ${sy - 4 * z}Q${x + 70 * z} ${sy - 80 * z} ${x + 110 * z} ${sy - 6 * z}`, "#d9a27e", 22 * z) +
      circle(x, sy - 14 * z, 32 * z, c) +
      path(`M${x - 30 * z} ${sy - 4 * z}h${62 * z}v${14 * z}h${-62 * z}Z`, "#e3b08c")
    );
  };
  const shade = (x: number, sy: number, c: string) =>
    place(
      x,
      sy,
      k,
      0,
      rect(-7, -300, 14, 300, "#b9b4a8") +
        path("M-190 -270Q0 -430 190 -270Z", c) +
        path("M-64 -274Q0 -420 64 -274Z", lighter(c, 0.55)) +
        rounded(-150, -44, 300, 20, 8, "#f4f2ea") +
        rounded(90, -110, 20, 90, 8, "#f4f2ea") +
        oval(0, 4, 170, 14, fade("#2c5a20", 0.3)),
    );
  return (
    valley(s, y, { hero: 0.66, sky: ["#2f92e0", "#8fd0f2", "#eef6ea"], sun: 0.14 }) +
    leafTree(s, w * 0.06, y + h * 0.07, h * s.by(0.34, 0.28, 0.22), "#5f9a45") +
    leafTree(s, w * 0.94, y + h * 0.07, h * s.by(0.4, 0.32, 0.24), "#6aa548") +
    shade(w * 0.2, y + h * 0.08, "#d8402f") +
    shade(w * s.by(0.36, 0.4, 0.44), y + h * 0.07, "#f0b030") +
    place(
      w * s.by(0.74, 0.74, 0.74),
      top + 30 * u,
      k,
      0,
      line(150, 0, 150, -520, "#8a99a2", 20) +
        line(40, 0, 40, -420, "#8a99a2", 16) +
        rect(90, -530, 120, 18, "#d9dee2") +
        each(7, (i) => line(212, -40 - i * 70, 260, -40 - i * 70, "#8a99a2", 10)) +
        line(260, 0, 260, -540, "#8a99a2", 12) +
        stroke("M100 -500Q-80 -460 -60 -330T-220 -150T-330 -10", "#e85a2a", 74) +
        stroke("M100 -510Q-80 -470 -64 -340T-224 -160T-336 -24", "#ff8a4a", 30),
    ) +
    path(
      `M${at(-0.03, -0.03).join(" ")}L${at(1.03, -0.03).join(" ")}L${at(1.05, 1.05).join(" ")}L${at(-0.05, 1.05).join(" ")}Z`,
      "#e9e4d8",
    ) +
    path(
      `M${at(0, 0).join(" ")}L${at(1, 0).join(" ")}L${at(1, 1.05).join(" ")}L${at(0, 1.05).join(" ")}Z`,
      s.down(top, h, "#7fdcec", [0.4, "#2fb4d8"], "#1488b8"),
    ) +
    each(5, (i) =>
      stroke(
        `M${at((i + 1) / 6, 0.02).join(" ")}L${at((i + 1) / 6, 1.05).join(" ")}`,
        i % 2 ? "#f4f4ee" : "#e8503a",
        8 * u,
        `stroke-dasharray="${26 * u} ${20 * u}"`,
      ),
    ) +
    each(60, () => {
      const [x, sy] = at(s.rnd(0.03, 0.97), s.rnd(0.05, 1));
      return stroke(`M${x} ${sy}q${24 * u} ${-12 * u} ${50 * u} 0`, fade("#ffffff", 0.55), 4 * u);
    }) +
    swimmer(0.25, 0.3, "#e0a020") +
    swimmer(0.58, 0.5, "#d8402f") +
    swimmer(0.4, 0.74, "#2f4a8a") +
    swimmer(0.76, 0.22, "#f4f4ee")
  );
}
