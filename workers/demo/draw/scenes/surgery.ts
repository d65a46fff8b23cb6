/** A doctor's surgery. */
import { room, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { each, nth, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A doctor and a patient in the surgery. */
export function surgery(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.7, 0.68, 0.62);
  const k = sized(s, 1400, 850, s.by(0.94, 1.1, 1.5), 0.96);
  return (
    room(s, y, ["#d3e8ea", "#eaf4f0"], ["#c4ccd0", "#98a3aa"], 8) +
    rect(w * 0.06, h * 0.08, w * 0.22, h * 0.34, "#ffffff") +
    rect(w * 0.07, h * 0.09, w * 0.2, h * 0.32, s.down(h * 0.1, h * 0.4, "#8cc8ee", [0.7, "#e6f3ea"], "#8fbf6a")) +
    rect(w * 0.165, h * 0.09, 5 * u, h * 0.32, "#ffffff") +
    rect(w * 0.38, h * 0.12, w * 0.16, h * 0.26, "#fbfaf5") +
    each(6, (i) =>
      rect(w * 0.46 - (60 - i * 9) * u * 0.6, h * (0.145 + i * 0.038), (60 - i * 9) * u * 1.2, (16 - i * 2) * u, "#3a4652"),
    ) +
    rect(w * 0.66, h * 0.1, w * 0.28, h * 0.3, "#ffffff") +
    each(
      3,
      (r) =>
        rect(w * 0.66, h * (0.195 + r * 0.1), w * 0.28, 7 * u, "#b9c9d0") +
        each(7, (i) =>
          rect(
            w * (0.675 + i * 0.038),
            h * (0.195 + r * 0.1) - nth([50, 62, 44], i + r) * u,
            26 * u,
            nth([50, 62, 44], i + r) * u,
            nth(["#5fa8b8", "#e08a6a", "#f0c96a", "#8fb98a", "#d8dfe2"], i * 2 + r),
          ),
        ),
    ) +
    place(
      w * 0.28,
      y + 130 * k,
      k,
      0,
      rect(-330, -240, 660, 60, "#5fa8b8") +
        rect(-330, -190, 660, 26, "#3f7a8a") +
        rect(-290, -166, 30, 166, "#8a969e") +
        rect(260, -166, 30, 166, "#8a969e") +
        path("M-330 -240Q-350 -330 -280 -330H-190L-170 -240Z", "#6fb8c8"),
    ) +
    bust(w * 0.28 + 60 * k, y - 90 * k, 330 * k, { top: "#d98a4a", hair: "#6b4424" }) +
    path(
      `M${w * 0.28 - 70 * k} ${y - 96 * k}h${260 * k}q${70 * k} ${10 * k} ${66 * k} ${110 * k}l${6 * k} ${120 * k}h${-80 * k}l${-10 * k} ${-110 * k}h${-240 * k}Z`,
      "#3f5270",
    ) +
    person(w * s.by(0.6, 0.64, 0.72), y + 170 * k, 640 * k, {
      top: "#ffffff",
      legs: "#6a8f9a",
      hair: "#3a2a20",
      hands: [
        [-0.36, 0.66],
        [-0.4, 0.62],
      ],
      face: 1,
    }) +
    path(`M${w * s.by(0.6, 0.64, 0.72) - 90 * k} ${y - 120 * k}h${170 * k}l${20 * k} ${130 * k}h${-205 * k}Z`, "#f6f8f8") +
    stroke(
      `M${w * s.by(0.6, 0.64, 0.72) - 34 * k} ${y - 340 * k}Q${w * s.by(0.6, 0.64, 0.72)} ${y - 190 * k} ${w * s.by(0.6, 0.64, 0.72) + 34 * k} ${y - 340 * k}M${w * s.by(0.6, 0.64, 0.72)} ${y - 262 * k}q${-30 * k} ${80 * k} ${-200 * k} ${20 * k}`,
      "#2f4a5a",
      10 * k,
    ) +
    place(
      w * s.by(0.86, 0.9, 0.92),
      y + 110 * k,
      k,
      0,
      rect(-150, -300, 300, 26, "#b58758") +
        rect(-130, -274, 24, 274, "#9a6a40") +
        rect(106, -274, 24, 274, "#9a6a40") +
        rounded(-100, -480, 190, 130, 8, "#2f3a44") +
        rect(-90, -470, 170, 110, "#bfe4f0") +
        stroke("M-80 -410h50l14 -34 20 66 16 -32h60", "#d8402f", 7) +
        rect(-20, -350, 30, 54, "#2f3a44"),
    )
  );
}
