/** A stage with its lamps. */
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, group, line, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A cone of light from a lamp to the floor. */
export const cone = (
  s: Stage,
  x: number,
  y: number,
  tx: number,
  ty: number,
  half: number,
  color: string,
  strength = 0.55,
): string =>
  poly(
    [
      [x - 5 * s.u, y],
      [x + 5 * s.u, y],
      [tx + half, ty],
      [tx - half, ty],
    ],
    s.lin(x, y, tx, ty, fade(color, strength), [0.6, fade(color, strength * 0.32)], fade(color, strength * 0.1)),
  );

/** A stage lamp hanging from a bar and turned to its target. */
export const lamp = (s: Stage, x: number, y: number, tx: number, ty: number, color: string): string =>
  place(
    x,
    y,
    s.u,
    (Math.atan2(ty - y, tx - x) * 180) / Math.PI - 90,
    rect(-5, -34, 10, 22, "#14151c"),
    rounded(-19, -20, 38, 44, 8, "#23252f"),
    rect(-23, 20, 46, 9, "#14151c"),
    oval(0, 28, 19, 6, lighter(color, 0.6)),
  );

/** An empty-lit stage with curtain, lamps and one singer. */
export function theatre(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.72, 0.7, 0.7);
  const bar = h * s.by(0.2, 0.18, 0.15);
  const cx = w / 2;
  const fold = (x: number, fw: number, dir: number) => {
    const n = 6;
    return each(n, (i) => {
      const a = x + (dir * fw * i) / n;
      const b = a + (dir * fw) / n;
      return path(
        `M${a} -5H${b}C${b - dir * 4 * u} ${h * 0.3} ${b + dir * 6 * u} ${h * 0.5} ${b} ${y + h * 0.06}Q${(a + b) / 2} ${y + h * 0.075} ${a} ${y + h * 0.06}Z`,
        s.across(Math.min(a, b), Math.max(a, b), "#4d0b18", [0.35, "#a91d30"], [0.6, "#cf3142"], "#5a0d1c"),
      );
    });
  };
  const side = w * s.by(0.17, 0.16, 0.17);
  const valance = each(s.by(9, 8, 6), (i) => {
    const n = s.by(9, 8, 6);
    const vw = w / n;
    return (
      path(
        `M${vw * i} -5h${vw}V${h * 0.07}Q${vw * (i + 0.5)} ${h * 0.15} ${vw * i} ${h * 0.07}Z`,
        s.across(vw * i, vw * (i + 1), "#5a0d1c", [0.5, "#c22a3c"], "#5a0d1c"),
      ) + stroke(`M${vw * i} ${h * 0.07}Q${vw * (i + 0.5)} ${h * 0.15} ${vw * (i + 1)} ${h * 0.07}`, "#e0b04a", 5 * u)
    );
  });
  const spots = [
    [0.26, "#ffb04a", 0.36],
    [0.38, "#ff5f8f", 0.46],
    [0.5, "#fff0cf", 0.5],
    [0.62, "#5fb4ff", 0.54],
    [0.74, "#9a6bff", 0.64],
  ] as const;
  const tall = h * s.by(0.3, 0.26, 0.2);
  const crowd = each(3, (r) => {
    const n = nth(s.by([22, 17, 12], [17, 13, 10], [11, 9, 7]), r);
    const size = w / n;
    const base = h * s.by(0.9, 0.89, 0.84) + (h * s.by(0.14, 0.14, 0.22) * r) / 2;
    const tone = nth(["#3b2850", "#251a3a", "#120d22"], r);
    return (
      each(n + 1, (i) => {
        const [x, top] = [(i + (r % 2) * 0.5) * size + s.rnd(-0.08, 0.08) * size, base + s.rnd(-0.1, 0.12) * size];
        return (
          oval(x, top, size * 0.19, size * 0.23, tone) +
          path(
            `M${x - size * 0.42} ${top + size * 1.2}Q${x - size * 0.44} ${top + size * 0.34} ${x - size * 0.1} ${top + size * 0.26}H${x + size * 0.1}Q${x + size * 0.44} ${top + size * 0.34} ${x + size * 0.42} ${top + size * 1.2}Z`,
            tone,
          ) +
          (r < 2
            ? stroke(
                `M${x - size * 0.15} ${top - size * 0.13}Q${x} ${top - size * 0.27} ${x + size * 0.15} ${top - size * 0.13}`,
                fade("#ffcf9a", 0.35 - r * 0.12),
                size * 0.025,
              )
            : "")
        );
      }) + rect(0, base + size * 1.1, w, h, tone)
    );
  });
  return (
    rect(0, 0, w, h, s.radial(cx, h * 0.45, w * 0.8, "#4a3a78", [0.5, "#241c4a"], "#0c0a1e")) +
    each(s.by(22, 18, 12), (i) => {
      const n = s.by(22, 18, 12);
      return rect((w * i) / n, bar, w / n / 2, y - bar, fade("#120e2c", 0.35));
    }) +
    rect(0, y - 4, w, h, s.down(y, h * 0.86, "#8a5a3c", "#4a2c22")) +
    each(13, (i) => line(cx + (i - 6) * w * 0.075, y, cx + (i - 6) * w * 0.14, h, fade("#2a160e", 0.45), 2 * u)) +
    group(
      s.blur(3 * u),
      spots.map(([x, c, t]) => cone(s, w * x, bar + 20 * u, w * t, y + h * 0.05, w * s.by(0.085, 0.1, 0.14), c, 0.62)).join(""),
    ) +
    spots.map(([, c, t]) => oval(w * t, y + h * 0.05, w * s.by(0.1, 0.12, 0.16), h * 0.024, fade(c, 0.5))).join("") +
    oval(cx, y + h * 0.06, w * s.by(0.1, 0.13, 0.2), h * 0.03, fade("#fff3d6", 0.6)) +
    each(2, (i) => stroke(`M0 ${bar + i * 22 * u}H${w}`, "#1a1b26", 6 * u)) +
    each(Math.round(w / (44 * u)), (i) => line(i * 44 * u, bar, (i + 1) * 44 * u, bar + 22 * u, "#1a1b26", 3 * u)) +
    spots.map(([x, c, t]) => glow(s, w * x, bar + 40 * u, 80 * u, c, 0.8) + lamp(s, w * x, bar + 30 * u, w * t, y, c)).join("") +
    place(
      cx - w * s.by(0.14, 0.17, 0.22),
      y + h * 0.02,
      u * 0.9,
      0,
      rect(-70, -150, 140, 150, "#15161e", 'rx="8"') +
        circle(0, -96, 44, "#23252f") +
        circle(0, -96, 18, "#15161e") +
        circle(0, -30, 20, "#23252f"),
    ) +
    place(
      cx + w * s.by(0.14, 0.17, 0.22),
      y + h * 0.02,
      u * 0.9,
      0,
      rect(-70, -150, 140, 150, "#15161e", 'rx="8"') +
        circle(0, -96, 44, "#23252f") +
        circle(0, -96, 18, "#15161e") +
        circle(0, -30, 20, "#23252f"),
    ) +
    person(cx, y + h * 0.06, tall, {
      top: "#1d2140",
      legs: "#12152a",
      skirt: false,
      hair: "#3a2418",
      hands: [
        [0.1, 0.83],
        [-0.2, 0.6],
      ],
    }) +
    line(cx + tall * 0.12, y + h * 0.06, cx + tall * 0.12, y + h * 0.06 - tall * 0.84, "#0f1018", 4 * u) +
    oval(cx + tall * 0.12, y + h * 0.06, tall * 0.09, tall * 0.014, "#0f1018") +
    circle(cx + tall * 0.12, y + h * 0.06 - tall * 0.86, 8 * u, "#3a3d4a") +
    fold(0, side, 1) +
    fold(w, side, -1) +
    rect(0, y + h * 0.055, w, h * 0.03, "#24130e") +
    rect(0, y + h * 0.085, w, h, s.down(y + h * 0.08, h, "#2c1c38", "#120d22")) +
    valance +
    crowd
  );
}
