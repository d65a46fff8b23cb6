/** A reproducible source of chance: the same keys always give the same sequence. */
export type Random = {
  int: (min: number, max: number) => number;
  one: <T>(...choices: [T, ...T[]]) => T;
  of: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
  shuffled: <T>(list: readonly T[]) => T[];
};

function hashed(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Gives a source of chance for these keys, e.g. the seed, a kind of text and a municipality. */
export function randomOf(...keys: (string | number)[]): Random {
  let state = hashed(keys.join("/"));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const of = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error("cannot choose from an empty list");
    return item;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let index = copy.length - 1; index > 0; index--) {
      const other = int(0, index);
      const kept = copy[index] as T;
      copy[index] = copy[other] as T;
      copy[other] = kept;
    }
    return copy;
  };
  return { int, of, shuffled, one: (...choices) => of(choices), chance: (share) => next() < share };
}
