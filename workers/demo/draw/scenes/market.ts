/** Market day. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { lighter } from "#workers/demo/draw/kit/color.ts";
import { type Person, person } from "#workers/demo/draw/kit/figure.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, nth, oval, path, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import { cumulus, sky } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { crown } from "#workers/demo/draw/kit/tree.ts";
import { cobbles, facade } from "./facades.ts";

/** A market stall with a striped awning and its goods. */
function stall(s: Stage, x: number, y: number, size: number, a: string, b: string, goods: readonly string[]): string {
  const k = size / 400;
  const awning = each(8, (i) =>
    path(
      `M${x - 200 * k + i * 50 * k} ${y - 250 * k}L${x - 160 * k + i * 40 * k} ${y - 350 * k}h${40 * k}L${x - 150 * k + i * 50 * k} ${y - 250 * k}q${-25 * k} ${34 * k} ${-50 * k} 0Z`,
      i % 2 ? a : b,
    ),
  );
  return (
    oval(x, y + 4 * k, 215 * k, 16 * k, "#00000030") +
    rect(x - 180 * k, y - 300 * k, 10 * k, 300 * k, "#6d5038") +
    rect(x + 170 * k, y - 300 * k, 10 * k, 300 * k, "#6d5038") +
    rect(x - 176 * k, y - 260 * k, 352 * k, 150 * k, "#3c2c24") +
    person(x - 50 * k, y - 6 * k, 262 * k, {
      top: s.pick(["#5f7fa3", "#a3583f", "#6a8a5a"]),
      legs: "#333333",
      hands: [
        [0.2, 0.5],
        [-0.2, 0.5],
      ],
    }) +
    rect(x - 190 * k, y - 122 * k, 380 * k, 122 * k, "#9a7048") +
    each(7, (i) => rect(x - 190 * k + i * 55 * k, y - 122 * k, 3 * k, 122 * k, "#7d5836")) +
    each(
      4,
      (g) =>
        poly(
          [
            [x - 184 * k + g * 93 * k, y - 120 * k],
            [x - 100 * k + g * 93 * k, y - 120 * k],
            [x - 96 * k + g * 93 * k, y - 158 * k],
            [x - 188 * k + g * 93 * k, y - 158 * k],
          ],
          "#c49a66",
        ) +
        each(11, (i) =>
          circle(
            x - 176 * k + g * 93 * k + (i % 6) * 14.5 * k + (i > 5 ? 7 * k : 0),
            y - (160 + (i > 5 ? 12 : 0)) * k,
            10 * k,
            i % 3 ? nth(goods, g % goods.length) : lighter(nth(goods, g % goods.length), 0.2),
          ),
        ),
    ) +
    awning +
    path(`M${x - 160 * k} ${y - 350 * k}h${320 * k}l${8 * k} ${20 * k}h${-336 * k}Z`, "#ffffff33")
  );
}

/** Market day under the church tower. */
export function market(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.66, 0.66);
  const widths = s.by([0.17, 0.2, 0.16, 0.18, 0.15, 0.18], [0.24, 0.26, 0.25, 0.27], [0.36, 0.34, 0.34]);
  let x = -0.01 * w;
  const fronts = widths
    .map((f, i) => {
      const out = facade(
        x,
        y,
        f * w,
        h * s.by(0.28, 0.29, 0.26) * nth([1, 0.9, 0.74, 0.94, 1.04, 0.9], i),
        nth(["#f3e6c8", "#e9bf98", "#d5dccd", "#f2d59a", "#e3b7a0", "#f6efe0"], i),
        i + 1,
        false,
      );
      x += f * w;
      return out;
    })
    .join("");
  const green = ["#d8402f", "#6aa544", "#f2a63a", "#8f3f6a"];
  const size = s.by(h * 0.46, w * 0.34, w * 0.5);
  const folk = s.by(
    [
      [0.35, 0.86, 0],
      [0.4, 0.87, 1],
      [0.68, 0.86, 2],
      [0.55, 0.8, 3],
      [0.5, 0.97, 4],
    ],
    [
      [0.42, 0.84, 0],
      [0.48, 0.85, 1],
      [0.66, 0.82, 2],
      [0.56, 0.97, 4],
    ],
    [
      [0.4, 0.79, 0],
      [0.48, 0.8, 1],
      [0.66, 0.83, 2],
      [0.36, 0.95, 4],
    ],
  ) as (readonly [number, number, number])[];
  const looks: Person[] = [
    { top: "#c2543e", legs: "#4a4f6a", skirt: true, hair: "#7a4a2a" },
    { top: "#4f7f9f", legs: "#3a3f4a", bag: "#d9b36a" },
    { top: "#e0c06a", legs: "#5a4a3a", face: -1 as const, hat: "#6a4a3a" },
    { top: "#7a9a6a", legs: "#3a4a5a", stride: 1 },
    { top: "#8a4f7a", legs: "#3a3550", skirt: true, stride: 0.8, bag: "#b5803f", hair: "#3a2a24" },
  ];
  return (
    sky(s, y, "#3f97da", [0.6, "#9fd0ee"], "#f2f2e0") +
    cumulus(s, w * 0.18, h * 0.13, 340 * u, "#ffffff", "#d9e8f2") +
    cumulus(s, w * 0.84, h * 0.18, 300 * u, "#ffffff", "#d9e8f2") +
    silhouette(s, h * 0.36, 80 * u, "#a3c0d3", "#d6e3e3", 180 * u) +
    church(s, w * s.by(0.475, 0.465, 0.44), y, h * s.by(0.62, 0.62, 0.56), {
      wall: "#f6efdf",
      cover: "#a34a36",
      spire: "onion",
    }) +
    fronts +
    crown(s, w * 0.03, y - 60 * u, 80 * u, "#5a9a48") +
    cobbles(s, y, "#dccbb0", "#a58f78") +
    stall(s, w * s.by(0.62, 0.6, 0.74), y + h * 0.08, size * 0.62, "#f7f2e6", "#3f8f6a", [
      "#f2c94a",
      "#c9843a",
      "#f6efd9",
      "#b5542f",
    ]) +
    stall(s, w * s.by(0.3, 0.26, 0.22), y + h * 0.07, size * 0.58, "#f7f2e6", "#d9a02e", [
      "#f6e6c0",
      "#d99a4a",
      "#c2703a",
      "#f2d58a",
    ]) +
    folk
      .filter((f) => nth(f, 1) < 0.9)
      .map(
        ([fx, fy, i]) =>
          oval(w * fx, h * fy, size * 0.12, size * 0.015, "#00000030") +
          person(w * fx, h * fy, size * (0.36 + (fy - 0.78) * 1.1), nth(looks, i)),
      )
      .join("") +
    stall(s, w * s.by(0.13, 0.13, 0.1), h * s.by(0.95, 0.93, 0.9), size, "#f7f2e6", "#c8402f", green) +
    stall(s, w * s.by(0.86, 0.86, 0.88), h * s.by(0.97, 0.95, 0.95), size * 1.04, "#f7f2e6", "#3a6fa8", [
      "#e86a9a",
      "#f2c93a",
      "#ffffff",
      "#b06ac9",
    ]) +
    folk
      .filter((f) => nth(f, 1) >= 0.9)
      .map(
        ([fx, fy, i]) =>
          oval(w * fx, h * fy, size * 0.14, size * 0.018, "#00000030") + person(w * fx, h * fy, size * 0.66, nth(looks, i)),
      )
      .join("")
  );
}
