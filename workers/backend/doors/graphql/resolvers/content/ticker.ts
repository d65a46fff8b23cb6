/** Live tickers: what has changed, for who asks again and again, and the newsroom's edits. Websockets are the business of ticker/. */
import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import { type TickerEdit, toCatchUp, toTickerState } from "#workers/backend/content/tickers/ticker-state.ts";
import { type EntryView, toEntryView } from "#workers/backend/content/views/to-block-views.ts";
import { readTextImages } from "#workers/backend/content/views/to-text-images.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { readPost } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { EditOutcome } from "#workers/backend/newsroom/tickers/ticker-object.ts";
import { type ChangeView, toChangeView } from "#workers/backend/newsroom/tickers/to-change-view.ts";
import { addHighlight } from "#workers/backend/readers/push/messages/create-messages.ts";
import { sendSoon } from "#workers/backend/readers/push/run-push.ts";
import { readText } from "./post-text.ts";

const entryId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, "id: 1 to 40 characters of a-z, 0-9 and -"));
const shortText = v.optional(
  v.nullable(v.pipe(v.string(), v.maxLength(300, "A text is too long: at most 300 characters"))),
  null,
);
const entrySchema = v.object({
  id: entryId,
  date: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((date) => !Number.isNaN(Date.parse(date)), "date: this is no date"),
        v.transform((date) => new Date(date).toISOString()),
      ),
    ),
    null,
  ),
  title: shortText,
  html: v.pipe(v.string(), v.maxLength(20_000, "html: at most 20000 characters")),
  is_pinned: v.optional(v.nullable(v.boolean()), false),
  is_key_event: v.optional(v.nullable(v.boolean()), false),
  image: shortText,
  image_alt: shortText,
  image_credit: shortText,
});

type TickerArguments = { post_id: number; since?: string | null };

async function resolveTicker(
  _: unknown,
  { post_id, since }: TickerArguments,
  context: BackendContext,
): Promise<ChangeView | null> {
  const { queries, now } = context;
  const row = await readPost(queries, post_id, now);
  if (row === null) throw createCallError("NOT_FOUND", `Post not found: ${post_id}`);
  const { blocks } = await readText({ row, grant: null }, context);
  const state = toTickerState(blocks);
  return state === null ? null : toChangeView(queries, toCatchUp(state, since ?? null));
}

/** As the log says it. */
function toLogEntry(postId: number, change: TickerEdit): [kind: LogKind, subject: string] {
  const subject = `Beitrag ${postId}`;
  switch (change.kind) {
    case "save":
      return ["ticker-save", `${subject}, Eintrag ${change.entry.id}`];
    case "remove":
      return ["ticker-remove", `${subject}, Eintrag ${change.id}`];
    case "end":
      return ["ticker-end", `${subject}: ${change.isOver ? "beendet" : "läuft weiter"}`];
  }
}

/** What is written is written, whatever becomes of its notice. */
async function pushHighlight(
  post: number,
  { id, date }: { id: string; date: string },
  { env, now }: BackendContext,
): Promise<void> {
  try {
    await addHighlight(env, { post, entry: id, writtenAt: Math.floor(Date.parse(date) / 1000) }, now);
    await sendSoon(env);
  } catch (error) {
    logError("No notice of a key event was made", error, { post, entry: id });
  }
}

async function edit(postId: number, change: TickerEdit, context: BackendContext): Promise<EditOutcome> {
  const admitted = await requireRight(context, "ticker");
  const outcome = await context.newsroom.edit(postId, change);
  if (outcome.kind === "written") await noteAction(context, admitted, ...toLogEntry(postId, change));
  if (outcome.kind === "written" && outcome.entry?.isKeyEvent === true) await pushHighlight(postId, outcome.entry, context);
  if (outcome.kind === "too many")
    throw createCallError("TOO_MANY_REQUESTS", "This ticker is edited too often: wait some minutes.");
  if (outcome.kind === "conflict") throw createCallError("CONFLICT", "Others have changed this entry, or taken it away.");
  if (outcome.kind === "unknown post") throw createCallError("NOT_FOUND", `Post not found: ${postId}`);
  if (outcome.kind === "refused") throw createCallError("BAD_USER_INPUT", outcome.reason);
  return outcome;
}

type SaveArguments = { post_id: number; entry: unknown; known?: string | null };

async function saveEntry(_: unknown, args: SaveArguments, context: BackendContext): Promise<EntryView> {
  const parsed = v.safeParse(entrySchema, args.entry);
  if (!parsed.success) throw createCallError("BAD_USER_INPUT", v.summarize(parsed.issues));
  const { is_pinned, is_key_event, image, image_alt: alt, image_credit: credit, ...fields } = parsed.output;
  const picture = image === null ? null : { media: image, alt, caption: null, credit };
  const entry = { ...fields, isPinned: is_pinned ?? false, isKeyEvent: is_key_event ?? false, image: picture };
  const outcome = await edit(args.post_id, { kind: "save", entry, known: args.known ?? null }, context);
  if ((outcome.kind !== "written" && outcome.kind !== "known") || outcome.entry === null)
    throw new Error("An entry was written, and is not there");
  const images = await readTextImages(context.queries, [{ kind: "ticker", entries: [outcome.entry] }]);
  return toEntryView(outcome.entry, images);
}

export const tickerResolvers = {
  Query: { ticker: resolveTicker },
  Mutation: {
    saveTickerEntry: saveEntry,
    removeTickerEntry: async (_: unknown, { post_id, id }: { post_id: number; id: string }, context: BackendContext) =>
      (await edit(post_id, { kind: "remove", id }, context)).kind === "written",
    endTicker: async (_: unknown, args: { post_id: number; is_over: boolean }, context: BackendContext) => {
      await edit(args.post_id, { kind: "end", isOver: args.is_over }, context);
      return args.is_over;
    },
  },
};
