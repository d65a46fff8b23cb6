/** The desk's pictures: the library, what is said of one and how it is cut. */
import type { PictureCut } from "#shared/content/picture-cut.ts";
import { toCutSource } from "#workers/backend/content/pictures/size-keys.ts";
import { type ImageView, toImage } from "#workers/backend/content/views/to-image.ts";
import { isMediaIndexed } from "#workers/backend/content/write/media/index-media.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { type ChangeOutcome, type DraftWords, saveCut, saveWords } from "#workers/backend/newsroom/pictures/change-picture.ts";
import { pictureChanges } from "#workers/backend/newsroom/pictures/picture-rate-limits.ts";
import { type LibraryRow, readPicture, readPictures, toCut } from "#workers/backend/newsroom/pictures/read-library.ts";
import { type PictureUseRow, readUses } from "#workers/backend/newsroom/pictures/read-uses.ts";
import { removePicture } from "#workers/backend/newsroom/pictures/remove-picture.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import { noteAction, requireRight, withRight } from "./require-right.ts";

type Listing = { words?: string | null; without_alt?: boolean | null; mine?: boolean | null; before?: number | null };
type Words = { alt: string; caption_html: string; credit: string };
type Admitted = Awaited<ReturnType<typeof admit>>;

async function resolveWords(
  _: unknown,
  { id, words, known }: { id: number; words: Words; known: number },
  context: BackendContext,
) {
  const admitted = await admit(context);
  const draft: DraftWords = { alt: words.alt, captionHtml: words.caption_html, credit: words.credit };
  return finish(context, admitted, { kind: "picture-words", id }, await saveWords(context.env, { id, known }, draft));
}

async function resolveCut(
  _: unknown,
  { id, cut, known }: { id: number; cut?: PictureCut | null; known: number },
  context: BackendContext,
) {
  const admitted = await admit(context);
  if (context.env.IMAGES === undefined) throw createCallError("BAD_USER_INPUT", "There is nothing here that makes sizes.");
  return finish(
    context,
    admitted,
    { kind: "picture-cut", id },
    await saveCut(context.env, { id, known }, cut ?? null, context.now),
  );
}

async function resolveRemove(_: unknown, { id }: { id: number }, context: BackendContext): Promise<true> {
  const admitted = await admit(context);
  const { kind } = await removePicture(context.env, id);
  switch (kind) {
    case "done":
      await noteAction(context, admitted, "picture-removed", `Bild Nr. ${id}`);
      return true;
    case "not found":
      throw createCallError("NOT_FOUND", "There is no such picture.");
    case "used":
      throw createCallError("CONFLICT", "Something uses it.");
    case "not counted yet":
      throw createCallError("CONFLICT", "What uses it is not counted yet.");
  }
}

async function admit(context: BackendContext) {
  const admitted = await requireRight(context, "write");
  const subject = admitted.staff === null ? "program" : String(admitted.staff.id);
  const [exceeded] = await countAttempts(context, [{ limit: pictureChanges, subject }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  return admitted;
}

async function finish(
  context: BackendContext,
  admitted: Admitted,
  { kind, id }: { kind: LogKind; id: number },
  outcome: ChangeOutcome,
): Promise<number> {
  switch (outcome.kind) {
    case "done":
      await noteAction(context, admitted, kind, `Bild Nr. ${id}`);
      return outcome.revision;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not found":
      throw createCallError("NOT_FOUND", "There is no such picture.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

/** Where nothing makes sizes no picture can be cut. */
function toOriginalAddress({ original, media_src: src, status }: LibraryRow, { env }: BackendContext): string | null {
  if (env.IMAGES === undefined || status !== "stored") return null;
  return original ?? toCutSource(src ?? "");
}

export const pictureResolvers = {
  Mutation: { savePictureWords: resolveWords, cutPicture: resolveCut, removePicture: resolveRemove },
  Newsroom: {
    pictures: withRight("write", ({ words, without_alt, mine, before }: Listing, { env }, { staff }) =>
      mine === true && staff === null
        ? Promise.resolve([])
        : readPictures(env.DB, { words, isWithoutAlt: without_alt, by: mine === true ? (staff?.id ?? null) : null, before }),
    ),
    picture: withRight("write", ({ id }: { id: number }, { env }) => readPicture(env.DB, id)),
  },
  LibraryPicture: {
    id: ({ media_id }: LibraryRow) => media_id,
    image: (row: LibraryRow): ImageView | null => toImage(row, { alt: null, caption: null, credit: null }),
    has_sizes: ({ has_sizes }: LibraryRow) => has_sizes === 1,
    added: ({ added_at }: LibraryRow) => (added_at === null ? null : toIsoDate(added_at)),
    original: (row: LibraryRow, _: unknown, context: BackendContext) => toOriginalAddress(row, context),
    cut: toCut,
    is_cut_due: ({ is_cut_due }: LibraryRow) => is_cut_due === 1,
    uses: ({ media_id: id, source }: LibraryRow, _: unknown, { env }: BackendContext) => readUses(env.DB, { id, source }),
    is_counted: (_: LibraryRow, __: unknown, { env }: BackendContext) => isMediaIndexed(env.DB),
  },
  PictureUse: { kind: ({ kind }: PictureUseRow) => kind.toUpperCase() },
};
