/** What the forms of /merkliste do (decision 77). Each posts `post`, its number, and `savedAt`, when it was saved. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import type { FormActions } from "#app/actions/form-action.ts";
import { createButtonAction, type FormResult } from "#app/actions/form-action.ts";
import { BOOKMARKS_PATH, parseSavedPost, toRemovedPath } from "#app/domain/bookmarks/bookmarks-path.ts";
import * as calls from "#app/gateway/sso/calls/bookmarks.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

const remove = createButtonAction("remove-bookmark", async (call): Promise<FormResult> => {
  const user = await requireSessionUser(call);
  const saved = parseSavedPost(call.entries);
  if (saved === null) return refuse();
  const outcome = await calls.removeBookmark(transportOf(call), user, saved.post);
  return outcome.kind === "changed" ? { kind: "redirect", to: toRemovedPath(saved) } : outcome;
});

const save = createButtonAction("save-bookmark", async (call): Promise<FormResult> => {
  const user = await requireSessionUser(call);
  const saved = parseSavedPost(call.entries);
  if (saved === null) return refuse();
  const bookmark = { id: saved.post, savedAt: Date.parse(saved.savedAt) };
  const outcome = await calls.saveBookmarks(transportOf(call), user, [bookmark]);
  return outcome.kind === "changed" ? { kind: "redirect", to: BOOKMARKS_PATH } : outcome;
});

export const bookmarkActions: FormActions = { "remove-bookmark": remove, "save-bookmark": save };
