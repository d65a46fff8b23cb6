/** A gallery room. */
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { each, group, line, oval, poly, rect } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { painting } from "./paintings.ts";

/** A gallery room with paintings and visitors. */
export function museum(s: Stage): string {
  const { w, h, u } = s;
  const [l, r] = [w * s.by(0.17, 0.13, 0.09), w * s.by(0.83, 0.87, 0.91)];
  const [t, b] = [h * s.by(0.13, 0.15, 0.16), h * s.by(0.72, 0.7, 0.68)];
  const wallH = b - t;
  const span = r - l;
  const frames = s.by<(readonly [number, number, number, number, number])[]>(
    [
      [0.06, 0.2, 0.22, 0.46, 0],
      [0.36, 0.14, 0.3, 0.56, 2],
      [0.74, 0.2, 0.2, 0.46, 1],
    ],
    [
      [0.06, 0.24, 0.24, 0.4, 0],
      [0.37, 0.18, 0.3, 0.5, 2],
      [0.74, 0.24, 0.2, 0.4, 1],
    ],
    [
      [0.07, 0.1, 0.86, 0.3, 2],
      [0.07, 0.5, 0.39, 0.24, 0],
      [0.56, 0.5, 0.37, 0.24, 1],
    ],
  );
  const sidePic = (x0: number, x1: number, kind: number) => {
    // The side walls lean towards the eye level, so their pictures do too.
    const at = (x: number, f: number) => {
      const k = Math.abs(x - (x < w / 2 ? l : r)) / (x < w / 2 ? l : w - r);
      const [ty, by] = [t * (1 - k), b + (h - b) * k];
      return ty + (by - ty) * f;
    };
    const q = (f0: number, f1: number, pad: number, fill: string) =>
      poly(
        [
          [x0 - pad, at(x0, f0)],
          [x1 + pad, at(x1, f0)],
          [x1 + pad, at(x1, f1)],
          [x0 - pad, at(x0, f1)],
        ],
        fill,
      );
    return (
      q(0.24, 0.6, 5 * u, kind ? "#2a2522" : "#c9a252") +
      q(0.26, 0.58, 0, kind ? "#d8864a" : "#4f7f8a") +
      q(0.42, 0.58, 0, kind ? "#8a3f3a" : "#24485a")
    );
  };
  const H = s.by(h * 0.42, h * 0.32, h * 0.24);
  const planks = each(19, (i) => {
    const a = (i - 9) / 9;
    return line(w / 2 + a * span * 0.5, b, w / 2 + a * w * 0.5, h, fade("#6a4426", 0.35), 2 * u);
  });
  return (
    rect(0, 0, w, h, "#efe9df") +
    poly(
      [
        [0, 0],
        [w, 0],
        [r, t],
        [l, t],
      ],
      s.down(0, t, "#d3cdc4", "#f3efe8"),
    ) +
    poly(
      [
        [0, 0],
        [l, t],
        [l, b],
        [0, h],
      ],
      s.across(0, l, "#c9c1b6", "#ded7cc"),
    ) +
    poly(
      [
        [w, 0],
        [r, t],
        [r, b],
        [w, h],
      ],
      s.across(r, w, "#d9d1c6", "#bfb6aa"),
    ) +
    rect(l, t, span, wallH, s.radial(w / 2, t + wallH * 0.4, span * 0.7, "#fdfaf3", "#e9e2d6")) +
    poly(
      [
        [l, b],
        [r, b],
        [w, h],
        [0, h],
      ],
      s.down(b, h, "#c99a66", "#9a6a3c"),
    ) +
    planks +
    each(6, (i) => {
      const k = ((i + 1) / 6) ** 1.6;
      return line(l - l * k, b + (h - b) * k, r + (w - r) * k, b + (h - b) * k, fade("#6a4426", 0.18), 1.6 * u);
    }) +
    poly(
      [
        [l, b],
        [r, b],
        [r + 8 * u, b + 12 * u],
        [l - 8 * u, b + 12 * u],
      ],
      "#f8f5ee",
    ) +
    rect(l + span * 0.02, t + 10 * u, span * 0.96, 6 * u, "#2c2a2a") +
    frames
      .map(([fx, fy, fw, fh, kind]) => {
        const [px, py, pw, ph] = [l + span * fx, t + wallH * fy, span * fw, wallH * fh];
        const lx = px + pw / 2;
        return (
          (py > t + wallH * 0.4
            ? ""
            : poly(
                [
                  [lx - 6 * u, t + 34 * u],
                  [lx + 6 * u, t + 34 * u],
                  [px + pw * 1.15, py + ph],
                  [px - pw * 0.15, py + ph],
                ],
                s.down(t, py + ph, fade("#fff3c9", 0.75), fade("#fff3c9", 0.05)),
              ) + rect(lx - 9 * u, t + 12 * u, 18 * u, 26 * u, "#2c2a2a")) + painting(s, px, py, pw, ph, kind)
        );
      })
      .join("") +
    sidePic(l * 0.3, l * 0.74, 0) +
    sidePic(r + (w - r) * 0.26, r + (w - r) * 0.7, 1) +
    group(
      s.blur(9 * u),
      frames
        .slice(0, 3)
        .map(([fx, , fw]) => rect(l + span * fx, b + 14 * u, span * fw, (h - b) * 0.5, fade("#fff3d6", 0.25)))
        .join(""),
    ) +
    oval(w * 0.5, b + (h - b) * 0.46, span * 0.2, 16 * u, "#3a201044") +
    rect(w / 2 - span * 0.17, b + (h - b) * 0.24, span * 0.34, 22 * u, "#3a3430") +
    rect(w / 2 - span * 0.17, b + (h - b) * 0.24, span * 0.34, 8 * u, "#5a524c") +
    each(2, (i) =>
      rect(w / 2 + (i ? 1 : -1) * span * 0.14 - 6 * u, b + (h - b) * 0.24 + 20 * u, 12 * u, (h - b) * 0.2, "#2a2522"),
    ) +
    (
      [
        [s.by(0.3, 0.28, 0.26), 0.2, 0.82, "#3f5f7f", "#2f3644", false, 1],
        [s.by(0.36, 0.37, 0.4), 0.24, 0.78, "#b5503f", "#3a2f44", true, 1],
        [s.by(0.74, 0.76, 0.78), 0.62, 1.06, "#d9a83f", "#4a4a52", false, -1],
      ] as const
    )
      .map(
        ([fx, fy, size, top, legs, skirt, face]) =>
          oval(w * (fx as number), b + (h - b) * (fy as number), H * 0.2, H * 0.025, "#3a201055") +
          person(w * (fx as number), b + (h - b) * (fy as number), H * (size as number), {
            top: top as string,
            legs: legs as string,
            skirt: skirt as boolean,
            face: face as 1 | -1,
            back: true,
            hair: s.pick(["#4a3020", "#8a5a2e", "#2c221c"]),
            bag: fx === s.by(0.74, 0.76, 0.78) ? "#5a3f2a" : undefined,
          }),
      )
      .join("")
  );
}
