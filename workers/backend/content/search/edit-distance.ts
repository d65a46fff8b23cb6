/** How many letters one word differs from another by: left out, added, another, or two changed places (Damerau-Levenshtein, optimal alignment). */
export function toEditDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      present.push(distance);
    }
    beforeLast = last;
    last = present;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
