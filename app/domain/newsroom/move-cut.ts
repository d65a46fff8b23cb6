/** How an editor moves a cut by pointer or arrow keys: distances in thousandths of the picture. */
import { type PictureCut, SMALLEST, toValidCut, WHOLE } from "#shared/content/picture-cut.ts";

export type CutHandle = "point" | "rest" | "top left" | "top right" | "bottom left" | "bottom right";

/** A corner stops before the one opposite; the rest moves as a whole, and the point with it. */
export function moveCut(cut: PictureCut, handle: CutHandle, right: number, down: number): PictureCut {
  const { left, top, width, height, x, y } = cut;
  if (handle === "point")
    return toValidCut({ ...cut, x: within(x + right, left, left + width), y: within(y + down, top, top + height) });
  if (handle === "rest") {
    const [toLeft, toTop] = [within(left + right, 0, WHOLE - width), within(top + down, 0, WHOLE - height)];
    return toValidCut({ ...cut, left: toLeft, top: toTop, x: x + toLeft - left, y: y + toTop - top });
  }
  const [end, bottom] = [left + width, top + height];
  const newLeft = handle.endsWith("left") ? within(left + right, 0, end - SMALLEST) : left;
  const newEnd = handle.endsWith("right") ? within(end + right, left + SMALLEST, WHOLE) : end;
  const newTop = handle.startsWith("top") ? within(top + down, 0, bottom - SMALLEST) : top;
  const newBottom = handle.startsWith("bottom") ? within(bottom + down, top + SMALLEST, WHOLE) : bottom;
  return toValidCut({ left: newLeft, top: newTop, width: newEnd - newLeft, height: newBottom - newTop, x, y });
}

/** What an arrow key moves: a hundredth, with Shift a tenth; null for any other key. */
export function toArrowStep(key: string, isFar: boolean): [right: number, down: number] | null {
  const step = isFar ? 100 : 10;
  switch (key) {
    case "ArrowLeft":
      return [-step, 0];
    case "ArrowRight":
      return [step, 0];
    case "ArrowUp":
      return [0, -step];
    case "ArrowDown":
      return [0, step];
  }
  return null;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
