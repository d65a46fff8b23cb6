/** Names on a map stand beside their places: never under a mark, never on one another. */
import type { MapPoint } from "./to-map-point.ts";

/** The point that a name belongs to, in the units of the map. */
export type MapName = MapPoint & { title: string };
export type MapLabel = MapName & { anchor: "start" | "middle" | "end" };

type Frame = { left: number; top: number; right: number; bottom: number };
type LabelSpace = {
  /** Height of the letters; a letter is about half as wide. */
  size: number;
  frame: Frame;
  /** Discs that no name may touch. */
  marks: readonly Disc[];
  /** Discs that a name touches only where there is no other place for it. */
  dots?: readonly Disc[];
};
type Disc = MapPoint & { radius: number };

const LETTER = 0.54;

/** Each name right of its place, or left, above, below where that is taken; where nothing is free it is left out. The first come first. */
export function placeLabels(names: readonly MapName[], { size, frame, marks, dots = [] }: LabelSpace): MapLabel[] {
  const taken = marks.map(toBox);
  const spared = dots.map(toBox);
  return names.flatMap((name) => {
    const possible = toCandidates(name, size).filter(
      ({ box }) => isWithin(box, frame) && !taken.some((other) => doOverlap(box, other)),
    );
    const free = possible.find(({ box }) => !spared.some((dot) => doOverlap(box, dot))) ?? possible[0];
    if (free === undefined) return [];
    taken.push(free.box);
    return [free.label];
  });
}

function toBox({ x, y, radius }: Disc): Frame {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function toCandidates({ title, x, y }: MapName, size: number): { label: MapLabel; box: Frame }[] {
  const width = title.length * size * LETTER;
  const gap = size * 0.5;
  const candidate = (anchor: MapLabel["anchor"], atX: number, baseline: number) => {
    const left = anchor === "start" ? atX : anchor === "end" ? atX - width : atX - width / 2;
    return {
      label: { title, x: Math.round(atX), y: Math.round(baseline), anchor },
      box: { left, right: left + width, top: baseline - size * 0.8, bottom: baseline + size * 0.25 },
    };
  };
  return [
    candidate("start", x + gap, y + size * 0.35),
    candidate("end", x - gap, y + size * 0.35),
    candidate("middle", x, y - gap),
    candidate("middle", x, y + gap + size * 0.8),
  ];
}

function isWithin(box: Frame, frame: Frame): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function doOverlap(one: Frame, other: Frame): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
