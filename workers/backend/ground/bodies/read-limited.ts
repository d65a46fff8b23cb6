/** Reads a body without ever holding more of it than is allowed. */

/** The bytes of a request's body, or null when there are more than `maxBytes`. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return Number(request.headers.get("content-length") ?? "0") > maxBytes ? null : readAtMost(request.body, maxBytes);
}

/** The bytes of a body, or null when there are more than `maxBytes`; the rest of it is then given up. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** The JSON value of the body, or a message that says why there is none. */
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
