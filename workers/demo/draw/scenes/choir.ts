/** A choir. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { each, line, nth, path, rect } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

const hairs = ["#3a2a20", "#8a5a30", "#b9b4ac", "#c9a468", "#2a211d", "#6b4424"];

/** A choir in rows, the conductor in front. */
export function choir(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1400, 900, s.by(0.94, 1.1, 1.5), 0.96);
  const rows = s.tall ? 4 : 3;
  const base = h * s.by(0.86, 0.8, 0.72);
  return (
    rect(0, 0, w, h, s.down(0, h, "#e9dcc4", "#c4ae88")) +
    each(s.by(5, 4, 3), (i) => {
      const [x, cw] = [(w * (i + 0.5)) / s.by(5, 4, 3), (w / s.by(5, 4, 3)) * 0.6];
      return (
        path(
          `M${x - cw / 2} ${h * 0.6}V${h * 0.24}Q${x - cw / 2} ${h * 0.08} ${x} ${h * 0.02}Q${x + cw / 2} ${h * 0.08} ${x + cw / 2} ${h * 0.24}V${h * 0.6}Z`,
          s.down(0, h * 0.6, "#b9d8e6", "#f6f0d8"),
          `stroke="#b59c74" stroke-width="${14 * u}"`,
        ) + line(x, h * 0.04, x, h * 0.6, "#b59c74", 7 * u)
      );
    }) +
    each(rows, (r) => {
      const size = (240 + r * 26) * k;
      const y = base - (rows - 1 - r) * 150 * k;
      const n = Math.floor(w / (size * 0.86));
      return each(n, (i) => {
        const x = w / 2 + (i - (n - 1) / 2) * size * 0.86 + (r % 2 ? size * 0.2 : -size * 0.2);
        const folder =
          rect(x - size * 0.32, y - size * 0.24, size * 0.64, size * 0.3, "#23282e") +
          rect(x - size * 0.3, y - size * 0.27, size * 0.28, size * 0.26, "#f6f2e6") +
          rect(x + size * 0.02, y - size * 0.27, size * 0.28, size * 0.26, "#fdfaf0");
        return (
          bust(x, y + size * 0.06, size, {
            top: (i + r) % 2 ? "#7a2a3a" : "#2a2f3f",
            hair: nth(hairs, i * 2 + r),
            long: (i + r) % 2 === 0,
            sings: true,
          }) +
          (r === rows - 1 ? rect(x - size * 0.46, y, size * 0.92, size * 1.6, (i + r) % 2 ? "#6b2432" : "#242836") : "") +
          folder
        );
      });
    }) +
    rect(0, h * 0.94, w, h, "#8a6440") +
    person(w / 2, h * 1.12, 640 * k, {
      top: "#20242c",
      legs: "#20242c",
      hair: "#8f8a82",
      back: true,
      hands: [
        [0.36, 0.94],
        [-0.34, 0.86],
      ],
    }) +
    line(w / 2 + 230 * k, h * 1.12 - 604 * k, w / 2 + 330 * k, h * 1.12 - 700 * k, "#f6f2e6", 7 * k)
  );
}
