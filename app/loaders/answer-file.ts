/** Answers of routes that are files for machines: sitemaps, feeds, robots.txt. */

type TextType =
  | "application/xml"
  | "application/rss+xml"
  | "application/atom+xml"
  | "text/plain"
  | "text/css"
  | "text/calendar"
  | "application/json";

/** As pages that are everybody's have it: kept by the portal's own cache (decision 7), asked for again by everybody else. */
const CACHE_CONTROL = "private, no-cache";

/** The file, whole or in pieces. */
export function toFile(type: TextType, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": CACHE_CONTROL } });
}

/** What `work` answers; in place of an error page that it throws, a line of text. Redirects and all else go on. */
export async function answerFile(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (reason) {
    const status = readStatus(reason);
    if (status === null) throw reason;
    const text = status === 404 ? "404 - Seite nicht gefunden." : "Ups! Etwas ist schiefgelaufen.";
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return new Response(`${text}\n`, { status, headers });
  }
}

/** The status of a value made by react-router's `data` and thrown. */
function readStatus(reason: unknown): number | null {
  if (!(reason instanceof Object) || reason instanceof Response || !("init" in reason)) return null;
  return (reason.init as ResponseInit | null)?.status ?? null;
}

/**
 * Text as bytes, each piece made when the one before has been taken: memory does not grow with the file. The first is made
 * before, so that what fails at once is an answer of its own; what fails later breaks the file off.
 */
export async function toByteStream(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | null = await pieces.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await pieces.next());
          first = null;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (cause) {
          controller.error(new Error("The file breaks off", { cause }));
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
