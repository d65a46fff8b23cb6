/** What the script of a standing page sends to the portal (redaktion.seiten.$id.stand.ts). */
import { toPageStatePath } from "#app/domain/newsroom/pages/page-paths.ts";
import type { Answered } from "#app/features/newsroom/desk/post/save-state.ts";

const TIMEOUT_MS = 15_000;
/** What a browser sends of a page that is left. */
const MAX_KEPT_ALIVE = 60_000;

const refusals: Readonly<Record<number, string>> = {
  403: "Deine Rolle erlaubt das nicht mehr. Kopiere deinen Text, bevor du die Seite schließt.",
  404: "Diese Seite gibt es nicht mehr. Kopiere deinen Text, bevor du sie schließt.",
  409: "Jemand hat diese Seite inzwischen geändert.",
};

/** Saves the text. What is sent as the page is left may be cut off: it is kept in the browser as well. */
export async function savePage(
  id: number,
  { known, latest, text }: { known: number; latest: number; text: string },
  isLeaving = false,
): Promise<Answered> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "save", known: String(known), latest: String(latest), text }))
    body.set(name, value);
  const isKept = isLeaving && text.length < MAX_KEPT_ALIVE;
  try {
    const answer = await fetch(toPageStatePath(id), {
      method: "POST",
      body,
      ...(isKept ? { keepalive: true } : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
    if (!answer.ok) return { status: answer.status, revision: null, late: null, refusal: refusals[answer.status] ?? null };
    const { revision } = (await answer.json()) as { revision: number };
    return { status: answer.status, revision, late: null };
  } catch {
    // No connection, or one that is too slow: who writes is told, and it is tried again.
    return { status: null, revision: null, late: null };
  }
}
