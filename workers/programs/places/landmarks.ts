/**
 * What helps to find one's way on a map of the region: the shore of the lake, the Rhine, the two motorways. Drawn by hand after
 * well-known places along them: approximations, good for a map that is a hand wide, and for nothing that is measured.
 */
import type { Position } from "./join-rings.ts";

/** Lake Constance's eastern end, from Langenargen by Lindau, Bregenz and the mouth of the Rhine to Rorschach; the west lies beyond the map. */
export const lake: readonly Position[] = [
  [9.4, 47.62],
  [9.54, 47.595],
  [9.595, 47.585],
  [9.612, 47.572],
  [9.632, 47.566],
  [9.668, 47.552],
  [9.683, 47.544],
  [9.7, 47.55],
  [9.735, 47.544],
  [9.745, 47.527],
  [9.744, 47.512],
  [9.732, 47.504],
  [9.704, 47.507],
  [9.69, 47.494],
  [9.674, 47.499],
  [9.661, 47.507],
  [9.65, 47.489],
  [9.626, 47.495],
  [9.605, 47.506],
  [9.585, 47.495],
  [9.562, 47.501],
  [9.552, 47.491],
  [9.53, 47.484],
  [9.49, 47.479],
  [9.4, 47.49],
];

/** The Alpine Rhine, from where it reaches the border to its mouth between Hard and Fußach. */
export const rhine: readonly Position[] = [
  [9.5, 47.2],
  [9.522, 47.245],
  [9.532, 47.272],
  [9.558, 47.297],
  [9.575, 47.318],
  [9.589, 47.338],
  [9.603, 47.353],
  [9.624, 47.367],
  [9.645, 47.38],
  [9.655, 47.403],
  [9.648, 47.425],
  [9.638, 47.443],
  [9.65, 47.461],
  [9.66, 47.478],
  [9.661, 47.507],
];

/** The A14 from the German border to Bludenz, the S16 on to the Arlberg. */
export const roads: Readonly<Record<"A14" | "S16", readonly Position[]>> = {
  A14: [
    [9.768, 47.572],
    [9.757, 47.545],
    [9.765, 47.51],
    [9.745, 47.485],
    [9.732, 47.463],
    [9.715, 47.44],
    [9.702, 47.41],
    [9.675, 47.37],
    [9.64, 47.34],
    [9.63, 47.315],
    [9.617, 47.28],
    [9.61, 47.258],
    [9.628, 47.222],
    [9.67, 47.211],
    [9.712, 47.189],
    [9.765, 47.172],
    [9.81, 47.155],
    [9.838, 47.147],
  ],
  S16: [
    [9.838, 47.147],
    [9.88, 47.143],
    [9.92, 47.145],
    [9.96, 47.13],
    [9.99, 47.125],
    [10.04, 47.127],
    [10.09, 47.132],
    [10.125, 47.13],
    [10.215, 47.129],
  ],
};
