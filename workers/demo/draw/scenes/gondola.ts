/** A cable car. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers, range } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, mist, sky, sun } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { spruces } from "#workers/demo/draw/kit/tree.ts";

/** A cable-car cabin high above the lake and the Rhine valley. */
export function gondola(s: Stage): string {
  const { w, h, u } = s;
  const size = s.by(h * 0.56, Math.min(w, h) * 0.52, w * 0.68);
  const cx = w * s.by(0.34, 0.4, 0.46);
  const cy = h * s.by(0.2, 0.22, 0.27);
  const slope = s.by(-0.16, -0.16, -0.16);
  const ropeY = (x: number, off: number) => cy + (x - cx) * slope + off;
  const far = rolling(s, h * 0.66, 26 * u, 0.9, -h * 0.06);
  const body = "M-330 60Q-345 20 -300 0H300Q345 20 330 60L348 520Q350 590 280 600H-280Q-350 590 -348 520Z";
  const clip = s.clip(body);
  const passenger = (x: number, c: string, hair: string) =>
    path(`M${x - 52} 420Q${x - 56} 300 ${x} 294Q${x + 56} 300 ${x + 52} 420Z`, c) +
    circle(x, 246, 40, "#e0ab88") +
    path(`M${x - 43} 244Q${x - 42} 196 ${x} 194Q${x + 42} 196 ${x + 43} 244Q${x} 222 ${x - 43} 244Z`, hair);
  const cabin = place(
    cx,
    cy,
    size / 900,
    0,
    rect(-120, -34, 240, 46, "#39424e", 'rx="16"') +
      each(4, (i) => circle(-84 + i * 56, -30, 24, "#232b35")) +
      stroke("M0 0L20 150L0 262", "#39424e", 34) +
      poly(
        [
          [-120, 268],
          [120, 268],
          [60, 190],
          [-60, 190],
        ],
        "#4a5666",
      ) +
      group(
        'transform="translate(0 262)"',
        path(body, s.lin(0, 0, 0, 600, "#e4473a", [0.5, "#d23a30"], "#a5261f")) +
          group(
            clip,
            rect(-360, 80, 720, 300, "#bfe0ee") +
              poly(
                [
                  [-360, 80],
                  [-60, 80],
                  [-200, 380],
                  [-360, 380],
                ],
                "#e3f4f8",
              ) +
              rect(-360, 250, 720, 130, fade("#6fa3b8", 0.5)) +
              passenger(-210, "#2f5f8f", "#4a3426") +
              passenger(-90, "#e0b04a", "#7a4a2a") +
              passenger(60, "#5d7a4a", "#2a2a2e") +
              passenger(200, "#8a4a7a", "#b98a4a") +
              poly(
                [
                  [60, 80],
                  [150, 80],
                  [10, 380],
                  [-80, 380],
                ],
                fade("#ffffff", 0.22),
              ) +
              rect(-360, 380, 720, 26, "#f6efe2") +
              rect(200, 0, 160, 620, fade("#3a0d14", 0.16)) +
              rect(-360, 560, 720, 50, "#7d1d1a"),
          ) +
          each(4, (i) => rect(-186 + i * 124 - 8, 78, 16, 304, "#b8352c")) +
          stroke("M-336 80H336M-344 380H344", "#b8352c", 12) +
          stroke("M-40 86V590M40 86V590", fade("#5f1512", 0.4), 5) +
          rect(-330, -12, 660, 26, "#f6efe2", 'rx="12"'),
      ),
  );
  return (
    sky(s, h * 0.62, "#2277c7", [0.5, "#74b6e8"], "#dceef4") +
    sun(s, w * 0.86, h * 0.16) +
    cumulus(s, w * 0.84, h * 0.3, 280 * u, "#ffffff", "#d3e6f2") +
    range(
      s,
      { lit: "#c9d3de", shade: "#5f80ae", haze: "#cfe2ec", foot: 0.5, snow: "#ffffff", snowLine: 0.5, light: "right" },
      { base: h * 0.62, height: h * s.by(0.34, 0.3, 0.25), count: s.by(7, 5, 4), hero: 0.76 },
    ) +
    rect(0, h * 0.6, w, h * 0.1, s.down(h * 0.6, h * 0.7, "#cfe2ec", "#a7cbe0")) +
    layers(s, h * 0.63, h * 0.68, 26 * u, "#a9c4cf", "#8ab0a6", 2, "#cfe2dc") +
    mist(s, h * 0.68, 40 * u, "#eef6f6", 0.7) +
    ground(s, far, s.down(h * 0.62, h, "#79a878", "#4a7d58")) +
    spruces(s, far, 46, 24 * u, 54 * u, { dark: "#2f6350", light: "#467f62" }, -10, w + 10, h * 0.08) +
    ground(s, rolling(s, h * 0.83, 20 * u, 0.8, h * 0.1), s.down(h * 0.76, h, "#6ea45a", "#35683c")) +
    stroke(`M-20 ${ropeY(-20, -40 * u)}L${w + 20} ${ropeY(w + 20, -40 * u)}`, "#39424e", 3 * u) +
    stroke(`M-20 ${ropeY(-20, 0)}L${w + 20} ${ropeY(w + 20, 0)}`, "#39424e", 6 * u) +
    stroke(`M-20 ${ropeY(-20, 26 * u)}L${w + 20} ${ropeY(w + 20, 26 * u)}`, "#4d5866", 3 * u) +
    cabin +
    spruces(
      s,
      (x) => h * (1.02 - 0.04 * (x / w)),
      s.by(12, 10, 7),
      110 * u,
      230 * u,
      { dark: "#1d4638", light: "#33644a" },
      w * 0.5,
      w + 20,
      10 * u,
    ) +
    spruces(s, () => h * 1.03, s.by(8, 7, 5), 90 * u, 180 * u, { dark: "#1d4638", light: "#33644a" }, -20, w * 0.3, 10 * u)
  );
}
