/** A bouquet and two rings. */
import { fade, lighter, mix } from "#workers/demo/draw/kit/color.ts";
import { circle, each, group, line, nth, path, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A rose seen slightly from above. */
function rose(s: Stage, x: number, y: number, r: number, color: string): string {
  const petal = (a: number, d: number, size: number, tone: string) => {
    const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(size * 1.12).toFixed(1)}" ry="${(size * 0.86).toFixed(1)}" transform="rotate(${((a * 180) / Math.PI + 90).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})" fill="${tone}"/>`;
  };
  const start = s.rnd(0, 6);
  return (
    each(7, (i) => petal(start + i * 0.9, r * 0.56, r * 0.48, mix(color, "#ffffff", 0.1 + (i % 2) * 0.12))) +
    circle(x, y, r * 0.6, mix(color, "#b5465c", 0.2)) +
    each(5, (i) => petal(start + 0.5 + i * 1.257, r * 0.34, r * 0.36, mix(color, "#ffffff", (i % 2) * 0.14))) +
    circle(x, y, r * 0.36, mix(color, "#b5465c", 0.36)) +
    each(3, (i) => petal(start + i * 2.1, r * 0.14, r * 0.22, mix(color, "#5a1020", 0.12 + i * 0.1))) +
    stroke(
      `M${x - r * 0.16} ${y + r * 0.04}q${r * 0.16} ${-r * 0.26} ${r * 0.3} ${-r * 0.02}q${-r * 0.02} ${r * 0.2} ${-r * 0.2} ${r * 0.12}`,
      mix(color, "#7a2038", 0.62),
      r * 0.05,
    )
  );
}

/** A bridal bouquet, two rings in front of it. */
export function bouquet(s: Stage): string {
  const { w, h, u } = s;
  const k = s.by(h / 900, Math.min(w, h) / 1080, w / 740);
  const [cx, cy] = [w * s.by(0.42, 0.45, 0.5), h * s.by(0.4, 0.38, 0.36)];
  const table = h * s.by(0.66, 0.64, 0.62);
  const leaf = (a: number, len: number, tone: string) =>
    `<g transform="translate(${cx} ${cy}) rotate(${a})">${path(`M0 0Q${len * 0.5 * k} ${-len * 0.24 * k} ${len * k} 0Q${len * 0.5 * k} ${len * 0.24 * k} 0 0Z`, tone)}${line(0, 0, len * 0.9 * k, 0, lighter(tone, 0.25), 2.4 * k)}</g>`;
  const pinks = ["#f2a3b3", "#e8788f", "#fbe6dc", "#f6c9bd", "#d9546f", "#fff3ea"];
  const heads: [number, number, number][] = [
    [0, -10, 112],
    [-140, -40, 96],
    [132, -56, 98],
    [-70, -150, 90],
    [72, -160, 92],
    [-190, 70, 78],
    [184, 66, 80],
    [-80, 96, 88],
    [84, 100, 86],
    [0, -230, 70],
    [-170, -150, 66],
    [168, -168, 66],
  ];
  const ring = (x: number, y: number, r: number, tilt: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt})"><ellipse rx="${r}" ry="${r * 0.5}" fill="none" stroke="#9a6a18" stroke-width="${r * 0.2}" transform="translate(0 ${r * 0.07})"/><ellipse rx="${r}" ry="${r * 0.5}" fill="none" stroke="${s.lin(-r, -r, r, r, "#fff3c0", [0.3, "#e6b23e"], [0.55, "#fff0b0"], [0.8, "#c98a1e"], "#f2d070")}" stroke-width="${r * 0.19}"/><path d="M${-r * 0.9} ${-r * 0.2}A${r} ${r * 0.5} 0 0 1 ${-r * 0.2} ${-r * 0.49}" fill="none" stroke="#fffbe8" stroke-width="${r * 0.06}" stroke-linecap="round"/></g>`;
  const [rx, ry, rr] = [w * s.by(0.74, 0.7, 0.54), h * s.by(0.84, 0.86, 0.87), 92 * k];
  return (
    rect(0, 0, w, h, s.down(0, table, "#f6e2d6", "#fbf1e6")) +
    glow(s, w * 0.8, h * 0.1, Math.max(w, h) * 0.6, "#fffaf2", 0.95) +
    group(
      s.blur(18 * u),
      each(16, () =>
        circle(
          s.rnd() * w,
          s.rnd(0, 0.6) * h,
          s.rnd(20, 70) * u,
          fade(s.pick(["#ffffff", "#f8d3c9", "#dfe8cf", "#fbe9c9"]), 0.55),
        ),
      ),
    ) +
    rect(0, table, w, h, s.down(table, h, "#efe3d3", "#d8c4ab")) +
    each(6, (i) =>
      stroke(
        `M-10 ${table + (h - table) * (0.16 + i * 0.16)}Q${w * 0.4} ${table + (h - table) * (0.08 + i * 0.16)} ${w + 10} ${table + (h - table) * (0.2 + i * 0.15)}`,
        fade("#b99f80", 0.28),
        5 * u,
      ),
    ) +
    `<ellipse cx="${cx + 20 * k}" cy="${cy + 420 * k}" rx="${210 * k}" ry="${30 * k}" fill="#8a6a4a" opacity=".3" ${s.blur(10 * u)}/>` +
    each(9, (i) =>
      stroke(
        `M${cx + (i - 4) * 16 * k} ${cy + 120 * k}Q${cx + (i - 4) * 5 * k} ${cy + 250 * k} ${cx + (4 - i) * 15 * k} ${cy + 420 * k}`,
        i % 2 ? "#5f8a4a" : "#4a7540",
        13 * k,
      ),
    ) +
    path(
      `M${cx - 62 * k} ${cy + 210 * k}Q${cx} ${cy + 240 * k} ${cx + 62 * k} ${cy + 210 * k}L${cx + 40 * k} ${cy + 320 * k}Q${cx} ${cy + 344 * k} ${cx - 40 * k} ${cy + 320 * k}Z`,
      s.across(cx - 62 * k, cx + 62 * k, "#fffaf2", [0.5, "#f6e0d0"], "#d9b9a3"),
    ) +
    path(
      `M${cx + 10 * k} ${cy + 262 * k}Q${cx + 120 * k} ${cy + 180 * k} ${cx + 130 * k} ${cy + 262 * k}Q${cx + 110 * k} ${cy + 316 * k} ${cx + 10 * k} ${cy + 270 * k}Z`,
      "#f9e6d8",
    ) +
    path(
      `M${cx - 10 * k} ${cy + 262 * k}Q${cx - 120 * k} ${cy + 180 * k} ${cx - 130 * k} ${cy + 262 * k}Q${cx - 110 * k} ${cy + 316 * k} ${cx - 10 * k} ${cy + 270 * k}Z`,
      "#fdf0e4",
    ) +
    stroke(
      `M${cx} ${cy + 270 * k}Q${cx + 60 * k} ${cy + 380 * k} ${cx + 40 * k} ${cy + 470 * k}M${cx} ${cy + 270 * k}Q${cx - 40 * k} ${cy + 360 * k} ${cx - 70 * k} ${cy + 450 * k}`,
      "#f2d9c6",
      20 * k,
    ) +
    circle(cx, cy + 266 * k, 24 * k, "#f3d6c2") +
    each(26, (i) =>
      leaf(i * 13.85 + s.rnd(-6, 6), s.rnd(220, 330), s.pick(["#5f8f57", "#7aa56a", "#4a7a4c", "#93b583", "#6b9a78"])),
    ) +
    each(30, () => {
      const a = s.rnd(0, 6.283);
      const d = s.rnd(170, 310) * k;
      const [x, y] = [cx + Math.cos(a) * d, cy - 20 * k + Math.sin(a) * d * 0.86];
      return (
        line(cx + Math.cos(a) * d * 0.6, cy + Math.sin(a) * d * 0.5, x, y, "#8fae7a", 2.4 * k) +
        each(4, (j) => circle(x + Math.cos(j * 1.57) * 8 * k, y + Math.sin(j * 1.57) * 8 * k, 6.5 * k, "#ffffff")) +
        circle(x, y, 4.4 * k, "#f2d56a")
      );
    }) +
    heads
      .slice()
      .reverse()
      .map(([x, y, r], i) => rose(s, cx + x * k, cy + y * k, r * k, nth(pinks, i % pinks.length)))
      .join("") +
    `<ellipse cx="${rx + 40 * k}" cy="${ry + 46 * k}" rx="${190 * k}" ry="${26 * k}" fill="#8a6a4a" opacity=".35" ${s.blur(7 * u)}/>` +
    ring(rx - 40 * k, ry, rr, -12) +
    ring(rx + 82 * k, ry + 10 * k, rr * 0.86, 14) +
    each(
      7,
      () =>
        `<ellipse cx="${s.rnd(0.08, 0.94) * w}" cy="${s.rnd(0.74, 0.97) * h}" rx="${20 * k}" ry="${12 * k}" fill="${s.pick(pinks)}"/>`,
    )
  );
}
