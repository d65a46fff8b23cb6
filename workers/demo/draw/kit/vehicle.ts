/** Vehicles: train, cars, lorry, boats, helicopter. */
import { darker, fade, lighter } from "./color.ts";
import { circle, each, group, line, nth, path, place, poly, rect, rounded, stroke } from "./shape.ts";
import type { Stage } from "./stage.ts";

/** A regional multiple unit from the side, its nose on the right. */
export function trainSide(s: Stage, x: number, y: number, len: number, tall: number, color = "#c8202f"): string {
  const cars = Math.max(2, Math.round(len / (tall * 5.4)));
  const car = len / cars;
  const nose = tall * 1.15;
  const shell = (i: number): string => {
    const left = x + i * car;
    const right = left + car - tall * 0.06;
    const top = y - tall;
    const foot = y - tall * 0.16;
    const front = i === cars - 1;
    const outline = front
      ? `M${left} ${foot}V${top + tall * 0.08}Q${left} ${top} ${left + tall * 0.08} ${top}H${right - nose}Q${right - nose * 0.35} ${top + tall * 0.02} ${right - nose * 0.12} ${top + tall * 0.5}Q${right} ${top + tall * 0.72} ${right} ${foot}Z`
      : `M${left} ${foot}V${top + tall * 0.08}Q${left} ${top} ${left + tall * 0.08} ${top}H${right - tall * 0.08}Q${right} ${top} ${right} ${top + tall * 0.08}V${foot}Z`;
    const band = right - (front ? nose * 0.75 : tall * 0.12);
    const clip = s.clip(outline);
    return (
      rect(left + tall * 0.1, y - tall * 0.22, car - tall * 0.3, tall * 0.14, "#2d3239") +
      path(outline, s.down(top, foot, lighter(color, 0.16), [0.2, color], [1, darker(color, 0.22)])) +
      group(
        clip,
        rect(left, foot - tall * 0.2, car, tall * 0.06, "#f1f1ee"),
        rounded(left + tall * 0.14, top + tall * 0.2, band - left - tall * 0.14, tall * 0.34, tall * 0.05, "#222b36"),
        each(
          Math.floor((band - left) / (tall * 0.52)),
          (k) =>
            rounded(left + tall * 0.22 + k * tall * 0.52, top + tall * 0.24, tall * 0.42, tall * 0.26, tall * 0.03, "#7d95a8") +
            poly(
              [
                [left + tall * (0.24 + k * 0.52), top + tall * 0.25],
                [left + tall * (0.45 + k * 0.52), top + tall * 0.25],
                [left + tall * (0.3 + k * 0.52), top + tall * 0.49],
                [left + tall * (0.24 + k * 0.52), top + tall * 0.49],
              ],
              "#ffffff33",
            ),
        ),
        each(
          2,
          (k) =>
            rect(left + car * (0.28 + k * 0.36), top + tall * 0.16, tall * 0.36, tall * 0.68, lighter(color, 0.02)) +
            rect(left + car * (0.28 + k * 0.36) + tall * 0.05, top + tall * 0.22, tall * 0.11, tall * 0.36, "#8fa5b6") +
            rect(left + car * (0.28 + k * 0.36) + tall * 0.2, top + tall * 0.22, tall * 0.11, tall * 0.36, "#8fa5b6"),
        ),
        front
          ? path(
              `M${right - nose * 0.62} ${top + tall * 0.14}Q${right - nose * 0.36} ${top + tall * 0.16} ${right - nose * 0.16} ${top + tall * 0.52}L${right - nose * 0.6} ${top + tall * 0.52}Z`,
              "#1c2530",
            )
          : "",
      ) +
      (front
        ? circle(right - tall * 0.07, foot - tall * 0.14, tall * 0.05, "#fff3c8")
        : rect(right, top + tall * 0.12, tall * 0.07, tall * 0.66, "#262b31")) +
      each(4, (k) => circle(left + car * nth([0.12, 0.2, 0.78, 0.86], k), y - tall * 0.1, tall * 0.1, "#1d2126")) +
      rect(left + car * 0.3, top - tall * 0.07, car * 0.3, tall * 0.08, darker(color, 0.45))
    );
  };
  const px = x + car * 0.5;
  const pantograph = `<path d="M${px} ${y - tall * 1.04}l${tall * 0.28} ${-tall * 0.16}l${-tall * 0.26} ${-tall * 0.16}m${-tall * 0.16} 0h${tall * 0.36}" fill="none" stroke="#343a42" stroke-width="${tall * 0.03}"/>`;
  return each(cars, shell) + pantograph;
}

/** A small car from the side. */
export function carSide(x: number, y: number, len: number, color: string, flip = false): string {
  return place(
    x,
    y,
    [(len / 400) * (flip ? -1 : 1), len / 400],
    0,
    path("M-198 -32Q-204 -80 -170 -88L-120 -96Q-80 -146 -20 -148H50Q90 -144 128 -98Q192 -92 198 -62L200 -32Z", color) +
      path("M-100 -96Q-70 -134 -22 -136H6V-96ZM18 -136H48Q78 -132 104 -98L18 -96Z", "#23303d") +
      path("M-198 -44H199L200 -32H-198Z", darker(color, 0.4)) +
      circle(-116, -34, 36, "#1c2026") +
      circle(-116, -34, 17, "#9aa2aa") +
      circle(118, -34, 36, "#1c2026") +
      circle(118, -34, 17, "#9aa2aa") +
      path("M176 -78Q196 -76 198 -62H178Z", "#fff2c4"),
  );
}

/** A lorry from the side, its cab on the right. */
export function lorry(x: number, y: number, len: number, cab: string, box: string, flip = false): string {
  return place(
    x,
    y,
    [(len / 600) * (flip ? -1 : 1), len / 600],
    0,
    rect(-300, -270, 430, 220, box) +
      rect(-300, -270, 430, 20, lighter(box, 0.4)) +
      rect(-300, -62, 560, 26, "#2a3038") +
      path("M146 -40V-210Q148 -226 170 -226H240Q262 -224 274 -150L300 -120V-40Z", cab) +
      path("M190 -205H236Q250 -200 260 -146H190Z", "#22303c") +
      each(
        3,
        (i) => circle(nth([-220, -130, 215], i), -36, 40, "#1c2026") + circle(nth([-220, -130, 215], i), -36, 18, "#8d959d"),
      ),
  );
}

/** A sailing boat heeling slightly. */
export function sailboat(x: number, y: number, size: number, sail: string, hull: string, lean = -4, spinnaker?: string): string {
  const parts =
    path("M-230 -40Q0 -64 260 -52Q200 10 130 16H-150Q-210 10 -230 -40Z", hull) +
    path("M-230 -40Q0 -64 260 -52L252 -38Q0 -46 -226 -26Z", lighter(hull, 0.35)) +
    line(10, -50, 10, -900, "#5a4a3c", 10) +
    path("M-4 -870Q-150 -480 -190 -110Q-90 -92 -4 -104Z", sail) +
    path("M-4 -870Q-60 -480 -70 -100L-4 -104Z", fade(darker(sail, 0.2), 0.25)) +
    (spinnaker
      ? path("M22 -800Q330 -640 300 -300Q240 -180 150 -120Q150 -420 22 -800Z", spinnaker) +
        path("M22 -800Q240 -640 228 -230Q190 -150 150 -120Q150 -420 22 -800Z", fade("#ffffff", 0.28))
      : path("M22 -820Q150 -460 235 -84Q110 -96 40 -110Z", lighter(sail, 0.3)) +
        path("M22 -820Q110 -460 140 -100L235 -84Q150 -440 22 -820Z", fade(darker(sail, 0.25), 0.2))) +
    line(-190, -100, 10, -94, "#5a4a3c", 9) +
    circle(-90, -70, 22, "#2d3a4a") +
    rect(-112, -62, 44, 40, "#c8403a");
  return place(x, y, size / 1000, lean, parts);
}

/** A rowing boat at rest. */
export function rowboat(x: number, y: number, size: number, color: string): string {
  return place(
    x,
    y,
    size / 600,
    0,
    path("M-300 -80Q-290 20 -180 40H170Q270 20 310 -96Q0 -40 -300 -80Z", color) +
      path("M-300 -80Q0 -40 310 -96Q230 -66 0 -56Q-190 -56 -300 -80Z", darker(color, 0.5)) +
      path("M-296 -66Q0 -24 306 -82L304 -66Q0 -8 -292 -48Z", lighter(color, 0.3)),
  );
}

/** A rescue helicopter, nose to the left. */
export function helicopter(x: number, y: number, size: number, body = "#f2c230", stripe = "#c8202f"): string {
  return place(
    x,
    y,
    size / 1000,
    -3,
    path("M60 -60Q330 -70 520 -130L600 -260H640L628 -110Q560 -80 480 -70Q300 -10 90 60Z", darker(body, 0.08)) +
      path("M-330 40Q-330 -110 -120 -150H90Q170 -140 190 -60Q190 60 80 100H-210Q-310 100 -330 40Z", body) +
      path("M-322 10Q-300 -96 -140 -128L-110 -10Z", "#22303c") +
      rounded(-86, -116, 100, 96, 18, "#2b3a48") +
      rounded(40, -112, 84, 80, 18, "#2b3a48") +
      path("M-328 40H190Q186 60 160 66H-324Z", stripe) +
      stroke("M-250 168H190M-170 100L-190 168M90 100L110 168", "#2a3038", 16) +
      rect(10, -205, 30, 60, "#2a3038") +
      rounded(-50, -170, 160, 34, 12, darker(body, 0.2)) +
      path("M-560 -206L24 -222L620 -206L24 -196Z", fade("#1f262e", 0.75)) +
      circle(625, -180, 62, fade("#1f262e", 0.28)) +
      line(625, -238, 625, -122, "#1f262e", 9),
  );
}
