/** Hand tools. */
import { circle, each, path, poly, rect, rounded, times } from "#workers/demo/draw/kit/shape.ts";

/** The colour of blades and jaws. */
export const steel = "#c9d1d8";

/** The colour of handles. */
export const wood = "#b9783f";

/** Tools drawn around their hook, about 200 units tall. */
export const tools: Record<string, string> = {
  hammer:
    rounded(-11, 0, 22, 190, 9, wood) +
    path("M-70 -10Q-74 26 -50 30H40L78 6Q60 -18 40 -14Z", "#5a646e") +
    rect(-70, -10, 24, 40, steel),
  saw:
    path("M-40 40L300 10L300 40L-30 110Z", steel) +
    path(
      `M-30 110${times(22, (i) => `L${-30 + i * 15 + 7} ${113 - i * 3.2 + 8}L${-30 + (i + 1) * 15} ${110 - (i + 1) * 3.2}`).join("")}L300 30Z`,
      "#aab4bd",
    ) +
    path(
      "M-120 -6Q-140 60 -110 120Q-70 134 -34 112L-30 30Q-60 -14 -120 -6ZM-96 26Q-106 62 -90 92Q-72 96 -58 86L-58 40Q-72 20 -96 26Z",
      wood,
      'fill-rule="evenodd"',
    ),
  pliers:
    path("M-8 70Q-60 120 -46 220H-24Q-26 140 12 96Z", "#c8322c") +
    path("M8 70Q60 120 46 220H24Q26 140 -12 96Z", "#a3261f") +
    path("M-30 60Q-34 0 -12 -30Q-4 20 0 66ZM30 60Q34 0 12 -30Q4 20 0 66Z", "#6a747e") +
    circle(0, 74, 20, "#4a545e"),
  driver:
    rounded(-17, 0, 34, 92, 14, "#e0a020") +
    rect(-17, 28, 34, 6, "#b37a10") +
    rect(-5, 90, 10, 110, steel) +
    poly(
      [
        [-9, 196],
        [9, 196],
        [5, 214],
        [-5, 214],
      ],
      "#9aa4ad",
    ),
  chisel:
    rounded(-14, 0, 28, 100, 10, wood) +
    rect(-16, 94, 32, 12, "#c9a048") +
    poly(
      [
        [-11, 106],
        [11, 106],
        [15, 210],
        [-15, 200],
      ],
      steel,
    ),
  square: rect(-20, 0, 34, 150, wood) + rect(-20, 0, 220, 22, steel) + each(12, (i) => rect(20 + i * 15, 12, 2, 8, "#6a747e")),
  wrench: path(
    "M-14 40L-18 170Q-40 190 -36 220L-14 206L8 222Q30 200 14 170L14 40Q40 20 32 -18L10 8L-14 4L-18 -24Q-46 10 -14 40Z",
    "#8f9aa4",
  ),
};
