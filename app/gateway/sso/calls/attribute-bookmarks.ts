/** Saved articles with a back end that has no list of them: one attribute of the account (decision 77). */
import type { Bookmark } from "#app/domain/bookmarks/bookmarks.ts";
import { BOOKMARKS_ATTRIBUTE, readAttributeBookmarks, toBookmarksValue } from "#app/domain/bookmarks/bookmarks-attribute.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { logInAutomatically } from "./session/automatic-login.ts";
import { updateAttribute } from "./update-attribute.ts";

type Transport = Pick<AccountTransport, "mutate">;

/** What the account holds now, newest first; null when it cannot be had. */
export async function askAttributeBookmarks(transport: Transport, keys: SessionKeys): Promise<Bookmark[] | null> {
  const login = await logInAutomatically(transport, keys);
  return login.kind === "signed-in" ? readAttributeBookmarks(login.user.attributes) : null;
}

/** Reads the list anew and writes it whole: of two devices at the same moment the later one counts. */
export async function changeAttributeBookmarks(
  transport: Transport,
  keys: SessionKeys,
  change: (list: readonly Bookmark[]) => Bookmark[],
): Promise<{ kind: "changed"; ids: number[] } | Refused> {
  const list = await askAttributeBookmarks(transport, keys);
  if (list === null) return refuse();
  const changed = change(list);
  const kept = await updateAttribute(transport, keys, { attribute: BOOKMARKS_ATTRIBUTE, value: toBookmarksValue(changed) });
  return kept.kind === "kept" ? { kind: "changed", ids: changed.map(({ id }) => id) } : kept;
}
