/** The village band. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { crown } from "#workers/demo/draw/kit/tree.ts";
import { cobbles, facade } from "./facades.ts";

type Horn = "tuba" | "trumpet" | "clarinet" | "drum" | "horn";

/** A bandsman in local dress with his instrument. */
function bandsman(s: Stage, x: number, y: number, tall: number, horn: Horn, woman: boolean): string {
  const k = tall / 1044;
  const brass = "#f0b93a";
  const dark = "#b5791c";
  const gear: Record<Horn, string> = {
    tuba:
      path(
        "M-150 -470Q-180 -800 -60 -1130L-250 -1180H240L60 -1120Q-20 -800 60 -470Q-40 -400 -150 -470Z",
        s.across(-200, 200, dark, [0.4, "#ffe08a"], brass),
      ) +
      oval(-5, -1182, 245, 44, dark) +
      oval(-5, -1186, 210, 30, "#8a5814") +
      stroke("M-60 -500Q100 -420 110 -620T40 -820", brass, 34) +
      stroke("M40 -820Q10 -880 14 -905", brass, 16) +
      each(3, (i) => rect(-96 + i * 36, -700, 22, 110, "#ffe6a8")),
    trumpet:
      path("M20 -905L300 -850L390 -900L396 -770L300 -818L20 -880Z", brass) +
      oval(394, -835, 18, 68, dark) +
      stroke("M110 -868H220V-800H110Z", dark, 16) +
      each(3, (i) => rect(128 + i * 30, -906, 14, 60, "#ffe6a8")),
    clarinet:
      path("M4 -900L22 -908L150 -480L110 -468Z", "#1d1a20") +
      path("M108 -480L152 -492L176 -430L104 -412Z", "#1d1a20") +
      each(6, (i) => circle(46 + i * 17, -770 + i * 54, 9, "#d3d8dd")),
    horn: `<circle cx="60" cy="-640" r="120" fill="none" stroke="${brass}" stroke-width="34"/><circle cx="60" cy="-640" r="74" fill="none" stroke="${dark}" stroke-width="18"/>${path("M-40 -600L-190 -470L-90 -400L0 -540Z", brass)}${oval(-140, -434, 70, 42, dark, 'transform="rotate(-35 -140 -434)"')}${stroke("M40 -760Q20 -860 14 -900", brass, 16)}`,
    drum: `${circle(20, -560, 210, "#f6efe0")}<circle cx="20" cy="-560" r="210" fill="none" stroke="#b3262f" stroke-width="34"/><circle cx="20" cy="-560" r="226" fill="none" stroke="#8a5a2a" stroke-width="10"/>${line(170, -760, 70, -600, "#7a4a24", 16)}${circle(66, -594, 30, "#f2e2c0")}`,
  };
  const hands = {
    tuba: [
      [0.06, 0.62],
      [-0.1, 0.54],
    ],
    trumpet: [
      [0.2, 0.83],
      [0.12, 0.82],
    ],
    clarinet: [
      [0.07, 0.66],
      [0.1, 0.55],
    ],
    horn: [
      [0.12, 0.62],
      [-0.02, 0.56],
    ],
    drum: [
      [0.17, 0.73],
      [-0.18, 0.62],
    ],
  } as const;
  return (
    oval(x, y, tall * 0.18, tall * 0.022, "#00000038") +
    person(x, y, tall, {
      top: woman ? "#7a1f33" : "#a3262f",
      legs: woman ? "#23402f" : "#22252e",
      skirt: woman,
      hat: woman ? undefined : "#1f4a36",
      hair: s.pick(["#4a3020", "#8a5a2e", "#c9984a", "#2c221c"]),
      hands: hands[horn],
    }) +
    place(
      x,
      y,
      k,
      0,
      woman
        ? path("M-90 -560L-60 -300Q0 -280 60 -300L90 -560Z", fade("#e9e2cf", 0.85)) + path("M-60 -845L0 -700L60 -845Z", "#fbf7ee")
        : path("M-50 -850L0 -640L50 -850Z", "#fbf7ee") +
            path("M-16 -836L0 -720L16 -836Z", "#1f4a36") +
            each(3, (i) => circle(-62, -720 + i * 70, 12, "#e8c45a") + circle(62, -720 + i * 70, 12, "#e8c45a")) +
            path("M50 -1000Q86 -1090 66 -1130Q40 -1080 34 -1010Z", "#f4f1e6"),
      gear[horn],
    )
  );
}

/** The band on the village square. */
export function band(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.64, 0.6);
  const widths = s.by([0.2, 0.18, 0.22, 0.2, 0.22], [0.28, 0.25, 0.26, 0.27], [0.38, 0.3, 0.4]);
  let x = -0.01 * w;
  const fronts = widths
    .map((f, i) => {
      const out = facade(
        x,
        y,
        f * w,
        h * s.by(0.32, 0.3, 0.24) * nth([0.95, 1.08, 0.85, 1, 0.92], i),
        nth(["#f6ead0", "#e8c29a", "#dbe0d0", "#f2d9a0", "#eabfa6"], i),
        nth([0, 1, 4, 3, 0], i),
        false,
      );
      x += f * w;
      return out;
    })
    .join("");
  const rows: (readonly [number, number, Horn[]])[] = s.by<(readonly [number, number, Horn[]])[]>(
    [
      [0.8, 0.36, ["tuba", "horn", "tuba", "trumpet", "horn", "tuba", "drum"]],
      [0.93, 0.43, ["clarinet", "trumpet", "clarinet", "horn", "trumpet", "clarinet"]],
    ],
    [
      [0.77, 0.3, ["tuba", "horn", "tuba", "trumpet", "drum"]],
      [0.91, 0.36, ["clarinet", "trumpet", "clarinet", "horn", "trumpet"]],
    ],
    [
      [0.72, 0.24, ["tuba", "horn", "drum"]],
      [0.93, 0.3, ["clarinet", "trumpet", "clarinet"]],
    ],
  );
  const bunting = (y0: number, y1: number) =>
    stroke(`M-10 ${y0}Q${w / 2} ${y0 + h * 0.1} ${w + 10} ${y1}`, "#6a6258", 2 * u) +
    each(18, (i) => {
      const t = (i + 0.5) / 18;
      const px = w * t;
      const py = y0 * (1 - t) ** 2 + 2 * t * (1 - t) * (y0 + h * 0.1) + y1 * t * t;
      return poly(
        [
          [px - 15 * u, py],
          [px + 15 * u, py],
          [px, py + 36 * u],
        ],
        nth(["#d5202f", "#ffffff"], i % 2),
      );
    });
  return (
    sky(s, y, "#459cdc", [0.6, "#a6d4ee"], "#f6f2e0") +
    cumulus(s, w * 0.2, h * 0.14, 340 * u, "#ffffff", "#d9e8f2") +
    cumulus(s, w * 0.86, h * 0.12, 280 * u, "#ffffff", "#d9e8f2") +
    silhouette(s, h * 0.34, 110 * u, "#a3c2d3", "#d3e3e3", 190 * u) +
    church(s, w * s.by(0.48, 0.5, 0.46), y, h * s.by(0.62, 0.6, 0.5), { wall: "#faf4e6", cover: "#8f4634", spire: "point" }) +
    fronts +
    crown(s, w * 0.0, y - 50 * u, 90 * u, "#5a9a48") +
    crown(s, w * 1.0, y - 50 * u, 80 * u, "#66a850") +
    cobbles(s, y, "#dccdb3", "#a8937b") +
    bunting(h * 0.26, h * 0.2) +
    rows
      .map(([fy, size, list], r) =>
        list
          .map((horn, i) => {
            const px = w * (0.06 + (0.88 * (i + 0.5)) / list.length);
            return bandsman(
              s,
              px,
              h * fy + Math.sin((i / (list.length - 1)) * Math.PI) * -14 * u,
              h * size,
              horn,
              (i + r) % 3 === 1 && horn !== "tuba" && horn !== "drum",
            );
          })
          .join(""),
      )
      .join("")
  );
}
