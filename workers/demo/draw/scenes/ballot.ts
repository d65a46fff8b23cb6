/** The ballot box. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { each, group, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { ballotBox, fallingBallot, slip, votingHand } from "./ballot-box.ts";

/** A ballot slipping into the box. */
export function ballot(s: Stage): string {
  const { w, h, u } = s;
  const k = s.by(h / 1120, Math.min(w, h) / 1180, w / 1020);
  const [cx, base] = [w * s.by(0.47, 0.48, 0.46), h * s.by(0.92, 0.88, 0.8)];
  const table = h * s.by(0.78, 0.76, 0.7);
  const booth = (x: number) =>
    place(
      x,
      table,
      k * 0.86,
      0,
      rect(-150, -560, 300, 560, "#dfe6ea") +
        rect(-150, -560, 26, 560, "#b9c6cf") +
        rect(124, -560, 26, 560, "#b9c6cf") +
        rect(-150, -580, 300, 30, "#8fa3b3") +
        path(
          "M-124 -540H124V-150Q60 -170 0 -150T-124 -150Z",
          s.across(-124, 124, "#3f6a94", [0.3, "#5a8ab5"], [0.6, "#3a6490"], "#4f7fab"),
        ) +
        each(5, (i) => rect(-100 + i * 48, -540, 8, 384, fade("#1f4468", 0.3))),
    );
  const [px, py, pw, ph] = [w * s.by(0.04, 0.05, 0.08), h * 0.08, w * s.by(0.14, 0.2, 0.26), h * s.by(0.42, 0.34, 0.26)];
  const pane =
    rect(px, py, pw, ph, "#fdfaf0") +
    rect(px + 9 * u, py + 9 * u, pw - 18 * u, ph - 18 * u, s.down(py, h * 0.5, "#a9d3ea", "#e9f2df")) +
    rect(px + pw / 2 - 4 * u, py, 8 * u, ph, "#fdfaf0") +
    rect(px, h * s.by(0.28, 0.25, 0.2), pw, 8 * u, "#fdfaf0");
  return (
    rect(0, 0, w, h, s.down(0, table, "#f6e9d0", "#e9cfa6")) +
    glow(s, w * 0.26, h * 0.16, Math.min(w, h) * 0.7, "#fffaf0", 0.85) +
    pane +
    booth(w * s.by(0.86, 0.9, 0.95)) +
    (s.wide ? booth(w * 0.7) : "") +
    rect(0, table, w, h, s.down(table, h, "#b97c48", "#7a4a28")) +
    rect(0, table, w, 8 * u, "#d9a066") +
    each(5, (i) =>
      stroke(
        `M-10 ${table + (h - table) * (0.2 + i * 0.17)}Q${w * 0.5} ${table + (h - table) * (0.16 + i * 0.17)} ${w + 10} ${table + (h - table) * (0.22 + i * 0.17)}`,
        fade("#5a3418", 0.3),
        2.4 * u,
      ),
    ) +
    place(cx, base, k, 0, ballotBox(s)) +
    slip(-13, w * s.by(0.17, 0.11, 0.28), h * s.by(0.9, 0.9, 0.92), k * 0.72) +
    slip(9, w * s.by(0.83, 0.89, 0.72), h * s.by(0.91, 0.91, 0.94), k * 0.72) +
    place(
      cx,
      base,
      k,
      0,
      group(s.clip("M-700 -1400H1700V-451H-700Z"), fallingBallot(s)),
      poly(
        [
          [-150, -440],
          [150, -440],
          [148, -448],
          [-148, -448],
        ],
        "#f3eee2",
      ),
      votingHand(s),
    ) +
    place(
      w * s.by(0.28, 0.3, 0.5),
      h * s.by(0.95, 0.96, 0.97),
      k,
      -24,
      rect(-90, -9, 150, 18, "#1f4f9a") +
        poly(
          [
            [60, -9],
            [96, 0],
            [60, 9],
          ],
          "#e9cf9f",
        ) +
        rect(-104, -9, 16, 18, "#c9d1d8"),
    )
  );
}
