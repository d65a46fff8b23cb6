/** How the script of a text that is saved as it is typed asks the portal (redaktion.beitraege.$id.stand.ts, redaktion.seiten.$id.stand.ts). */

const TIMEOUT_MS = 15_000;
/** What a browser sends of a page that is left. */
const MAX_KEPT_ALIVE = 60_000;

/** Null without an answer in time. What is sent as the page is left may be cut off, and always is where it is long. */
export async function postState(
  path: string,
  fields: Readonly<Record<string, string>>,
  isLeaving = false,
): Promise<Response | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const isKept = isLeaving && (fields.text ?? "").length < MAX_KEPT_ALIVE;
  try {
    return await fetch(path, {
      method: "POST",
      body,
      ...(isKept ? { keepalive: true } : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
  } catch {
    // No connection, or one that is too slow: who writes is told, and it is tried again.
    return null;
  }
}
