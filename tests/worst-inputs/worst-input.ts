/** The worst that a stranger can send to one parser: inputs of any size, the same each time. */
import { createRandom } from "#tests/support/faults/random.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

export type WorstInput = {
  name: string;
  /** Of about `size` bytes. */
  create: (size: number) => Bytes;
  /** More than any real one has, and refused; or taken, at the price of a real one. */
  outcome: "refused" | "taken" | "either";
};

/** Text of one byte a letter. */
export function toBytes(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function join(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** `part` between `head` and `tail`, as often as it fits. */
export function repeat(
  size: number,
  part: Uint8Array,
  head: Uint8Array = new Uint8Array(),
  tail: Uint8Array = new Uint8Array(),
): Bytes {
  const count = Math.max(1, Math.floor((size - head.length - tail.length) / part.length));
  const bytes = new Uint8Array(head.length + count * part.length + tail.length);
  bytes.set(head);
  bytes.set(part, head.length);
  // What is there is copied behind itself.
  for (let done = part.length; done < count * part.length; done *= 2)
    bytes.copyWithin(head.length + done, head.length, head.length + Math.min(done, count * part.length - done));
  bytes.set(tail, bytes.length - tail.length);
  return bytes;
}

/** Numbers of the given width, the first byte the highest. */
export function be(value: number, width: number): number[] {
  return Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) % 256);
}

export function le(value: number, width: number): number[] {
  return be(value, width).reverse();
}

/** Behind `head` nothing but chance. */
export function noise(size: number, head: Uint8Array, seed: number): Bytes {
  const random = createRandom(seed);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = random() * 256;
  bytes.set(head);
  return bytes;
}
