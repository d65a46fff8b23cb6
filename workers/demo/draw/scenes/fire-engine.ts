/** The fire brigade at night. */
import { fade, mix } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { ripples } from "#workers/demo/draw/kit/land.ts";
import { silhouette } from "#workers/demo/draw/kit/mountain.ts";
import { circle, each, group, nth, oval, path, place, poly, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import { glow, sky, stars } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** The fire engine with blue lights in a dark street. */
export function fire(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.82, 0.78, 0.74);
  const size = s.by(Math.min(w * 0.64, h * 1.1), w * 0.7, w * 0.88);
  const k = size / 1000;
  const [cx, cy] = [w * s.by(0.52, 0.56, 0.5), y + h * 0.02];
  const beam = (x: number, py: number, a: number, spread: number, len: number) =>
    poly(
      [
        [x, py],
        [x + Math.cos(a - spread) * len, py + Math.sin(a - spread) * len],
        [x + Math.cos(a + spread) * len, py + Math.sin(a + spread) * len],
      ],
      s.radial(x, py, len, fade("#6fb4ff", 0.6), [0.5, fade("#3f8fff", 0.2)], fade("#3f8fff", 0)),
    );
  const wheel = (x: number) =>
    circle(x, -78, 82, "#12151b") +
    circle(x, -78, 46, "#8f979f") +
    circle(x, -78, 40, "#c9ced2") +
    circle(x, -78, 15, "#5a6068") +
    each(8, (i) => circle(x + Math.cos(i * 0.785) * 27, -78 + Math.sin(i * 0.785) * 27, 5, "#5a6068"));
  const shutter = (x: number, sw: number) =>
    rounded(x, -390, sw, 220, 8, "#aab4bd") +
    each(12, (i) => rect(x, -386 + i * 18, sw, 4, "#8a949e")) +
    rect(x + sw / 2 - 22, -182, 44, 8, "#4a525a");
  const truck =
    oval(0, 4, 540, 26, "#00000077") +
    rect(-490, -130, 960, 66, "#20242b") +
    path("M-500 -110V-420Q-500 -436 -484 -436H180V-110Z", s.down(-436, -110, "#ee3b34", [0.5, "#d3222a"], "#a3161f")) +
    path(
      "M180 -110V-400Q184 -446 230 -448H400Q440 -446 456 -400L492 -250Q500 -230 500 -200V-110Z",
      s.down(-448, -110, "#ee3b34", [0.5, "#d3222a"], "#a3161f"),
    ) +
    shutter(-470, 190) +
    shutter(-268, 190) +
    shutter(-66, 190) +
    rect(-500, -160, 1000, 22, "#fbfbf6") +
    rect(-500, -138, 1000, 12, "#f4d83a") +
    path("M212 -408H300V-268H204Q202 -400 212 -408Z", "#22303e") +
    path("M322 -408H398Q420 -404 430 -380L460 -268H322Z", "#22303e") +
    path("M216 -404H262L228 -272H208Z", fade("#8fc0e8", 0.45)) +
    path("M330 -404H372L344 -272H326Z", fade("#8fc0e8", 0.45)) +
    stroke("M312 -440V-120", "#8a111a", 5) +
    stroke("M196 -440V-120", "#8a111a", 5) +
    rect(286, -246, 22, 9, "#20242b") +
    rect(440, -246, 22, 9, "#20242b") +
    rect(-496, -462, 560, 24, "#c9ced2") +
    each(14, (i) => rect(-480 + i * 40, -492, 8, 30, "#b3bac0")) +
    rect(-496, -496, 560, 9, "#dfe4e7") +
    rect(-496, -470, 560, 9, "#dfe4e7") +
    rounded(250, -486, 170, 40, 12, "#2a6fff") +
    rounded(262, -480, 60, 28, 8, "#dff0ff") +
    rounded(348, -480, 60, 28, 8, "#8fc4ff") +
    rounded(-486, -450, 60, 20, 6, "#2a6fff") +
    rect(470, -200, 30, 40, "#fff6d0", 'rx="8"') +
    rect(-504, -210, 14, 46, "#ff5040") +
    path("M-372 -64A92 92 0 0 1 -188 -64Z", "#15181e") +
    path("M248 -64A92 92 0 0 1 432 -64Z", "#15181e") +
    wheel(-280) +
    wheel(340) +
    rect(480, -112, 34, 36, "#dfe4e7");
  const [bx, by] = [cx + 335 * k, cy - 468 * k];
  const houses = each(s.by(6, 5, 4), (i) => {
    const n = s.by(6, 5, 4);
    const [hw, hh] = [(w / n) * 0.98, h * s.by(0.4, 0.36, 0.28) * nth([1, 0.82, 1.12, 0.9, 1.05, 0.86], i)];
    const x = (w / n) * i;
    const tone = mix("#1a2145", "#2a3261", s.rnd());
    return (
      poly(
        [
          [x, y],
          [x, y - hh],
          [x + hw / 2, y - hh - hw * 0.42],
          [x + hw, y - hh],
          [x + hw, y],
        ],
        s.across(x, x + hw, tone, mix(tone, "#3a63b8", 0.35)),
      ) +
      each(12, (n2) => {
        const [c, r] = [n2 % 3, Math.floor(n2 / 3)];
        return rect(
          x + hw * (0.16 + c * 0.27),
          y - hh + (r + 0.3) * hh * 0.2,
          hw * 0.14,
          hh * 0.11,
          s.rnd() < 0.3 ? "#ffc870" : mix("#141a38", "#5a8fe0", s.rnd(0, 0.35)),
        );
      })
    );
  });
  return (
    sky(s, y, "#080c24", [0.6, "#16204c"], "#2c3a72") +
    stars(s, h * 0.4, 110) +
    silhouette(s, h * 0.4, 90 * u, "#131a40", "#1f2a5a", 160 * u) +
    houses +
    rect(0, y - 2, w, h, s.down(y, h, "#23294a", "#0b0e20")) +
    rect(0, y - 4 * u, w, 12 * u, "#343c66") +
    glow(s, bx, by, 760 * u, "#3f8fff", 0.6) +
    beam(bx, by, -0.28, 0.13, w * 0.9) +
    beam(bx, by, Math.PI + 0.2, 0.12, w) +
    beam(bx, by, -1.3, 0.1, w * 0.6) +
    poly(
      [
        [cx + 495 * k, cy - 180 * k],
        [w + 60, cy - 260 * k],
        [w + 60, cy + 70 * k],
      ],
      s.across(cx + 495 * k, w + 60, fade("#fff3c8", 0.65), fade("#fff3c8", 0)),
    ) +
    group(`transform="translate(${cx} ${cy + 8 * u}) scale(${k} ${-k * 0.55})" opacity="0.28" ${s.blur(16, 10)}`, truck) +
    group(
      s.blur(12 * u, 20 * u),
      each(9, () => rect(w * s.rnd(0.3, 0.95), y + h * 0.04, s.rnd(20, 70) * u, (h - y) * s.rnd(0.4, 0.9), fade("#4f94ff", 0.4))),
    ) +
    place(cx, cy, k, 0, truck) +
    glow(s, bx, by, 190 * u, "#bfe0ff", 0.95) +
    glow(s, cx - 456 * k, cy - 440 * k, 110 * u, "#6fb4ff", 0.85) +
    ((fx: number, fy: number, t: number) =>
      person(fx, fy, t, { top: "#3a3424", legs: "#3a3424", hat: "#e8d03a", stride: 0.7 }) +
      rect(fx - t * 0.108, fy - t * 0.62, t * 0.215, t * 0.03, "#f2f25a") +
      rect(fx - t * 0.1, fy - t * 0.13, t * 0.07, t * 0.02, "#f2f25a") +
      rect(fx + t * 0.05, fy - t * 0.13, t * 0.07, t * 0.02, "#f2f25a"))(
      s.by(cx - 600 * k, cx - 580 * k, w * 0.2),
      cy + h * s.by(0.05, 0.05, 0.09),
      s.by(430, 430, 520) * k,
    ) +
    ripples(s, y + h * 0.06, h, 30, "#7fb4ff", 0.35) +
    each(s.by(7, 6, 4), (i) =>
      poly(
        [
          [w * (0.03 + i * 0.2), h * 0.94],
          [w * (0.11 + i * 0.2), h * 0.94],
          [w * (0.1 + i * 0.2), h * 0.953],
          [w * (0.015 + i * 0.2), h * 0.953],
        ],
        fade("#dfe4ee", 0.5),
      ),
    )
  );
}
