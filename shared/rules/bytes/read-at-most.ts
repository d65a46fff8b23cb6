import { createGrowingBytes } from "./growing-bytes.ts";

/** The bytes of a body, or null when there are more than `maxBytes`; the rest of it is then given up. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = createGrowingBytes(maxBytes);
  // Leaving the loop cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) if (!bytes.add(chunk)) return null;
  return bytes.finish();
}
