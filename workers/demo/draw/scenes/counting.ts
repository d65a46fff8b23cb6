/** After the vote: the count. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { each, line, nth, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** The count: ballots in stacks, tallies, a pencil, seen from above. */
export function counting(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1500, 1000, s.by(1, 1.12, 1.7), s.by(1.06, 1, 0.62));
  const sheet = (x: number, y: number, turn: number, mark: number, stack: number) =>
    place(
      w / 2 + x * k,
      h / 2 + y * k,
      k,
      turn,
      each(stack, (i) => rect(-118 + (stack - i) * 5, -158 + (stack - i) * 6, 240, 320, i % 2 ? "#e6dfcd" : "#f1ebdb")) +
        rect(-120, -160, 240, 320, "#fdfbf3") +
        rect(-96, -136, 150, 16, "#8a8f96") +
        each(4, (i) => {
          const cy = -80 + i * 58;
          return (
            `<circle cx="-74" cy="${cy}" r="20" fill="none" stroke="#4a5058" stroke-width="6"/>` +
            rect(-36, cy - 8, 120 - (i % 3) * 24, 14, "#b5b9be") +
            (i === mark ? stroke(`M-92 ${cy - 18}L-56 ${cy + 18}M-56 ${cy - 18}L-92 ${cy + 18}`, "#1f3f8a", 10) : "")
          );
        }),
    );
  const tally = (x: number, y: number) =>
    each(4, (i) => line(x + i * 16, y, x + i * 16 + 3, y + 44, "#2f4f8a", 6)) + line(x - 8, y + 38, x + 62, y + 6, "#2f4f8a", 6);
  return (
    rect(0, 0, w, h, s.lin(0, 0, w, h, "#c99a68", "#9a6a40")) +
    each(9, (i) => rect(0, (h * i) / 9, w, 3 * u, fade("#6a421f", 0.35))) +
    each(16, () =>
      stroke(`M${s.rnd(0, w)} ${s.rnd(0, h)}q${120 * u} ${8 * u} ${s.rnd(180, 300) * u} 0`, fade("#6a421f", 0.22), 3 * u),
    ) +
    each(s.tall ? 2 : 1, (r) => sheet(-520, (s.tall ? -720 : -190) + r * 1300, -7, 1, 7)) +
    sheet(-500, s.tall ? -240 : 300, 5, 2, 3) +
    sheet(-190, s.tall ? -640 : -250, 3, 0, 9) +
    sheet(540, s.tall ? 560 : -260, 9, 3, 5) +
    sheet(560, s.tall ? -520 : 240, -5, 0, 2) +
    (s.tall ? sheet(-180, 620, -4, 1, 6) + sheet(190, 760, 8, 2, 2) + sheet(200, -680, 6, 3, 4) : "") +
    place(
      w / 2 + 130 * k,
      h / 2 + 90 * k,
      k,
      -3,
      rect(-244, -258, 500, 540, fade("#3a2410", 0.3)) +
        rounded(-260, -280, 500, 540, 14, "#6b4a2c") +
        rect(-234, -230, 448, 466, "#fdfbf3") +
        rounded(-70, -304, 130, 60, 14, "#aeb6bd") +
        each(
          4,
          (i) =>
            rect(-200, -180 + i * 104, 110, 16, nth(["#2f6ea8", "#c9402f", "#4a8a4a", "#e0a020"], i)) +
            each(nth([3, 2, 3, 1], i), (j) => tally(-64 + j * 88, -196 + i * 104)),
        ),
    ) +
    place(
      w / 2 + 420 * k,
      h / 2 + 40 * k,
      k,
      62,
      rect(-190, -15, 320, 30, "#d8402f") +
        rect(-190, -15, 320, 10, "#ec6a55") +
        poly(
          [
            [130, -15],
            [190, 0],
            [130, 15],
          ],
          "#ecd0a0",
        ) +
        poly(
          [
            [172, -5],
            [190, 0],
            [172, 5],
          ],
          "#2a2320",
        ) +
        rect(-214, -15, 26, 30, "#e8a0a0"),
    )
  );
}
