/** Previews of posts that readers do not see yet (decision 101). */

import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";
import type { Post } from "#workers/backend/doors/graphql/resolvers/content/post-text.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { readPost } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { AboFlags } from "#workers/backend/readers/access/decide-access.ts";

const none = Object.fromEntries(aboFlags.map((name) => [name, false])) as Record<AboFlag, boolean>;

/** What readers of a tier have bought, as far as it opens a text; null where they have no account. */
const tiers: Readonly<Record<string, AboFlags | null>> = {
  ANONYMOUS: null,
  LOGGED_IN: none,
  PLUS: { ...none, hasPlusAccess: true },
  PLUS_PREMIUM: { ...none, hasPlusAccess: true },
  PUR: none,
};

type Preview = { post: Post; publishedAt: number; expires: number; now: number };

async function resolvePreview(
  _: unknown,
  { token, tier }: { token: string; tier: string },
  { queries, now, previews, budget }: BackendContext,
): Promise<Preview | null> {
  const opened = await previews.open(token);
  if (opened === null) return null;
  return openPost({ postId: opened.postId, tier, expires: opened.expires }, { queries, now, budget });
}

type Wanted = { postId: number; tier: string; expires: number };

async function openPost(
  { postId, tier, expires }: Wanted,
  { queries, now, budget }: Pick<BackendContext, "queries" | "now" | "budget">,
): Promise<Preview | null> {
  const row = await readPost(queries, postId, Number.MAX_SAFE_INTEGER);
  if (row === null) return null;
  budget.spend("posts", 1);
  const { published_at: publishedAt } = row;
  // A draft has no date yet: it is shown as of today.
  const shown = publishedAt === DRAFT_DATE ? { ...row, published_at: now } : row;
  return { post: { row: shown, grant: null, previewAbo: tiers[tier] ?? null }, publishedAt, expires, now };
}

/** What staff look at while they write: no link, and so without an end. */
export function openDeskPreview(wanted: Omit<Wanted, "expires">, context: BackendContext): Promise<Preview | null> {
  return openPost({ ...wanted, expires: context.now }, context);
}

function decideStatus({ publishedAt, now }: Preview): "DRAFT" | "SCHEDULED" | "PUBLISHED" {
  if (publishedAt === DRAFT_DATE) return "DRAFT";
  return publishedAt > now ? "SCHEDULED" : "PUBLISHED";
}

export const previewResolvers = {
  Query: { preview: resolvePreview },
  Preview: {
    post: ({ post }: Preview) => post,
    status: decideStatus,
    publish_at: ({ publishedAt }: Preview) => (publishedAt === DRAFT_DATE ? null : toIsoDate(publishedAt)),
    expires: ({ expires }: Preview) => toIsoDate(expires),
  },
};
