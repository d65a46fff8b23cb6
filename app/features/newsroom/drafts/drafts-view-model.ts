/** Posts that readers do not see yet, as the newsroom sees them (decision 101). */
import { DRAFTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { WaitingPostFieldsFragment } from "#graphql/generated/operations.ts";

export type WaitingPostView = ReturnType<typeof toView>;
export type DraftsView = ReturnType<typeof toDraftsView>;
export type SharedView = { title: string; address: string; text: string };

/** As the back end pages them. */
const DRAFTS_A_PAGE = 50;

export function toDraftsView(scheduled: readonly WaitingPostFieldsFragment[], drafts: readonly WaitingPostFieldsFragment[]) {
  const last = drafts.length < DRAFTS_A_PAGE ? undefined : drafts.at(-1);
  return {
    scheduled: scheduled.map(toView),
    drafts: drafts.map(toView),
    /** Address of the page before. */
    older: last === undefined ? null : `${DRAFTS_PATH}?vor=${last.id}`,
  };
}

/** `expires`: ISO 8601. */
export function toSharedText(expires: string): string {
  return `Gilt bis ${toMomentText(expires)}, solange der Text so bleibt und niemand die Links beendet. Wer den Link hat, kann lesen.`;
}

function toView({ id, title, modified, publish_at: publishAt }: WaitingPostFieldsFragment) {
  const text = publishAt === null ? `Zuletzt geändert ${toMomentText(modified)}` : `Erscheint ${toMomentText(publishAt)}`;
  return { id, title: toPlainText(title) || "Ohne Titel", text };
}
