/** The wall of tools above the bench. */
import { circle, group, place } from "#workers/demo/draw/kit/shape.ts";
import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import { tools } from "./tools.ts";

/** Every tool on its nail, with the shadow it throws; `k` is the scale of the room. */
export function toolWall(s: Stage, k: number): string {
  const { w, h, u } = s;
  const hang = (name: string, fx: number, fy: number, size = 1, turn = 0) =>
    circle(w * fx, h * fy, 4.5 * u, "#3a2a1e") +
    group(
      'opacity="0.28"',
      place(w * fx + 8 * u, h * fy + 10 * u, k * size, turn, (tools[name] ?? "").replace(/fill="#[0-9a-f]+"/g, 'fill="#2a170c"')),
    ) +
    place(w * fx, h * fy, k * size, turn, tools[name] ?? "");
  const grid = s.by(
    [
      ["saw", 0.13, 0.14, 1],
      ["hammer", 0.36, 0.13, 1],
      ["hammer", 0.425, 0.13, 0.82],
      ["square", 0.5, 0.13, 1],
      ["pliers", 0.09, 0.4, 0.9],
      ["wrench", 0.155, 0.4, 0.9],
      ["wrench", 0.205, 0.4, 0.7],
      ["driver", 0.27, 0.4, 0.9],
      ["driver", 0.31, 0.4, 0.78],
      ["driver", 0.35, 0.4, 0.66],
      ["chisel", 0.42, 0.4, 0.9],
      ["chisel", 0.465, 0.4, 0.9],
      ["chisel", 0.51, 0.4, 0.9],
      ["pliers", 0.58, 0.4, 0.78],
    ],
    [
      ["saw", 0.15, 0.14, 0.96],
      ["hammer", 0.46, 0.13, 1],
      ["hammer", 0.54, 0.13, 0.82],
      ["pliers", 0.1, 0.38, 0.86],
      ["wrench", 0.18, 0.38, 0.86],
      ["driver", 0.26, 0.38, 0.86],
      ["driver", 0.315, 0.38, 0.74],
      ["chisel", 0.39, 0.38, 0.86],
      ["chisel", 0.45, 0.38, 0.86],
      ["chisel", 0.51, 0.38, 0.86],
      ["square", 0.58, 0.39, 0.66],
    ],
    [
      ["hammer", 0.12, 0.1, 1],
      ["hammer", 0.26, 0.1, 0.84],
      ["pliers", 0.4, 0.11, 0.9],
      ["saw", 0.2, 0.29, 0.95],
      ["wrench", 0.12, 0.46, 0.9],
      ["driver", 0.25, 0.46, 0.9],
      ["driver", 0.34, 0.46, 0.78],
      ["chisel", 0.46, 0.46, 0.9],
      ["chisel", 0.56, 0.46, 0.9],
      ["square", 0.68, 0.46, 0.8],
    ],
  ) as [string, number, number, number][];
  return grid.map(([name, fx, fy, size]) => hang(name, fx, fy, size)).join("");
}
