/** Bytes that come in chunks, whatever size these have: none of them is kept. */

const FIRST_BYTES = 16 * 1024;

export function createGrowingBytes(maxBytes: number) {
  let bytes = new Uint8Array(Math.min(maxBytes, FIRST_BYTES));
  let length = 0;
  return {
    /** False where there would be too many. */
    add(chunk: Uint8Array): boolean {
      const wanted = length + chunk.length;
      if (wanted > maxBytes) return false;
      if (wanted > bytes.length) {
        const larger = new Uint8Array(Math.min(maxBytes, Math.max(wanted, 2 * bytes.length)));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(chunk, length);
      length = wanted;
      return true;
    },
    finish: (): Uint8Array<ArrayBuffer> => (length === bytes.length ? bytes : bytes.slice(0, length)),
  };
}
