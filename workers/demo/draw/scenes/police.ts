/** The police on a country road, the rescue helicopter. */
import { dusk, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { massif } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, oval, path, place, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { helicopter } from "#workers/demo/draw/kit/vehicle.ts";

/** A police car across the road in the evening. */
export function police(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.55, 0.5);
  const k = sized(s, 1300, 700, s.by(0.72, 0.9, 1.06), 0.8);
  const foot = h * s.by(0.84, 0.8, 0.74);
  const [cx, top] = [w * s.by(0.46, 0.48, 0.5), foot - 296 * k];
  return (
    dusk(s, y, ["#1c2a52", "#5a5a92", "#e09a7a"], "#26343c") +
    path(`M${w * 0.34} ${y}L${-w * 0.3} ${h}H${w * 1.3}L${w * 0.44} ${y}Z`, s.down(y, h, "#4a505a", "#2a2e36")) +
    each(6, (i) => {
      const t = ((i + 0.4) / 6) ** 1.8;
      const py = y + (h - y) * t;
      return rect(w * 0.39 + w * 0.11 * t - 5 * k * t, py, (4 + 26 * t) * u, (4 + 46 * t) * u, "#e9e6da");
    }) +
    each(6, (i) => {
      const t = ((i + 0.5) / 6) ** 1.6;
      const x = w * 0.44 + w * 0.86 * t;
      const py = y + (h - y) * t;
      return (
        rect(x, py - (20 + 120 * t) * u, (5 + 14 * t) * u, (20 + 120 * t) * u, "#d9dde2") +
        rect(x, py - (14 + 90 * t) * u, (5 + 14 * t) * u, (5 + 24 * t) * u, "#20242a")
      );
    }) +
    glow(s, cx - 60 * k, top, 560 * k, "#3f8cff", 0.95) +
    glow(s, cx + 80 * k, top, 380 * k, "#6fb0ff", 0.8) +
    place(
      cx,
      foot,
      k,
      0,
      oval(0, 4, 520, 30, fade("#000000", 0.5)) +
        path(
          "M-500 -60Q-516 -190 -420 -206L-300 -222Q-200 -330 -60 -336H130Q250 -326 340 -226Q500 -210 510 -140L512 -60Z",
          "#f1f3f5",
        ) +
        path("M-256 -222Q-180 -302 -60 -306H10V-222ZM40 -306H126Q210 -298 280 -222H40Z", "#1f2a36") +
        path("M-508 -160L512 -150V-104L-510 -110Z", "#c8202f") +
        path("M-510 -110L512 -104V-84L-508 -88Z", "#23407a") +
        path("M-500 -76H512V-56H-500Z", "#8a929a") +
        rect(30, -306, 8, 220, "#c4cad0") +
        rounded(-130, -372, 300, 38, 14, "#2f7fff") +
        rounded(-10, -372, 60, 38, 6, "#e9eef4") +
        circle(-290, -62, 92, "#191c21") +
        circle(-290, -62, 44, "#b4bbc2") +
        circle(300, -62, 92, "#191c21") +
        circle(300, -62, 44, "#b4bbc2") +
        path("M470 -190Q508 -180 508 -146H466Z", "#fff6d0"),
    ) +
    glow(s, cx + 520 * k, foot - 160 * k, 260 * k, "#fff2c0", 0.75) +
    person(w * s.by(0.84, 0.88, 0.86), foot + 40 * k, 480 * k, {
      top: "#23345a",
      legs: "#1c2433",
      hat: "#23345a",
      hands: [
        [0.34, 0.82],
        [-0.13, 0.46],
      ],
      face: -1,
    }) +
    rect(w * s.by(0.84, 0.88, 0.86) - 54 * k, foot - 270 * k, 108 * k, 44 * k, "#e9e24a") +
    line(
      w * s.by(0.84, 0.88, 0.86) - 166 * k,
      foot - 350 * k,
      w * s.by(0.84, 0.88, 0.86) - 176 * k,
      foot - 470 * k,
      "#d8402f",
      16 * k,
    ) +
    poly(
      [
        [w * 0.1, h * 0.96],
        [w * 0.1 + 70 * u, h * 0.96 - 120 * u],
        [w * 0.1 + 140 * u, h * 0.96],
      ],
      "#d8402f",
    ) +
    poly(
      [
        [w * 0.1 + 34 * u, h * 0.96 - 20 * u],
        [w * 0.1 + 70 * u, h * 0.96 - 80 * u],
        [w * 0.1 + 106 * u, h * 0.96 - 20 * u],
      ],
      "#f6f3ea",
    )
  );
}

/** The helicopter winches a rescuer down to a rock face. */
export function rescue(s: Stage): string {
  const { w, h, u } = s;
  const rock = { lit: "#c3bcae", shade: "#5f6f8a", haze: "#a9bdb0", foot: 0.25, green: "#86a868", greenLine: 0.12 };
  const k = sized(s, 1000, 600, s.by(0.5, 0.62, 0.84), 0.6);
  const [cx, cy] = [w * s.by(0.56, 0.54, 0.48), h * s.by(0.3, 0.29, 0.24)];
  const end = h * s.by(0.64, 0.6, 0.52);
  return (
    sky(s, h, "#2a78c4", [0.6, "#8cc4ea"], "#e3eff0") +
    cumulus(s, w * 0.82, h * 0.5, 420 * u, "#ffffff", "#d3e2ee") +
    cumulus(s, w * 0.5, h * 0.66, 300 * u, "#ffffff", "#d3e2ee", 0.8) +
    massif(s, w * 0.98, h * 0.5, w * 0.4, w * 0.4, h * 1.02, { ...rock, lit: "#a9b6c0", snow: "#ffffff", snowLine: 0.3 }) +
    massif(s, w * s.by(0.2, 0.18, 0.14), h * s.by(0.16, 0.2, 0.3), w * 0.36, w * s.by(0.34, 0.44, 0.7), h * 1.05, rock) +
    massif(s, w * s.by(0.56, 0.56, 0.5), h * s.by(0.7, 0.68, 0.64), w * 0.4, w * 0.4, h * 1.05, { ...rock, lit: "#b5ac9c" }) +
    helicopter(cx, cy, 1000 * k) +
    line(cx - 40 * k, cy + 60 * k, cx - 36 * k, end - 150 * k, "#20262c", 4 * u) +
    person(cx - 30 * k, end, 150 * k, {
      top: "#d8402f",
      legs: "#23344a",
      hat: "#f4f4ee",
      hands: [
        [0.02, 1.08],
        [-0.16, 0.5],
      ],
    }) +
    person(w * s.by(0.56, 0.56, 0.5) - 60 * u, h * s.by(0.735, 0.71, 0.665), 140 * k, {
      top: "#3f8ac0",
      legs: "#4a4f58",
      hands: [
        [0.3, 1.0],
        [-0.26, 0.96],
      ],
    })
  );
}
