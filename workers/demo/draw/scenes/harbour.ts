/** A small harbour. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { ripples, water } from "#workers/demo/draw/kit/land.ts";
import { layers } from "#workers/demo/draw/kit/mountain.ts";
import { each, line, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { birds, cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Moored boats in a small harbour. */
export function harbour(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.44);
  const k = sized(s, 1400, 900, s.by(0.96, 1.1, 1.6), 0.96);
  const colors = ["#d8402f", "#2f6ea8", "#f4f4ee", "#e0a83a", "#3f8a6a", "#f4f4ee"];
  const boat = (i: number) => {
    const x = w * s.by(0.1 + i * 0.16, 0.08 + i * 0.17, 0.08 + i * 0.2);
    const size = (0.7 + (i % 3) * 0.12) * k;
    const by = h * s.by(0.76, 0.72, 0.66) + (i % 2) * 40 * u;
    const c = nth(colors, i);
    return place(
      x,
      by,
      size,
      0,
      line(0, -30, 0, -620, "#e9ecee", 9) +
        line(0, -100, 150, -90, "#d9dde0", 9) +
        path("M4 -96L150 -86L140 -70L8 -76Z", nth(["#2f4a6b", "#8a3f3a", "#3f5a48"], i)) +
        stroke("M0 -610L-170 -40M0 -610L190 -40", fade("#3a4652", 0.7), 3) +
        path("M-190 -60Q0 -40 210 -70Q180 30 120 40H-120Q-180 20 -190 -60Z", c) +
        path("M-190 -60Q0 -40 210 -70L205 -48Q0 -20 -184 -40Z", lighter(c, 0.4)) +
        rounded(-70, -90, 120, 46, 12, "#f8f8f4") +
        rect(-54, -80, 40, 20, "#2f4050") +
        rect(-4, -80, 40, 20, "#2f4050") +
        oval(10, 46, 190, 14, fade("#123a52", 0.35)) +
        path("M-8 60Q6 160 -6 260H6Q14 160 4 60Z", fade("#ffffff", 0.3)),
    );
  };
  return (
    sky(s, y, "#3a94dc", [0.6, "#9fd2f0"], "#f2f3e4") +
    cumulus(s, w * 0.3, h * 0.18, 420 * u, "#ffffff", "#d8e8f2") +
    cumulus(s, w * 0.84, h * 0.12, 300 * u, "#ffffff", "#d8e8f2") +
    layers(s, y - 60 * u, y - 10 * u, 50 * u, "#a9c4d6", "#6f9a8a", 3, "#dcebe6") +
    water(s, y, "#a4d6ea", [0.3, "#4fa4cc"], "#1f6a9a") +
    each(
      6,
      (i) =>
        rect(
          w * (0.6 + i * 0.062),
          y - (60 + (i % 3) * 26) * u,
          w * 0.05,
          (60 + (i % 3) * 26) * u,
          nth(["#f3e2c0", "#e9c9a2", "#dcb79a", "#f6efe0"], i),
        ) +
        poly(
          [
            [w * (0.596 + i * 0.062), y - (60 + (i % 3) * 26) * u],
            [w * (0.625 + i * 0.062), y - (96 + (i % 3) * 26) * u],
            [w * (0.654 + i * 0.062), y - (60 + (i % 3) * 26) * u],
          ],
          "#a24a36",
        ),
    ) +
    rect(w * 0.56, y - 8 * u, w * 0.44, 18 * u, "#b9b4a8") +
    ripples(s, y + 10 * u, h, 130, "#ffffff", 0.45) +
    each(s.tall ? 5 : 6, boat) +
    path(`M${-w * 0.05} ${h * 0.9}H${w * 1.05}V${h * 1.02}H${-w * 0.05}Z`, "#a8825a") +
    each(26, (i) => rect((w * i) / 25 - 4 * u, h * 0.9, 5 * u, h * 0.1, "#7c5c3a")) +
    rect(-5, h * 0.89, w + 10, 16 * u, "#c4a078") +
    each(
      5,
      (i) =>
        rounded(w * (0.08 + i * 0.22), h * 0.83, 30 * u, h * 0.1, 8 * u, "#6b4c30") +
        rounded(w * (0.08 + i * 0.22) - 4 * u, h * 0.825, 38 * u, 14 * u, 6 * u, "#f0e6d0"),
    ) +
    birds(s, w * 0.36, h * 0.3, 4, 24 * u, "#f8fafa")
  );
}
