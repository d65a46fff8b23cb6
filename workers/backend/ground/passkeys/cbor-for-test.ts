/** For tests: what an authenticator writes in CBOR (RFC 8949): numbers, bytes, texts and maps. */

export type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

export function encodeCbor(value: Cbor): Uint8Array<ArrayBuffer> {
  if (typeof value === "number") return value < 0 ? toHead(1, -1 - value) : toHead(0, value);
  if (typeof value === "string") {
    const bytes = new TextEncoder().encode(value);
    return joinBytes(toHead(3, bytes.length), bytes);
  }
  if (value instanceof Uint8Array) return joinBytes(toHead(2, value.length), value);
  return joinBytes(toHead(5, value.size), ...[...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)]));
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function toHead(kind: number, size: number): Uint8Array<ArrayBuffer> {
  const first = kind << 5;
  if (size < 24) return Uint8Array.of(first | size);
  return size < 256 ? Uint8Array.of(first | 24, size) : Uint8Array.of(first | 25, size >> 8, size & 255);
}
