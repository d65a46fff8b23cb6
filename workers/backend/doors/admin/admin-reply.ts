/** Replies of `/admin/*` and of webhooks: JSON, never stored on the way. */
export function toAdminReply(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** A reply that says in English what was wrong with the request. */
export function toAdminError(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: message }, { status, headers: { "cache-control": "no-store", ...headers } });
}
