/** A court room. */
import { sized } from "#workers/demo/draw/kit/backdrop.ts";
import { bust } from "#workers/demo/draw/kit/bust.ts";
import { circle, each, line, nth, oval, path, place, rect, rounded, stroke } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";

/** A court room: the bench of the judges, scales, a gavel. */
export function court(s: Stage): string {
  const { w, h } = s;
  const y = h * s.by(0.62, 0.6, 0.56);
  const k = sized(s, 1400, 850, s.by(0.94, 1.1, 1.4), 0.96);
  const [bx, by] = [w * 0.5, h * s.by(0.84, 0.84, 0.8)];
  return (
    rect(0, 0, w, h, s.down(0, h, "#e6dcc6", "#c9b894")) +
    each(
      s.by(7, 5, 3),
      (i) =>
        rect(w * ((i + 0.12) / s.by(7, 5, 3)), 0, (w / s.by(7, 5, 3)) * 0.76, y, s.down(0, y, "#8a5a34", "#6b4024")) +
        rect(w * ((i + 0.2) / s.by(7, 5, 3)), h * 0.06, (w / s.by(7, 5, 3)) * 0.6, y * 0.7, "#7a4c2c"),
    ) +
    circle(w / 2, h * 0.18, 100 * k, "#c9a24a") +
    circle(w / 2, h * 0.18, 88 * k, "#7a2a2a") +
    path(
      `M${w / 2} ${h * 0.18 - 66 * k}q${30 * k} ${50 * k} ${70 * k} ${10 * k}q${-4 * k} ${80 * k} ${-70 * k} ${110 * k}q${-66 * k} ${-30 * k} ${-70 * k} ${-110 * k}q${40 * k} ${40 * k} ${70 * k} ${-10 * k}Z`,
      "#e2c25c",
    ) +
    each(3, (i) =>
      rounded(w / 2 + (i - 1) * 330 * k - 120 * k, y - 360 * k - (i === 1 ? 40 * k : 0), 240 * k, 380 * k, 40 * k, "#4a1f22"),
    ) +
    each(
      3,
      (i) =>
        bust(w / 2 + (i - 1) * 330 * k, y - (i === 1 ? 40 : 0) * k, 320 * k, {
          top: "#23242c",
          hair: nth(["#8a5a30", "#b9b4ac", "#3a2a20"], i),
          long: i === 0,
        }) +
        path(
          `M${w / 2 + (i - 1) * 330 * k - 40 * k} ${y - 146 * k - (i === 1 ? 40 : 0) * k}h${80 * k}l${-40 * k} ${110 * k}Z`,
          "#f4f2ec",
        ),
    ) +
    rect(w / 2 - 620 * k, y - 30 * k, 1240 * k, 40 * k, "#c99a68") +
    rect(w / 2 - 600 * k, y + 10 * k, 1200 * k, h, s.down(y, h, "#9a6238", "#5e3a20")) +
    each(5, (i) => rect(w / 2 + (i * 236 - 570) * k, y + 50 * k, 200 * k, h * 0.16, "#83512c")) +
    rect(0, by - 20 * k, w, h, s.down(by, h, "#b57c48", "#7c4e2a")) +
    rect(0, by - 26 * k, w, 18 * k, "#e0ad74") +
    place(
      bx + s.by(530, 400, 240) * k,
      by + 30 * k,
      k,
      0,
      oval(0, 0, 130, 24, "#8a6a2a") +
        rect(-10, -420, 20, 420, "#c9a24a") +
        stroke("M-210 -390Q0 -450 210 -390", "#c9a24a", 14) +
        circle(0, -430, 20, "#e2c25c") +
        each(2, (i) => {
          const x = nth([-210, 210], i);
          return (
            line(x, -390, x - 70, -230, "#c9a24a", 5) +
            line(x, -390, x + 70, -230, "#c9a24a", 5) +
            path(`M${x - 90} -230H${x + 90}Q${x + 70} -170 ${x} -168Q${x - 70} -170 ${x - 90} -230Z`, "#e2c25c")
          );
        }),
    ) +
    place(
      bx - s.by(400, 340, 200) * k,
      by + 40 * k,
      k,
      0,
      oval(0, 0, 150, 34, "#5e3a20") +
        oval(0, -14, 150, 34, "#8a5a34") +
        place(
          10,
          -70,
          1,
          -24,
          rect(30, -16, 290, 30, "#8a5a34") +
            rounded(-90, -60, 140, 120, 18, "#6b4024") +
            rect(-70, -60, 14, 120, "#c9a24a") +
            rect(20, -60, 14, 120, "#c9a24a"),
        ),
    ) +
    each(4, (i) =>
      rect(
        bx - 110 * k + i * 5 * k,
        by - (10 + i * 22) * k,
        240 * k,
        20 * k,
        nth(["#7a2a2a", "#33506f", "#3f5a48", "#8a6a3a"], i),
      ),
    )
  );
}
