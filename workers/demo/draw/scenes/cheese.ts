/** A cheese cellar. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { each, nth, oval, path, place, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Wheels of cheese on the shelves of a cellar. */
export function cheese(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1500, 1000, s.by(1, 1.14, 1.7), s.by(1.1, 1, 0.64));
  const wheel = (x: number, y: number, tone: string) =>
    rounded(
      x - 150 * k,
      y - 70 * k,
      300 * k,
      70 * k,
      26 * k,
      s.across(x - 150 * k, x + 150 * k, lighter(tone, 0.25), [0.4, tone], darker(tone, 0.35)),
    ) +
    oval(x, y - 70 * k, 146 * k, 22 * k, lighter(tone, 0.35)) +
    oval(x, y - 70 * k, 110 * k, 15 * k, fade(darker(tone, 0.2), 0.3));
  const rows = Math.ceil(h / (190 * k));
  const cols = Math.ceil(w / (340 * k)) + 1;
  const cut = sized(s, 700, 400, s.by(0.42, 0.54, 0.8), 0.5);
  const ty = h * s.by(0.8, 0.8, 0.8);
  return (
    rect(0, 0, w, h, s.down(0, h, "#6b543c", "#3a2c20")) +
    each(rows, (r) => {
      const y = (r + 0.86) * 190 * k;
      return (
        each(cols, (i) => wheel((i + (r % 2) * 0.5) * 340 * k, y, nth(["#dca648", "#c98f3a", "#e3b65c", "#b97f34"], i * 2 + r))) +
        rect(0, y, w, 24 * k, "#a8794c") +
        rect(0, y + 24 * k, w, 12 * k, "#5e3a20")
      );
    }) +
    glow(s, w * 0.5, 0, Math.max(w, h) * 0.6, "#ffdf9a", 0.5) +
    rect(0, 0, w, h, s.down(h * 0.3, h, fade("#1c120a", 0), fade("#1c120a", 0.55))) +
    rect(0, ty, w, h, s.down(ty, h, "#c99a68", "#8a5a34")) +
    rect(0, ty, w, 14 * u, "#e3b98a") +
    place(
      w * s.by(0.4, 0.42, 0.44),
      ty + 50 * cut,
      cut,
      0,
      oval(0, 0, 360, 40, fade("#3a2410", 0.5)) +
        path(
          "M-340 -70V-240A340 92 0 0 1 340 -240V-70A340 92 0 0 1 -340 -70Z",
          s.across(-340, 340, "#e8b85c", [0.4, "#c9923a"], "#8a5a20"),
        ) +
        oval(0, -240, 340, 92, "#f0cc7a") +
        poly(
          [
            [0, -240],
            [340, -246],
            [300, -190],
            [160, -160],
          ],
          "#8a5a34",
        ) +
        poly(
          [
            [0, -240],
            [160, -160],
            [160, 8],
            [0, -80],
          ],
          "#fbe3a0",
        ) +
        poly(
          [
            [0, -240],
            [330, -214],
            [336, -60],
            [0, -80],
          ],
          "#f6d78c",
        ) +
        each(7, (i) => oval(70 + (i % 4) * 66, -180 + Math.floor(i / 4) * 60 + (i % 2) * 22, 17, 12, "#d9ab58")),
    ) +
    place(
      w * s.by(0.72, 0.78, 0.78),
      ty + 80 * cut,
      cut,
      -8,
      poly(
        [
          [-20, 0],
          [-20, -130],
          [190, -60],
          [190, 20],
        ],
        "#fbe3a0",
      ) +
        poly(
          [
            [-20, -130],
            [60, -170],
            [190, -60],
          ],
          "#f0cc7a",
        ) +
        poly(
          [
            [-20, -130],
            [60, -170],
            [66, -150],
            [-10, -108],
          ],
          "#c9923a",
        ) +
        each(5, (i) => oval(40 + i * 28, -60 + (i % 2) * 36, 13, 10, "#d9ab58")),
    )
  );
}
