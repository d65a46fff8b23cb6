/** A request to the back end; `path` starts with a slash. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Requests to the back end's runtime, for what may be done twice. It closes a connection that was idle for five seconds, which a busy machine may learn
 * only as it uses it again: such a request is sent once more.
 */
export function createSend(origin: string): Send {
  return async (path, init) => {
    try {
      return await fetch(`${origin}${path}`, init);
    } catch (error) {
      if (!isClosed(error)) throw error;
      return fetch(`${origin}${path}`, init);
    }
  };
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
}
