/** A child has come: tiny shoes, a cradle. */
import { room, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { circle, each, line, nth, oval, path, place, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Knitted shoes on a table by the window. */
export function shoes(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.6, 0.58, 0.56);
  const k = sized(s, 1000, 560, s.by(0.62, 0.8, 0.94), 0.6);
  const shoe = (x: number, dy: number, size: number, c: string) =>
    place(
      w / 2 + x * k,
      y + dy * k,
      k * size,
      0,
      oval(30, 190, 270, 24, fade("#6b4424", 0.35)) +
        path(
          "M-210 -40Q-220 -150 -120 -160H10Q20 -70 120 -40Q270 -16 282 100Q286 180 210 184H-150Q-216 180 -214 100Z",
          s.down(-160, 184, lighter(c, 0.2), c),
        ) +
        path("M-214 120Q-40 160 283 110Q286 184 210 186H-150Q-216 182 -214 120Z", lighter(c, 0.62)) +
        path("M-232 -190Q-70 -150 30 -196L26 -124Q-70 -96 -222 -120Z", lighter(c, 0.7)) +
        each(8, (i) => stroke(`M${-180 + i * 50} ${-90 + i * 14}q24 20 0 44`, fade(darker(c, 0.3), 0.35), 7)) +
        stroke(
          "M-20 -60Q-90 -150 -110 -80Q-90 -40 -20 -60Q40 -140 80 -90Q70 -44 -20 -60L-60 40M-20 -60L30 44",
          lighter(c, 0.82),
          15,
        ) +
        circle(-62, 48, 24, lighter(c, 0.82)) +
        circle(32, 54, 24, lighter(c, 0.82)),
    );
  return (
    rect(0, 0, w, h, s.down(0, y, "#dbeaf0", "#f7f0e2")) +
    glow(s, w * 0.74, h * 0.12, Math.max(w, h) * 0.5, "#ffffff", 0.9) +
    each(12, () =>
      circle(s.rnd() * w, s.rnd(0, 0.5) * h, s.rnd(30, 80) * u, fade(s.pick(["#ffffff", "#cfe3ea", "#f7e2c6"]), 0.5)),
    ) +
    rect(0, y, w, h, s.down(y, h, "#dcb688", "#a8794c")) +
    each(5, (i) =>
      stroke(`M0 ${y + (h - y) * (0.14 + i * 0.2)}q${w * 0.3} ${14 * u} ${w * 0.5} 0t${w * 0.6} 0`, fade("#7c5434", 0.3), 4 * u),
    ) +
    path(
      `M${w * 0.1} ${y + 190 * k}Q${w * 0.3} ${y + 20 * k} ${w * 0.62} ${y + 60 * k}T${w * 0.98} ${y + 240 * k}Q${w * 0.7} ${y + 340 * k} ${w * 0.44} ${y + 300 * k}T${w * 0.1} ${y + 190 * k}Z`,
      "#f6f1e6",
    ) +
    each(5, (i) => stroke(`M${w * (0.2 + i * 0.14)} ${y + 120 * k}q${60 * k} ${70 * k} ${20 * k} ${150 * k}`, "#e0d6c2", 8 * k)) +
    shoe(-190, 10, 0.84, "#e08fa0") +
    shoe(170, 90, 1, "#e08fa0") +
    each(7, (i) => {
      const [fx, fy] = [w * (0.06 + (i % 4) * 0.02) + i * 7 * u, h * 0.92 - (i % 3) * 30 * u];
      return (
        each(5, (j) => circle(fx + Math.cos(j * 1.257) * 13 * u, fy + Math.sin(j * 1.257) * 13 * u, 9 * u, "#ffffff")) +
        circle(fx, fy, 7 * u, "#f0c040")
      );
    })
  );
}

/** A cradle under a mobile of stars and boats. */
export function cradle(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.76, 0.74, 0.7);
  const k = sized(s, 1100, 900, s.by(0.6, 0.8, 0.94), 0.82);
  const cx = w * s.by(0.42, 0.46, 0.5);
  const wx = w * s.by(0.72, 0.68, 0.6);
  const hang = (i: number) => {
    const x = -240 + i * 120;
    const drop = nth([170, 230, 190, 240, 180], i);
    return (
      line(x, -690, x, -690 + drop, "#8a8f96", 4) +
      (i % 2 === 0
        ? path(
            `M${x} ${-690 + drop}l16 36 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4Z`,
            nth(["#f0c040", "#e08fa0", "#7fb0d8"], i / 2),
          )
        : path(`M${x - 44} ${-650 + drop}h88l-20 32h-48ZM${x} ${-690 + drop}v36h-34Z`, "#d8604a"))
    );
  };
  return (
    room(s, y, ["#d3e6e2", "#e9f0e2"], ["#d6ac7c", "#a67a4e"]) +
    each(24, (i) =>
      circle(w * ((i % 8) / 8 + 0.06), h * (0.08 + Math.floor(i / 8) * 0.22) + (i % 2) * 50 * u, 7 * u, "#bcd8d2"),
    ) +
    rect(wx - 14 * u, h * 0.1, w * 0.22 + 28 * u, h * 0.36, "#ffffff") +
    rect(wx, h * 0.1 + 14 * u, w * 0.22, h * 0.36 - 28 * u, s.down(h * 0.1, h * 0.46, "#8cc8ee", "#eaf4e6")) +
    rect(wx + w * 0.11 - 5 * u, h * 0.1, 10 * u, h * 0.36, "#ffffff") +
    path(`M${wx - 50 * u} ${h * 0.07}h${w * 0.08}Q${wx + 20 * u} ${h * 0.3} ${wx - 50 * u} ${h * 0.52}Z`, "#f2b98a") +
    path(
      `M${wx + w * 0.22 + 50 * u} ${h * 0.07}h${-w * 0.08}Q${wx + w * 0.22 - 20 * u} ${h * 0.3} ${wx + w * 0.22 + 50 * u} ${h * 0.52}Z`,
      "#f2b98a",
    ) +
    oval(cx, y + h * 0.1, 620 * k, 70 * k, "#f6e2d0") +
    oval(cx, y + h * 0.1, 520 * k, 54 * k, "#eac9b4") +
    place(
      cx,
      y + h * 0.1,
      k,
      0,
      line(0, -900, 0, -690, "#8a8f96", 5) +
        line(-260, -690, 260, -690, "#b58758", 14) +
        each(5, hang) +
        stroke("M-330 -10Q0 60 330 -10", "#8a5a34", 30) +
        path("M-400 -330H400L320 -30H-320Z", "#b9814e") +
        each(9, (i) => rect(-330 + i * 78, -310, 16, 270, "#d8a870")) +
        path("M-400 -340Q-430 -500 -330 -520Q-300 -400 -280 -340Z", "#a8703e") +
        path("M-300 -350Q-210 -430 -110 -350Z", "#fdfaf2") +
        circle(-190, -380, 50, "#f0c4a2") +
        path("M-238 -388Q-230 -440 -180 -432Q-150 -430 -142 -400Q-190 -416 -238 -388Z", "#8a5a30") +
        path("M-140 -350Q20 -450 250 -390Q360 -370 380 -340H-140Z", "#7fb0d8") +
        each(5, (i) => circle(-40 + i * 84, -376 + (i % 2) * 14, 12, "#fdfaf2")) +
        rect(-420, -350, 840, 30, "#c99a68"),
    ) +
    place(
      w * s.by(0.86, 0.86, 0.84),
      y + h * 0.14,
      k * 0.9,
      0,
      oval(0, 0, 130, 20, fade("#5a3d28", 0.3)) +
        oval(0, -90, 100, 96, "#b58758") +
        circle(0, -220, 76, "#b58758") +
        circle(-60, -286, 28, "#a8703e") +
        circle(60, -286, 28, "#a8703e") +
        oval(0, -196, 36, 28, "#e8caa2") +
        circle(-26, -236, 8, "#2a211d") +
        circle(26, -236, 8, "#2a211d") +
        circle(0, -208, 10, "#2a211d") +
        oval(-80, -26, 46, 32, "#a8703e") +
        oval(80, -26, 46, 32, "#a8703e"),
    )
  );
}
