/** Which address a reader asks for: few of them often, many of them rarely. */

/** Places from 0 on, the Nth asked for 1/N times as often as the first; the same ones in each run. */
export function createZipf(count: number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let place = 0; place < count; place += 1) {
    sum += 1 / (place + 1);
    sums[place] = sum;
  }
  let seed = 1;
  return () => {
    // Lehmer's generator: good enough for a mix, and always the same.
    seed = (seed * 48_271) % 2_147_483_647;
    const point = (seed / 2_147_483_647) * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < point) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
