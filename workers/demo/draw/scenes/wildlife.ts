/** An ibex on the ridge, deer at the edge of the wood. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { grass, ground, rolling } from "#workers/demo/draw/kit/land.ts";
import { massif } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, spruce } from "#workers/demo/draw/kit/tree.ts";

const leg = (x: number, lean: number, color: string) =>
  path(`M${x - 26} -300L${x + lean - 14} -140L${x + lean - 13} 0H${x + lean + 13}L${x + lean + 10} -140L${x + 30} -300Z`, color);

/** An ibex on a rock high above the valley. */
export function ibex(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 900, 1150, s.by(0.5, 0.62, 0.86), s.by(0.74, 0.64, 0.5));
  const [cx, foot] = [w * s.by(0.6, 0.58, 0.54), h * s.by(0.84, 0.78, 0.7)];
  const coat = "#8a6646";
  return (
    sky(s, h, "#3a86cc", [0.5, "#9ccbe8"], "#f0ecd9") +
    cumulus(s, w * 0.16, h * 0.3, 400 * u, "#ffffff", "#d8e4ee") +
    massif(s, w * 0.14, h * 0.36, w * 0.4, w * 0.4, h, {
      lit: "#b9c4cc",
      shade: "#7590b0",
      haze: "#d3e0e0",
      foot: 0.6,
      snow: "#ffffff",
      snowLine: 0.3,
    }) +
    massif(s, w * 0.9, h * 0.42, w * 0.34, w * 0.3, h, {
      lit: "#b0bcc6",
      shade: "#6d88aa",
      haze: "#d3e0e0",
      foot: 0.6,
      snow: "#ffffff",
      snowLine: 0.24,
    }) +
    path(
      `M${-20} ${h}L${w * 0.1} ${foot + 90 * u}L${w * 0.26} ${foot + 40 * u}L${cx - 300 * k} ${foot + 10 * k}L${cx + 330 * k} ${foot - 4 * k}L${w * 0.9} ${foot + 70 * u}L${w + 20} ${h * 0.92}V${h + 10}Z`,
      s.down(foot, h, "#c9bfae", "#7c7468"),
    ) +
    each(12, () => {
      const [x, y] = [s.rnd(0, 1) * w, s.rnd(foot / h + 0.08, 1) * h];
      return poly(
        [
          [x, y],
          [x + 90 * u, y + 26 * u],
          [x + 40 * u, y + 90 * u],
          [x - 50 * u, y + 60 * u],
        ],
        fade(s.pick(["#8f8678", "#e0d8c8", "#6b6458"]), 0.6),
      );
    }) +
    place(
      cx,
      foot + 6 * k,
      k,
      0,
      oval(0, 0, 320, 20, fade("#3a342c", 0.4)) +
        leg(-150, -14, darker(coat, 0.35)) +
        leg(150, 26, darker(coat, 0.35)) +
        path(
          "M-290 -460Q-300 -530 -200 -540Q-60 -520 100 -560Q190 -640 240 -700L320 -640Q320 -480 250 -380Q200 -300 80 -290Q-120 -260 -250 -300Q-300 -350 -290 -460Z",
          coat,
        ) +
        path("M-286 -380Q-250 -280 -120 -280Q80 -270 200 -320Q120 -330 -40 -330Q-220 -340 -286 -380Z", lighter(coat, 0.4)) +
        leg(-220, -30, darker(coat, 0.15)) +
        leg(190, 10, darker(coat, 0.1)) +
        path("M200 -690Q210 -770 280 -780L400 -700Q430 -670 400 -640Q370 -620 330 -640L260 -600Z", coat) +
        path("M360 -636Q380 -560 350 -520Q330 -560 326 -630Z", "#5a4030") +
        circle(312, -722, 9, "#1d1410") +
        path("M250 -744Q196 -770 180 -740Q210 -712 250 -716Z", darker(coat, 0.2)) +
        stroke("M276 -780Q250 -1000 20 -1010", "#4a3c30", 46) +
        stroke("M300 -786Q290 -1040 60 -1080", "#5e4e3e", 46) +
        each(9, (i) => {
          const t = i / 9;
          return circle(300 - 240 * t ** 1.6, -800 - 280 * Math.sin(t * 1.5), 25, "#6e5c4a");
        }) +
        path("M-290 -500Q-330 -500 -324 -440L-290 -450Z", darker(coat, 0.3)),
    ) +
    grass(s, (x) => foot + 60 * u + Math.abs(x - cx) * 0.1, 60, 40 * u, "#8a9a54")
  );
}

/** A roe deer and its fawn at the edge of the wood, early morning. */
export function deer(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.58, 0.57, 0.54);
  const k = sized(s, 900, 900, s.by(0.42, 0.54, 0.8), s.by(0.66, 0.56, 0.44));
  const coat = "#b9743c";
  const roe = (x: number, fy: number, size: number, flip: number, antlers: boolean) =>
    place(
      x,
      fy,
      [k * size * flip, k * size],
      0,
      oval(0, 0, 280, 18, fade("#2c4a1a", 0.4)) +
        leg(-160, 10, darker(coat, 0.35)) +
        leg(140, -10, darker(coat, 0.35)) +
        path(
          "M-260 -420Q-260 -500 -170 -510Q0 -490 120 -520Q180 -620 200 -720L300 -690Q290 -520 220 -400Q190 -310 90 -290Q-100 -260 -220 -300Q-270 -340 -260 -420Z",
          coat,
        ) +
        path("M-240 -330Q-100 -270 90 -290Q160 -306 196 -360Q60 -320 -120 -330Z", lighter(coat, 0.35)) +
        oval(-254, -430, 34, 50, "#f3ead9") +
        leg(-210, -10, darker(coat, 0.12)) +
        leg(180, 6, darker(coat, 0.1)) +
        path("M190 -700Q190 -790 260 -800Q320 -800 380 -720Q400 -690 370 -672L300 -680Q250 -660 200 -680Z", coat) +
        oval(376, -694, 20, 16, "#2a1d14") +
        path("M210 -790Q150 -880 190 -900Q240 -870 250 -800Z", darker(coat, 0.15)) +
        path("M260 -800Q290 -890 330 -880Q330 -830 290 -780Z", darker(coat, 0.05)) +
        circle(292, -740, 11, "#1d1410") +
        (antlers
          ? stroke("M236 -800Q220 -900 250 -980M232 -890L190 -950M268 -800Q290 -900 300 -990M284 -900L330 -950", "#5a4030", 16)
          : each(7, (i) => circle(-160 + i * 44, -440 + (i % 2) * 50, 12, lighter(coat, 0.6)))),
    );
  return (
    sky(s, y, "#f2d9a8", [0.5, "#fbeecb"], "#f6f3dc") +
    fringe(s, rolling(s, y - 30 * u, 10 * u), 170 * u, s.down(y - 200 * u, y, "#a9c0a0", "#c9d6b0")) +
    fringe(s, rolling(s, y, 10 * u), 130 * u, s.down(y - 130 * u, y + 20 * u, "#6f9470", "#8fae7c")) +
    ground(s, rolling(s, y + 10 * u, 8 * u), s.down(y, h, "#c6d38a", [0.4, "#94b255"], "#55803a")) +
    each(4, (i) => rect(0, y + (10 + i * 30) * u, w, 14 * u, fade("#fdf8e4", 0.4))) +
    each(5, (i) =>
      spruce(
        s,
        w * nth([0.02, 0.1, 0.88, 0.96, 0.8], i),
        y + h * nth([0.2, 0.1, 0.14, 0.24, 0.06], i),
        h * nth([0.7, 0.5, 0.56, 0.76, 0.36], i) * s.by(1, 0.84, 0.6),
        { dark: "#2c5440", light: "#4a7650" },
      ),
    ) +
    roe(w * s.by(0.56, 0.56, 0.56), h * s.by(0.88, 0.84, 0.78), 1, -1, true) +
    roe(w * s.by(0.34, 0.3, 0.3), h * s.by(0.92, 0.87, 0.81), 0.66, 1, false) +
    grass(s, () => h * 1.01, 240, 110 * u, "#4a7430") +
    each(26, () => circle(s.rnd(0, w), s.rnd(0.9, 0.99) * h, s.rnd(3, 7) * u, s.pick(["#f2f2f2", "#e0609a", "#ffe04a"])))
  );
}
