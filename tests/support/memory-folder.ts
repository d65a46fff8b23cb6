/**
 * Where tests keep their databases and files: in memory where the machine has room there. Each row that a database writes waits for the disk,
 * which takes most of the time of the tests of the back end.
 */
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** A copied paper takes some ten megabytes, and a browser's profile more; containers often have 64 MB there. */
const ROOM_BYTES = 4e9;

/**
 * For this process and those it starts. A folder that the caller's shell names stays. What Node has compiled is kept there as well: a portal
 * that a test starts would read and compile the same sources again, for a second.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "talblick-compiled");
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    // Not a Linux.
    return false;
  }
}
