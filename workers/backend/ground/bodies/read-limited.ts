/** Reads a body without ever holding more of it than is allowed. */
import { readAtMost } from "#shared/rules/bytes/read-at-most.ts";

/** The bytes of a request's body, or null when there are more than `maxBytes`. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const length = request.headers.get("content-length");
  if (length === null) return readAtMost(request.body, maxBytes);
  if (!(Number(length) <= maxBytes)) return null;
  // The runtime reads no more than was announced, and at once, which costs a fraction.
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length > maxBytes ? null : bytes;
}

/** The JSON value of the body, or a message that says why it cannot be read. */
export async function readLimitedJson(
  request: Request,
  maxBytes: number,
): Promise<{ value: unknown } | { status: number; message: string }> {
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return { status: 413, message: `The body is too large: at most ${maxBytes} bytes` };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes)) };
  } catch (error) {
    return { status: 400, message: `The body is no JSON in UTF-8: ${error instanceof Error ? error.message : String(error)}` };
  }
}
