/** The ballot box, the ballots and the hand that votes. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { circle, each, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A marked ballot lying on the table. */
export function slip(turn: number, x: number, y: number, size: number): string {
  return place(
    x,
    y,
    size,
    turn,
    rect(-104, -140, 208, 280, "#00000026", 'transform="translate(8 10)"') +
      rect(-104, -140, 208, 280, "#fffdf6") +
      each(
        4,
        (i) =>
          `<circle cx="-66" cy="${-92 + i * 62}" r="19" fill="none" stroke="#6f7a86" stroke-width="5"/>${rect(-30, -102 + i * 62, nth([104, 84, 112, 72], i), 9, "#c3cad1")}${rect(-30, -84 + i * 62, nth([70, 92, 60, 84], i), 7, "#dde2e6")}`,
      ) +
      stroke("M-80 -46L-52 -14M-52 -46L-80 -14", "#1f4f9a", 9),
  );
}

/** The box with its slot and lock; its foot is the origin. */
export function ballotBox(s: Stage): string {
  return (
    oval(0, 8, 400, 34, "#20160e55") +
    poly(
      [
        [-330, -400],
        [330, -400],
        [300, 0],
        [-300, 0],
      ],
      s.lin(-330, 0, 330, 0, "#fbf8f0", [0.5, "#ece6d8"], "#c9c0ae"),
    ) +
    poly(
      [
        [-322, -292],
        [322, -292],
        [314, -180],
        [-314, -180],
      ],
      "#fdfdfb",
    ) +
    poly(
      [
        [-322, -292],
        [322, -292],
        [319, -252],
        [-319, -252],
      ],
      "#d5202f",
    ) +
    poly(
      [
        [-317, -220],
        [317, -220],
        [314, -180],
        [-314, -180],
      ],
      "#d5202f",
    ) +
    poly(
      [
        [180, -400],
        [330, -400],
        [300, 0],
        [170, 0],
      ],
      fade("#5a4a34", 0.14),
    ) +
    poly(
      [
        [-330, -400],
        [330, -400],
        [270, -500],
        [-270, -500],
      ],
      s.down(-500, -400, "#fffdf7", "#e3dccb"),
    ) +
    poly(
      [
        [-150, -440],
        [150, -440],
        [142, -462],
        [-142, -462],
      ],
      "#2a2622",
    ) +
    rect(-338, -412, 676, 24, "#d9d0bd") +
    rounded(-34, -370, 68, 50, 8, "#c9a24a") +
    rounded(-34, -370, 68, 14, 6, "#e6c878") +
    `<path d="M-20 -370v-22a20 20 0 0 1 40 0v22" fill="none" stroke="#8f98a0" stroke-width="10"/>` +
    circle(0, -346, 8, "#5a4420")
  );
}

/** The hand coming down from the right. */
export function votingHand(s: Stage): string {
  return (
    path(
      "M70 -900Q240 -1010 420 -1180L640 -980Q430 -820 300 -730Q240 -690 170 -690Q100 -690 90 -720Q84 -748 120 -754Q70 -748 56 -774Q50 -800 84 -812Q44 -806 34 -834Q30 -864 66 -872Q40 -884 70 -900Z",
      "#e6b08a",
    ) +
    path(
      "M120 -754Q170 -760 220 -790M84 -812Q140 -820 190 -852M66 -872Q120 -880 160 -908",
      "none",
      'stroke="#b97c58" stroke-width="8" stroke-linecap="round"',
    ) +
    path("M150 -890Q80 -850 20 -760Q4 -728 30 -716Q58 -712 84 -756Q140 -820 210 -836Z", "#eebd98") +
    path("M400 -1196L660 -960L720 -1010L470 -1250Z", "#fdfdfb") +
    path("M452 -1240L706 -1000L1400 -1560L1080 -1900Z", s.lin(450, -1100, 800, -1500, "#2f5f8f", "#1f4468"))
  );
}

/** The ballot half way into the slot. */
export function fallingBallot(s: Stage): string {
  return (
    poly(
      [
        [-118, -452],
        [118, -452],
        [128, -800],
        [-108, -800],
      ],
      s.down(-800, -452, "#fffefa", "#e9e4d6"),
    ) +
    poly(
      [
        [10, -452],
        [118, -452],
        [128, -800],
        [20, -800],
      ],
      fade("#8a8474", 0.12),
    ) +
    each(
      3,
      (i) =>
        `<circle cx="-64" cy="${-730 + i * 84}" r="21" fill="none" stroke="#6f7a86" stroke-width="5"/>${rect(-26, -738 + i * 84, 104 - i * 12, 10, "#c3cad1")}${rect(-26, -716 + i * 84, 76 + i * 8, 8, "#dde2e6")}`,
    ) +
    stroke("M-80 -662L-48 -628M-48 -662L-80 -628", "#1f4f9a", 10)
  );
}
