/** Which pictures are there before a reader turns to them: at most one on each side (rules 2.5). */

/** Whether picture `index` of `total` is the one at `current` or next to it; in a loop the last is next to the first. */
export function isNear(index: number, current: number, total: number, loop = true): boolean {
  const distance = Math.abs(index - current);
  return distance <= 1 || (loop && distance === total - 1);
}
