/** Flags and banners. */
import { circle, line, path, rect } from "./shape.ts";

/** A flag on a pole, with its stripes from top to bottom. */
export function flag(x: number, y: number, pole: number, stripes: readonly string[], color = "#c9ced4"): string {
  const [fw, fh] = [pole * 0.34, pole * 0.22];
  const bar = fh / stripes.length;
  const wave = (top: number) =>
    `M${x} ${top}q${fw * 0.25} ${-fh * 0.13} ${fw * 0.5} 0t${fw * 0.5} 0v${bar}q${-fw * 0.25} ${fh * 0.13} ${-fw * 0.5} 0t${-fw * 0.5} 0Z`;
  return (
    line(x, y, x, y - pole, color, pole * 0.018) +
    stripes.map((c, i) => path(wave(y - pole * 0.98 + i * bar), c)).join("") +
    circle(x, y - pole, pole * 0.016, "#e2c25c")
  );
}

/** A long banner hanging from a pole. */
export function banner(x: number, y: number, w: number, h: number, stripes: readonly string[]): string {
  const bar = w / stripes.length;
  return (
    stripes.map((c, i) => rect(x + i * bar, y, bar + 0.4, h, c)).join("") +
    path(`M${x} ${y}h${w}v${h}h${-w}Z`, "#00000014") +
    rect(x + w * 0.3, y, w * 0.16, h, "#ffffff22") +
    rect(x + w * 0.7, y, w * 0.14, h, "#00000018") +
    line(x - w * 0.12, y, x + w * 1.12, y, "#6b5a3a", w * 0.06)
  );
}
