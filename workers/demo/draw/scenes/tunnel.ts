/** A road tunnel. */
import { darker, fade } from "#workers/demo/draw/kit/color.ts";
import { ground } from "#workers/demo/draw/kit/land.ts";
import { massif } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { shrubs, spruces } from "#workers/demo/draw/kit/tree.ts";

/** A road tunnel's portal in the rock. */
export function tunnel(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.68, 0.66, 0.62);
  const cx = w * s.by(0.5, 0.5, 0.5);
  const r = Math.min(h * s.by(0.25, 0.22, 0.2), w * 0.3);
  const mouth = (k: number) =>
    `M${cx - r * 1.3 * k} ${y}V${y - r * 0.55 * k}A${r * 1.3 * k} ${r * 1.15 * k} 0 0 1 ${cx + r * 1.3 * k} ${y - r * 0.55 * k}V${y}Z`;
  const clip = s.clip(mouth(1));
  const vy = y - r * 0.28;
  const rings = each(7, (i) => {
    const k = 1 - i * 0.12;
    return `<g transform="translate(${cx} ${vy}) scale(${k ** 1.6}) translate(${-cx} ${-vy})">${stroke(mouth(0.98), fade("#ffd690", 0.14 + i * 0.04), 5 * u)}</g>`;
  });
  const lamps = each(9, (i) => {
    const k = 1 / (1 + i * 0.5);
    return [-1, 1]
      .map((d) => {
        const [lx, ly] = [cx + d * r * 0.62 * k, vy - r * 1.12 * k];
        return glow(s, lx, ly, 110 * u * k, "#ffd488", 0.6) + oval(lx, ly, 26 * u * k, 7 * u * k, "#fff3cf");
      })
      .join("");
  });
  const road = (l: number, rr: number, fill: string) =>
    poly(
      [
        [cx + l * 0.03 * w, vy],
        [cx + rr * 0.03 * w, vy],
        [cx + rr * w * s.by(0.46, 0.6, 0.9), h + 4],
        [cx + l * w * s.by(0.46, 0.6, 0.9), h + 4],
      ],
      fill,
    );
  const facets = each(s.by(46, 46, 54), () => {
    const [px, py, l] = [s.rnd(-0.05, 1.05) * w, h * s.rnd(0.06, 0.66), s.rnd(40, 150) * u];
    return poly(
      [
        [px, py],
        [px + l * 0.4, py + l * 0.6],
        [px + l * 0.1, py + l],
        [px - l * 0.3, py + l * 0.8],
      ],
      s.pick([fade("#c9c0b2", 0.4), fade("#4f5662", 0.35), fade("#e0d8c8", 0.3), fade("#5f6672", 0.35)]),
    );
  });
  const crest = (x: number) =>
    h * s.by(0.16, 0.16, 0.16) -
    Math.cos((x / w - 0.5) * 3) * h * 0.1 +
    20 * u * Math.sin(x / (90 * u)) +
    10 * u * Math.sin(x / (31 * u));
  const car = (px: number, py: number, cw: number, color: string) => {
    const k = cw / 200;
    return (
      place(
        px,
        py,
        k,
        0,
        oval(0, 2, 120, 12, "#00000055") +
          path("M-96 -30Q-100 -70 -84 -84L-64 -128Q-58 -140 -44 -140H44Q58 -140 64 -128L84 -84Q100 -70 96 -30V-6H-96Z", color) +
          path("M-72 -88L-54 -126H54L72 -88Z", "#22303c") +
          rect(-94, -34, 188, 20, darker(color, 0.35)) +
          rect(-92, -72, 38, 20, "#ff5040", 'rx="5"') +
          rect(54, -72, 38, 20, "#ff5040", 'rx="5"') +
          rect(-26, -60, 52, 16, "#f2f0e8") +
          rect(-88, -12, 34, 16, "#171b22") +
          rect(54, -12, 34, 16, "#171b22"),
      ) +
      glow(s, px - cw * 0.36, py - cw * 0.31, cw * 0.2, "#ff5040", 0.7) +
      glow(s, px + cw * 0.36, py - cw * 0.31, cw * 0.2, "#ff5040", 0.7)
    );
  };
  return (
    sky(s, h * 0.4, "#6fa9d6", "#c9dfea") +
    (s.tall
      ? massif(s, w * 0.6, h * 0.04, w * 0.6, w * 0.6, h * 0.4, {
          lit: "#b3bcc6",
          shade: "#5f7794",
          haze: "#b9c9ce",
          foot: 0.4,
          snow: "#ffffff",
          snowLine: 0.4,
        })
      : "") +
    ground(s, crest, s.lin(0, 0, w, h, "#b3aca0", [0.5, "#8f8d8c"], "#6a6f7a")) +
    facets +
    spruces(
      s,
      (x) => crest(x) + 14 * u,
      s.by(26, 20, 14),
      60 * u,
      130 * u,
      { dark: "#2f5644", light: "#4a7558" },
      -10,
      w + 10,
      30 * u,
    ) +
    shrubs(s, (x) => h * (0.42 + 0.1 * Math.sin(x / 140)), 12, 12 * u, 30 * u, ["#5f7f4a", "#74904f", "#4f6f45"]) +
    path(
      `M${cx - r * 2.1} ${y + 4}V${y - r * 1.2}Q${cx - r * 2.1} ${y - r * 2.0} ${cx - r * 1.5} ${y - r * 2.05}H${cx + r * 1.5}Q${cx + r * 2.1} ${y - r * 2.0} ${cx + r * 2.1} ${y - r * 1.2}V${y + 4}Z`,
      s.across(cx - r * 2, cx + r * 2, "#e8e2d6", [0.6, "#c9c3b8"], "#a39f99"),
    ) +
    each(5, (i) => rect(cx - r * 2.1, y - r * (0.35 + i * 0.38), r * 4.2, 2 * u, fade("#6f6a64", 0.3))) +
    each(7, (i) => rect(cx - r * 2.1 + (i + 1) * r * 0.525, y - r * 2.05, 2 * u, r * 2.05, fade("#6f6a64", 0.2))) +
    rect(cx - r * 1.62, y - r * 2.12, r * 3.24, r * 0.1, "#f3eee4") +
    path(mouth(1.1), "#7d7a78") +
    path(mouth(1.05), "#f4efe4") +
    path(mouth(1), s.radial(cx, vy, r * 1.7, "#ffcf80", [0.16, "#c98a4a"], [0.45, "#5a4438"], "#231f26")) +
    group(clip, rings, lamps) +
    rect(0, y, w, h, s.down(y, h, "#8aa062", "#56783f")) +
    poly(
      [
        [-5, y],
        [cx - r * 1.3, y],
        [cx - w * s.by(0.56, 0.72, 1.06), h + 4],
        [-5, h + 4],
      ],
      s.down(y, h, "#7f9a55", "#4f7038"),
    ) +
    group(
      s.clip(`${mouth(1)}M-9 ${y - 0.5}H${w + 9}V${h + 9}H-9Z`),
      road(-1.08, 1.08, s.down(vy, h, "#c98f54", [0.25, "#8a8784"], "#a8a49c")),
      road(-1, 1, s.down(vy, h, "#7a5538", [0.3, "#5a5c62"], "#474c55")),
      road(-0.95, -0.92, "#f2efe6"),
      road(0.92, 0.95, "#f2efe6"),
      each(9, (i) => {
        const [a, b] = [((i + 0.1) / 9) ** 1.8, ((i + 0.6) / 9) ** 1.8];
        const ww = (t: number) => 1 + 9 * u * t;
        return poly(
          [
            [cx - ww(a), vy + (h - vy) * a],
            [cx + ww(a), vy + (h - vy) * a],
            [cx + ww(b), vy + (h - vy) * b],
            [cx - ww(b), vy + (h - vy) * b],
          ],
          "#f2efe6",
        );
      }),
    ) +
    each(2, (i) => {
      const [tx, ty] = [cx + (i ? 0.55 : -0.55) * r * 1.3, y - r * 1.82];
      return (
        rounded(tx - 46 * u, ty - 20 * u, 92 * u, 40 * u, 8 * u, "#20262e") +
        circle(tx - 22 * u, ty, 13 * u, i ? "#4a5058" : "#5fe07a") +
        circle(tx + 22 * u, ty, 13 * u, i ? "#5fe07a" : "#4a5058")
      );
    }) +
    car(cx + w * s.by(0.1, 0.14, 0.2), h * s.by(0.86, 0.84, 0.8), w * s.by(0.12, 0.17, 0.26), "#2f6aa8") +
    car(cx + r * 0.34, y + r * 0.02, r * 0.36, "#b8b4ac") +
    each(6, (i) => {
      const t = (i + 1) / 6;
      return [-1, 1]
        .map((d) =>
          rect(
            cx + d * (r * 1.36 + t * t * w * s.by(0.2, 0.26, 0.36)) - 4 * u,
            y - 30 * u * t + (h - y) * t * t,
            8 * u * (0.4 + t),
            60 * u * t,
            s.down(
              y - 30 * u * t + (h - y) * t * t,
              y + 30 * u * t + (h - y) * t * t,
              "#ffffff",
              [0.35, "#ffffff"],
              [0.36, "#d8402f"],
              [0.6, "#d8402f"],
              [0.61, "#ffffff"],
              "#ffffff",
            ),
          ),
        )
        .join("");
    })
  );
}
