/** Two more from sport: the referee on the pitch, the machine that makes the ice smooth. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A referee shows the yellow card on a village pitch. */
export function referee(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const k = sized(s, 1200, 1000, s.by(0.86, 0.96, 1.4), 0.94);
  const foot = h * s.by(0.95, 0.9, 0.82);
  const player = (fx: number, fy: number, size: number, top: string, face: 1 | -1) =>
    oval(w * fx, h * fy, size * 0.2 * k, size * 0.03 * k, fade("#1c3a14", 0.4)) +
    person(w * fx, h * fy, size * k, {
      top,
      legs: "#f4f4ee",
      hair: "#3a2a20",
      face,
      hands: [
        [0.3, 0.62],
        [-0.28, 0.66],
      ],
    });
  return (
    valley(s, y, { hero: 0.24, sky: ["#4a9ade", "#b0daf2", "#f2f2e2"], meadow: ["#86c25a", "#5fa83f", "#3a8a2c"] }) +
    each(7, (i) => rect(0, y + (h - y) * (i / 7) ** 1.4, w, (h - y) * 0.07, fade("#ffffff", i % 2 ? 0.1 : 0))) +
    rect(0, y - 6 * u, w, 34 * u, "#e9ecee") +
    each(12, (i) =>
      rect((w * i) / 12, y - 6 * u, w / 12 - 6 * u, 34 * u, nth(["#d8402f", "#2f6ea8", "#f4f2ea", "#e0a83a", "#3f8a6a"], i)),
    ) +
    each(30, (i) =>
      circle(w * ((i + 0.5) / 30), y - 20 * u - (i % 3) * 6 * u, 12 * u, nth(["#e3b08c", "#8a5a30", "#c98f6a", "#3a2a20"], i)),
    ) +
    stroke(`M${w * 0.04} ${h}L${w * 0.16} ${y + h * 0.12}H${w * 0.84}L${w * 0.96} ${h}`, "#f4f6f2", 8 * u) +
    stroke(`M${w * 0.6} ${y + h * 0.12}V${y - h * 0.1}H${w * 0.8}V${y + h * 0.12}`, "#f8f8f4", 11 * u) +
    each(8, (i) =>
      line(w * (0.61 + i * 0.025), y - h * 0.09, w * (0.61 + i * 0.025), y + h * 0.11, fade("#ffffff", 0.5), 2 * u),
    ) +
    each(5, (i) => line(w * 0.6, y - h * (0.06 - i * 0.04), w * 0.8, y - h * (0.06 - i * 0.04), fade("#ffffff", 0.5), 2 * u)) +
    player(0.9, s.by(0.8, 0.78, 0.74), 420, "#2f6ea8", -1) +
    player(s.by(0.72, 0.74, 0.74), s.by(0.9, 0.86, 0.8), 520, "#2f6ea8", -1) +
    player(s.by(0.14, 0.12, 0.12), s.by(0.84, 0.8, 0.75), 440, "#d8402f", 1) +
    oval(w * 0.42, foot + 4 * k, 150 * k, 20 * k, fade("#1c3a14", 0.45)) +
    person(w * 0.42, foot, 700 * k, {
      top: "#23262c",
      legs: "#23262c",
      hair: "#8a5a30",
      hands: [
        [0.26, 1.1],
        [-0.18, 0.5],
      ],
    }) +
    rect(w * 0.42 + 150 * k, foot - 870 * k, 74 * k, 108 * k, "#f8d020") +
    rect(w * 0.42 - 44 * k, foot - 540 * k, 50 * k, 40 * k, "#f8d020") +
    stroke(`M${w * 0.42 - 62 * k} ${foot - 580 * k}l${40 * k} ${50 * k}`, "#e9ecee", 6 * k) +
    circle(w * 0.56, foot + 10 * k, 44 * k, "#f8f8f4") +
    each(5, (i) =>
      circle(w * 0.56 + Math.cos(i * 1.257) * 27 * k, foot + 10 * k + Math.sin(i * 1.257) * 27 * k, 10 * k, "#23262c"),
    ) +
    grass(s, () => h * 1.01, 120, 30 * u, "#2f7a24")
  );
}

/** The ice machine leaves a shining track. */
export function iceMachine(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const k = sized(s, 1200, 800, s.by(0.7, 0.88, 1.1), 0.86);
  const foot = h * s.by(0.84, 0.8, 0.72);
  return (
    rect(0, 0, w, h, s.down(0, y, "#1f3550", "#4a6a8a")) +
    each(8, (i) => line((w * i) / 7, 0, w / 2 + (i - 3.5) * w * 0.06, y * 0.6, fade("#a9c0d4", 0.3), 12 * u)) +
    each(
      6,
      (i) =>
        rect(w * (0.06 + i * 0.16), h * 0.06, w * 0.09, 12 * u, "#f4faff") +
        glow(s, w * (0.105 + i * 0.16), h * 0.07, 160 * u, "#e6f4ff", 0.6),
    ) +
    each(
      4,
      (r) =>
        rect(0, y * (0.5 + r * 0.1), w, y * 0.1, nth(["#33506f", "#3d5c7e"], r)) +
        each(26, (i) =>
          rounded(
            (w * (i + 0.2)) / 26,
            y * (0.53 + r * 0.1),
            w * 0.022,
            y * 0.05,
            5 * u,
            nth(["#c9402f", "#d8d0c0", "#2f4a6b"], i + r),
          ),
        ),
    ) +
    rect(0, y - 60 * u, w, 66 * u, "#f4f7f9") +
    rect(0, y - 16 * u, w, 22 * u, "#f0c030") +
    rect(0, y - 66 * u, w, 10 * u, "#c9302f") +
    rect(0, y + 6 * u, w, h, s.down(y, h, "#dceaf4", [0.4, "#eef6fb"], "#b5d0e4")) +
    stroke(`M0 ${y + h * 0.1}H${w}`, fade("#c9302f", 0.7), 12 * u) +
    `<ellipse cx="${w * 0.76}" cy="${h * 0.66}" rx="${w * 0.2}" ry="${h * 0.08}" fill="none" stroke="${fade("#2f6ea8", 0.7)}" stroke-width="${8 * u}"/>` +
    path(`M${-10} ${foot - 50 * k}H${w * 0.5}V${foot + 90 * k}H${-10}Z`, s.across(0, w * 0.5, "#a9d4ee", "#d9f0fb")) +
    each(6, (i) =>
      line(
        w * 0.04 * i,
        foot - 30 * k + i * 16 * k,
        w * 0.42 - i * 10 * u,
        foot - 30 * k + i * 16 * k,
        fade("#ffffff", 0.8),
        6 * u,
      ),
    ) +
    place(
      w * 0.54,
      foot,
      k,
      0,
      oval(0, 60, 470, 30, fade("#5a7a94", 0.45)) +
        rounded(-420, -250, 800, 250, 26, "#f4f6f8") +
        path("M-420 -120H380V0H-420Z", "#2f7ac0") +
        rect(-420, -134, 800, 22, "#c9302f") +
        path("M60 -250V-430Q60 -450 90 -450H330Q380 -440 400 -330L420 -60H380V-250Z", "#e6ebef") +
        path("M100 -410H310Q346 -400 360 -330L370 -270H100Z", "#5a7a94") +
        rounded(-460, -90, 90, 140, 16, "#3a4652") +
        rect(-480, 40, 130, 18, "#20262c") +
        circle(-230, 20, 92, "#1d2228") +
        circle(-230, 20, 40, "#a9b4bd") +
        circle(240, 20, 92, "#1d2228") +
        circle(240, 20, 40, "#a9b4bd") +
        circle(386, -170, 26, "#fff6d0") +
        rect(-380, -330, 300, 80, "#dfe6eb"),
    ) +
    place(
      w * 0.54 - 70 * k,
      foot - 240 * k,
      k,
      0,
      rounded(-70, -60, 140, 80, 16, "#2a323a") +
        person(10, 90, 420, {
          top: "#c9302f",
          legs: "#23304a",
          hair: "#6b4424",
          hat: "#f4f4ee",
          hands: [
            [0.3, 0.6],
            [0.24, 0.54],
          ],
        }),
    ) +
    rounded(w * 0.54 - 200 * k, foot - 250 * k, 260 * k, 130 * k, 10 * k, "#f4f6f8") +
    glow(s, w * 0.54 + 420 * k, foot - 170 * k, 240 * k, "#fff6d0", 0.7)
  );
}
