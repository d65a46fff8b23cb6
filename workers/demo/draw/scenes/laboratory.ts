/** A laboratory. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A laboratory: glass, a microscope, someone at work. */
export function laboratory(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.72, 0.7, 0.66);
  const k = sized(s, 1400, 850, s.by(0.98, 1.14, 1.6), 1);
  const flask = (x: number, size: number, c: string) =>
    place(
      x,
      y,
      k * size,
      0,
      path("M-26 -240H26V-150L100 -20Q108 0 80 0H-80Q-108 0 -100 -20L-26 -150Z", fade("#ffffff", 0.55)) +
        path("M-60 -90H60L100 -20Q108 0 80 0H-80Q-108 0 -100 -20Z", c) +
        each(4, (i) => circle(-40 + i * 26, -40 - (i % 2) * 24, 8, "#ffffff88")) +
        rect(-32, -250, 64, 14, "#dfe8ec"),
    );
  return (
    rect(0, 0, w, h, s.down(0, y, "#cfe0e8", "#eef4f4")) +
    each(
      s.by(5, 4, 3),
      (i) =>
        rounded(w * ((i + 0.06) / s.by(5, 4, 3)), h * 0.05, (w / s.by(5, 4, 3)) * 0.88, h * 0.24, 8 * u, "#f8fbfb") +
        rounded(w * ((i + 0.11) / s.by(5, 4, 3)), h * 0.07, (w / s.by(5, 4, 3)) * 0.78, h * 0.2, 6 * u, fade("#9fc4d4", 0.5)) +
        each(4, (j) =>
          rounded(
            w * ((i + 0.16 + j * 0.18) / s.by(5, 4, 3)),
            h * (0.27 - nth([0.1, 0.07, 0.12, 0.08], i + j)),
            (w / s.by(5, 4, 3)) * 0.13,
            h * nth([0.1, 0.07, 0.12, 0.08], i + j),
            4 * u,
            nth(["#5fa8b8", "#d98a4a", "#e8d8b0", "#7a9ac0"], i + j),
          ),
        ),
    ) +
    each(3, (i) => glow(s, w * (0.2 + i * 0.3), 0, 240 * u, "#ffffff", 0.8)) +
    person(w * s.by(0.6, 0.6, 0.64), y + 330 * k, 780 * k, {
      top: "#ffffff",
      legs: "#ffffff",
      hair: "#5a3a26",
      hands: [
        [-0.2, 0.56],
        [-0.3, 0.58],
      ],
      face: 1,
    }) +
    stroke(`M${w * s.by(0.6, 0.6, 0.64) - 46 * k} ${y + 330 * k - 700 * k}h${100 * k}`, "#3a6a8a", 22 * k) +
    rect(0, y, w, h, s.down(y, h, "#f2f6f7", "#b9c6cc")) +
    rect(0, y, w, 20 * u, "#8fa4ae") +
    each(
      s.by(5, 4, 3),
      (i) =>
        rounded(w * ((i + 0.08) / s.by(5, 4, 3)), y + 50 * u, (w / s.by(5, 4, 3)) * 0.84, h - y - 20 * u, 6 * u, "#dfe8ec") +
        rounded(w * ((i + 0.38) / s.by(5, 4, 3)), y + 74 * u, (w / s.by(5, 4, 3)) * 0.24, 12 * u, 6 * u, "#8a99a2"),
    ) +
    flask(w * 0.12, 1.1, "#3f9ac0") +
    flask(w * 0.25, 0.86, "#d8604a") +
    flask(w * s.by(0.88, 0.9, 0.9), 1, "#5fae6a") +
    place(
      w * s.by(0.42, 0.42, 0.42),
      y,
      k,
      0,
      rounded(-130, -30, 260, 30, 10, "#2f3a44") +
        path("M60 -30Q150 -160 40 -280L0 -250Q70 -160 -10 -30Z", "#3f4c58") +
        rect(-110, -120, 180, 20, "#2f3a44") +
        place(
          -20,
          -250,
          1,
          -24,
          rounded(-34, -150, 68, 230, 16, "#e9eef0") + rect(-22, -210, 44, 66, "#2f3a44") + rect(-18, 80, 36, 50, "#8a99a2"),
        ) +
        circle(84, -170, 28, "#8a99a2"),
    ) +
    place(
      w * s.by(0.74, 0.78, 0.78),
      y,
      k,
      0,
      rect(-130, -24, 260, 24, "#b58758") +
        rect(-130, -150, 260, 18, "#b58758") +
        rect(-126, -150, 12, 150, "#9a6a40") +
        rect(114, -150, 12, 150, "#9a6a40") +
        each(
          5,
          (i) =>
            rounded(-104 + i * 44, -220, 30, 200, 15, fade("#ffffff", 0.7)) +
            rounded(
              -104 + i * 44,
              -110 - (i % 3) * 24,
              30,
              90 + (i % 3) * 24,
              15,
              nth(["#e0a83a", "#8a5aa0", "#3f9ac0", "#5fae6a", "#d8604a"], i),
            ),
        ),
    )
  );
}
