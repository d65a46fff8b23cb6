/** A pram on a meadow. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, oval, path, place, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, leafTree } from "#workers/demo/draw/kit/tree.ts";

/** A pram under a tree. */
export function pram(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.6, 0.6, 0.58);
  const size = s.by(h * 0.6, Math.min(w, h) * 0.58, w * 0.74);
  const [cx, base] = [w * s.by(0.56, 0.54, 0.52), h * s.by(0.88, 0.85, 0.82)];
  const k = size / 1000;
  const wheel = (x: number, r: number) =>
    `<circle cx="${x}" cy="${-r}" r="${r - 12}" fill="none" stroke="#2b3038" stroke-width="24"/><circle cx="${x}" cy="${-r}" r="${r - 30}" fill="none" stroke="#d9dee2" stroke-width="8"/>${each(
      10,
      (i) => {
        const a = (i / 10) * Math.PI;
        return line(
          x - Math.cos(a) * (r - 30),
          -r - Math.sin(a) * (r - 30),
          x + Math.cos(a) * (r - 30),
          -r + Math.sin(a) * (r - 30),
          "#b9c2c9",
          4,
        );
      },
    )}${circle(x, -r, 22, "#8f98a0")}`;
  const body =
    stroke("M-230 -150L210 -360M240 -150L-210 -360", "#8f98a0", 20) +
    stroke("M-330 -540Q-470 -640 -500 -760L-560 -770", "#8f98a0", 20) +
    stroke("M-500 -765L-574 -772", "#4a3526", 34) +
    wheel(-250, 150) +
    wheel(250, 150) +
    path("M-350 -600H380Q390 -400 200 -340H-170Q-350 -390 -350 -600Z", s.down(-600, -340, "#3f7f9a", "#24566f")) +
    path("M-350 -600H380L376 -560H-346Z", "#f4ead6") +
    path("M380 -600Q390 -400 200 -340H90Q250 -400 250 -600Z", fade("#0f2f40", 0.25)) +
    path("M20 -600Q20 -930 240 -930Q420 -900 400 -600Z", s.lin(20, -930, 400, -600, "#5aa0b8", "#2b6680")) +
    each(3, (i) =>
      stroke(`M${400 - 4 * i} -600Q${330 - i * 90} ${-760 - i * 24} ${252 - i * 68} ${-928 + i * 26}`, fade("#16404f", 0.55), 9),
    ) +
    path("M20 -600Q20 -930 240 -930L222 -908Q52 -890 52 -600Z", "#f4ead6") +
    path("M-330 -600Q-260 -680 -120 -660Q-20 -650 40 -600Z", "#fbf3e3") +
    path("M-330 -600Q-260 -650 -120 -636Q-20 -630 40 -600Z", "#f2c9b8") +
    each(5, (i) => circle(-250 + i * 58, -622 - (i % 2) * 12, 9, "#e8705a"));
  const bear = place(
    cx - 430 * k,
    base + 20 * u,
    k * 0.62,
    -6,
    oval(0, -70, 90, 82, "#b9814a") +
      circle(0, -190, 76, "#c48d56") +
      circle(-58, -246, 30, "#b9814a") +
      circle(58, -246, 30, "#b9814a") +
      oval(0, -170, 34, 26, "#ecd2a8") +
      circle(0, -182, 10, "#3a2418") +
      circle(-26, -206, 8, "#3a2418") +
      circle(26, -206, 8, "#3a2418") +
      oval(-84, -20, 40, 28, "#c48d56") +
      oval(84, -20, 40, 28, "#c48d56") +
      oval(0, -66, 50, 48, "#ecd2a8") +
      path("M-40 -124Q0 -100 40 -124L56 -96Q0 -76 -56 -96Z", "#d8503a"),
  );
  return (
    sky(s, y, "#7fc0e8", [0.6, "#c3e3f2"], "#fbf4df") +
    cumulus(s, w * 0.72, h * 0.18, 360 * u, "#ffffff", "#e3eef4") +
    cumulus(s, w * 0.3, h * 0.3, 240 * u, "#ffffff", "#e3eef4") +
    glow(s, w * 0.9, h * 0.06, 420 * u, "#fff6d3", 0.8) +
    range(
      s,
      { lit: "#c9d9e0", shade: "#93b3cc", haze: "#dfeee6", foot: 0.7, snow: "#ffffff", snowLine: 0.3 },
      { base: y, height: h * s.by(0.24, 0.2, 0.17), count: s.by(6, 5, 3) },
    ) +
    layers(s, y - 16 * u, y, 30 * u, "#a9cfae", "#8fc088", 2, "#cfe3b0") +
    fringe(s, rolling(s, y, 6 * u), 20 * u, "#6fa86a") +
    ground(s, rolling(s, y + 8 * u, 10 * u, 0.8), s.down(y, h, "#b5d873", [0.4, "#8cc152"], "#4f9438")) +
    leafTree(s, w * s.by(0.17, 0.15, 0.14), y + h * 0.1, h * s.by(0.74, 0.56, 0.46), "#6cb350") +
    oval(w * s.by(0.22, 0.2, 0.2), y + h * 0.105, w * 0.2, 16 * u, fade("#2f6a28", 0.35)) +
    `<ellipse cx="${cx}" cy="${base + 6 * u}" rx="${440 * k}" ry="${34 * k}" fill="#2f6a28" opacity=".42" ${s.blur(5 * u)}/>` +
    place(cx, base, k, 0, body) +
    bear +
    grass(s, () => base + 26 * u, 90, 44 * u, "#5c9c3e") +
    grass(s, () => h * 1.01, 240, 80 * u, "#3f842e") +
    each(60, () => {
      const t = s.rnd() ** 0.7;
      const [x, py, r] = [s.rnd() * w, y + h * 0.1 + (h - y - h * 0.1) * t, (2 + 5.5 * t) * u];
      const c = s.pick(["#ffffff", "#ffe04a", "#f2a0bd", "#b9a0ea"]);
      return py < base + 10 * u && Math.abs(x - cx) < 480 * k
        ? ""
        : each(5, (i) => circle(x + Math.cos(i * 1.257) * r, py + Math.sin(i * 1.257) * r * 0.8, r * 0.62, c)) +
            circle(x, py, r * 0.5, c === "#ffe04a" ? "#e09a2a" : "#f6c93a");
    }) +
    place(
      w * s.by(0.84, 0.84, 0.8),
      h * s.by(0.5, 0.5, 0.37),
      u * 0.9,
      -14,
      path("M0 0Q-44 -50 -30 -8Q-56 14 0 4Z", "#e8705a") +
        path("M0 0Q44 -50 34 -8Q56 14 0 4Z", "#f2955a") +
        line(0, -12, 0, 10, "#3a2a22", 4),
    ) +
    place(
      w * s.by(0.76, 0.74, 0.66),
      h * s.by(0.58, 0.57, 0.41),
      u * 0.7,
      12,
      path("M0 0Q-44 -50 -30 -8Q-56 14 0 4Z", "#ffffff") +
        path("M0 0Q44 -50 34 -8Q56 14 0 4Z", "#fff3d6") +
        line(0, -12, 0, 10, "#3a2a22", 4),
    )
  );
}
