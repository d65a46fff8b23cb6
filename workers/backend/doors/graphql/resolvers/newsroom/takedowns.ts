/** Takedowns in the newsroom (decision 101): the list, and what is left of each. Each change requires a second factor of the last ten minutes. */
import * as v from "valibot";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { readAuthorsOfPost } from "#workers/backend/ground/database/tables/posts/authors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Admitted } from "#workers/backend/newsroom/staff/newsroom-session.ts";
import { findRemains, type Remains } from "#workers/backend/newsroom/takedowns/find-remains.ts";
import type { TakenPost } from "#workers/backend/newsroom/takedowns/post-facts.ts";
import {
  findCandidate,
  listTakedowns,
  proofSchema,
  readTakedown,
  type TakedownView,
} from "#workers/backend/newsroom/takedowns/read-takedowns.ts";
import { liftTakedown, takeDown, takedownWords } from "#workers/backend/newsroom/takedowns/take-down.ts";
import { noteAction, requireRight, withRight } from "./require-right.ts";

const TAKEDOWNS_A_PAGE = 50;
const toSubject = (id: number) => `Beitrag ${id}`;
/** Programs do not have this right; the name of the person is kept with the takedown. */
const toName = ({ staff }: Admitted) => staff?.name ?? "Redaktion";

async function resolveTakeDown(_: unknown, { id, reason }: { id: number; reason: string }, context: BackendContext) {
  const admitted = await requireRight(context, "takedown", { isConfirmed: true });
  const words = v.safeParse(takedownWords, reason);
  if (!words.success) throw createCallError("BAD_USER_INPUT", "reason must have 3 to 500 characters.");
  context.accounts.claimCostlyCall();
  const isDown = await takeDown(context.env, { postId: id, reason: words.output, by: toName(admitted) }, context.now);
  if (!isDown) throw createCallError("NOT_FOUND", "There is no such post.");
  await noteAction(context, admitted, "takedown", toSubject(id));
  return true;
}

async function resolveLift(_: unknown, { id }: { id: number }, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "takedown", { isConfirmed: true });
  const isLifted = await liftTakedown(context.env, { postId: id, by: toName(admitted) }, context.now);
  if (!isLifted) throw createCallError("NOT_FOUND", "Nothing of this number is down.");
  await noteAction(context, admitted, "takedown-lifted", toSubject(id));
  return true;
}

async function resolveChecks(takedown: TakedownView, _: unknown, { accounts, env }: BackendContext): Promise<Remains[] | null> {
  // Only for a single takedown: one call may search many files.
  if (takedown.liftedAt !== null) return null;
  accounts.claimCostlyCall();
  return findRemains(env, takedown);
}

/** A proof in the format of an older program is ignored. */
function toProof({ proof }: TakedownView) {
  const parsed = v.safeParse(proofSchema, proof);
  if (!parsed.success) return null;
  const { at, surfaces } = parsed.output;
  return { at, surfaces: surfaces.map(({ isGone, ...surface }) => ({ ...surface, is_gone: isGone })) };
}

export const takedownResolvers = {
  Mutation: { takeDownPost: resolveTakeDown, liftTakedown: resolveLift },
  Newsroom: {
    takedowns: withRight("takedown", ({ before }: { before?: number | null }, { env }) =>
      listTakedowns(env.DB, TAKEDOWNS_A_PAGE, before ?? null),
    ),
    takedown: withRight("takedown", ({ id }: { id: number }, { env }) => readTakedown(env.DB, id)),
    takedown_candidate: withRight("takedown", ({ address }: { address: string }, { env }) => findCandidate(env.DB, address)),
  },
  TakedownPost: {
    link: (post: TakenPost) => toPostLink(post),
    date: ({ publishedAt }: TakenPost) => toIsoDate(publishedAt),
    is_premium: ({ isPremium }: TakenPost) => isPremium,
    authors: async ({ id }: TakenPost, _: unknown, { queries }: BackendContext) =>
      (await readAuthorsOfPost(queries, id)).map(({ name }) => name),
  },
  Takedown: {
    id: ({ postId }: TakedownView) => postId,
    taken: ({ takenAt }: TakedownView) => toIsoDate(takenAt),
    link: ({ postId, facts }: TakedownView) => toPostLink({ slug: facts.slug, id: postId }),
    lifted_by: ({ liftedBy }: TakedownView) => liftedBy,
    lifted: ({ liftedAt }: TakedownView) => (liftedAt === null ? null : toIsoDate(liftedAt)),
    checks: resolveChecks,
    proof: toProof,
  },
  TakedownCheck: { place: ({ place }: Remains) => place.toUpperCase() },
};
