/** Local politics indoors: the council at its table, citizens at an assembly. */
import { room, sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { banner } from "#workers/demo/draw/kit/flag.ts";
import { circle, each, line, nth, path, place, poly, rect, rounded, stroke, times } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

const coats = ["#33506f", "#7a3a42", "#3f5a48", "#5b4a6b", "#8a6a3a", "#2f3d4f", "#a8553f"];
const hairs = ["#3a2a20", "#8a6a48", "#b9b4ac", "#5a3a26", "#2a211d", "#c9a468"];

/** The municipal council in session: a curved table, papers, the seat of the mayor below the arms. */
export function chamber(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.66, 0.64, 0.6);
  const k = sized(s, 1500, 760, s.by(0.86, 0.98, 1.25), 0.72);
  const cx = w / 2;
  const seats = s.tall ? 5 : 7;
  const gap = (s.tall ? 205 : 195) * k;
  const lift = (i: number) => Math.abs(i - (seats - 1) / 2) ** 2 * 9 * k;
  const at = times(seats, (i) => [cx + (i - (seats - 1) / 2) * gap, y + lift(i)] as const);
  const edge = at.map(([x, ty]) => `${x.toFixed(1)} ${ty.toFixed(1)}`);
  const [first, last] = [nth(at, 0), nth(at, seats - 1)];
  return (
    room(s, y + 20 * u, ["#efe4d0", "#e2d2b6"], ["#b98a5c", "#7c5434"]) +
    each(9, (i) => rect((w * i) / 9, h * 0.06, 3 * u, y - h * 0.06, fade("#a98a62", 0.35))) +
    rect(0, y * 0.62, w, y * 0.38 + 20 * u, "#a8794c") +
    each(13, (i) => rect((w * (i + 0.08)) / 13, y * 0.66, (w / 13) * 0.84, y * 0.3, "#b58758")) +
    banner(cx - 330 * k, h * 0.1, 90 * k, 330 * k, ["#d5202f", "#ffffff", "#d5202f"]) +
    banner(cx + 240 * k, h * 0.1, 90 * k, 330 * k, ["#d5202f", "#ffffff"]) +
    place(
      cx,
      h * 0.1 + 130 * k,
      k,
      0,
      path("M-100 -120H100V20Q100 110 0 160Q-100 110 -100 20Z", "#f6f1e4") +
        path("M-84 -104H84V18Q84 96 0 140Q-84 96 -84 18Z", "#3f7a55") +
        path("M-84 40L-30 -40L10 10L40 -26L84 40V18L84 30Q80 96 0 140Q-80 96 -84 30Z", "#f2f4f4"),
    ) +
    each(3, (i) => glow(s, w * (0.2 + i * 0.3), h * 0.02, 260 * u, "#fff6dc", 0.6)) +
    at
      .map(([x, ty], i) =>
        bust(x, ty + 6 * k, 250 * k, { top: nth(coats, i * 2), hair: nth(hairs, i), suit: i % 2 === 1, long: i % 3 === 0 }),
      )
      .join("") +
    path(
      `M${first[0] - 130 * k} ${first[1]}L${edge.join("L")}L${last[0] + 130 * k} ${last[1]}V${last[1] + 190 * k}L${cx} ${y + 170 * k}L${first[0] - 130 * k} ${first[1] + 190 * k}Z`,
      s.down(y, y + 190 * k, "#8a5a34", "#5e3a20"),
    ) +
    stroke(`M${first[0] - 130 * k} ${first[1]}L${edge.join("L")}L${last[0] + 130 * k} ${last[1]}`, "#d8a870", 26 * k) +
    at
      .map(
        ([x, ty], i) =>
          poly(
            [
              [x - 44 * k, ty - 4 * k],
              [x + 30 * k, ty - 4 * k],
              [x + 44 * k, ty + 10 * k],
              [x - 36 * k, ty + 10 * k],
            ],
            "#fbf8ef",
          ) +
          line(x + 66 * k, ty, x + 58 * k, ty - 74 * k, "#30343a", 5 * k) +
          circle(x + 57 * k, ty - 78 * k, 9 * k, i === 3 ? "#d5402f" : "#30343a"),
      )
      .join("") +
    each(s.tall ? 3 : 5, (i) => {
      const n = s.tall ? 3 : 5;
      const x = w * ((i + 0.5) / n);
      const low = h + 30 * k;
      return (
        rounded(x - 150 * k, low - 190 * k, 300 * k, 260 * k, 40 * k, "#3a2f2c") +
        bust(x, low - 100 * k, 330 * k, { top: nth(coats, i + 3), hair: nth(hairs, i + 2), back: true, long: i % 2 === 0 })
      );
    })
  );
}

/** An evening for the citizens: rows of listeners, a plan on the screen, someone at the lectern. */
export function assembly(s: Stage): string {
  const { w, h, u } = s;
  const y = h * s.by(0.6, 0.58, 0.52);
  const k = sized(s, 1600, 1000, s.by(1, 1.1, 1.5), 1);
  const [sw, sh] = [780 * k * s.by(1, 1, 0.86), 420 * k];
  const sx = w * s.by(0.56, 0.54, 0.5) - sw / 2;
  const sy = h * s.by(0.08, 0.1, 0.12);
  const lx = w * s.by(0.18, 0.15, 0.2);
  const rows = s.tall ? 5 : 3;
  return (
    room(s, y, ["#46586b", "#5d7185"], ["#8f6a48", "#5a3d28"]) +
    glow(s, sx + sw / 2, sy + sh / 2, sw * 0.9, "#dff0ff", 0.4) +
    rounded(sx - 10 * k, sy - 10 * k, sw + 20 * k, sh + 20 * k, 6 * k, "#232c36") +
    rect(sx, sy, sw, sh, "#f7f8f2") +
    path(
      `M${sx} ${sy + sh * 0.7}Q${sx + sw * 0.4} ${sy + sh * 0.4} ${sx + sw} ${sy + sh * 0.62}V${sy + sh * 0.76}Q${sx + sw * 0.4} ${sy + sh * 0.56} ${sx} ${sy + sh * 0.86}Z`,
      "#8fc4e6",
    ) +
    stroke(`M${sx + sw * 0.12} ${sy + 4}Q${sx + sw * 0.3} ${sy + sh * 0.5} ${sx + sw * 0.22} ${sy + sh - 4}`, "#e3c36a", 16 * k) +
    each(14, (i) =>
      rect(
        sx + sw * (0.34 + (i % 5) * 0.125),
        sy + sh * nth([0.1, 0.28, 0.8], Math.floor(i / 5)),
        sw * 0.075,
        sh * 0.11,
        i === 7 ? "#d5402f" : nth(["#b9a58c", "#c9b69c", "#a8957e"], i),
      ),
    ) +
    person(lx + 20 * k, y + 60 * k, 430 * k, {
      top: "#2f4f6f",
      legs: "#2a2f38",
      hair: "#5a3a26",
      hands: [
        [0.3, 0.8],
        [-0.12, 0.5],
      ],
    }) +
    place(
      lx,
      y + 70 * k,
      k,
      0,
      path("M-80 -230H90L70 0H-60Z", "#a8794c") +
        path("M-100 -256H110L96 -226H-88Z", "#c99a68") +
        line(-20, -256, 6, -320, "#20262c", 6),
    ) +
    each(rows, (r) => {
      const size = (190 + r * 70) * k;
      const ry = y + 150 * k + (r + 0.4) * ((h - y) / (rows + 0.4));
      const n = Math.ceil(w / (size * 1.02)) + 1;
      return each(n, (i) => {
        const x = (i + (r % 2) * 0.5) * size * 1.02;
        return (
          bust(x, ry, size, { top: nth(coats, i * 3 + r), hair: nth(hairs, i * 2 + r), back: true, long: (i + r) % 3 === 0 }) +
          rounded(x - size * 0.42, ry - size * 0.26, size * 0.84, size * 0.9, size * 0.08, "#3d3330")
        );
      });
    }) +
    rect(0, 0, w, h, s.down(0, h, fade("#101826", 0), [0.7, fade("#101826", 0.05)], fade("#101826", 0.35))) +
    each(4, (i) => circle(w * (0.14 + i * 0.24), 12 * u, 12 * u, "#fff2cf"))
  );
}
