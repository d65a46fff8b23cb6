/** Cracked ground in the heat. */
import { valley } from "#workers/demo/draw/kit/backdrop.ts";
import { rockStone } from "#workers/demo/draw/kit/land.ts";
import { each, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Cracked ground and a dead tree in the heat. */
export function drought(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.42);
  const rows = 9;
  const cell = (r: number) => (30 + r * 26) * u;
  let ty = y + h * 0.08;
  return (
    valley(s, y, {
      sky: ["#e0b878", "#f2d9a4", "#fbeecb"],
      meadow: ["#d9c27a", "#c4a458", "#a8853f"],
      hero: 0.5,
      sun: 0.74,
      woods: false,
    }) +
    rect(0, y + h * 0.06, w, h, s.down(y, h, "#d9bd8c", [0.5, "#c9a470"], "#96693c")) +
    each(rows, (r) => {
      const size = cell(r);
      const n = Math.ceil(w / (size * 2.1)) + 2;
      const row = each(n, (i) => {
        const x = (i - 0.5 + (r % 2) * 0.5) * size * 2.1;
        const q = () => s.rnd(-0.14, 0.14) * size;
        const tone = s.pick(["#dcc196", "#d0b081", "#c4a272", "#e3cba4"]);
        return poly(
          [
            [x - size + q(), ty + q()],
            [x - size * 0.3 + q(), ty - size * 0.4],
            [x + size * 0.7 + q(), ty - size * 0.36],
            [x + size + q(), ty + size * 0.06],
            [x + size * 0.4 + q(), ty + size * 0.42],
            [x - size * 0.5 + q(), ty + size * 0.4],
          ],
          tone,
          `stroke="#6e4a28" stroke-width="${4 * u}"`,
        );
      });
      ty += size * 0.82;
      return row;
    }) +
    each(6, () => rockStone(s, s.rnd(0, 1) * w, s.rnd(0.6, 0.96) * h, s.rnd(20, 50) * u, "#d3c7b0", "#9a8b74")) +
    stroke(
      `M${w * 0.16} ${h * 0.86}Q${w * 0.2} ${h * 0.6} ${w * 0.15} ${h * 0.4}M${w * 0.18} ${h * 0.66}l${110 * u} ${-120 * u}M${w * 0.175} ${h * 0.56}l${-120 * u} ${-90 * u}M${w * 0.165} ${h * 0.48}l${70 * u} ${-110 * u}`,
      "#5e4630",
      18 * u,
    )
  );
}
