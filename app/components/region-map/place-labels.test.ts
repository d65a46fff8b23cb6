import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const frame = { left: 0, top: 0, right: 400, bottom: 400 };
const town = { title: "Bregenz", x: 100, y: 100 };
const right = { x: 150, y: 100, radius: 16 };
const left = { x: 50, y: 100, radius: 16 };
const above = { x: 100, y: 80, radius: 16 };
const place = (names: (typeof town)[], marks: { x: number; y: number; radius: number }[] = []) =>
  placeLabels(names, { size: 16, frame, marks });

test("a name stands right of its place", () => {
  expect(place([town])).toEqual([{ title: "Bregenz", x: 108, y: 106, anchor: "start" }]);
});

test("a name gives way to a number on its right: to the left, above, below", () => {
  expect(place([town], [right])[0]?.anchor).toBe("end");
  expect(place([town], [right, left])).toEqual([{ title: "Bregenz", x: 100, y: 92, anchor: "middle" }]);
  expect(place([town], [right, left, above])).toEqual([{ title: "Bregenz", x: 100, y: 121, anchor: "middle" }]);
});

test("a name for which there is no room is left out", () => {
  expect(place([town], [{ x: 100, y: 100, radius: 60 }])).toEqual([]);
});

test("of two places side by side both can be read, of more the first", () => {
  expect(place([town, { ...town, title: "Lochau", y: 104 }]).map(({ anchor }) => anchor)).toEqual(["start", "end"]);
  expect(place([town, town, town, town, town])).toHaveLength(2);
});

test("a name spares the dots of other places where it can, and lies on one where it must", () => {
  const around = [right, left, above, { x: 100, y: 117, radius: 3 }];
  expect(placeLabels([town], { size: 16, frame, marks: [], dots: [right] })[0]?.anchor).toBe("end");
  expect(placeLabels([town], { size: 16, frame, marks: [], dots: around })[0]?.anchor).toBe("start");
});

test("no name is cut by the edge of the map", () => {
  expect(place([{ ...town, x: 390 }])[0]?.anchor).toBe("end");
});
