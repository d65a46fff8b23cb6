/** Saved articles of the signed-in reader (decision 77): every answer says what the account holds, and this browser remembers it. */

import type { Bookmark } from "#app/domain/bookmarks/bookmarks.ts";
import { withoutBookmarks } from "#app/domain/bookmarks/bookmarks.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { type BookmarksChanged, removeBookmark, saveBookmarks } from "#app/gateway/sso/calls/bookmarks.ts";
import { saysUnknownCall } from "#app/gateway/sso/transport.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import {
  keepAccountBookmarks,
  readAccountBookmarks,
  readGuestBookmarks,
  writeGuestBookmarks,
} from "#app/islands/stores/bookmark-store.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { GetBookmarkIdsDocument } from "#graphql/generated/operations.ts";

/** How long the last answer of the account is trusted; another device may have changed it. */
const BELIEVED_MS = 15 * 60 * 1000;

/** Whether it is saved. */
export async function saveInAccount(user: UserStatus, bookmark: Bookmark): Promise<boolean> {
  return keep(user, await saveBookmarks(graphqlTransport, user, [bookmark]));
}

/** Whether it is removed; from this browser's own list as well, which may not have been sent yet. */
export async function removeFromAccount(user: UserStatus, id: number): Promise<boolean> {
  const isRemoved = keep(user, await removeBookmark(graphqlTransport, user, id));
  if (isRemoved) writeGuestBookmarks(withoutBookmarks(readGuestBookmarks(), [id]));
  return isRemoved;
}

/** Asks the account, unless it was asked a moment ago. */
export async function followAccountBookmarks(user: UserStatus): Promise<void> {
  const age = Date.now() - (readAccountBookmarks(user.ssoId)?.askedAt ?? 0);
  if (age >= 0 && age < BELIEVED_MS) return;
  const { data, error } = await pageGraphql.query(GetBookmarkIdsDocument, { h: user.hash, t: user.token }, "network-only");
  const ids = error !== null && saysUnknownCall(error) ? await askAttribute(user) : (data?.bookmarks?.ids ?? null);
  if (ids !== null) keepAccountBookmarks({ reader: user.ssoId, askedAt: Date.now(), ids });
}

async function askAttribute(user: UserStatus): Promise<number[] | null> {
  const { askAttributeBookmarks } = await import("#app/gateway/sso/calls/attribute-bookmarks.ts");
  return (await askAttributeBookmarks(graphqlTransport, user))?.map(({ id }) => id) ?? null;
}

let joining: Promise<void> | null = null;

/**
 * The list that this browser kept for a guest becomes the account's. It goes only once the account has it; else the next page tries
 * again, and nothing comes of sending it twice.
 */
export function joinBookmarks(user: UserStatus): Promise<void> {
  joining ??= join(user).finally(() => {
    joining = null;
  });
  return joining;
}

async function join(user: UserStatus): Promise<void> {
  const list = readGuestBookmarks();
  if (list.length === 0) {
    writeGuestBookmarks([]);
    return;
  }
  const outcome = await saveBookmarks(graphqlTransport, user, list);
  if (!keep(user, outcome)) return;
  // What another tab has saved meanwhile stays for the next time.
  const sent = list.map(({ id }) => id);
  writeGuestBookmarks(withoutBookmarks(readGuestBookmarks(), sent));
}

/** The client has logged what failed (rules 8). */
function keep({ ssoId }: UserStatus, outcome: BookmarksChanged): boolean {
  if (outcome.kind === "refused") return false;
  keepAccountBookmarks({ reader: ssoId, askedAt: Date.now(), ids: outcome.ids });
  return true;
}
