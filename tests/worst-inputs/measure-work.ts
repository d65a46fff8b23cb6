/** What a parser does, counted and not timed: reads and copies of bytes, and what it allocates. The same on every machine. */

export type Work = {
  /** Calls that read, copy or decode. */
  calls: number;
  /** Bytes of new arrays and of decoded text. */
  allocated: number;
  /** Bytes copied or filled in their place. */
  moved: number;
};

type Method = (this: unknown, ...given: unknown[]) => unknown;
type Watched = readonly [
  owner: object,
  names: readonly string[],
  note: (work: Work, result: unknown, given: unknown[], self: unknown) => void,
];

const lengthOf = (value: unknown) => (ArrayBuffer.isView(value) ? value.byteLength : String(value ?? "").length);
const arrays = Object.getPrototypeOf(Uint8Array.prototype) as object;

const watched: readonly Watched[] = [
  [DataView.prototype, ["getUint8", "getUint16", "getUint32", "getBigUint64"], () => {}],
  [String, ["fromCharCode"], () => {}],
  [arrays, ["subarray", "indexOf"], () => {}],
  [arrays, ["slice"], (work, result) => noteNew(work, result)],
  [arrays, ["set"], (work, _result, [source]) => noteMoved(work, (source as ArrayLike<number>).length)],
  [arrays, ["fill", "copyWithin"], (work, _result, given, self) => noteMoved(work, toMoved(given, lengthOf(self)))],
  [Object.getPrototypeOf(Uint8Array) as object, ["from"], (work, result) => noteNew(work, result)],
  [TextDecoder.prototype, ["decode"], (work, _result, [bytes]) => noteNew(work, bytes)],
];

function noteNew(work: Work, bytes: unknown): void {
  work.allocated += lengthOf(bytes);
}

function noteMoved(work: Work, length: number): void {
  work.moved += length;
}

/** `fill(value, from, to)` and `copyWithin(target, from, to)`. */
function toMoved([, from = 0, to]: unknown[], length: number): number {
  return Math.max(0, Math.min(Number(to ?? length), length) - Number(from));
}

/** Runs `act` with every such call counted. */
export function measureWork<Result>(act: () => Result): { work: Work; result: Result } {
  const { work, stop } = startMeasuring();
  try {
    return { result: act(), work };
  } finally {
    stop();
  }
}

/** The same for what takes its time; nothing else may run meanwhile. */
export async function measureWorkOf<Result>(act: () => Promise<Result>): Promise<{ work: Work; result: Result }> {
  const { work, stop } = startMeasuring();
  try {
    return { result: await act(), work };
  } finally {
    stop();
  }
}

function startMeasuring(): { work: Work; stop: () => void } {
  const work: Work = { calls: 0, allocated: 0, moved: 0 };
  const undo: (() => void)[] = [];
  for (const [owner, names, note] of watched)
    for (const name of names) {
      const original = Reflect.get(owner, name) as Method;
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        const result = original.apply(this, given);
        work.calls += 1;
        note(work, result, given, this);
        return result;
      });
      undo.push(() => Reflect.set(owner, name, original));
    }
  const plain = globalThis.Uint8Array;
  globalThis.Uint8Array = new Proxy(plain, {
    construct(target, given: unknown[], newTarget) {
      work.calls += 1;
      if (typeof given[0] === "number") work.allocated += given[0];
      return Reflect.construct(target, given, newTarget === globalThis.Uint8Array ? target : newTarget);
    },
  });
  undo.push(() => {
    globalThis.Uint8Array = plain;
  });
  return { work, stop: () => undo.forEach((one) => void one()) };
}
