/** For tests: a file as the back end takes it, its parts one after the other, without a bucket. */
import { cleanPart, isWhole } from "./clean-file.ts";
import { detectType, detectWhole, END_BYTES, type FileType } from "./file-type.ts";
import { type Scrub, unread } from "./scrub.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Cut at these places; what is kept between parts is kept as in the database. `type` is null for a file that is refused. */
export function examine(file: Uint8Array, cuts: readonly number[] = []): { bytes: Bytes; type: FileType | null } {
  return examineInPlace(Uint8Array.from(file), cuts);
}

/** The same without a copy. */
export function examineInPlace(bytes: Bytes, cuts: readonly number[] = []): { bytes: Bytes; type: FileType | null } {
  const refused = { bytes, type: null };
  const size = bytes.length;
  const type = detectType(bytes.subarray(0, cuts[0] ?? size));
  if (type === null) return refused;
  let scrub: Scrub = unread;
  let at = 0;
  for (const to of [...cuts, size]) {
    const next = cleanPart(bytes.subarray(at, to), type, JSON.parse(JSON.stringify(scrub)), { at, size });
    if (next === null) return refused;
    scrub = next;
    at = to;
  }
  if (!isWhole(type, scrub)) return refused;
  return { bytes, type: detectWhole(type, { bytes: bytes.subarray(Math.max(0, size - END_BYTES)), size, seen: scrub.seen }) };
}
