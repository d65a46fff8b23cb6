/** A bakery. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, oval, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Behind the counter of a bakery. */
export function bakery(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.64, 0.62, 0.58);
  const k = sized(s, 1400, 900, s.by(0.96, 1.1, 1.6), 1);
  const loaf = (x: number, ly: number, tone: string, long: boolean) =>
    oval(x, ly - 30 * k, (long ? 84 : 58) * k, 36 * k, tone) +
    oval(x - 10 * k, ly - 40 * k, (long ? 66 : 44) * k, 22 * k, lighter(tone, 0.22)) +
    each(3, (i) =>
      stroke(
        `M${x + (i - 1) * 34 * k - 10 * k} ${ly - 18 * k}q${8 * k} ${-26 * k} ${24 * k} ${-38 * k}`,
        darker(tone, 0.3),
        6 * k,
      ),
    );
  const tones = ["#b9742e", "#d08a3c", "#9a5a24", "#c98034"];
  return (
    rect(0, 0, w, h, s.down(0, y, "#f6e6cc", "#ecd3ae")) +
    each(s.by(22, 18, 12), (i) =>
      each(7, (r) =>
        rect(
          (w * (i + (r % 2) * 0.5)) / s.by(22, 18, 12),
          r * h * 0.055,
          (w / s.by(22, 18, 12)) * 0.94,
          h * 0.05,
          fade("#ffffff", 0.4),
        ),
      ),
    ) +
    each(s.tall ? 4 : 2, (r) => {
      const sy = h * (0.28 + r * s.by(0.2, 0.19, 0.1));
      const [from, n] = [w * 0.04, s.by(6, 5, 4)];
      return (
        each(n, (i) => loaf(from + (i + 0.6) * 170 * k, sy, nth(tones, i + r), (i + r) % 2 === 0)) +
        rect(from, sy, n * 174 * k, 22 * k, "#a8794c") +
        rect(from, sy + 22 * k, n * 174 * k, 10 * k, "#7c5434")
      );
    }) +
    (s.tall
      ? ""
      : place(
          w * 0.86,
          h * 0.26,
          k,
          0,
          rounded(-150, -150, 300, 230, 18, "#3f352c") +
            rounded(-126, -126, 252, 160, 10, "#20160f") +
            glow(s, 0, -30, 150, "#ff9a3a", 0.95) +
            each(3, (i) => oval(-70 + i * 70, 0, 36, 22, "#d08a3c")),
        )) +
    person(w * s.by(0.72, 0.72, 0.62), y + 190 * k, 620 * k, {
      top: "#fbf8f0",
      legs: "#fbf8f0",
      hair: "#6b4424",
      hat: "#fbf8f0",
      hands: [
        [-0.26, 0.62],
        [-0.32, 0.6],
      ],
      face: 1,
    }) +
    path(`M${w * s.by(0.72, 0.72, 0.62) - 60 * k} ${y - 190 * k}h${120 * k}l${20 * k} ${260 * k}h${-160 * k}Z`, "#8a3f3a") +
    rect(0, y, w, h - y + 2, s.down(y, h, "#a8794c", "#6b4424")) +
    rect(0, y, w, 26 * u, "#e3b98a") +
    rect(w * 0.04, y + 70 * k, w * 0.92, (h - y) * 0.62, fade("#dff0f6", 0.32)) +
    each(2, (r) => {
      const sy = y + (h - y) * (0.42 + r * 0.34);
      return (
        rect(w * 0.04, sy, w * 0.92, 10 * k, "#e9eef0") +
        each(Math.floor((w * 0.9) / (130 * k)), (i) => {
          const x = w * 0.05 + (i + 0.5) * 130 * k;
          const kind = (i + r * 2) % 4;
          if (kind === 0)
            return (
              stroke(`M${x - 36 * k} ${sy - 16 * k}q${36 * k} ${-50 * k} ${72 * k} 0`, "#d9923a", 30 * k) +
              stroke(`M${x - 30 * k} ${sy - 20 * k}q${30 * k} ${-40 * k} ${60 * k} 0`, "#f0bf68", 10 * k)
            );
          if (kind === 1)
            return (
              `<circle cx="${x}" cy="${sy - 34 * k}" r="${24 * k}" fill="none" stroke="#8a4a1e" stroke-width="${15 * k}"/>` +
              stroke(
                `M${x - 30 * k} ${sy - 12 * k}L${x + 22 * k} ${sy - 46 * k}M${x + 30 * k} ${sy - 12 * k}L${x - 22 * k} ${sy - 46 * k}`,
                "#8a4a1e",
                13 * k,
              )
            );
          if (kind === 2)
            return (
              oval(x, sy - 26 * k, 46 * k, 28 * k, "#e0a858") +
              stroke(`M${x - 30 * k} ${sy - 30 * k}H${x + 30 * k}`, "#b9742e", 6 * k)
            );
          return (
            rounded(x - 44 * k, sy - 50 * k, 88 * k, 50 * k, 8 * k, "#f2d9a8") +
            rect(x - 44 * k, sy - 30 * k, 88 * k, 9 * k, "#c9304a") +
            circle(x, sy - 56 * k, 12 * k, "#c9304a")
          );
        })
      );
    }) +
    place(
      w * s.by(0.3, 0.3, 0.3),
      y + 6 * u,
      k,
      0,
      path("M-150 0L-180 -90H180L150 0Z", "#b9814e") +
        each(6, (i) => stroke(`M${-150 + i * 56} -10L${-168 + i * 64} -80`, "#8a5a34", 7)) +
        each(5, (i) => oval(-120 + i * 60, -104 - (i % 2) * 20, 48, 28, nth(tones, i))),
    ) +
    place(
      w * s.by(0.52, 0.5, 0.84),
      y + 6 * u,
      k,
      0,
      rounded(-80, -90, 160, 90, 12, "#5a6068") + rect(-60, -150, 120, 60, "#2f3a44") + rect(-48, -140, 96, 34, "#a9e0b0"),
    )
  );
}
