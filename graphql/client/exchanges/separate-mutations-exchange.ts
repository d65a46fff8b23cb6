import { type Exchange, makeOperation, type Operation } from "@urql/core";
import { map, pipe } from "wonka";

/** Keys of queries have 32 bits; what is above them is free. */
const FIRST_KEY = 2 ** 32;

/**
 * Stands before graphcache, which takes two equal mutations at a time for one: the first of them would never answer, and undoing
 * what it did at once would undo the other's. Here each has a key of its own.
 */
export const separateMutationsExchange: Exchange = ({ forward }) => {
  const originals = new Map<number, Operation>();
  let nextKey = FIRST_KEY;

  function separate(operation: Operation): Operation {
    if (operation.kind !== "mutation") return operation;
    const key = nextKey++;
    originals.set(key, operation);
    return makeOperation(operation.kind, { ...operation, key }, operation.context);
  }

  return (operations$) =>
    pipe(
      operations$,
      map(separate),
      forward,
      map((result) => {
        const { key } = result.operation;
        const operation = originals.get(key);
        if (operation === undefined) return result;
        if (!result.hasNext) originals.delete(key);
        return { ...result, operation };
      }),
    );
};
