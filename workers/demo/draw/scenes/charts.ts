/** Two charts. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { circle, curveD, each, line, nth, path, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Point, Stage } from "#workers/demo/draw/kit/stage.ts";

/** The card, grid and axes both charts share; gives back the plot's corners. */
function sheet(s: Stage, rows: number, dark: boolean): { back: string; x0: number; x1: number; y0: number; y1: number } {
  const { w, h, u } = s;
  const pad = Math.min(w, h) * 0.06;
  const [x0, x1] = [pad + w * s.by(0.045, 0.055, 0.075), w - pad - w * s.by(0.04, 0.05, 0.07)];
  const [y0, y1] = [pad + h * s.by(0.08, 0.07, 0.06), h - pad - h * s.by(0.08, 0.07, 0.05)];
  const grid = dark ? "#35507a" : "#d9d3c4";
  const back =
    rect(0, 0, w, h, dark ? s.lin(0, 0, w, h, "#10264a", "#0a1730") : s.lin(0, 0, w, h, "#e6dcc8", "#d9ccb2")) +
    (dark ? "" : rounded(pad + 6 * u, pad + 12 * u, w - 2 * pad, h - 2 * pad, 18 * u, "#8a7a5a44", s.blur(8 * u))) +
    rounded(pad, pad, w - 2 * pad, h - 2 * pad, 18 * u, dark ? s.down(pad, h - pad, "#19345f", "#122748") : "#fffdf8") +
    each(rows + 1, (i) => {
      const y = y1 - ((y1 - y0) * i) / rows;
      return (
        line(
          x0,
          y,
          x1,
          y,
          i === 0 ? (dark ? "#9db8dd" : "#5a554a") : grid,
          (i === 0 ? 3 : 1.6) * u,
          i === 0 ? "" : `stroke-dasharray="${2 * u} ${7 * u}"`,
        ) + line(x0 - 10 * u, y, x0, y, dark ? "#9db8dd" : "#5a554a", 2.4 * u)
      );
    }) +
    line(x0, y0 - 14 * u, x0, y1, dark ? "#9db8dd" : "#5a554a", 3 * u);
  return { back, x0, x1, y0, y1 };
}

/** A rising series with its trend and last year's course. */
export function lineChart(s: Stage): string {
  const { u } = s;
  const { back, x0, x1, y0, y1 } = sheet(s, s.by(5, 6, 8), true);
  const now = [18, 22, 20, 27, 31, 29, 38, 44, 42, 55, 63, 71, 86];
  const before = [14, 16, 19, 18, 22, 26, 25, 29, 33, 32, 36, 41, 43];
  const at = (v: number, i: number): Point => [x0 + ((x1 - x0) * (i + 0.35)) / (now.length - 0.1), y1 - ((y1 - y0) * v) / 100];
  const [a, b] = [now.map(at), before.map(at)];
  const last = nth(a, a.length - 1);
  return (
    back +
    each(now.length, (i) => {
      const [x] = at(0, i);
      return line(x, y1, x, y1 + 10 * u, "#9db8dd", 2.4 * u);
    }) +
    path(
      `${curveD(a, 0.9)}L${last[0]} ${y1}L${nth(a, 0)[0]} ${y1}Z`,
      s.down(y0, y1, fade("#ffb54a", 0.5), [0.6, fade("#ff7a4a", 0.16)], fade("#ff7a4a", 0)),
    ) +
    stroke(curveD(b, 0.9), "#6fa3e0", 5 * u, `stroke-dasharray="${16 * u} ${12 * u}"`) +
    stroke(curveD(a, 0.9), fade("#ff9a3a", 0.35), 20 * u, s.blur(7 * u)) +
    stroke(curveD(a, 0.9), s.across(x0, x1, "#ff7a52", "#ffc85a"), 9 * u) +
    line(last[0], last[1], last[0], y1, fade("#ffd98a", 0.6), 2.4 * u, `stroke-dasharray="${6 * u} ${8 * u}"`) +
    a
      .map(([x, y], i) =>
        i === a.length - 1
          ? glow(s, x, y, 80 * u, "#ffd98a", 0.8) + circle(x, y, 19 * u, "#fff6df") + circle(x, y, 11 * u, "#ff8a3a")
          : circle(x, y, 10 * u, "#122748") + circle(x, y, 6.5 * u, "#ffb54a"),
      )
      .join("") +
    b
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) => circle(x, y, 6 * u, "#6fa3e0"))
      .join("")
  );
}

/** Pairs of bars with an average line. */
export function barChart(s: Stage): string {
  const { u } = s;
  const { back, x0, x1, y0, y1 } = sheet(s, s.by(5, 6, 8), false);
  const data = s.by<(readonly [number, number])[]>(
    [
      [38, 30],
      [52, 41],
      [47, 55],
      [64, 49],
      [58, 52],
      [81, 60],
      [73, 66],
      [92, 70],
    ],
    [
      [38, 30],
      [52, 41],
      [47, 55],
      [64, 49],
      [81, 60],
      [92, 70],
    ],
    [
      [38, 30],
      [52, 41],
      [64, 49],
      [81, 60],
      [92, 70],
    ],
  );
  const slot = (x1 - x0) / data.length;
  const bw = slot * 0.32;
  const mean = data.reduce((sum, [v]) => sum + v, 0) / data.length;
  const yAt = (v: number) => y1 - ((y1 - y0) * v) / 100;
  const bar = (x: number, v: number, top: string, low: string) => {
    const y = yAt(v);
    const r = Math.min(9 * u, bw / 3);
    return (
      path(
        `M${x} ${y1}V${y + r}Q${x} ${y} ${x + r} ${y}H${x + bw - r}Q${x + bw} ${y} ${x + bw} ${y + r}V${y1}Z`,
        s.down(y, y1, top, low),
      ) + rect(x, y + r, bw * 0.2, y1 - y - r, fade("#ffffff", 0.16))
    );
  };
  return (
    back +
    data
      .map(([a, b], i) => {
        const x = x0 + slot * i + slot * 0.14;
        const best = i === data.length - 1;
        return (
          bar(x, b, "#b9c9c6", "#93aaa8") +
          bar(x + bw * 1.12, a, best ? "#f0863a" : "#2f8f96", best ? "#d2542a" : "#17636e") +
          line(x0 + slot * (i + 0.5), y1, x0 + slot * (i + 0.5), y1 + 10 * u, "#5a554a", 2.4 * u)
        );
      })
      .join("") +
    line(x0, yAt(mean), x1, yAt(mean), "#8f2f3f", 3.4 * u, `stroke-dasharray="${16 * u} ${10 * u}"`) +
    circle(x1, yAt(mean), 8 * u, "#8f2f3f") +
    line(x0, y1, x1, y1, "#5a554a", 3 * u)
  );
}
