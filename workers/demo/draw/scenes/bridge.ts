/** An old stone bridge, a closed mountain road. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { ground, ripples, rockStone, rolling } from "#workers/demo/draw/kit/land.ts";
import { circle, each, nth, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

/** An old stone bridge over a clear river. */
export function stoneBridge(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.5, 0.5, 0.48);
  const k = sized(s, 1500, 700, s.by(1, 1.16, 1.7), 0.86);
  const cx = w / 2;
  const base = h * s.by(0.76, 0.74, 0.68);
  const arc = (x: number, r: number) =>
    `M${cx + (x - r) * k} ${base + 50 * k}V${base - 20 * k}A${r * k} ${r * 0.9 * k} 0 0 1 ${cx + (x + r) * k} ${base - 20 * k}V${base + 50 * k}Z`;
  const deck = (dx: number) => base - (330 - Math.abs(dx) * 0.16) * k;
  return (
    valley(s, y, { hero: 0.5, meadow: ["#9cc25f", "#74a846", "#47802f"], sky: ["#3a90d8", "#98ccec", "#ecf2e6"] }) +
    spruces(s, () => y + h * 0.06, 26, 90 * u, 150 * u, { dark: "#2a5a40", light: "#437a50" }, -10, w * 0.36, 20 * u) +
    spruces(s, () => y + h * 0.06, 22, 90 * u, 150 * u, { dark: "#2a5a40", light: "#437a50" }, w * 0.68, w + 10, 20 * u) +
    ground(s, rolling(s, base - 30 * k, 8 * u), s.down(base, h, "#7aa84a", "#4a7a30")) +
    path(
      `M${cx - 200 * k} ${y + h * 0.1}Q${cx - 300 * k} ${base} ${-w * 0.1} ${h}H${w * 1.1}Q${cx + 320 * k} ${base} ${cx + 200 * k} ${y + h * 0.1}Z`,
      s.down(y, h, "#a4d8dc", [0.5, "#4fa8b8"], "#2a7a92"),
    ) +
    path(
      `M${-w * 0.1} ${deck(-900)}L${cx - 360 * k} ${deck(-360)}Q${cx} ${deck(0) - 60 * k} ${cx + 360 * k} ${deck(360)}L${w * 1.1} ${deck(900)}V${base + 60 * k}H${-w * 0.1}Z${arc(0, 250)}${arc(-520, 150)}${arc(520, 150)}`,
      s.down(base - 380 * k, base, "#d6c8ac", "#a4947a"),
      'fill-rule="evenodd"',
    ) +
    [
      [0, 250],
      [-520, 150],
      [520, 150],
    ]
      .map(([x = 0, r = 0]) =>
        each(15, (i) => {
          const a = Math.PI * ((i + 0.5) / 15);
          return place(
            cx + (x - Math.cos(a) * (r + 18)) * k,
            base - 20 * k - Math.sin(a) * (r * 0.9 + 18) * k,
            k,
            (a * 180) / Math.PI - 90,
            rect(-20, -24, 38, 48, nth(["#b9a98c", "#c9ba9c", "#a99a7e"], i)),
          );
        }),
      )
      .join("") +
    each(60, () => {
      const [x, by] = [s.rnd(-700, 700), s.rnd(-300, 20)];
      if (Math.abs(x) < 300 || Math.abs(Math.abs(x) - 520) < 190) return "";
      return rect(cx + x * k, base + by * k, s.rnd(36, 70) * k, 24 * k, fade(s.pick(["#8f8068", "#c9ba9c", "#7c6e58"]), 0.5));
    }) +
    stroke(
      `M${-w * 0.1} ${deck(-900) - 20 * k}L${cx - 360 * k} ${deck(-360) - 20 * k}Q${cx} ${deck(0) - 80 * k} ${cx + 360 * k} ${deck(360) - 20 * k}L${w * 1.1} ${deck(900) - 20 * k}`,
      "#8f8068",
      34 * k,
    ) +
    person(cx - 150 * k, deck(-150) - 34 * k, 200 * k, { top: "#d8402f", legs: "#33405a", stride: 0.8, bag: "#3f5a48" }) +
    person(cx - 60 * k, deck(-60) - 38 * k, 190 * k, { top: "#e0a83a", legs: "#4a3f5a", stride: 0.7, hair: "#8a5a30" }) +
    ripples(s, base + 40 * k, h, 90, "#ffffff", 0.5, cx, w * 0.5) +
    each(11, () => rockStone(s, s.rnd(0, 1) * w, s.rnd(0.86, 1) * h, s.rnd(20, 54) * u, "#c4c2ba", "#8f9098"))
  );
}

/** Rocks and mud have closed a mountain road. */
export function rockfall(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.42);
  const slope = (x: number) => y + h * 0.3 - (1 - x / w) * h * s.by(0.72, 0.6, 0.44);
  return (
    valley(s, y, { sky: ["#8797a8", "#b4c0c8", "#dcdfdc"], meadow: ["#8fa86a", "#6f8f4e", "#47683a"], hero: 0.8 }) +
    path(
      `M-10 -10L${w * 0.2} ${slope(w * 0.2)}L${w * 0.62} ${slope(w * 0.62)}L${w * 0.8} ${h * 0.78}H-10Z`,
      s.lin(0, 0, w * 0.6, h, "#6f8a58", "#4a6a3c"),
    ) +
    spruces(s, (x) => slope(x) + 60 * u, 22, 110 * u, 190 * u, { dark: "#2a4a3a", light: "#40664c" }, 0, w * 0.3, 60 * u) +
    path(
      `M${-w * 0.02} ${h * 0.98}Q${w * 0.4} ${h * 0.74} ${w * 1.02} ${h * s.by(0.62, 0.6, 0.56)}V${h * s.by(0.78, 0.74, 0.66)}Q${w * 0.6} ${h * 0.9} ${w * 0.3} ${h * 1.04}Z`,
      s.down(h * 0.6, h, "#7a7f86", "#565b62"),
    ) +
    stroke(
      `M${w * 0.14} ${h}Q${w * 0.5} ${h * 0.82} ${w * 1.02} ${h * s.by(0.7, 0.67, 0.61)}`,
      "#e9e6da",
      8 * u,
      `stroke-dasharray="${70 * u} ${60 * u}"`,
    ) +
    path(
      `M${w * 0.22} ${slope(w * 0.22) + 10 * u}L${w * 0.4} ${slope(w * 0.4)}Q${w * 0.5} ${h * 0.6} ${w * 0.68} ${h * 0.76}Q${w * 0.62} ${h * 0.9} ${w * 0.42} ${h * 0.94}Q${w * 0.24} ${h * 0.94} ${w * 0.2} ${h * 0.8}Q${w * 0.3} ${h * 0.6} ${w * 0.22} ${slope(w * 0.22) + 10 * u}Z`,
      s.lin(w * 0.3, h * 0.3, w * 0.5, h, "#a08a68", "#6f5a40"),
    ) +
    each(46, () => {
      const t = s.rnd();
      return rockStone(
        s,
        w * (0.28 + 0.16 * t) + s.rnd(-1, 1) * w * (0.04 + 0.16 * t),
        h * (0.4 + 0.52 * t),
        (12 + 56 * t * s.rnd(0.4, 1)) * u,
        "#c9bfae",
        "#857c70",
      );
    }) +
    each(3, (i) =>
      stroke(`M${w * (0.3 + i * 0.08)} ${h * (0.66 + i * 0.06)}l${150 * u} ${(-40 + i * 50) * u}`, "#5a4430", 20 * u),
    ) +
    each(3, (i) => {
      const [x, by] = [w * s.by(0.72 + i * 0.09, 0.72 + i * 0.09, 0.7 + i * 0.1), h * (0.86 - i * 0.045)];
      const size = 1 - i * 0.16;
      return place(
        x,
        by,
        u * size * 1.2,
        0,
        rect(-100, -110, 200, 44, "#f6f4ee") +
          each(4, (j) =>
            poly(
              [
                [-100 + j * 50, -66],
                [-76 + j * 50, -66],
                [-52 + j * 50, -110],
                [-76 + j * 50, -110],
              ],
              "#d8402f",
            ),
          ) +
          rect(-84, -66, 14, 70, "#5a6068") +
          rect(70, -66, 14, 70, "#5a6068") +
          circle(-78, -128, 17, "#ffb030") +
          circle(78, -128, 17, "#ffb030"),
      );
    }) +
    person(w * s.by(0.9, 0.9, 0.86), h * 0.95, 300 * u, { top: "#e8802a", legs: "#e8802a", hat: "#f6f4ee", back: true })
  );
}
