import { expect, test } from "vitest";
import { centredCut } from "#shared/content/picture-cut.ts";
import { type CutHandle, moveCut, toArrowStep } from "./move-cut.ts";

const cut = { left: 200, top: 200, width: 500, height: 500, x: 300, y: 400 };

test.each<[CutHandle, number, number, object]>([
  ["point", 50, -50, { x: 350, y: 350 }],
  ["point", 9000, -9000, { x: 700, y: 200 }],
  ["rest", 100, 100, { left: 300, top: 300, x: 400, y: 500 }],
  ["rest", 9000, -9000, { left: 500, top: 0, x: 600, y: 200 }],
  ["top left", 50, -50, { left: 250, top: 150, width: 450, height: 550 }],
  ["top left", 9000, 9000, { left: 600, top: 600, width: 100, height: 100, x: 600, y: 600 }],
  ["bottom right", 9000, 10, { width: 800, height: 510 }],
  ["bottom right", -9000, -9000, { width: 100, height: 100, y: 300 }],
  ["top right", 10, 10, { width: 510, top: 210, height: 490 }],
  ["bottom left", -10, 10, { left: 190, width: 510, height: 510 }],
])("%s moved by %d and %d", (handle, right, down, expected) => {
  expect(moveCut(cut, handle, right, down)).toEqual({ ...cut, ...expected });
});

test("arrow keys move by a hundredth, with Shift by a tenth", () => {
  expect([toArrowStep("ArrowLeft", false), toArrowStep("ArrowDown", true), toArrowStep("Enter", false)]).toEqual([
    [-10, 0],
    [0, 100],
    null,
  ]);
  expect(moveCut(centredCut, "point", 10, 0)).toEqual({ ...centredCut, x: 510 });
});
