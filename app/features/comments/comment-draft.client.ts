/** The draft of a comment in this browser, and who would send it (decision 100). */
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import type { FormAnswer } from "#app/components/form/use-form.ts";
import { type Draft, parseDrafts, withDraft, withoutSent } from "#app/domain/comment/comment-drafts.ts";
import { DRAFTS_KEY } from "#app/domain/comment/draft-names.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { GetOwnCommentsDocument } from "#graphql/generated/operations.ts";

type Author = { isKnown: boolean; name: string | null };
type Setters = { setLength: (length: number) => void; setAuthor: (author: Author) => void };

/**
 * Brings back what was typed here before, unless the account holds it as a comment by now, keeps what is typed from now on, and says the
 * reader's public name.
 */
export async function openDraft(path: string, field: HTMLTextAreaElement, { setLength, setAuthor }: Setters): Promise<void> {
  const note = () => {
    setLength([...field.value].length);
    keep(withDraft(readDrafts(), { path, text: field.value, at: Date.now() }));
  };
  field.addEventListener("input", note);
  const { author, sent } = await askAuthor();
  keep(sent.reduce(withoutSent, readDrafts()));
  setAuthor(author);
  const kept = readDrafts().find((draft) => draft.path === path);
  if (field.value === "" && kept !== undefined) field.value = kept.text;
  note();
}

const readDrafts = () => parseDrafts(readStorage(DRAFTS_KEY), Date.now());

function keep(drafts: readonly Draft[]): void {
  if (drafts.length === 0) removeStorage(DRAFTS_KEY);
  else writeStorage(DRAFTS_KEY, JSON.stringify(drafts));
}

/** Their name, and the texts of their last comments; nothing of a guest, and where the account does not answer. */
async function askAuthor(): Promise<{ author: Author; sent: string[] }> {
  const user = await readKnownUser();
  const nobody = { author: { isKnown: false, name: null }, sent: [] };
  if (user === null) return nobody;
  try {
    const { data } = await pageGraphql.query(
      GetOwnCommentsDocument,
      { h: user.hash, t: user.token, before: null },
      "network-only",
    );
    const list = data?.own_comments ?? null;
    if (list === null) return nobody;
    return { author: { isKnown: true, name: list.public_name }, sent: list.items.map(({ text }) => text) };
  } catch (error) {
    logError("The account could not be asked for its public name", error);
    return nobody;
  }
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
