/** Pictures for the gallery. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { circle, each, group, nth, path, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** One abstract or landscape painting for the gallery wall. */
export function painting(s: Stage, x: number, y: number, pw: number, ph: number, kind: number): string {
  const inner: string[] = [
    rect(x, y, pw, ph, s.down(y, y + ph, "#f2a25c", "#f6dca0")) +
      circle(x + pw * 0.64, y + ph * 0.4, pw * 0.14, "#fdf3d0") +
      poly(
        [
          [x, y + ph],
          [x, y + ph * 0.66],
          [x + pw * 0.3, y + ph * 0.44],
          [x + pw * 0.52, y + ph * 0.68],
          [x + pw * 0.76, y + ph * 0.5],
          [x + pw, y + ph * 0.7],
          [x + pw, y + ph],
        ],
        "#a3485a",
      ) +
      poly(
        [
          [x, y + ph],
          [x, y + ph * 0.84],
          [x + pw * 0.4, y + ph * 0.7],
          [x + pw, y + ph * 0.88],
          [x + pw, y + ph],
        ],
        "#4a2a52",
      ),
    rect(x, y, pw, ph, "#f4eddc") +
      circle(x + pw * 0.36, y + ph * 0.4, Math.min(pw, ph) * 0.26, "#d8402f") +
      rect(x + pw * 0.46, y + ph * 0.2, pw * 0.36, ph * 0.5, fade("#24508f", 0.9)) +
      poly(
        [
          [x + pw * 0.14, y + ph * 0.86],
          [x + pw * 0.5, y + ph * 0.46],
          [x + pw * 0.84, y + ph * 0.86],
        ],
        fade("#f2b63a", 0.92),
      ),
    rect(x, y, pw, ph, s.down(y, y + ph, "#16325c", "#3f7fa3")) +
      each(6, (i) =>
        stroke(
          `M${x} ${y + ph * (0.3 + i * 0.12)}q${pw * 0.25} ${-ph * 0.12} ${pw * 0.5} 0t${pw * 0.5} 0`,
          fade("#bfe6ee", 0.7 - i * 0.09),
          ph * 0.03,
        ),
      ) +
      circle(x + pw * 0.74, y + ph * 0.2, pw * 0.07, "#f6e9b8"),
    rect(x, y, pw, ph, "#2d4a3c") +
      each(
        5,
        (i) =>
          path(
            `M${x + pw * (0.5 + (i - 2) * 0.13)} ${y + ph * 0.9}q${pw * (i - 2) * 0.08} ${-ph * 0.3} ${pw * (i - 2) * 0.05} ${-ph * (0.5 + (i % 2) * 0.12)}`,
            "none",
            `stroke="#8fbf6a" stroke-width="${pw * 0.02}"`,
          ) +
          circle(
            x + pw * (0.5 + (i - 2) * 0.18),
            y + ph * (0.38 - (i % 2) * 0.12),
            pw * 0.085,
            nth(["#f2b6c4", "#f6e2a0", "#e8705a", "#f4efe0", "#c98ac4"], i),
          ),
      ),
  ];
  return (
    rect(x - pw * 0.055 + 6 * s.u, y - pw * 0.055 + 10 * s.u, pw * 1.11, ph + pw * 0.11, "#00000030") +
    rect(x - pw * 0.055, y - pw * 0.055, pw * 1.11, ph + pw * 0.11, kind % 2 ? "#2a2522" : "#c9a252") +
    rect(x - pw * 0.03, y - pw * 0.03, pw * 1.06, ph + pw * 0.06, "#f8f4ea") +
    group(s.clip(`M${x} ${y}h${pw}v${ph}h${-pw}Z`), nth(inner, kind))
  );
}
