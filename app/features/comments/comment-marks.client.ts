/** What the reader has called "lesenswert" on this page (decision 100): asked once, for all comments that are shown. */
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { markComment } from "#app/gateway/sso/calls/comments.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "#app/session/as-reader.client.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { GetOwnMarksDocument } from "#graphql/generated/operations.ts";

let asked: Promise<readonly number[]> | null = null;

/** The numbers of the marked ones; none for a guest. */
export function readMarks(post: number): Promise<readonly number[]> {
  asked ??= ask(post);
  return asked;
}

async function ask(post: number): Promise<readonly number[]> {
  const user = await readKnownUser();
  if (user === null) return [];
  const shown = [...document.querySelectorAll("li[id^=kommentar-]")].map(({ id }) => Number(id.slice("kommentar-".length)));
  const variables = { h: user.hash, t: user.token, post, comments: shown.slice(0, 200) };
  const { data } = await pageGraphql.query(GetOwnMarksDocument, variables, "network-only");
  return data?.own_marks?.comments ?? [];
}

/** How many readers have marked it now; null when it did not work, of which the reader is told. */
export async function changeMark({ id, isUseful }: { id: number; post: number; isUseful: boolean }): Promise<number | null> {
  const user = await readKnownUser();
  if (user === null) {
    await openDialog("Login");
    return null;
  }
  const change = (reader: UserStatus) => markComment(graphqlTransport, reader, { id, isUseful });
  const outcome = await asReader(user, change, ({ kind }) => kind === "refused");
  if (outcome === "signed-out") return null;
  if (outcome.kind === "counted") return outcome.count;
  announce(outcome.message || TECHNICAL_ERROR, { isVisible: true });
  return null;
}
