/** What the desk's script asks the portal (redaktion.beitraege.$id.stand.ts). */
import { toDeskStatePath } from "#app/domain/newsroom/newsroom-paths.ts";
import { postState } from "./post-state.client.ts";
import type { Answered, Presence } from "./save-state.ts";

const post = (id: number, fields: Readonly<Record<string, string>>, isLeaving = false) =>
  postState(toDeskStatePath(id), fields, isLeaving);

/** Saves the text. What is sent as the page is left may be cut off: it is kept in the browser as well. */
export async function saveText(
  id: number,
  { known, window, text }: { known: number; window: string; text: string },
  isLeaving = false,
): Promise<Answered> {
  const answer = await post(id, { intent: "save", known: String(known), window, text }, isLeaving);
  const nothing = { revision: null, late: null };
  if (answer === null || !answer.ok) return { status: answer?.status ?? null, ...nothing };
  return { status: answer.status, ...nothing, ...((await answer.json()) as Partial<Answered>) };
}

type WirePresence = { is_writing: boolean; writer: string | null; revision: number; present: string[] };

/** Tells that this window is there. Null without an answer. */
export async function keepPlace(
  id: number,
  { window, wants, takesOver = false }: { window: string; wants: boolean; takesOver?: boolean },
): Promise<Presence | null> {
  const answer = await post(id, { intent: "keep", window, wants: wants ? "1" : "", takesOver: takesOver ? "1" : "" });
  if (answer === null || !answer.ok) return null;
  const { is_writing: isWriting, ...presence } = (await answer.json()) as WirePresence;
  return { isWriting, ...presence };
}

export async function leavePlace(id: number, window: string): Promise<void> {
  await post(id, { intent: "leave", window }, true);
}

export type DeadLink = { link: string; kind: "GONE" | "SILENT" };

/** Those of the links that lead nowhere; null where nobody answers. */
export async function findDeadLinks(id: number, links: readonly string[]): Promise<DeadLink[] | null> {
  const answer = await post(id, { intent: "links", links: links.join("\n") });
  return answer?.ok === true ? ((await answer.json()) as DeadLink[]) : null;
}

/** A post to be linked; null where there is none, or nobody answers. */
export async function findRelated(id: number, address: string): Promise<{ source: string; title: string } | null> {
  const answer = await post(id, { intent: "related", address });
  return answer?.ok === true ? ((await answer.json()) as { source: string; title: string }) : null;
}
