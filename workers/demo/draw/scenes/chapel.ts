/** A chapel in the meadows. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** A small white chapel under a lime tree. */
export function chapel(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.58, 0.56, 0.52);
  const k = sized(s, 900, 900, s.by(0.5, 0.66, 0.94), s.by(0.8, 0.7, 0.5));
  const foot = h * s.by(0.82, 0.78, 0.72);
  return (
    valley(s, y, { hero: 0.22, meadow: ["#b7cf6a", "#8fbb4e", "#578f35"], sky: ["#4a9adb", "#a4d2ee", "#f6f0da"], sun: 0.86 }) +
    path(
      `M${w * 0.3} ${h * 1.02}Q${w * 0.36} ${foot + 60 * u} ${w * 0.5} ${foot}h${60 * k}Q${w * 0.5} ${foot + 80 * u} ${w * 0.56} ${h * 1.02}Z`,
      "#e3d5ae",
    ) +
    leafTree(s, w * s.by(0.75, 0.8, 0.8), foot + 10 * u, h * s.by(0.72, 0.58, 0.44), "#5f9a45") +
    place(
      w * s.by(0.46, 0.44, 0.42),
      foot,
      k,
      0,
      oval(60, 6, 420, 26, fade("#2c5a20", 0.35)) +
        poly(
          [
            [110, 0],
            [430, -30],
            [430, -260],
            [110, -280],
          ],
          "#cfd3dc",
        ) +
        each(2, (i) => path(`M${190 + i * 120} ${-70 - i * 8}v-90a26 26 0 0 1 52 0v88Z`, "#4a6078")) +
        poly(
          [
            [-20, -490],
            [300, -520],
            [460, -250],
            [90, -268],
          ],
          "#8f4634",
        ) +
        poly(
          [
            [-190, 0],
            [110, 0],
            [110, -280],
            [-40, -510],
            [-190, -280],
          ],
          "#fbf7ec",
        ) +
        stroke("M-214 -246L-40 -516L134 -246", "#6e3426", 24) +
        path("M-100 0V-150a60 60 0 0 1 120 0V0Z", "#6b4424") +
        stroke("M-100 0V-150a60 60 0 0 1 120 0V0", "#d9c8a4", 12) +
        circle(-40, -310, 38, "#4a6078") +
        stroke("M-40 -348V-272M-78 -310H-2", "#fbf7ec", 7) +
        rect(-76, -640, 84, 130, "#fbf7ec") +
        rect(-24, -640, 32, 130, "#dfe1e6") +
        path("M-56 -540v-50a22 22 0 0 1 44 0v50Z", "#4a5a68") +
        poly(
          [
            [-94, -636],
            [-34, -790],
            [26, -636],
          ],
          "#8f4634",
        ) +
        poly(
          [
            [-34, -790],
            [26, -636],
            [-10, -636],
          ],
          "#6e3426",
        ) +
        line(-34, -790, -34, -850, "#d9b45a", 9) +
        line(-54, -830, -14, -830, "#d9b45a", 9),
    ) +
    place(
      w * s.by(0.68, 0.74, 0.72),
      foot + 50 * u,
      k * 0.8,
      0,
      rect(-150, -100, 300, 22, "#8a5a34") +
        rect(-150, -160, 300, 18, "#9a6a40") +
        rect(-120, -80, 22, 80, "#5e3a20") +
        rect(98, -80, 22, 80, "#5e3a20"),
    ) +
    grass(s, () => h * 1.01, 180, 64 * u, "#4a8030") +
    each(40, () =>
      circle(s.rnd(0, w), s.rnd(0.86, 0.99) * h, s.rnd(3, 6) * u, s.pick(["#ffffff", "#ffe04a", "#c06aa8", "#6a8fd8"])),
    )
  );
}
