/** Reads a request body without ever holding more of it than is allowed. */

/** The bytes of the body, or null when there are more than `maxBytes`. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return null;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
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
