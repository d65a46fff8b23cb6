/** A fisherman in his boat. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { glitter, mirror, ripples, water } from "#workers/demo/draw/kit/land.ts";
import { layers } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, nth, oval, path, place, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { birds, orb, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A fisherman hauls in his net at first light. */
export function fisherman(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.42);
  const k = sized(s, 1100, 700, s.by(0.62, 0.82, 1.02), 0.8);
  const [cx, cy] = [w * s.by(0.46, 0.48, 0.5), h * s.by(0.74, 0.7, 0.64)];
  const far = layers(s, y - 50 * u, y, 56 * u, "#b9a9b8", "#6f7a92", 3, "#f0cfae");
  return (
    sky(s, y, "#6f93bc", [0.5, "#e3b9a0"], "#fbe3b4") +
    orb(s, w * 0.76, y - 40 * u, 40 * u, "#fff6d8", "#ffe0a0") +
    far +
    water(s, y, "#f2d6ae", [0.3, "#a9a9b4"], "#3f5a7a") +
    mirror(s, y, 0.6, far, 0.4) +
    glitter(s, w * 0.76, y, h, 170 * u, "#fff0c8", 0.8) +
    ripples(s, y, h, 120, "#ffffff", 0.3) +
    birds(s, w * 0.2, h * 0.2, 5, 24 * u, "#4a5568") +
    oval(cx, cy + 60 * k, 540 * k, 30 * k, fade("#1c2c40", 0.4)) +
    person(cx + 100 * k, cy + 10 * k, 560 * k, {
      top: "#e0a020",
      legs: "#c98a18",
      hair: "#8a8680",
      hat: "#33506f",
      hands: [
        [0.34, 0.56],
        [0.24, 0.5],
      ],
    }) +
    place(
      cx,
      cy,
      k,
      0,
      path("M-560 -130Q-500 -60 -300 -50H360Q500 -60 560 -150Q540 60 420 80H-400Q-520 60 -560 -130Z", "#3f7a6a") +
        path("M-560 -130Q-500 -60 -300 -50H360Q500 -60 560 -150L552 -116Q480 -24 360 -16H-310Q-500 -26 -552 -96Z", "#f2ead6") +
        rect(-330, -150, 170, 110, "#8a5a34") +
        each(4, (i) => rect(-330, -140 + i * 28, 170, 8, "#6b4024")) +
        each(6, (i) => oval(-300 + (i % 3) * 50, -156 - Math.floor(i / 3) * 14, 40, 11, nth(["#c9d6dd", "#aebfc8"], i))) +
        path("M-560 -130L-600 -200H-540L-520 -100Z", "#2f3a44"),
    ) +
    stroke(
      `M${cx + 400 * k} ${cy - 320 * k}Q${cx + 560 * k} ${cy - 120 * k} ${cx + 560 * k} ${cy + 110 * k}M${cx + 330 * k} ${cy - 290 * k}Q${cx + 420 * k} ${cy - 100 * k} ${cx + 400 * k} ${cy + 60 * k}`,
      "#e9e4d6",
      6 * k,
    ) +
    each(9, (i) =>
      line(
        cx + (350 + i * 8) * k,
        cy - (260 - i * 40) * k,
        cx + (430 + i * 15) * k,
        cy - (270 - i * 44) * k,
        fade("#e9e4d6", 0.8),
        4 * k,
      ),
    ) +
    each(7, (i) =>
      line(
        cx + (356 + i * 22) * k,
        cy - (290 - i * 8) * k,
        cx + (400 + i * 24) * k,
        cy + (50 + i * 6) * k,
        fade("#e9e4d6", 0.6),
        3 * k,
      ),
    ) +
    each(4, (i) => circle(cx + (600 + i * 110) * k, cy + (110 - i * 14) * k, 17 * k, "#d8602a"))
  );
}
