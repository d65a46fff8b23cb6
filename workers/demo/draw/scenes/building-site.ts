/** A building site. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, path, place, poly, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe } from "#workers/demo/draw/kit/tree.ts";

/** A lattice beam between two points of one axis. */
function lattice(x0: number, y0: number, x1: number, y1: number, wide: number, color: string, thick: number): string {
  const len = Math.hypot(x1 - x0, y1 - y0);
  const n = Math.max(2, Math.round(len / (wide * 1.1)));
  const [dx, dy] = [(x1 - x0) / len, (y1 - y0) / len];
  const at = (i: number, side: number) =>
    `${(x0 + (x1 - x0) * (i / n) - dy * wide * 0.5 * side).toFixed(1)} ${(y0 + (y1 - y0) * (i / n) + dx * wide * 0.5 * side).toFixed(1)}`;
  return stroke(
    `M${at(0, 1)}L${at(n, 1)}M${at(0, -1)}L${at(n, -1)}M${times(n + 1, (i) => at(i, i % 2 ? 1 : -1)).join("L")}`,
    color,
    thick,
  );
}

/** A tower crane over a concrete frame. */
export function site(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.84, 0.82, 0.8);
  const floors = s.by(4, 4, 5);
  const fh = h * s.by(0.115, 0.1, 0.075);
  const [x0, x1] = [w * s.by(0.34, 0.26, 0.18), w * s.by(0.78, 0.84, 0.92)];
  const bays = s.by(6, 5, 4);
  const cell = (x1 - x0) / bays;
  const frame = each(floors, (f) => {
    const top = y - fh * (f + 1);
    const span = f === floors - 1 ? bays - 2 : bays;
    return (
      rect(x0, top, cell * span, fh, s.down(top, top + fh, "#6f6a68", "#8a837d")) +
      each(span, (i) =>
        f < 2 && (i + f) % 3
          ? rect(x0 + cell * i + 8 * u, top + 14 * u, cell - 8 * u, fh - 14 * u, "#c9764f") +
            each(5, (r) =>
              rect(x0 + cell * i + 8 * u, top + 14 * u + (r * (fh - 14 * u)) / 5, cell - 8 * u, 1.6 * u, fade("#7a3f28", 0.5)),
            ) +
            rect(x0 + cell * (i + 0.34), top + 26 * u, cell * 0.36, fh * 0.5, "#4a4644")
          : "",
      ) +
      each(span + 1, (i) =>
        rect(
          x0 + cell * i - 7 * u,
          top,
          14 * u,
          fh,
          s.across(x0 + cell * i - 7 * u, x0 + cell * i + 7 * u, "#d9d4cb", "#a8a29a"),
        ),
      ) +
      rect(x0 - 16 * u, top - 6 * u, cell * span + 32 * u, 18 * u, "#d3cdc3") +
      rect(x0 - 16 * u, top + 8 * u, cell * span + 32 * u, 5 * u, "#a19a91")
    );
  });
  const topY = y - fh * floors;
  const rods = each(bays * 2, (i) =>
    each(3, (k) =>
      rect(x0 + cell * (0.5 * i) - 6 * u + k * 6 * u, (i > (bays - 2) * 2 ? topY + fh : topY) - 40 * u, 2 * u, 40 * u, "#7a4a34"),
    ),
  );
  const scaffold =
    each(floors + 1, (f) => rect(x1 - 4 * u, y - fh * f, 76 * u, 6 * u, "#b98a4a")) +
    [0, 1].map((i) => rect(x1 + i * 66 * u, y - fh * floors, 5 * u, fh * floors, "#5f6a74")).join("") +
    each(
      floors,
      (f) =>
        line(x1, y - fh * f, x1 + 68 * u, y - fh * (f + 1), "#5f6a74", 3 * u) +
        line(x1, y - fh * f - 32 * u, x1 + 70 * u, y - fh * f - 32 * u, "#5f6a74", 3 * u),
    );
  const cx = w * s.by(0.24, 0.17, 0.14);
  const cy = h * s.by(0.14, 0.17, 0.2);
  const yellow = "#f0a818";
  const reach = w * s.by(0.66, 0.76, 0.8);
  const hook = cx + reach * s.by(0.52, 0.52, 0.55);
  const crane =
    lattice(cx, y, cx, cy, 30 * u, yellow, 4.6 * u) +
    rect(cx - 50 * u, y - 26 * u, 100 * u, 30 * u, "#9b958c") +
    lattice(cx - 16 * u, cy, cx + reach, cy, 22 * u, yellow, 3.8 * u) +
    lattice(cx - 150 * u, cy, cx, cy, 20 * u, yellow, 3.8 * u) +
    poly(
      [
        [cx - 16 * u, cy - 8 * u],
        [cx, cy - 96 * u],
        [cx + 16 * u, cy - 8 * u],
      ],
      "none",
      `stroke="${yellow}" stroke-width="${5 * u}"`,
    ) +
    line(cx, cy - 94 * u, cx + reach * 0.62, cy - 10 * u, "#3f454c", 2.4 * u) +
    line(cx, cy - 94 * u, cx - 140 * u, cy - 8 * u, "#3f454c", 2.4 * u) +
    rect(cx - 156 * u, cy - 6 * u, 54 * u, 54 * u, "#8f8a83") +
    rounded(cx + 14 * u, cy + 12 * u, 40 * u, 46 * u, 5 * u, "#f6c24a") +
    rect(cx + 26 * u, cy + 18 * u, 26 * u, 22 * u, "#5f8aa3") +
    rect(hook - 16 * u, cy + 8 * u, 32 * u, 10 * u, "#3f454c") +
    line(hook, cy + 16 * u, hook, cy + h * 0.16, "#3f454c", 2.4 * u) +
    path(
      `M${hook} ${cy + h * 0.16}L${hook - 54 * u} ${cy + h * 0.2}H${hook + 54 * u}Z`,
      "none",
      `stroke="#3f454c" stroke-width="${2.4 * u}"`,
    ) +
    rect(hook - 60 * u, cy + h * 0.2, 120 * u, 15 * u, "#8a5a38") +
    rect(hook - 54 * u, cy + h * 0.2 + 15 * u, 108 * u, 10 * u, "#a87448");
  const digger = place(
    w * s.by(0.13, 0.2, 0.24),
    h * s.by(0.94, 0.92, 0.9),
    u * s.by(0.62, 0.66, 0.66),
    0,
    rounded(-150, -56, 300, 56, 28, "#2c3138") +
      each(5, (i) => circle(-116 + i * 58, -28, 18, "#5a626b")) +
      rect(-130, -150, 230, 96, "#f2b01e", 'rx="14"') +
      rect(-130, -76, 230, 20, "#c98a10") +
      path("M-20 -150V-250H70Q100 -246 104 -150Z", "#f2b01e") +
      path("M-4 -160V-236H62Q86 -232 88 -160Z", "#4f6f86") +
      stroke("M90 -130L250 -300L390 -180", "#e09c12", 34) +
      stroke("M390 -180L372 -70", "#c98a10", 28) +
      path("M330 -84H404L420 -20Q370 10 330 -30Z", "#4a4f57"),
  );
  const worker = (x: number, py: number, t: number, face: 1 | -1) =>
    person(x, py, t, { top: "#f27a1e", legs: "#35507a", hat: "#f7d23a", stride: 0.6, face });
  return (
    sky(s, y, "#5aa3da", [0.55, "#aed3ea"], "#f7e9cf") +
    cumulus(s, w * 0.82, h * 0.2, 360 * u, "#ffffff", "#e3e6e8") +
    cumulus(s, w * 0.1, h * 0.3, 300 * u, "#ffffff", "#e3e6e8", 0.85) +
    range(
      s,
      { lit: "#c3ced6", shade: "#8aa3c0", haze: "#e9e3d3", foot: 0.6, snow: "#ffffff", snowLine: 0.3 },
      { base: h * 0.74, height: h * 0.24, count: 5 },
    ) +
    fringe(s, rolling(s, h * 0.73, 10 * u), 24 * u, "#93ad93") +
    each(8, (i) =>
      rect(
        w * (i / 8) + s.rnd(-20, 20) * u,
        y - s.rnd(80, 140) * u,
        s.rnd(60, 110) * u,
        140 * u,
        mix("#c9c3bb", "#a9b3b9", s.rnd()),
      ),
    ) +
    rect(0, y, w, h, s.down(y, h, "#c9a878", "#8f6d48")) +
    frame +
    rods +
    scaffold +
    crane +
    worker(x0 + cell * 1.4, topY - 6 * u, fh * 0.72, 1) +
    worker(x0 + cell * 2.5, topY - 6 * u, fh * 0.72, -1) +
    worker(x1 + 36 * u, y - fh * 2, fh * 0.7, -1) +
    poly(
      [
        [w * 0.5, h * 0.9],
        [w * 0.56, h * 0.84],
        [w * 0.62, h * 0.82],
        [w * 0.68, h * 0.855],
        [w * 0.75, h * 0.9],
      ],
      "#a58255",
    ) +
    poly(
      [
        [w * 0.62, h * 0.82],
        [w * 0.68, h * 0.855],
        [w * 0.75, h * 0.9],
        [w * 0.64, h * 0.9],
      ],
      "#866640",
    ) +
    digger +
    each(5, (i) =>
      rect(w * 0.82 - i * 4 * u, h * (0.93 - i * 0.014), 190 * u + i * 8 * u, h * 0.011, i % 2 ? "#d0a468" : "#bb8d52"),
    ) +
    worker(w * s.by(0.46, 0.48, 0.52), h * 0.95, h * s.by(0.17, 0.14, 0.1), 1) +
    each(
      Math.round(w / (100 * u)),
      (i) =>
        rect(i * 100 * u + 8 * u, h * 0.975, 84 * u, h * 0.02, i % 2 ? "#f4f1ea" : "#d8402f") +
        rect(i * 100 * u + 4 * u, h * 0.965, 6 * u, h * 0.05, "#6a6f76"),
    )
  );
}
