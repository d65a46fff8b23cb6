/** A cinema. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { fade } from "#workers/demo/draw/kit/color.ts";
import { person } from "#workers/demo/draw/kit/figure.ts";
import { circle, each, nth, oval, path, poly, rect, rounded } from "#workers/demo/draw/kit/shape.ts";
import { glow } from "#workers/demo/draw/kit/sky.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** Rows of red seats before a bright screen. */
export function cinema(s: Stage): string {
  const { w, h, u } = s;
  const k = sized(s, 1400, 900, s.by(0.94, 1.1, 1.5), 1);
  const [sx, sw, sy, sh] = [
    w * s.by(0.16, 0.12, 0.06),
    w * s.by(0.68, 0.76, 0.88),
    h * s.by(0.1, 0.14, 0.2),
    h * s.by(0.46, 0.4, 0.24),
  ];
  const rows = s.tall ? 5 : 3;
  return (
    rect(0, 0, w, h, s.down(0, h, "#1a1224", "#2a1420")) +
    glow(s, w / 2, sy + sh / 2, Math.max(sw, sh) * 0.9, "#ffe0b0", 0.55) +
    each(2, (j) =>
      each(7, (i) => rect(j ? w - (i + 1) * w * 0.02 : i * w * 0.02, 0, w * 0.021, h, nth(["#7a1a26", "#9a2432", "#5e121c"], i))),
    ) +
    rect(sx, sy, sw, sh, s.down(sy, sy + sh, "#f6b45a", [0.55, "#f9dca0"], "#8fb8c8")) +
    circle(sx + sw * 0.66, sy + sh * 0.5, sh * 0.17, "#fff6dc") +
    path(
      `M${sx} ${sy + sh * 0.72}L${sx + sw * 0.2} ${sy + sh * 0.34}L${sx + sw * 0.34} ${sy + sh * 0.6}L${sx + sw * 0.5} ${sy + sh * 0.3}L${sx + sw * 0.74} ${sy + sh * 0.68}L${sx + sw * 0.88} ${sy + sh * 0.5}L${sx + sw} ${sy + sh * 0.66}V${sy + sh}H${sx}Z`,
      "#5f4a6a",
    ) +
    path(
      `M${sx} ${sy + sh * 0.84}Q${sx + sw * 0.4} ${sy + sh * 0.66} ${sx + sw} ${sy + sh * 0.84}V${sy + sh}H${sx}Z`,
      "#3a2c48",
    ) +
    person(sx + sw * 0.36, sy + sh * 0.92, sh * 0.46, {
      top: "#2a1f36",
      legs: "#2a1f36",
      hair: "#1c1426",
      skin: "#3a2c48",
      stride: 0.7,
      bag: "#1c1426",
    }) +
    poly(
      [
        [w / 2, h * 1.1],
        [sx, sy],
        [sx + sw, sy],
      ],
      fade("#fff0cc", 0.1),
    ) +
    each(rows, (r) => {
      const size = (150 + r * 50) * k;
      const y = h * s.by(0.72, 0.68, 0.6) + r * (h * (s.tall ? 0.085 : 0.13));
      const n = Math.ceil(w / (size * 1.2)) + 1;
      return each(n, (i) => {
        const x = (i + (r % 2) * 0.5) * size * 1.2;
        const taken = (i * 3 + r) % 4 !== 0;
        const head = taken
          ? oval(x, y - size * 0.52, size * 0.22, size * 0.27, "#150e1a") +
            path(
              `M${x - size * 0.44} ${y}Q${x - size * 0.4} ${y - size * 0.3} ${x} ${y - size * 0.32}Q${x + size * 0.4} ${y - size * 0.3} ${x + size * 0.44} ${y}Z`,
              "#150e1a",
            )
          : "";
        return (
          head +
          rounded(
            x - size * 0.52,
            y - size * 0.26,
            size * 1.04,
            size * 1.3,
            size * 0.16,
            s.down(y - size * 0.3, y + size, "#b0283a", "#5e121c"),
          ) +
          rounded(x - size * 0.42, y - size * 0.16, size * 0.84, size * 0.5, size * 0.1, fade("#d8485a", 0.5))
        );
      });
    }) +
    each(2, (i) => circle(w * nth([0.04, 0.96], i), h * 0.3, 16 * u, "#ffd890"))
  );
}
