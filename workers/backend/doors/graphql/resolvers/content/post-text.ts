/** The parts of a post's text and video in the answer: the gate decides by the reader and their grant. */

import type { ContentBlock, VideoItem } from "#shared/content/content-block.ts";
import { toBlockViews } from "#workers/backend/content/views/to-block-views.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type BodyRow, readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import type { PostRow } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import type { AboFlags, AccessFacts } from "#workers/backend/readers/access/decide-access.ts";
import { gateText, gateVideo, type ReadableText } from "#workers/backend/readers/access/gate-text.ts";
import type { Grant } from "#workers/backend/readers/access/parse-grant.ts";

const noText: BodyRow = { blocks: "[]", free_block_count: 0 };

/** A post as passed between resolvers; a grant is valid only for the post it was signed for. */
export type Post = {
  row: PostRow;
  grant: Grant | null;
  /** Of a preview: the products of the kind of reader that it simulates, whatever the caller has bought. */
  previewAbo?: AboFlags | null;
};

/** By the request's posts: what is asked for again in other words is not made again. */
const readable = new WeakMap<Post, Promise<ReadableText>>();
const views = new WeakMap<readonly ContentBlock[], ReturnType<typeof toBlockViews>>();

/** The text as this reader may read it; an empty one where the request has had as many texts as it may. */
export function readText(post: Post, context: BackendContext): Promise<ReadableText> {
  const known = readable.get(post) ?? gateOwnText(post, context);
  readable.set(post, known);
  return known;
}

async function gateOwnText({ row, grant, previewAbo }: Post, context: BackendContext): Promise<ReadableText> {
  const { queries, accessControl, budget } = context;
  const isPremium = row.is_premium === 1;
  const readOwn = () => (previewAbo === undefined ? accessControl.readAbo() : previewAbo);
  const stored = budget.spendText(row.id) ? readBody(queries, row.id) : noText;
  const [body, abo] = await Promise.all([stored, isPremium ? readOwn() : null]);
  if (!budget.spend("textCharacters", body.blocks.length)) return gateText(noText, { isPremium, abo, grant: null });
  const own = gateText(body, { isPremium, abo, grant: null });
  if (own.access.granted || grant === null || !(await accessControl.admitGrant(row.id, grant))) return own;
  return gateText(body, { isPremium, abo, grant: grant.reason });
}

function toViews(blocks: ContentBlock[], { queries }: BackendContext): ReturnType<typeof toBlockViews> {
  const known = views.get(blocks) ?? toBlockViews(queries, blocks);
  views.set(blocks, known);
  return known;
}

/** The field content_blocks. A grant that opens them is used here. */
export async function resolveBlocks(post: Post, _: unknown, context: BackendContext): ReturnType<typeof toBlockViews> {
  const { blocks, access } = await readText(post, context);
  if (post.grant !== null && access.reason === post.grant.reason) context.accessControl.noteRead(post.row.id, post.grant);
  return toViews(blocks, context);
}

/** The field access. */
export async function resolveAccess(post: Post, _: unknown, context: BackendContext) {
  const { access, freeBlocks } = await readText(post, context);
  return {
    ...access,
    // Counted as they are shown: a missing picture is no block, and a client that cuts by this number must not cut too late.
    free_block_count: async () => (await toViews(freeBlocks, context)).length,
  };
}

/** The field is_giftable: nobody gives what they were given or let see once. */
export async function resolveGiftable({ row, previewAbo }: Post, _: unknown, { env, accessControl }: BackendContext) {
  if (row.is_premium !== 1 || previewAbo !== undefined || toGrantSecrets(env).length === 0) return false;
  return (await accessControl.readAbo())?.hasPlusAccess === true;
}

/** The video of a post if it may be shown. Reads the reader's subscriptions only when they decide. */
export async function readVideo(
  { row, grant, previewAbo }: Post,
  { accessControl, budget }: BackendContext,
): Promise<VideoItem | null> {
  if (row.video === null || !budget.spend("textCharacters", row.video_blocks?.length ?? 0)) return null;
  // Validated when it was written.
  const video = JSON.parse(row.video) as VideoItem;
  const body = row.video_blocks === null ? null : { blocks: row.video_blocks, free_block_count: row.video_free_block_count ?? 0 };
  const facts: AccessFacts = { isPremium: row.is_premium === 1, abo: null, grant: null };
  const own =
    gateVideo(video, body, facts) ?? gateVideo(video, body, { ...facts, abo: previewAbo ?? (await accessControl.readAbo()) });
  if (own !== null || grant === null || !(await accessControl.admitGrant(row.id, grant))) return own;
  return gateVideo(video, body, { ...facts, grant: grant.reason });
}
