/** Drafts and scheduled posts in the newsroom, and the links that show them to others (decision 101). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { listDrafts, listScheduled, type WaitingPost } from "#workers/backend/newsroom/drafts/list-waiting.ts";
import { endPreviews, type SharedPreview, sharePreview } from "#workers/backend/newsroom/drafts/share-preview.ts";

const MAX_HOURS = 24 * 14;

async function resolveShare(
  _: unknown,
  { id, hours }: { id: number; hours: number },
  context: BackendContext,
): Promise<SharedPreview> {
  const admitted = await requireRight(context, "preview");
  if (hours < 1 || hours > MAX_HOURS) throw createCallError("BAD_USER_INPUT", `hours must be 1 to ${MAX_HOURS}.`);
  const shared = await sharePreview(context.env, { post: id, hours, by: admitted.staff?.id ?? null }, context.now);
  if (shared === "no secret") throw new Error("Previews are signed with GRANT_SECRET, which is not set");
  if (shared === null) throw createCallError("NOT_FOUND", "There is no such post.");
  await noteAction(context, admitted, "preview", `Beitrag ${id}, ${hours} Stunden`);
  return shared;
}

async function resolveEnd(_: unknown, { id }: { id: number }, context: BackendContext): Promise<{ id: number; title: string }> {
  const admitted = await requireRight(context, "preview");
  const ended = await endPreviews(context.env, id, context.now);
  if (ended === null) throw createCallError("NOT_FOUND", "There is no such post.");
  await noteAction(context, admitted, "preview-end", `Beitrag ${id}`);
  return ended;
}

export const draftResolvers = {
  Mutation: { sharePreview: resolveShare, endPreviews: resolveEnd },
  Newsroom: {
    scheduled_posts: withRight("preview", (_, { env }) => listScheduled(env.DB)),
    drafts: withRight("preview", ({ before }: { before?: number | null }, { env }) => listDrafts(env.DB, before ?? null)),
  },
  WaitingPost: {
    modified: ({ modified_at }: WaitingPost) => toIsoDate(modified_at),
    publish_at: ({ publish_at }: WaitingPost) => (publish_at === null ? null : toIsoDate(publish_at)),
  },
  SharedPreview: { expires: ({ expires }: SharedPreview) => toIsoDate(expires) },
};
