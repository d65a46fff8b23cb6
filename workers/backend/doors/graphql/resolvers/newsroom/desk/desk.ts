/** The desk: the list of posts that are written here, and one of them. */

import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Newsroom } from "#workers/backend/doors/graphql/resolvers/newsroom/newsroom.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { type DeskTicker, listDeskTickers } from "#workers/backend/newsroom/desk/carry-tickers.ts";
import { findRelated, readChoices } from "#workers/backend/newsroom/desk/choices.ts";
import { readDeskPictures } from "#workers/backend/newsroom/desk/desk-pictures.ts";
import {
  type DeskPostRow,
  type DeskRow,
  type DeskState,
  listDeskPosts,
  listPlannedPosts,
  parseDeskText,
  readDeskPost,
} from "#workers/backend/newsroom/desk/desk-rows.ts";
import { linksByMember } from "#workers/backend/newsroom/desk/desk-rules.ts";
import { findDeadLinks, MAX_LINKS } from "#workers/backend/newsroom/desk/links/dead-links.ts";
import { mayEdit } from "#workers/backend/newsroom/desk/may-edit.ts";
import { listNotes, type NoteRow } from "#workers/backend/newsroom/desk/notes.ts";
import { showDeskPost } from "#workers/backend/newsroom/desk/preview.ts";
import { listVersions, readVersion, type VersionRow } from "#workers/backend/newsroom/desk/versions.ts";
import { openDeskPreview } from "./preview.ts";

const MAX_ADDRESS = 2000;

type ListArguments = { state?: string | null; mine?: boolean | null; section?: string | null; before?: string | null };
type Opened = DeskPostRow & { isEditable: boolean };

const toSmall = (state: string) => state.toLowerCase() as DeskState;

/** `1764380000-12`: when it was changed, and its number. */
function parsePlace(text: string): { changedAt: number; id: number } {
  const [, changedAt, id] = /^(\d{1,12})-(\d{1,10})$/.exec(text) ?? [];
  if (changedAt === undefined || id === undefined) throw createCallError("BAD_USER_INPUT", "before is no place of the list.");
  return { changedAt: Number(changedAt), id: Number(id) };
}

function readList({ state, mine, section, before }: ListArguments, { env, now }: BackendContext, { staff }: Newsroom) {
  const filter = {
    state: state == null ? null : toSmall(state),
    mine: mine === true ? (staff?.id ?? 0) : null,
    section: section ?? null,
    before: before == null ? null : parsePlace(before),
  };
  return listDeskPosts(env.DB, filter, now);
}

async function readOne(
  { id }: { id: number },
  { env, now }: BackendContext,
  { staff, rights }: Newsroom,
): Promise<Opened | null> {
  const row = await readDeskPost(env.DB, id, now);
  return row === null ? null : { ...row, isEditable: mayEdit(row, { staff: staff?.id ?? null, rights }) };
}

async function readPreview({ id, tier }: { id: number; tier: string }, context: BackendContext) {
  const row = await readDeskPost(context.env.DB, id, context.now);
  const postId = row === null ? null : await showDeskPost(context.env, row, context.now);
  return postId === null ? null : openDeskPreview({ postId, tier }, context);
}

async function readDeadLinks({ addresses }: { addresses: string[] }, context: BackendContext, { staff }: Newsroom) {
  const { env, now } = context;
  if (addresses.length > MAX_LINKS || addresses.some((address) => address.length > MAX_ADDRESS))
    throw createCallError("BAD_USER_INPUT", `addresses must have at most ${MAX_LINKS} of ${MAX_ADDRESS} characters.`);
  const [exceeded] = await countAttempts(context, [{ limit: linksByMember, subject: String(staff?.id) }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const dead = await findDeadLinks(env, addresses, now);
  return dead.map(({ address, kind }) => ({ address, kind: kind.toUpperCase() }));
}

async function readTickers(row: DeskPostRow, _: unknown, { env }: BackendContext) {
  const toTicker = ({ entries, is_over, is_kept }: DeskTicker) => ({
    entries,
    is_over: is_over === 1,
    is_public: row.state === "published" && is_kept === 0,
  });
  return (await listDeskTickers(env.DB, row)).map(toTicker);
}

const toMoment = (seconds: number | null) => (seconds === null ? null : toIsoDate(seconds));
const isPublic = ({ state }: DeskRow) => state === "published" || state === "planned";

const line = {
  state: ({ state }: DeskRow) => state.toUpperCase(),
  changed: ({ changed_at }: DeskRow) => toIsoDate(changed_at),
  changed_by: ({ changer }: DeskRow) => changer,
  created_by: ({ maker }: DeskRow) => maker,
  publish_at: ({ state, publish_at }: DeskRow) => (state === "planned" ? toMoment(publish_at) : null),
  is_changed_since: (row: DeskRow) => isPublic(row) && row.public_revision !== row.revision,
  link: (row: DeskRow) =>
    row.state === "published" && row.post_id !== null && row.post_slug !== null
      ? toPostLink({ id: row.post_id, slug: row.post_slug })
      : null,
  writer: ({ writer, lock_until }: DeskRow, _: unknown, { now }: BackendContext) => (lock_until > now ? writer : null),
};

const version = { at: ({ at }: VersionRow) => toIsoDate(at) };

export const deskResolvers = {
  Newsroom: {
    desk_posts: withRight("write", readList),
    desk_planned: withRight("write", (_, { env, now }) => listPlannedPosts(env.DB, now)),
    desk_post: withRight("write", readOne),
    desk_choices: withRight("write", (_, { env }) => readChoices(env.DB)),
    desk_preview: withRight("write", readPreview),
    desk_dead_links: withRight("write", readDeadLinks),
    desk_related: withRight("write", ({ id }: { id: number }, { env }) => findRelated(env.DB, id)),
  },
  DeskPostLine: {
    ...line,
    section: ({ section_title }: DeskRow) => section_title,
    place: ({ changed_at, id }: DeskRow) => `${changed_at}-${id}`,
  },
  DeskPost: {
    ...line,
    created: ({ created_at }: DeskRow) => toIsoDate(created_at),
    published: ({ published_at }: DeskRow) => toMoment(published_at),
    handed_over: ({ source }: DeskRow) => (source.startsWith("desk:") ? null : source),
    is_editable: ({ isEditable }: Opened) => isEditable,
    versions: ({ id }: DeskRow, _: unknown, { env }: BackendContext) => listVersions(env.DB, id),
    version: ({ id }: DeskRow, args: { id: number }, { env }: BackendContext) => readVersion(env.DB, id, args.id),
    notes: ({ id }: DeskRow, _: unknown, { env }: BackendContext) => listNotes(env.DB, id),
    pictures: ({ text }: DeskPostRow, _: unknown, { env }: BackendContext) => readDeskPictures(env.DB, parseDeskText(text)),
    tickers: readTickers,
  },
  DeskVersion: version,
  DeskVersionText: version,
  DeskNote: { at: ({ at }: NoteRow) => toIsoDate(at), is_settled: ({ settled_at }: NoteRow) => settled_at !== null },
};
