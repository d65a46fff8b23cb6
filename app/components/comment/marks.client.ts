/** What the reader has marked of an article and its comments (decision 100): asked once a page, for all that is shown. */
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { type Marked, markComment, reactToPost } from "#app/gateway/sso/calls/comments.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "#app/session/as-reader.client.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { GetOwnMarksDocument } from "#graphql/generated/operations.ts";

type Marks = { comments: readonly number[]; hasReacted: boolean };

const none: Marks = { comments: [], hasReacted: false };
/** As many as the back end is asked for at once. */
const MAX_COMMENTS = 200;
let asked: Promise<Marks> | null = null;

/** None for a guest. */
export function readMarks(post: number): Promise<Marks> {
  asked ??= ask(post);
  return asked;
}

async function ask(post: number): Promise<Marks> {
  const user = await readKnownUser();
  if (user === null) return none;
  const shown = [...document.querySelectorAll("li[id^=kommentar-]")].map(({ id }) => Number(id.slice("kommentar-".length)));
  const variables = { h: user.hash, t: user.token, post, comments: shown.slice(0, MAX_COMMENTS) };
  const { data } = await pageGraphql.query(GetOwnMarksDocument, variables, "network-only");
  const marks = data?.own_marks;
  return marks ? { comments: marks.comments, hasReacted: marks.has_reacted } : none;
}

/** How many readers call the comment "lesenswert" now; null when it did not work, of which the reader is told. */
export function changeMark(mark: { id: number; isUseful: boolean }): Promise<number | null> {
  return change((reader) => markComment(graphqlTransport, reader, mark));
}

/** The same of thanks for an article. */
export function changeReaction(reaction: { post: number; isOn: boolean }): Promise<number | null> {
  return change((reader) => reactToPost(graphqlTransport, reader, reaction));
}

async function change(act: (reader: UserStatus) => Promise<Marked>): Promise<number | null> {
  const user = await readKnownUser();
  if (user === null) {
    await openDialog("Login");
    return null;
  }
  const outcome = await asReader(user, act, ({ kind }) => kind === "refused");
  if (outcome === "signed-out") return null;
  if (outcome.kind === "counted") return outcome.count;
  announce(outcome.message || TECHNICAL_ERROR, { isVisible: true });
  return null;
}
