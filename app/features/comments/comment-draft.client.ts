/** The draft of a comment in this browser, and who would send it (decision 100). */
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import type { FormAnswer } from "#app/components/form/use-form.ts";
import { DRAFTS_KEY, parseDrafts, withDraft } from "#app/domain/comment/comment-drafts.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { GetOwnCommentsDocument } from "#graphql/generated/operations.ts";

type Author = { isKnown: boolean; name: string | null };
type Setters = { setLength: (length: number) => void; setAuthor: (author: Author) => void };

/** Brings back what was typed here before, keeps what is typed from now on, and asks once for the reader's public name. */
export function openDraft(path: string, field: HTMLTextAreaElement, { setLength, setAuthor }: Setters): void {
  const kept = parseDrafts(readStorage(DRAFTS_KEY), Date.now()).find((draft) => draft.path === path);
  if (field.value === "" && kept !== undefined) field.value = kept.text;
  const note = () => {
    setLength([...field.value].length);
    const drafts = withDraft(parseDrafts(readStorage(DRAFTS_KEY), Date.now()), { path, text: field.value, at: Date.now() });
    if (drafts.length === 0) removeStorage(DRAFTS_KEY);
    else writeStorage(DRAFTS_KEY, JSON.stringify(drafts));
  };
  note();
  field.addEventListener("input", note);
  askAuthor()
    .then(setAuthor)
    .catch((error: unknown) => logError("The account could not be asked for its public name", error));
}

async function askAuthor(): Promise<Author> {
  const user = await readKnownUser();
  if (user === null) return { isKnown: false, name: null };
  const { data } = await pageGraphql.query(GetOwnCommentsDocument, { h: user.hash, t: user.token, before: 1 }, "network-only");
  const list = data?.own_comments ?? null;
  return { isKnown: list !== null, name: list?.public_name ?? null };
}

/** A guest signs in first, and without a connection nothing is sent; the text stays here. Else the browser posts the form. */
export async function prepareSending(): Promise<FormAnswer> {
  if (!navigator.onLine)
    return {
      kind: "refused",
      html: "Keine Verbindung. Dein Text bleibt hier gespeichert; sende ihn, wenn du wieder online bist.",
    };
  if ((await readKnownUser()) !== null) return { kind: "unsent" };
  await openDialog("Login");
  return { kind: "done" };
}
