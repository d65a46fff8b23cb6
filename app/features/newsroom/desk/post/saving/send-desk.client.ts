/** What the desk's script asks the portal (redaktion.beitraege.$id.stand.ts). */
import { toDeskStatePath } from "#app/domain/newsroom/newsroom-paths.ts";
import { postState } from "./post-state.client.ts";
import type { Answered, Presence } from "./save-state.ts";

const post = <Result>(id: number, fields: Readonly<Record<string, string>>, isLeaving = false) =>
  postState<Result>(toDeskStatePath(id), fields, isLeaving);

type Sent = {
  known: number;
  window: string;
  text: string;
  /** The window gives its place up with this: of two calls nobody knows which comes first. */
  leaves: boolean;
};

/** Saves the text. What is sent as the page is left may be cut off: it is kept in the browser as well. */
export async function saveText(id: number, { known, window, text, leaves }: Sent, isLeaving = false): Promise<Answered> {
  const fields = { intent: "save", known: String(known), window, text, leaves: leaves ? "1" : "" };
  const { status, result } = await post<Partial<Answered>>(id, fields, isLeaving);
  return { status, revision: null, late: null, ...result };
}

type WirePresence = { is_writing: boolean; writer: string | null; revision: number; present: string[] };

/** Tells that this window is there. Null without an answer. */
export async function keepPlace(
  id: number,
  { window, wants, takesOver = false }: { window: string; wants: boolean; takesOver?: boolean },
): Promise<Presence | null> {
  const fields = { intent: "keep", window, wants: wants ? "1" : "", takesOver: takesOver ? "1" : "" };
  const { result } = await post<WirePresence>(id, fields);
  if (result === null) return null;
  const { is_writing: isWriting, ...presence } = result;
  return { isWriting, ...presence };
}

export async function leavePlace(id: number, window: string): Promise<void> {
  await post(id, { intent: "leave", window }, true);
}

export type DeadLink = { link: string; kind: "GONE" | "SILENT" };

/** Those of the links that lead nowhere; null where nobody answers. */
export async function findDeadLinks(id: number, links: readonly string[]): Promise<DeadLink[] | null> {
  return (await post<DeadLink[]>(id, { intent: "links", links: links.join("\n") })).result;
}

/** A post to be linked; null where there is none, or nobody answers. */
export async function findRelated(id: number, address: string): Promise<{ source: string; title: string } | null> {
  return (await post<{ source: string; title: string }>(id, { intent: "related", address })).result;
}
