/** Reed and bog country. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { grass, ground, reed, ripples, rolling } from "#workers/demo/draw/kit/land.ts";
import { layers } from "#workers/demo/draw/kit/mountain.ts";
import { each, group, line, oval, path, place, poly, rect, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { birds, cumulus, mist, orb, sky, wisps } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { crown, fringe } from "#workers/demo/draw/kit/tree.ts";

/** Reed beds and winding channels in the delta. */
export function delta(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.4, 0.4, 0.4);
  const bend = s.by(1, 0.9, 0.75);
  const mid = (t: number) => w * (0.52 + bend * 0.3 * Math.sin(t * 5.4 + 0.6) * (0.25 + t));
  const wide = (t: number) => (10 + 330 * t ** 1.7) * u;
  const bank = (dir: number, k = 1): [number, number][] =>
    times(41, (i) => {
      const t = i / 40;
      return [mid(t ** 0.75) + dir * wide(t ** 0.75) * k, y + (h * 1.02 - y) * (i / 40) ** 1.35];
    });
  const beds = each(9, (i) => {
    const t = (i + 1) / 10;
    const curve = rolling(s, y + (h - y) * t ** 1.6, 5 * u + 8 * u * t, 3);
    return ground(s, curve, mix("#b9b768", "#6d7d36", t)) + grass(s, curve, 150, (14 + 70 * t) * u, mix("#a7a95c", "#55682a", t));
  });
  return (
    sky(s, y, "#6fb0d8", [0.6, "#bfdcdf"], "#f5ecc8") +
    cumulus(s, w * 0.25, h * 0.24, 330 * u, "#ffffff", "#dbe7e2") +
    cumulus(s, w * 0.82, h * 0.17, 420 * u, "#fffdf6", "#d5e4e4") +
    layers(s, y - 46 * u, y - 14 * u, 46 * u, "#b8cfd6", "#7ba0a4", 2, "#dfe3c9") +
    fringe(s, rolling(s, y - 2 * u, 3 * u), 20 * u, "#62804d") +
    beds +
    poly([...bank(-1, 1.07), ...bank(1, 1.07).reverse()], "#4a5a2c") +
    poly([...bank(-1), ...bank(1).reverse()], s.down(y, h, "#f3ecd0", [0.25, "#a9cfd6"], [0.65, "#5c9dbb"], "#2c6f96")) +
    group(
      s.clip(`M${[...bank(-1), ...bank(1).reverse()].map((p) => p.join(" ")).join("L")}Z`),
      ripples(s, y, h, 80, "#ffffff", 0.4, mid(0.5), w * 0.5),
      bank(-1)
        .map(([x, by], i) =>
          i % 2 ? oval(x, by + 6 * u, wide(i / 40) * 0.16 + 4, 5 * u + i * 0.5 * u, fade("#3f5a34", 0.4)) : "",
        )
        .join(""),
    ) +
    times(2, (side) =>
      bank(side ? 1 : -1, 1.05)
        .filter((_, i) => i > 6)
        .map(([x, by], i) =>
          grass(
            s,
            () => by,
            7,
            (18 + i * 3.4) * u,
            s.pick(["#6d7f33", "#879340", "#55692c"]),
            x - (8 + i * 2) * u,
            x + (8 + i * 2) * u,
          ),
        )
        .join(""),
    ).join("") +
    reed(s, rolling(s, h * 1.02, 10 * u), 26, h * s.by(0.3, 0.24, 0.2), "#4b5f2a", "#6b4a2a", -20, w * 0.4) +
    reed(s, rolling(s, h * 1.02, 10 * u), 20, h * s.by(0.24, 0.2, 0.17), "#5b6f30", "#7a5530", w * 0.72, w + 20) +
    birds(s, w * 0.5, h * 0.16, 6, 20 * u, "#4a5a62") +
    place(
      mid(0.62) - wide(0.62) * 0.5,
      y + (h - y) * 0.5,
      (120 * u) / 300,
      0,
      path("M-10 0L-6 -90H-2L0 0ZM14 0L10 -90H14L20 0Z", "#5d6a70") +
        path(
          "M-70 -80Q-30 -150 40 -130Q56 -160 46 -200Q40 -236 66 -240L112 -228L70 -222Q62 -206 72 -176Q76 -120 20 -92Q-30 -76 -70 -80Z",
          "#f3f5f4",
        ),
    )
  );
}

/** The bog with its litter barns and strips of mist. */
export function bog(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.46, 0.46, 0.45);
  const barn = (x: number, by: number, size: number, tone: string) =>
    house(s, {
      x,
      y: by,
      w: size,
      h: size * 0.5,
      roof: size * 0.42,
      side: size * 0.9,
      wall: mix("#6d5240", tone, 0.3),
      cover: mix("#7d6a5c", tone, 0.35),
      rows: 1,
      cols: 1,
      glass: "#2c221c",
      chimney: false,
    }) +
    each(7, (i) =>
      line(x + size * (0.08 + i * 0.14), by, x + size * (0.08 + i * 0.14), by - size * 0.5, fade("#2c1f17", 0.35), size * 0.012),
    );
  const birch = (x: number, by: number, t: number) =>
    path(
      `M${x - t * 0.016} ${by}L${x - t * 0.006} ${by - t * 0.9}H${x + t * 0.005}L${x + t * 0.018} ${by}Z`,
      s.across(x - t * 0.016, x + t * 0.018, "#fbf8f0", "#cfc6b8"),
    ) +
    each(9, (i) => rect(x - t * (0.012 - i * 0.0006), by - t * (0.06 + i * 0.075), t * 0.014, t * 0.01, "#4a423c")) +
    each(6, (i) =>
      stroke(
        `M${x} ${by - t * (0.4 + i * 0.07)}q${(i % 2 ? 1 : -1) * t * 0.05} ${-t * 0.03} ${(i % 2 ? 1 : -1) * t * (0.13 - i * 0.012)} ${-t * 0.09}`,
        "#d8d0c2",
        t * 0.007,
      ),
    ) +
    (
      [
        [-0.1, 0.48, 0.1],
        [0.11, 0.52, 0.11],
        [-0.07, 0.62, 0.12],
        [0.08, 0.68, 0.12],
        [-0.03, 0.78, 0.12],
        [0.03, 0.89, 0.09],
      ] as const
    )
      .map(([dx, dy, r]) => crown(s, x + dx * t, by - dy * t, r * t, s.pick(["#c2a83c", "#b39a38", "#cfb548"])))
      .join("");
  const bands = each(7, (i) => {
    const t = i / 7;
    const curve = rolling(s, y + (h - y) * t ** 1.4 * 0.95, (3 + 8 * t) * u, 2);
    return ground(s, curve, mix("#c3b06a", "#7a5f2c", t)) + grass(s, curve, 110, (9 + 44 * t) * u, mix("#d1bd75", "#8f7030", t));
  });
  return (
    sky(s, y, "#7d9fc4", [0.5, "#c3cfd8"], [0.8, "#f8dcb6"], "#fbe3bd") +
    orb(s, w * 0.24, y - h * 0.13, 34 * u, "#fff9e8", "#ffe9b8", 10) +
    layers(s, y - 110 * u, y - 26 * u, 74 * u, "#b5bccb", "#8d9aa6", 3, "#efdcc0") +
    mist(s, y - 20 * u, 50 * u, "#fbecd2", 0.85) +
    fringe(s, rolling(s, y - 2 * u, 3 * u), 20 * u, "#84876a") +
    bands +
    path(
      `M${w * 0.52} ${y + 30 * u}C${w * 0.46} ${y + h * 0.12} ${w * 0.7} ${y + h * 0.2} ${w * 0.5} ${y + h * 0.32}C${w * 0.36} ${y + h * 0.42} ${w * 0.5} ${h * 0.94} ${w * 0.46} ${h * 1.02}H${w * 0.8}C${w * 0.72} ${h * 0.9} ${w * 0.56} ${y + h * 0.44} ${w * 0.62} ${y + h * 0.34}C${w * 0.78} ${y + h * 0.2} ${w * 0.5} ${y + h * 0.12} ${w * 0.535} ${y + 30 * u}Z`,
      s.down(y, h, "#fbe8c6", [0.4, "#c9bf9c"], "#6f6f58"),
    ) +
    ripples(s, y + h * 0.2, h, 14, "#fff5dc", 0.4, w * 0.58, w * 0.08) +
    wisps(s, y + 30 * u, 14 * u, 10, "#fdf2df", 0.75) +
    barn(w * 0.72, y + h * 0.08, 74 * u, "#d9c6a0") +
    barn(w * 0.36, y + h * 0.06, 56 * u, "#e3d2b0") +
    wisps(s, y + h * 0.12, 12 * u, 8, "#fdf2df", 0.7) +
    birch(w * 0.66, y + h * 0.13, 200 * u) +
    barn(w * s.by(0.15, 0.12, 0.08), y + h * 0.24, 190 * u, "#a58a68") +
    wisps(s, y + h * 0.25, 12 * u, 5, "#fdf2df", 0.5) +
    birch(w * 0.9, h * 0.82, h * s.by(0.6, 0.5, 0.4)) +
    birch(w * 0.96, h * 0.86, h * s.by(0.5, 0.42, 0.33)) +
    grass(s, () => h * 1.01, 240, 110 * u, "#5b431f") +
    grass(s, () => h * 1.02, 120, 90 * u, "#7d5f2a")
  );
}
