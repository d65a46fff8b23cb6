/** Saves an article or removes it again: in the account of a signed-in reader, else in this browser (decision 77). */

import { type Bookmark, withBookmark, withoutBookmarks } from "#app/domain/bookmarks/bookmarks.ts";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readGuestBookmarks, writeGuestBookmarks } from "#app/islands/stores/bookmark-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "#app/session/as-reader.client.ts";

const NOT_KEPT = "Dein Browser lässt nicht zu, dass wir Artikel merken. Melde dich an, dann merkt sie sich dein Konto.";

/** Whether it worked; the reader is told what came of it. `savedAt` in milliseconds since 1970. */
export async function changeBookmark({ id, savedAt }: Bookmark, isWanted: boolean): Promise<boolean> {
  const user = await readKnownUser();
  if (user === null) {
    const list = readGuestBookmarks();
    const isKept = writeGuestBookmarks(isWanted ? withBookmark(list, { id, savedAt }) : withoutBookmarks(list, [id]));
    return tell(isKept, isWanted, NOT_KEPT);
  }
  const { saveInAccount, removeFromAccount } = await import("#app/session/bookmarks/account-bookmarks.client.ts");
  const change = (reader: UserStatus) => (isWanted ? saveInAccount(reader, { id, savedAt }) : removeFromAccount(reader, id));
  const isChanged = await asReader(user, change, (hasWorked) => !hasWorked);
  return isChanged === "signed-out" ? false : tell(isChanged, isWanted, TECHNICAL_ERROR);
}

/** Asks what the account of a signed-in reader holds now, unless it was asked a moment ago. */
export async function followBookmarks(): Promise<void> {
  const user = await readKnownUser();
  if (user !== null) await (await import("#app/session/bookmarks/account-bookmarks.client.ts")).followAccountBookmarks(user);
}

function tell(hasWorked: boolean, isWanted: boolean, failure: string): boolean {
  if (!hasWorked) announce(failure, { isVisible: true });
  else if (isWanted) announce("Gespeichert", { isVisible: true, link: { href: BOOKMARKS_PATH, text: "zur Merkliste" } });
  else announce("Der Artikel ist nicht mehr gemerkt.");
  return hasWorked;
}
