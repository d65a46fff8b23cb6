/** More than any form or call of ours; a publisher's back end may have stricter limits of its own. */
export const MAX_BODY_BYTES = 1_000_000;

/** The bytes of a request's body, or null when there are more than a million: one reader must not fill the Worker's memory. */
export async function readLimitedBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? "0") > MAX_BODY_BYTES) return null;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
