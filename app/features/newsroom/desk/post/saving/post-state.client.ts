/** How the script of a text that is saved as it is typed asks the portal (redaktion.beitraege.$id.stand.ts, redaktion.seiten.$id.stand.ts). */

const TIMEOUT_MS = 15_000;
/** What a browser sends of a page that is left is 64 kB at most, for all such calls together. */
const MAX_KEPT_ALIVE = 60_000;

/** `status` null: no answer in time, or one that is not the portal's. `result` is null for whatever is refused. */
export type StateAnswer<Result> = { status: number | null; result: Result | null };

/** What is sent as the page is left may be cut off, and always is where it is long. */
export async function postState<Result>(
  path: string,
  fields: Readonly<Record<string, string>>,
  isLeaving = false,
): Promise<StateAnswer<Result>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const isKept = isLeaving && new TextEncoder().encode(fields.text).byteLength < MAX_KEPT_ALIVE;
  try {
    const answer = await fetch(path, {
      method: "POST",
      body,
      ...(isKept ? { keepalive: true } : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
    return { status: answer.status, result: answer.ok ? ((await answer.json()) as Result) : null };
  } catch {
    // No connection, one that is too slow, or a page of whose network it is: who writes is told, and it is tried again.
    return { status: null, result: null };
  }
}
