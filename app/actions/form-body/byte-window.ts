/** A window over a body that arrives in chunks: its reader looks ahead a little, and what it has skipped is gone. */

/** Null at the end. */
export type ReadChunk = () => Promise<Uint8Array | null>;

/** At least so much is read before anybody looks, so that many small chunks cost what few large ones do. */
const WINDOW_BYTES = 64 * 1024;

export function createWindow(read: ReadChunk) {
  const room = new Uint8Array(2 * WINDOW_BYTES);
  let from = 0;
  let to = 0;
  let rest: Uint8Array = new Uint8Array();
  let isOver = false;

  /** Until the window is full, or the body is over. */
  async function fill(wanted: number): Promise<void> {
    if (to - from >= wanted || (isOver && rest.length === 0)) return;
    room.copyWithin(0, from, to);
    to -= from;
    from = 0;
    while (to < WINDOW_BYTES) {
      if (rest.length === 0) {
        const chunk = await read();
        if (chunk === null) {
          isOver = true;
          return;
        }
        rest = chunk;
      }
      const taken = rest.subarray(0, room.length - to);
      room.set(taken, to);
      to += taken.length;
      rest = rest.subarray(taken.length);
    }
  }

  return {
    /** Reads until at least so many bytes are there, at most 64 KB; fewer where the body is over. */
    fill,
    /** What is there. */
    look: (): Uint8Array => room.subarray(from, to),
    skip(count: number): void {
      from = Math.min(to, from + count);
    },
    async startsWith(bytes: Uint8Array): Promise<boolean> {
      await fill(bytes.length);
      return to - from >= bytes.length && bytes.every((byte, at) => room[from + at] === byte);
    },
  };
}
