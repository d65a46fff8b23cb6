/** Where bytes stop being UTF-8: the platform's decoder replaces such bytes but does not say where they stand. */

/** Offset of the first invalid sequence and the number of such places. */
export function findInvalidUtf8(bytes: Uint8Array): { first: number; count: number } {
  let first = -1;
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (first < 0) first = at;
    count += 1;
    at += 1;
    while (at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at += 1;
  }
  return { first, count };
}

/** Length of the bytes without a character that is cut off at the end. */
export function lengthOfWholeUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return expectedLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function expectedLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

/** Length of the valid sequence at `at`, 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = expectedLength(lead);
  if (length <= 1) return length;
  const second = bytes[at + 1] ?? 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let index = 2; index < length; index += 1) if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
