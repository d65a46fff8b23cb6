/** Before and during the vote: posters, booths. */
import { room, sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { leafTree } from "#workers/demo/draw/kit/tree.ts";

/** Three booths with curtains, a voter in one of them. */
export function booths(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.74, 0.72, 0.68);
  const n = s.tall ? 2 : 3;
  const k = sized(s, n * 400, 800, s.by(0.74, 0.86, 0.94), s.by(0.7, 0.62, 0.5));
  const booth = (i: number) => {
    const x = w * 0.5 + (i - (n - 1) / 2) * 400 * k;
    const busy = i === 1;
    return place(
      x,
      y,
      k,
      0,
      rect(-170, -700, 340, 690, "#dfe6ea") +
        rect(-150, -680, 300, 560, s.down(-680, -120, "#51677c", "#3a4d60")) +
        (busy
          ? person(0, -4, 590, { top: "#c9543f", legs: "#2f3a4a", hair: "#4a3020", back: true })
          : rect(-150, -330, 300, 26, "#b58758")) +
        path(busy ? "M-150 -690H-90Q-70 -420 -110 -130H-150Z" : "M-150 -690H60Q40 -400 80 -130H-150Z", "#2f6ea8") +
        each(busy ? 2 : 5, (j) => stroke(`M${-132 + j * 40} -680Q${-126 + j * 40} -400 ${-134 + j * 42} -136`, "#24588a", 8)) +
        rect(-186, -730, 372, 50, "#f4f6f7") +
        rect(-186, -730, 124, 50, "#d5202f") +
        rect(62, -730, 124, 50, "#d5202f") +
        rect(-186, -690, 22, 690, "#c4ced5") +
        rect(164, -690, 22, 690, "#aab7c0"),
    );
  };
  return (
    room(s, y - 30 * k, ["#f3ecdd", "#e4d8c0"], ["#c9a878", "#96704a"]) +
    each(5, (i) => rounded(w * (0.04 + i * 0.2), h * 0.05, w * 0.13, y * 0.26, 4 * u, s.down(0, y * 0.3, "#a9d4ee", "#e8f3f0"))) +
    each(n, booth) +
    each(n, (i) => oval(w * 0.5 + (i - (n - 1) / 2) * 400 * k, y + 6 * k, 200 * k, 14 * k, fade("#4a3018", 0.25)))
  );
}

/** Posters on stands beside a village street. */
export function posters(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.52, 0.52, 0.46);
  const k = sized(s, 1500, 620, s.by(0.96, 1.06, 1.6), 0.5);
  const foot = h * s.by(0.86, 0.82, 0.76);
  const colors = ["#2f6ea8", "#c9402f", "#4a8a4a", "#e0a020"];
  const stand = (i: number) =>
    place(
      w * 0.5 + (i - 1.5) * 370 * k,
      foot + (i % 2) * 26 * k,
      k,
      nth([-1, 1, 0, -2], i),
      line(-110, 0, -100, -420, "#8a6a48", 16) +
        line(110, 0, 100, -420, "#8a6a48", 16) +
        rect(-150, -560, 300, 400, "#fbfaf5") +
        rect(-138, -548, 276, 376, lighter(nth(colors, i), 0.12)) +
        circle(0, -400, 70, nth(["#e3b08c", "#d9a27e", "#e8bd9a", "#c98f6a"], i)) +
        path(
          "M-72 -400Q-78 -484 0 -486Q78 -484 72 -400Q52 -440 0 -446Q-52 -440 -72 -400Z",
          nth(["#3a2a20", "#b9b4ac", "#8a5a30", "#2a211d"], i),
        ) +
        path("M-130 -236Q-126 -322 -50 -334H50Q126 -322 130 -236Z", nth(["#23344a", "#5b2a34", "#f2efe6", "#33506f"], i)) +
        rect(-138, -246, 276, 74, "#fbfaf5") +
        rect(-110, -228, 150, 14, nth(colors, i)) +
        rect(-110, -202, 100, 10, "#8a8f96") +
        circle(96, -210, 26, nth(colors, i)) +
        stroke("M82 -210L94 -198L114 -226", "#fbfaf5", 9),
    );
  return (
    valley(s, y, { hero: 0.2, peak: s.by(0.26, 0.24, 0.2) }) +
    house(s, {
      x: w * 0.06,
      y: y + h * 0.1,
      w: 190 * u,
      h: 120 * u,
      roof: 80 * u,
      wall: "#f1e3c6",
      cover: "#a24a36",
      shutters: "#4a7a5a",
    }) +
    house(s, {
      x: w * s.by(0.66, 0.62, 0.56),
      y: y + h * 0.08,
      w: 170 * u,
      h: 110 * u,
      roof: 76 * u,
      wall: "#f6efe0",
      timber: "#8a5a38",
      cover: "#8f4634",
    }) +
    leafTree(s, w * 0.93, y + h * 0.16, h * s.by(0.4, 0.34, 0.26), "#5f9a45") +
    rect(0, foot + 40 * k, w, h, s.down(foot, h, "#8d9299", "#6b7077")) +
    rect(0, foot + 40 * k, w, 10 * k, "#d9d6cc") +
    each(8, (i) => rect(w * (i / 7) - 60 * u, h * 0.95, 90 * u, 8 * u, "#f4f2ea")) +
    each(4, stand) +
    grass(s, () => foot + 44 * k, 150, 34 * u, "#4c8a31")
  );
}
