/** People of whom a table, a chair or a hedge hides the lower half. */
import { darker, fade } from "./color.ts";
import { circle, oval, path, place, poly, rect } from "./shape.ts";

export type Bust = {
  top: string;
  hair: string;
  skin?: string;
  /** Seen from behind. */
  back?: boolean;
  long?: boolean;
  /** White collar and open jacket. */
  suit?: boolean;
  /** An open, singing mouth. */
  sings?: boolean;
};

/** Head and shoulders; (x, y) is the middle of what hides the rest. */
export function bust(x: number, y: number, tall: number, o: Bust): string {
  const skin = o.skin ?? "#e3b08c";
  const cap = "M-60 -206Q-68 -284 0 -286Q68 -284 60 -206Q48 -240 8 -246Q-36 -246 -48 -208Z";
  const face = o.back
    ? oval(0, -212, 60, 70, o.hair) + (o.long ? path("M-60 -215V-120Q0 -96 60 -120V-215Z", o.hair) : "")
    : (o.long ? path("M-66 -220Q-76 -130 -58 -104H58Q76 -130 66 -220Z", o.hair) : "") +
      rect(-24, -160, 48, 44, darker(skin, 0.14)) +
      oval(0, -208, 54, 64, skin) +
      path(cap, o.hair) +
      circle(-20, -206, 5.5, "#2a211d") +
      circle(20, -206, 5.5, "#2a211d") +
      (o.sings
        ? oval(0, -172, 12, 15, "#7a2f2c")
        : path("M-16 -176Q0 -164 16 -176", "none", 'stroke="#9a4f40" stroke-width="5"'));
  return place(
    x,
    y,
    tall / 290,
    0,
    o.back ? "" : rect(-24, -160, 48, 50, darker(skin, 0.14)),
    path("M-132 4Q-136 -106 -72 -126Q0 -146 72 -126Q136 -106 132 4Z", o.top),
    path("M30 -134Q60 -130 72 -126Q136 -106 132 4H60Z", fade(darker(o.top, 0.5), 0.28)),
    o.suit && !o.back
      ? poly(
          [
            [-34, -134],
            [34, -134],
            [0, -30],
          ],
          "#f6f4ee",
        ) +
          poly(
            [
              [-9, -128],
              [9, -128],
              [12, -50],
              [0, -30],
              [-12, -50],
            ],
            "#a8323a",
          )
      : "",
    face,
  );
}
