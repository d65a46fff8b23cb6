/** Streets: the old town, and rain. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { darker, fade, mix } from "#workers/demo/draw/kit/color.ts";
import { person, umbrellaWalker } from "#workers/demo/draw/kit/figure.ts";
import { ripples } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { each, group, nth, oval, path, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, glow, mist, rain, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { cobbles, facade } from "./facades.ts";

/** Gabled fronts round a lane in evening sun. */
export function oldTown(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.86, 0.84, 0.8);
  const widths = s.by([0.15, 0.2, 0.16, 0.19, 0.15, 0.19], [0.21, 0.25, 0.22, 0.2, 0.18], [0.34, 0.36, 0.34]);
  const colors = ["#e8a878", "#f2dba6", "#c9d2c0", "#e6c0a2", "#f3ead2", "#d98f6c"];
  let x = -0.02 * w;
  const fronts = widths
    .map((f, i) => {
      const fw = f * w;
      const hh = h * s.by(0.5, 0.46, 0.38) * nth([0.92, 1.12, 0.85, 1.05, 0.95, 1], i);
      const out = facade(x, y, fw, hh, nth(colors, i), i, i % 2 === 0);
      x += fw;
      return out;
    })
    .join("");
  return (
    sky(s, y, "#5fa5d8", [0.5, "#b5d6e6"], "#fbe6c2") +
    cumulus(s, w * 0.24, h * 0.14, 340 * u, "#ffffff", "#f3e2cf") +
    cumulus(s, w * 0.84, h * 0.2, 280 * u, "#ffffff", "#f3e2cf") +
    glow(s, 0, h * 0.3, 520 * u, "#ffe9b8", 0.7) +
    silhouette(s, h * 0.42, 90 * u, "#9fb9c9", "#d3dcd6", 220 * u) +
    church(s, w * s.by(0.56, 0.57, 0.58), y - h * 0.14, h * s.by(0.72, 0.64, 0.56), {
      wall: "#ead9bd",
      cover: "#7a8f8a",
      spire: "point",
      naveLeft: true,
    }) +
    fronts +
    cobbles(s, y, "#cdb79a", "#8f7a66") +
    poly(
      [
        [-5, y],
        [w * 0.5, y],
        [w * 0.2, h + 5],
        [-5, h + 5],
      ],
      fade("#3f3550", 0.22),
    ) +
    each(3, (i) => {
      const lx = w * nth([0.14, 0.52, 0.88], i);
      return (
        rect(lx - 3 * u, y - 110 * u, 6 * u, 116 * u, "#2d2f36") +
        poly(
          [
            [lx - 13 * u, y - 140 * u],
            [lx + 13 * u, y - 140 * u],
            [lx + 8 * u, y - 110 * u],
            [lx - 8 * u, y - 110 * u],
          ],
          "#ffe7ad",
        ) +
        path(`M${lx - 17 * u} ${y - 140 * u}L${lx} ${y - 158 * u}L${lx + 17 * u} ${y - 140 * u}Z`, "#2d2f36")
      );
    }) +
    person(w * s.by(0.36, 0.36, 0.34), h * 0.93, h * s.by(0.2, 0.17, 0.13), {
      top: "#3f6f8f",
      legs: "#3a3f4a",
      stride: 1,
      bag: "#c98a3a",
      hair: "#5a3a24",
    }) +
    person(w * s.by(0.42, 0.45, 0.5), h * 0.945, h * s.by(0.19, 0.165, 0.125), {
      top: "#c2543e",
      legs: "#5a3f55",
      skirt: true,
      stride: 0.7,
      hair: "#8a5a2e",
    }) +
    person(w * s.by(0.72, 0.76, 0.8), h * 0.89, h * s.by(0.16, 0.13, 0.1), {
      top: "#e8dcc0",
      legs: "#4a5f4a",
      stride: 0.8,
      face: -1,
    })
  );
}

/** Wet street with umbrellas and shining windows. */
export function rainy(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.64, 0.6);
  const vx = w * 0.52;
  const side = (dir: number) => {
    const edge = dir < 0 ? 0 : w;
    const depth = s.by([0, 0.2, 0.38, 0.52, 0.62], [0, 0.24, 0.44, 0.6, 0.7], [0, 0.3, 0.52, 0.68, 0.78]);
    return depth
      .slice(0, -1)
      .map((d, i) => {
        const e = nth(depth, i + 1);
        const at = (k: number) => edge + (vx - edge) * k;
        const top = (k: number, lift: number) => y - (y + h * 0.02 - lift * h) * (1 - k) * 1 - h * 0.02;
        const lift = nth([0.02, 0.1, 0.04, 0.12], (i + (dir > 0 ? 1 : 0)) % 4);
        const tone = mix(nth(["#4a5a70", "#5a566e", "#50647a", "#5f5a6a"], i), "#8a9aa8", i * 0.17);
        const foot = (k: number) => y + (h * 1.0 - y) * (1 - k) * 0.32;
        const q = (fx: number, fy: number) => {
          const k = d + (e - d) * fx;
          return [at(k), top(k, lift) + (foot(k) - top(k, lift)) * fy] as const;
        };
        return (
          poly([q(0, 0), q(1, 0), q(1, 1), q(0, 1)], s.across(at(d), at(e), darker(tone, 0.1), tone)) +
          each(15, (n) => {
            const [c, r] = [n % 3, Math.floor(n / 3)];
            const lit = r === 4 || s.rnd() < 0.45;
            const [x0, x1, y0, y1] =
              r === 4
                ? [0.06 + c * 0.32, 0.3 + c * 0.32, 0.82, 0.97]
                : [0.12 + c * 0.3, 0.28 + c * 0.3, 0.08 + r * 0.18, 0.19 + r * 0.18];
            return poly(
              [q(x0, y0), q(x1, y0), q(x1, y1), q(x0, y1)],
              lit ? s.pick(["#ffce7a", "#ffdf9f", "#ffb95e"]) : "#2a3648",
            );
          }) +
          poly([q(0, 0.79), q(1, 0.79), q(1, 0.805), q(0, 0.805)], fade("#1c2533", 0.6))
        );
      })
      .reverse()
      .join("");
  };
  const street = rect(0, y - 2, w, h, s.down(y, h, "#9fa9b0", [0.25, "#5d6a78"], "#232d3b"));
  const shine = group(
    s.blur(5 * u, 9 * u),
    each(34, () => {
      const fx = s.pick([s.rnd(-0.02, 0.36), s.rnd(0.66, 1.02)]);
      const ww = s.rnd(10, 34) * u;
      const y0 = y + (h - y) * s.rnd(0.05, 0.3);
      return rect(
        w * fx,
        y0,
        ww,
        (h - y) * s.rnd(0.3, 0.75),
        s.down(y0, h, fade(s.pick(["#ffce7a", "#ffb95e", "#ffe2a8"]), 0.5), fade("#ffb95e", 0)),
      );
    }) + rect(vx - 70 * u, y, 140 * u, (h - y) * 0.9, s.down(y, h, fade("#e6ecee", 0.75), fade("#e6ecee", 0))),
  );
  const walkers = s.by(
    [
      [0.4, 0.8, 0.2, "#3a8a8f", "#3d4657"],
      [0.62, 0.79, 0.18, "#e0a63a", "#4a4256"],
      [0.55, 0.74, 0.12, "#6a5a8a", "#3a4050"],
      [0.78, 0.95, 0.34, "#33558f", "#2f3848"],
      [0.27, 0.97, 0.4, "#d8402f", "#39414f"],
    ],
    [
      [0.4, 0.77, 0.18, "#3a8a8f", "#3d4657"],
      [0.62, 0.76, 0.16, "#e0a63a", "#4a4256"],
      [0.55, 0.71, 0.1, "#6a5a8a", "#3a4050"],
      [0.8, 0.92, 0.3, "#33558f", "#2f3848"],
      [0.3, 0.95, 0.36, "#d8402f", "#39414f"],
    ],
    [
      [0.38, 0.72, 0.13, "#3a8a8f", "#3d4657"],
      [0.64, 0.71, 0.12, "#e0a63a", "#4a4256"],
      [0.55, 0.66, 0.08, "#6a5a8a", "#3a4050"],
      [0.78, 0.83, 0.2, "#33558f", "#2f3848"],
      [0.34, 0.93, 0.3, "#d8402f", "#39414f"],
    ],
  ) as [number, number, number, string, string][];
  return (
    sky(s, y, "#5f7082", [0.6, "#a3b0b8"], "#dfe4e2") +
    glow(s, vx, y - 60 * u, 360 * u, "#ffffff", 0.6) +
    church(s, vx - 30 * u, y, h * 0.42, { wall: "#b3bdc4", cover: "#7f8d98", spire: "point", naveLeft: false }) +
    mist(s, y - 20 * u, 120 * u, "#d5dcde", 0.6) +
    side(-1) +
    side(1) +
    street +
    shine +
    ripples(s, y + 10, h, 50, "#dfe8ee", 0.2) +
    walkers
      .map(
        ([fx, fy, size, canopy, coat], i) =>
          group(
            `transform="translate(0 ${h * fy * 1.5 + 4}) scale(1 -0.5)" opacity="0.35" ${s.blur(4 * u)}`,
            umbrellaWalker(w * fx, h * fy, h * size, canopy, coat),
          ) + umbrellaWalker(w * fx, h * fy, h * size, canopy, coat, i % 2 ? 2 : -2),
      )
      .join("") +
    rain(s, 130, "#e6eef4", 0.34, -0.14) +
    each(40, () =>
      oval(
        s.rnd(0, w),
        y + (h - y) * s.rnd(0.25, 1),
        s.rnd(5, 16) * u,
        s.rnd(1.4, 4) * u,
        "none",
        `stroke="${fade("#dfe8ee", 0.35)}" stroke-width="${1.4 * u}"`,
      ),
    )
  );
}
