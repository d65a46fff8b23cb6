/** A stork announces a child. */
import { sized, valley } from "#workers/demo/draw/kit/backdrop.ts";
import { darker, fade, lighter } from "#workers/demo/draw/kit/color.ts";
import { house } from "#workers/demo/draw/kit/house.ts";
import { grass } from "#workers/demo/draw/kit/land.ts";
import { circle, each, line, nth, oval, path, place, poly, rect, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A wooden stork beside a line of tiny clothes in the garden. */
export function stork(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.56, 0.55, 0.5);
  const k = sized(s, 900, 900, s.by(0.7, 0.86, 1.2), s.by(0.86, 0.74, 0.56));
  const foot = h * s.by(0.94, 0.92, 0.86);
  const ropeY = h * s.by(0.3, 0.32, 0.34);
  const [x0, x1] = [w * s.by(0.4, 0.42, 0.4), w * 1.02];
  const at = (t: number) => [x0 + (x1 - x0) * t, ropeY + 60 * u * Math.sin(Math.PI * t)] as const;
  const cloth = (i: number) => {
    const [x, cy] = at(0.12 + i * 0.2);
    const c = nth(["#8fc4e6", "#f2a9b8", "#f4d27a", "#a9d0a0"], i);
    return place(
      x,
      cy,
      k * 0.8,
      nth([-3, 2, -2, 3], i),
      i % 2 === 0
        ? path("M-60 0L-110 40L-86 84L-60 66V190Q-30 206 0 170Q30 206 60 190V66L86 84L110 40L60 0Q0 36 -60 0Z", c) +
            rect(-40, 96, 80, 14, lighter(c, 0.5))
        : path("M-50 0H50L56 130Q62 170 20 170L0 60L-20 170Q-62 170 -56 130Z", c) + rect(-50, 0, 100, 18, darker(c, 0.14)),
      rect(-52, -16, 10, 28, "#c99a68"),
      rect(42, -16, 10, 28, "#c99a68"),
    );
  };
  const bird = place(
    w * s.by(0.24, 0.25, 0.34),
    foot,
    k,
    0,
    oval(0, 4, 150, 16, fade("#2c5a20", 0.4)) +
      stroke("M-10 -330V-10H30M30 -330V-10H66", "#d8402f", 16) +
      path("M-150 -420Q-160 -560 -20 -580Q110 -590 200 -470L300 -400Q180 -300 40 -300Q-130 -300 -150 -420Z", "#fdfcf7") +
      path("M60 -520Q190 -500 310 -396Q220 -360 130 -352Q40 -380 0 -440Z", "#23282e") +
      path("M-150 -430Q-180 -600 -120 -700L-50 -680Q-90 -600 -20 -540Z", "#fdfcf7") +
      circle(-98, -720, 66, "#fdfcf7") +
      poly(
        [
          [-150, -746],
          [-360, -664],
          [-146, -690],
        ],
        "#d8402f",
      ) +
      circle(-116, -732, 9, "#1d2126") +
      line(-300, -682, -300, -610, "#8a9aa8", 6) +
      path("M-390 -610Q-300 -650 -214 -610L-250 -480Q-300 -440 -354 -480Z", "#f2a9b8") +
      path("M-390 -610Q-300 -570 -214 -610L-222 -580Q-300 -540 -382 -580Z", "#f7c6cf"),
  );
  return (
    valley(s, y, { hero: 0.7, peak: s.by(0.3, 0.26, 0.2), sky: ["#58a8e0", "#a9d6f0", "#f3f3e2"] }) +
    house(s, {
      x: w * s.by(0.66, 0.6, 0.5),
      y: y + h * 0.1,
      w: 260 * u,
      h: 150 * u,
      roof: 110 * u,
      wall: "#f6efe0",
      timber: "#9a6a40",
      cover: "#8f4634",
      shutters: "#4a7a5a",
    }) +
    each(2, (i) => rect(nth([x0, x1 - 40 * u], i) - 8 * u, ropeY - 14 * u, 16 * u, foot - ropeY - 30 * u, "#a8794c")) +
    stroke(`M${x0} ${ropeY}Q${(x0 + x1) / 2} ${ropeY + 120 * u} ${x1} ${ropeY}`, "#f4f2ea", 4 * u) +
    each(4, cloth) +
    bird +
    grass(s, () => h * 1.01, 170, 60 * u, "#3d7a2a") +
    each(26, () => circle(s.rnd(0, w), s.rnd(0.88, 0.99) * h, s.rnd(3, 6) * u, s.pick(["#ffffff", "#ffe04a", "#f2a9b8"])))
  );
}
