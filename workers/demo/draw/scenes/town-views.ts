/** A town seen from afar, by day and by night. */
import { church } from "#workers/demo/draw/kit/church.ts";
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { ground, mirror, ripples, rolling, water } from "#workers/demo/draw/kit/land.ts";
import { layers, range, silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, line, path, poly, rect, rounded, times } from "#workers/demo/draw/kit/shape.ts";
import { birds, cumulus, glow, sky, stars } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { fringe, shrubs } from "#workers/demo/draw/kit/tree.ts";
import { plaster, tiles } from "./facades.ts";

/** Roofs stepping down towards the valley and the mountains. */
export function day(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.44, 0.44, 0.44);
  const rows = s.by(5, 6, 7);
  const roofs = each(rows, (r) => {
    const t = r / (rows - 1);
    const base = y + h * 0.05 + (h * 1.1 - y) * t ** 1.25;
    const size = (62 + 210 * t) * u * s.by(1, 0.95, 0.9);
    const count = Math.ceil(w / (size * 1.5)) + 1;
    const shift = s.rnd(0, 0.8);
    return (
      times(count, (i) => {
        const tone = (c: string) => mix(c, "#c9d6e0", 0.45 * (1 - t));
        const hw = size * s.rnd(0.85, 1.15);
        return house(s, {
          x: (i - shift) * size * 1.5,
          y: base + s.rnd(-0.08, 0.12) * size,
          w: hw,
          h: size * s.rnd(0.65, 1),
          roof: hw * s.rnd(0.44, 0.6),
          side: hw * s.rnd(0.75, 1),
          wall: tone(s.pick(plaster)),
          cover: tone(s.pick(tiles)),
          rows: 2,
          cols: 3,
          glass: tone("#4a5c6c"),
          shutters: s.rnd() < 0.5 ? tone(s.pick(["#5f7a62", "#7a4a3a", "#4f6a80"])) : undefined,
        });
      }).join("") +
      (r === 1
        ? church(s, w * s.by(0.66, 0.66, 0.62), base + 20 * u, h * s.by(0.42, 0.36, 0.28), {
            wall: "#f1e8d6",
            cover: "#4f8a78",
            spire: "onion",
            naveLeft: true,
          })
        : "") +
      (r < rows - 1
        ? shrubs(s, () => base + 6 * u, s.by(6, 5, 4), size * 0.16, size * 0.3, [
            mix("#4f8a4a", "#c9d6e0", 0.4 * (1 - t)),
            mix("#6a9c4f", "#c9d6e0", 0.4 * (1 - t)),
          ])
        : "")
    );
  });
  return (
    sky(s, y, "#4a97d4", [0.6, "#a3d0ec"], "#f2efdc") +
    cumulus(s, w * 0.2, h * 0.15, 380 * u, "#ffffff", "#d9e6ee") +
    cumulus(s, w * 0.86, h * 0.1, 300 * u, "#ffffff", "#d9e6ee") +
    glow(s, w * 0.05, h * 0.2, 420 * u, "#fff4d0", 0.7) +
    range(
      s,
      { lit: "#c7cfd8", shade: "#6886ae", haze: "#cfe0e2", foot: 0.55, snow: "#ffffff", snowLine: 0.4 },
      { base: y + 20 * u, height: h * s.by(0.32, 0.28, 0.24), count: s.by(7, 5, 4), hero: 0.34 },
    ) +
    layers(s, y - 20 * u, y + 6 * u, 44 * u, "#9dbcc0", "#7aa387", 2, "#cfdfce") +
    fringe(s, rolling(s, y + 14 * u, 12 * u, 1.2), 22 * u, "#5f9270") +
    ground(s, () => y + 30 * u, "#7fa878") +
    roofs +
    birds(s, w * 0.4, h * 0.25, 4, 14 * u, "#54708a")
  );
}

/** Lights along the bay at night. */
export function night(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.62, 0.6, 0.57);
  const hillY = (x: number) =>
    y - h * s.by(0.2, 0.18, 0.15) * Math.exp(-(((x / w - 0.68) / 0.34) ** 2)) - 44 * u - 12 * u * Math.sin(x / (130 * u));
  const warm = ["#ffd27a", "#ffbe5a", "#ffe2a3", "#ffab4d", "#fff0cf"];
  const houses = times(s.by(44, 38, 28), (i) => {
    const t = (i + s.rnd(0, 0.8)) / s.by(44, 38, 28);
    const [x, hw, hh] = [t * w * 1.04 - 30 * u, s.rnd(44, 78) * u, s.rnd(46, 128) * u];
    const lit = each(Math.floor(hh / (19 * u)) * 3, (k) =>
      s.rnd() < 0.66
        ? rect(x + hw * (0.14 + (k % 3) * 0.28), y - hh + 10 * u + Math.floor(k / 3) * 18 * u, hw * 0.16, 10 * u, s.pick(warm))
        : "",
    );
    return (
      poly(
        [
          [x, y],
          [x, y - hh],
          [x + hw / 2, y - hh - hw * 0.36],
          [x + hw, y - hh],
          [x + hw, y],
        ],
        mix("#141d3f", "#263463", s.rnd()),
      ) + lit
    );
  }).join("");
  const slopes = each(260, () => {
    const x = s.rnd() * w;
    const top = hillY(x);
    return circle(x, top + (y - top) * s.rnd() ** 0.55, s.rnd(1.2, 3.2) * u, fade(s.pick(warm), s.rnd(0.5, 1)));
  });
  const px = w * 0.7;
  const py = hillY(px);
  const mast =
    line(px, py + 4, px, py - 64 * u, "#1a2450", 5 * u) +
    line(px, py - 64 * u, px, py - 104 * u, "#1a2450", 2.4 * u) +
    circle(px, py - 104 * u, 3.4 * u, "#ff5a4a") +
    glow(s, px, py - 104 * u, 26 * u, "#ff5a4a", 0.7) +
    circle(px, py - 60 * u, 2.6 * u, "#ff7a5a");
  const land =
    ground(s, hillY, s.down(y - h * 0.22, y, "#16224e", "#1d2b5c"), y + 2) +
    slopes +
    church(s, w * s.by(0.3, 0.3, 0.3), y, 330 * u, { wall: "#d9b684", cover: "#35506a", spire: "onion", lit: true }) +
    houses;
  const trails = each(90, () => {
    const x = s.rnd() * w;
    const len = s.rnd(0.15, 0.85) * (h - y);
    return rect(x, y + 2, s.rnd(2, 6) * u, len, s.down(y, y + len, fade(s.pick(warm), s.rnd(0.4, 0.85)), fade("#ffbe5a", 0)));
  });
  return (
    sky(s, y, "#060b2a", [0.5, "#16225a"], [0.85, "#3d3f82"], "#7d5a8c") +
    stars(s, y * 0.75, 150) +
    glow(s, w * 0.2, h * 0.16, 190 * u, "#cfd6ff", 0.4) +
    path(
      `M${w * 0.2} ${h * 0.16 - 32 * u}A${32 * u} ${32 * u} 0 1 0 ${w * 0.2 + 31 * u} ${h * 0.16 + 10 * u}A${27 * u} ${27 * u} 0 0 1 ${w * 0.2} ${h * 0.16 - 32 * u}Z`,
      "#fdf3d8",
    ) +
    silhouette(s, y - 90 * u, 80 * u, "#2b356e", "#4a4a86", 120 * u) +
    glow(s, w * 0.4, y, 620 * u, "#ffb266", 0.55) +
    land +
    mast +
    water(s, y, "#2a2f66", [0.3, "#182150"], "#070c2c") +
    mirror(s, y, 0.8, houses, 0.4, 6) +
    group(s.blur(2.6 * u, 3 * u), trails) +
    ripples(s, y + 6, h, 130, "#0a1034", 0.5) +
    ripples(s, y + 4, h, 40, "#ffcf8a", 0.3) +
    rect(0, y - 3 * u, w, 6 * u, "#0c1434") +
    each(Math.round(w / (70 * u)), (i) => {
      const x = (i + 0.5) * 70 * u;
      return (
        line(x, y, x, y - 24 * u, "#0c1434", 2.4 * u) +
        circle(x, y - 25 * u, 3.6 * u, "#fff3d4") +
        glow(s, x, y - 25 * u, 22 * u, "#ffd890", 0.7)
      );
    }) +
    // A passenger ship coming home.
    (() => {
      const [sx, sy, k] = [w * s.by(0.6, 0.56, 0.5), y + (h - y) * 0.42, u * 1.15];
      return (
        path(
          `M${sx - 150 * k} ${sy - 22 * k}H${sx + 170 * k}Q${sx + 150 * k} ${sy + 18 * k} ${sx + 110 * k} ${sy + 20 * k}H${sx - 130 * k}Z`,
          "#e9ecf4",
        ) +
        path(`M${sx - 142 * k} ${sy - 4 * k}H${sx + 160 * k}L${sx + 110 * k} ${sy + 20 * k}H${sx - 130 * k}Z`, "#24346a") +
        rounded(sx - 130 * k, sy - 50 * k, 220 * k, 28 * k, 6 * k, "#cfd5e6") +
        each(9, (i) => rect(sx - 120 * k + i * 23 * k, sy - 43 * k, 15 * k, 14 * k, "#ffd27a")) +
        rounded(sx - 84 * k, sy - 76 * k, 130 * k, 26 * k, 6 * k, "#b9c1da") +
        each(5, (i) => rect(sx - 74 * k + i * 23 * k, sy - 69 * k, 15 * k, 12 * k, "#ffe2a3")) +
        rect(sx - 30 * k, sy - 100 * k, 22 * k, 26 * k, "#c8322c") +
        rect(
          sx - 140 * k,
          sy + 22 * k,
          290 * k,
          60 * k,
          s.down(sy + 22 * k, sy + 82 * k, fade("#ffd27a", 0.4), fade("#ffd27a", 0)),
          s.blur(7 * k),
        )
      );
    })()
  );
}
