/** A refusal that nobody keeps; `error` is for programs. */
export function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** An answer that its status says all of, and that nobody keeps. */
export function toEmptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
