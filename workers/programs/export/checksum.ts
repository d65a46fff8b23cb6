/** Checksums of files, by which an export or a backup is known to be whole. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** SHA-256 in hexadecimal, read in pieces. */
export async function checksum(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest("hex");
}
