/** Winter sport: the run and the chairlift. */
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, curveD, each, nth, oval, path, place, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, mist, sky, sun } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

export const snowRock = {
  lit: "#e9f1fa",
  shade: "#4a76b4",
  dense: 0.68,
  haze: "#d3e4f4",
  foot: 0.3,
  snow: "#ffffff",
  snowLine: 0.8,
  light: "left" as const,
};

export const fir = { dark: "#1f4a58", light: "#376a76", snow: "#f3f9ff" };

/** A skier in a carved turn to the right. */
const skier = (x: number, y: number, size: number, jacket: string, pants: string, flip = 1): string =>
  place(
    x,
    y,
    [(size / 1000) * flip, size / 1000],
    0,
    stroke("M-330 70Q0 40 420 -30Q470 -42 490 -80", "#1d2733", 26) +
      stroke("M-300 20Q0 -10 440 -90Q490 -100 505 -140", "#c8322c", 22) +
      stroke("M-60 -330L110 -190L40 -20", darker(pants, 0.25), 104) +
      stroke("M-90 -330L60 -170L-10 -10", pants, 108) +
      rect(-62, -56, 110, 60, "#20262e", 'rx="20"') +
      path("M-150 -340Q-190 -470 -60 -640Q0 -720 90 -690Q170 -650 120 -560L20 -310Q-60 -270 -150 -340Z", jacket) +
      stroke("M70 -610Q190 -560 250 -440", lighter(jacket, 0.15), 78) +
      stroke("M-30 -620Q-160 -560 -190 -420", darker(jacket, 0.25), 74) +
      stroke("M255 -440L150 -120", "#3a444f", 12) +
      stroke("M-195 -420L-330 -180", "#3a444f", 12) +
      circle(255, -438, 38, "#20262e") +
      circle(-195, -418, 36, "#20262e") +
      circle(120, -770, 86, "#e3b08c") +
      path("M32 -770Q30 -880 130 -880Q220 -870 214 -772Q120 -800 32 -770Z", "#2d3e8f") +
      path("M110 -800H216V-752H126Z", "#f2a63a"),
  );

/** A groomed run with fresh turns in the powder beside it. */
export function piste(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const slope = (x: number) => y + h * 0.02 + (x / w) * h * 0.16 - 30 * u * Math.sin((x / w) * 3.4);
  const track = (x0: number, y0: number, x1: number, y1: number, swing: number, turns: number): string => {
    const d = (side: number) =>
      curveD(
        times(turns * 10 + 1, (i) => {
          const t = i / (turns * 10);
          const k = t ** 1.25;
          return [
            x0 + (x1 - x0) * k + Math.sin(t * turns * 6.283) * swing * (0.25 + k) + side * (2 + 7 * k) * u,
            y0 + (y1 - y0) * k,
          ] as Point;
        }),
      );
    return stroke(d(1), "#8db2de", 5 * u) + stroke(d(-1), "#9fc0e6", 4 * u) + stroke(d(0), fade("#ffffff", 0.8), 3 * u);
  };
  const grooves = each(20, (i) => {
    const t = i / 19;
    return stroke(
      `M${w * (0.7 + 0.05 * t)} ${slope(w * (0.7 + 0.05 * t)) + 4 * u}Q${w * (0.55 + 0.2 * t)} ${h * 0.72} ${w * (0.32 + 0.72 * t)} ${h * 1.02}`,
      fade("#a9c6e8", 0.55),
      3 * u,
    );
  });
  const poles = each(7, (i) => {
    const t = (i / 6) ** 1.7;
    const px = w * (0.695 - 0.4 * t);
    const py = slope(w * 0.69) + 6 * u + (h * 1.0 - slope(w * 0.69)) * (t * 0.9 + 0.1 * t * t);
    return rect(
      px - (1.5 + 4 * t) * u,
      py - (24 + 150 * t) * u,
      (3 + 8 * t) * u,
      (24 + 150 * t) * u,
      s.down(py - (24 + 150 * t) * u, py, "#e8582c", [0.3, "#e8582c"], [0.31, "#20262e"], "#20262e"),
    );
  });
  const sx = w * s.by(0.6, 0.6, 0.6);
  const sy = h * s.by(0.74, 0.72, 0.7);
  const size = s.by(h * 0.3, Math.min(w, h) * 0.28, w * 0.4);
  return (
    sky(s, y, "#1560b8", [0.6, "#5aa9e6"], "#c4e2f5") +
    sun(s, w * 0.12, h * 0.12) +
    range(s, snowRock, { base: y + 80 * u, height: h * s.by(0.42, 0.36, 0.3), count: s.by(6, 5, 3), hero: 0.36 }) +
    ground(s, slope, s.lin(0, y, w * 0.7, h, "#ffffff", [0.5, "#e6f0fb"], "#b4d0ee")) +
    spruces(s, (x) => slope(x) + 6 * u, s.by(22, 18, 12), 60 * u, 130 * u, fir, w * 0.78, w + 20, 60 * u) +
    spruces(s, (x) => slope(x) + 4 * u, s.by(16, 13, 9), 50 * u, 110 * u, fir, -20, w * 0.24, 40 * u) +
    path(
      `M${w * 0.7} ${slope(w * 0.7) + 2}Q${w * 0.55} ${h * 0.72} ${w * 0.32} ${h * 1.02}H${w * 1.05}Q${w * 0.75} ${h * 0.72} ${w * 0.75} ${slope(w * 0.75) + 2}Z`,
      s.down(y, h, "#f5faff", "#d6e6f7"),
    ) +
    grooves +
    poles +
    track(w * 0.36, slope(w * 0.36) + 10 * u, w * 0.12, h * 1.02, 46 * u, 6) +
    track(w * 0.44, slope(w * 0.44) + 10 * u, w * 0.24, h * 1.02, 40 * u, 7) +
    track(w * 0.3, slope(w * 0.3) + 10 * u, w * 0.0, h * 1.0, 50 * u, 5) +
    path(
      `M${sx - size * 0.3} ${sy + size * 0.02}q${-size * 0.5} ${-size * 0.5} ${-size * 0.9} ${-size * 0.36}q${size * 0.1} ${size * 0.2} ${size * 0.3} ${size * 0.34}q${size * 0.2} ${size * 0.14} ${size * 0.6} ${size * 0.08}Z`,
      fade("#ffffff", 0.9),
      s.blur(5 * u),
    ) +
    oval(sx + size * 0.05, sy + size * 0.1, size * 0.5, size * 0.05, fade("#5f8cc4", 0.4)) +
    skier(sx, sy, size, "#e2402f", "#26364f") +
    each(26, () => circle(sx - s.rnd(0.1, 0.95) * size, sy - s.rnd(-0.05, 0.45) * size, s.rnd(1.5, 5) * u, "#ffffff")) +
    skier(w * 0.71, slope(w * 0.71) + h * 0.1, size * 0.22, "#f2b632", "#3a3f58", -1) +
    ground(s, rolling(s, h * 0.98, 10 * u), fade("#ffffff", 0.5))
  );
}

/** Chairs gliding up over a wooded slope. */
export function chairs(s: Stage): string {
  const { w, h, u } = s;
  const slope = (x: number) => h * s.by(0.92, 0.9, 0.88) - (x / w) * h * s.by(0.36, 0.3, 0.2) + 18 * u * Math.sin((x / w) * 7);
  const a: Point = [-0.05 * w, h * s.by(0.42, 0.46, 0.5)];
  const b: Point = [w * 1.02, h * s.by(0.06, 0.12, 0.2)];
  const gapY = h * s.by(0.1, 0.09, 0.07);
  const rope = (t: number, lower: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + lower * gapY * (1 - t * 0.5) + Math.sin(((t * 2) % 1) * Math.PI) * 14 * u,
  ];
  const cable = (lower: number) => stroke(curveD(times(33, (i) => rope(i / 32, lower))), "#2b3644", 3.4 * u);
  const chair = (t: number, lower: number, size: number, full: boolean, seed: number): string => {
    const [cx, cy] = rope(t, lower);
    const rider = (rx: number, c: string, hat: string) =>
      path(`M${rx - 34} 250Q${rx - 40} 160 ${rx} 156Q${rx + 40} 160 ${rx + 36} 250Z`, c) +
      circle(rx, 128, 30, "#e3b08c") +
      path(`M${rx - 33} 126Q${rx - 32} 88 ${rx} 86Q${rx + 32} 88 ${rx + 33} 126Q${rx} 112 ${rx - 33} 126Z`, hat) +
      stroke(`M${rx - 10} 262L${rx + 6} 330L${rx - 4} 384`, "#27334a", 28) +
      stroke(`M${rx - 54} 402L${rx + 46} 384`, c === "#e2402f" ? "#f2b632" : "#d8402f", 9);
    const tops = ["#e2402f", "#2f77c4", "#f0a92e", "#3d9a63"];
    return place(
      cx,
      cy,
      size / 300,
      0,
      stroke("M0 0V60Q0 84 -22 96V110", "#2b3644", 10) +
        rect(-18, -12, 36, 22, "#2b3644", 'rx="6"') +
        stroke("M-150 116H150M-150 116V270M150 116V270", "#39465a", 9) +
        path("M-146 168H146V262H-146Z", full ? "#3c4c63" : "#4f627d", 'rx="12"') +
        (full
          ? rider(-92, nth(tops, seed % 4), "#26364f") +
            rider(2, nth(tops, (seed + 1) % 4), "#b8322c") +
            rider(94, nth(tops, (seed + 2) % 4), "#e8e4da")
          : "") +
        rect(-160, 258, 320, 18, "#2b3644", 'rx="8"') +
        stroke("M-150 216H150", "#8fa0b4", 8) +
        path("M-160 116Q0 30 160 116Q0 90 -160 116Z", fade("#f08a2e", 0.92)),
    );
  };
  const pylon = (t: number, k: number): string => {
    const [px, py] = rope(t, 0);
    const foot = slope(px) + 10 * u;
    const bw = 15 * u * k;
    return (
      path(
        `M${px - bw} ${foot}L${px - bw * 0.55} ${py - 8 * u}H${px + bw * 0.55}L${px + bw} ${foot}Z`,
        s.across(px - bw, px + bw, "#9aa8b6", "#56657a"),
      ) +
      rect(px - 62 * u * k, py - 14 * u * k, 124 * u * k, 13 * u * k, "#4a586c") +
      each(6, (i) => circle(px + (-54 + i * 22) * u * k, py, 8 * u * k, "#2b3644")) +
      rect(px - bw * 2, foot - 8 * u, bw * 4, 16 * u, "#f4f9ff", 'rx="8"')
    );
  };
  return (
    sky(s, h * 0.7, "#1a67bf", [0.55, "#62b0ea"], "#d0e8f7") +
    sun(s, w * 0.78, h * s.by(0.3, 0.3, 0.32)) +
    cumulus(s, w * 0.3, h * 0.2, 300 * u, "#ffffff", "#cfe4f4") +
    range(s, snowRock, { base: h * 0.78, height: h * s.by(0.44, 0.4, 0.34), count: s.by(5, 4, 3), hero: 0.3 }) +
    mist(s, h * 0.66, 80 * u, "#e3eff9", 0.6) +
    ground(s, (x) => slope(x) - 30 * u, s.lin(0, h * 0.5, w * 0.3, h, "#eef5fc", "#bcd5ef")) +
    spruces(s, (x) => slope(x) - 20 * u, s.by(36, 30, 20), 60 * u, 140 * u, fir, -20, w + 20, 40 * u) +
    ground(s, (x) => slope(x) + 34 * u, s.lin(0, h * 0.6, w * 0.4, h, "#ffffff", "#c3daf2")) +
    cable(0) +
    cable(1) +
    pylon(s.by(0.52, 0.55, 0.62), 1) +
    pylon(0.93, 0.6) +
    chair(0.12, 1, 110 * u, true, 1) +
    chair(0.72, 0, 74 * u, false, 2) +
    chair(0.42, 1, 96 * u, true, 2) +
    chair(0.84, 1, 62 * u, true, 3) +
    chair(s.by(0.26, 0.29, 0.36), 0, s.by(h * 0.24, w * 0.22, w * 0.32), true, 0) +
    spruces(s, () => h * 1.02, s.by(8, 7, 5), 150 * u, 240 * u, fir, -20, w * 0.34, 20 * u) +
    spruces(s, () => h * 1.02, s.by(6, 5, 3), 120 * u, 200 * u, fir, w * 0.74, w + 20, 20 * u)
  );
}
