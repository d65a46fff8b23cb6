/** Lessons: a class room, the gym. */
import { room, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, line, nth, path, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

const bright = ["#d8604a", "#3f8ac0", "#e0a83a", "#5f9a55", "#8a5aa0", "#e08fa0"];
const hairs = ["#3a2a20", "#8a5a30", "#c9a468", "#2a211d"];

/** A class in front of the board. */
export function classroom(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.62, 0.6, 0.54);
  const k = sized(s, 1500, 960, s.by(0.98, 1.1, 1.56), 1);
  const [bw, bh] = [w * s.by(0.5, 0.56, 0.82), h * s.by(0.36, 0.32, 0.22)];
  const [bx, by] = [w * s.by(0.08, 0.06, 0.09), h * s.by(0.1, 0.12, 0.18)];
  const rows = s.tall ? 4 : 2;
  return (
    room(s, y, ["#fbf3dc", "#f3e6c4"], ["#c9a06c", "#8f6640"]) +
    rect(bx - 12 * u, by - 12 * u, bw + 24 * u, bh + 24 * u, "#b58758") +
    rect(bx, by, bw, bh, s.lin(bx, by, bx + bw, by + bh, "#2f6a55", "#24503f")) +
    stroke(
      `M${bx + bw * 0.06} ${by + bh * 0.8}L${bx + bw * 0.2} ${by + bh * 0.3}L${bx + bw * 0.34} ${by + bh * 0.8}Z`,
      "#e9f2ea",
      5 * u,
    ) +
    `<circle cx="${bx + bw * 0.5}" cy="${by + bh * 0.55}" r="${bh * 0.24}" fill="none" stroke="#f4d27a" stroke-width="${5 * u}"/>` +
    each(4, (i) =>
      stroke(`M${bx + bw * 0.68} ${by + bh * (0.24 + i * 0.18)}h${bw * nth([0.24, 0.18, 0.26, 0.12], i)}`, "#e9f2ea", 5 * u),
    ) +
    rect(bx, by + bh + 8 * u, bw, 12 * u, "#a8794c") +
    (s.tall
      ? ""
      : each(
          2,
          (i) =>
            rect(w * (0.68 + i * 0.16), h * 0.09, w * 0.13, h * 0.38, "#ffffff") +
            rect(
              w * (0.685 + i * 0.16),
              h * 0.1,
              w * 0.12,
              h * 0.36,
              s.down(h * 0.1, h * 0.46, "#86c2ec", [0.7, "#dff0ea"], "#9cc46a"),
            ),
        )) +
    person(bx + bw * s.by(1.08, 1.04, 0.9), y + 70 * k, 520 * k, {
      top: "#5f8a9a",
      legs: "#3a3f4a",
      hair: "#8a5a30",
      skirt: true,
      face: -1,
      hands: [
        [0.34, 0.86],
        [-0.1, 0.46],
      ],
    }) +
    each(rows, (r) => {
      const size = (220 + r * 90) * k;
      const ry = y + (h - y) * ((r + 0.85) / (rows + 0.1));
      const n = r % 2 ? 4 : 5;
      return (
        each(n, (i) => {
          const x = w * ((i + 0.5) / n);
          const raised = (i + r) % 4 === 1;
          return (
            (raised
              ? stroke(
                  `M${x + size * 0.36} ${ry - size * 0.3}L${x + size * 0.5} ${ry - size * 1.16}`,
                  lighter(nth(bright, i + r), 0.1),
                  size * 0.16,
                ) + circle(x + size * 0.5, ry - size * 1.22, size * 0.09, "#e3b08c")
              : "") +
            bust(x, ry, size, { top: nth(bright, i + r * 2), hair: nth(hairs, i * 3 + r), back: true, long: (i + r) % 2 === 0 })
          );
        }) +
        rect(0, ry - 8 * k, w, 30 * k, "#dcb27c") +
        rect(0, ry + 22 * k, w, size * 0.5, "#a8794c")
      );
    })
  );
}

/** Handball in the gym: a throw at the goal. */
export function gym(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.56, 0.5);
  const k = sized(s, 1400, 900, s.by(0.98, 1.1, 1.5), 1);
  const gx = w * s.by(0.7, 0.68, 0.6);
  return (
    rect(0, 0, w, y, s.down(0, y, "#d9c6a0", "#efe0c0")) +
    each(s.tall ? 5 : 9, (i) => rect((w * i) / (s.tall ? 5 : 9), 0, 12 * u, y, "#c4ab80")) +
    rect(0, h * 0.08, w, h * 0.14, s.down(h * 0.08, h * 0.22, "#bfe0f0", "#e8f3ee")) +
    each(14, (i) => rect((w * i) / 14, h * 0.08, 5 * u, h * 0.14, "#8a7a5a")) +
    rect(0, y - h * 0.14, w, h * 0.14, "#8a9aa8") +
    each(34, (i) => {
      const x = w * ((i % 17) / 17 + 0.02);
      const fy = y - h * (0.02 + Math.floor(i / 17) * 0.06);
      return (
        circle(x, fy - 32 * u, 11 * u, s.pick(["#e3b08c", "#c98f6a", "#d9a27e"])) +
        rounded(x - 17 * u, fy - 22 * u, 34 * u, 30 * u, 9 * u, s.pick(bright))
      );
    }) +
    rect(0, y, w, h - y, s.down(y, h, "#e3b070", "#b97a3c")) +
    each(12, (i) => line(w * (i / 11), y, w * (0.5 + (i / 11 - 0.5) * 2), h, fade("#8a5626", 0.3), 2 * u)) +
    stroke(
      `M${gx - 560 * k} ${y + 20 * k}Q${gx - 520 * k} ${y + 260 * k} ${gx} ${y + 280 * k}T${gx + 560 * k} ${y + 20 * k}`,
      "#f4f6f7",
      9 * k,
    ) +
    path(`M${gx - 230 * k} ${y + 30 * k}V${y - 280 * k}H${gx + 230 * k}V${y + 30 * k}Z`, fade("#3a4a58", 0.35)) +
    each(12, (i) =>
      line(gx - 220 * k + i * 40 * k, y - 270 * k, gx - 210 * k + i * 38 * k, y + 10 * k, fade("#ffffff", 0.7), 2 * u),
    ) +
    each(7, (i) =>
      line(gx - 220 * k, y - 260 * k + i * 40 * k, gx + 220 * k, y - 260 * k + i * 40 * k, fade("#ffffff", 0.7), 2 * u),
    ) +
    each(16, (i) => rect(gx - 240 * k + (i % 8) * 60 * k, y - 296 * k, 60 * k, 24 * k, i % 2 ? "#d8402f" : "#f6f6f2")) +
    each(2, (j) =>
      each(6, (i) => rect(gx + (j ? 222 : -244) * k, y - 280 * k + i * 54 * k, 24 * k, 54 * k, i % 2 ? "#f6f6f2" : "#d8402f")),
    ) +
    person(gx + 40 * k, y + 60 * k, 350 * k, {
      top: "#e0c030",
      legs: "#2a3040",
      hands: [
        [0.42, 0.86],
        [-0.42, 0.8],
      ],
      stride: 0.7,
    }) +
    person(gx - 350 * k, y + 190 * k, 470 * k, {
      top: "#d8402f",
      legs: "#f0f0ea",
      hair: "#3a2a20",
      hands: [
        [0.3, 0.5],
        [-0.3, 0.56],
      ],
      stride: 0.5,
    }) +
    person(gx - 640 * k, y + 170 * k, 520 * k, {
      top: "#2f6ea8",
      legs: "#22304a",
      hair: "#8a5a30",
      hands: [
        [0.3, 1.06],
        [-0.24, 0.7],
      ],
      stride: 1,
    }) +
    circle(gx - 640 * k + 166 * k, y + 170 * k - 566 * k, 34 * k, "#f0f0e8") +
    stroke(`M${gx - 492 * k} ${y - 420 * k}q${20 * k} ${24 * k} ${4 * k} ${50 * k}`, "#3f8ac0", 7 * k) +
    person(w * s.by(0.93, 0.95, 0.92), y + 250 * k, 520 * k, {
      top: "#2f6ea8",
      legs: "#22304a",
      hair: "#2a211d",
      stride: 0.6,
      face: -1,
    }) +
    rect(0, h * 0.96, w, 8 * u, "#f4f6f7")
  );
}
