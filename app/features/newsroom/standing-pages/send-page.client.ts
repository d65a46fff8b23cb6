/** What the script of a standing page sends to the portal (redaktion.seiten.$id.stand.ts). */
import { toPageStatePath } from "#app/domain/newsroom/pages/page-paths.ts";
import { postState } from "#app/features/newsroom/desk/post/saving/post-state.client.ts";
import type { Answered } from "#app/features/newsroom/desk/post/saving/save-state.ts";

const refusals: Readonly<Record<number, string>> = {
  403: "Deine Rolle erlaubt das nicht mehr. Kopiere deinen Text, bevor du die Seite schließt.",
  404: "Diese Seite gibt es nicht mehr. Kopiere deinen Text, bevor du sie schließt.",
};

/** Saves the text. What is sent as the page is left may be cut off: it is kept in the browser as well. */
export async function savePage(
  id: number,
  { known, latest, text }: { known: number; latest: number; text: string },
  isLeaving = false,
): Promise<Answered> {
  const fields = { intent: "save", known: String(known), latest: String(latest), text };
  const { status, result } = await postState<{ revision: number }>(toPageStatePath(id), fields, isLeaving);
  return { status, revision: result?.revision ?? null, late: null, refusal: refusals[status ?? 0] ?? null };
}
