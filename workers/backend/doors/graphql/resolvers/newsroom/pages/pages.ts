/** Standing pages in the newsroom: the list of them, and one with its draft and what it was before. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { type PageText, toPageSlug } from "#shared/content/page-text.ts";
import { prepareBlocks } from "#workers/backend/content/write/post/write-blocks.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import type { PageRow } from "#workers/backend/ground/database/tables/pages.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readDeskPictures } from "#workers/backend/newsroom/desk/desk-pictures.ts";
import { readStates } from "#workers/backend/newsroom/front/read-states.ts";
import { type PageDifference, readDifference } from "#workers/backend/newsroom/pages/page-difference.ts";
import {
  type DeskPage,
  listPages,
  type PageLine,
  parsePageText,
  readDeskPage,
} from "#workers/backend/newsroom/pages/page-rows.ts";
import { readState } from "#workers/backend/newsroom/pages/publish-page.ts";

/** The text where it fits the desk. */
const readText = ({ draft, stands }: DeskPage): PageText | null => parsePageText(draft ?? stands ?? "");

async function readPreview(
  page: DeskPage,
  { state }: { state?: number | null },
  { env, now }: BackendContext,
): Promise<PageRow | null> {
  const content = state == null ? (page.draft ?? page.stands) : await readState(env.DB, page.source, state);
  if (content === null) return null;
  // Written by the desk and by SQLite; a page that has more than the desk holds can be looked at.
  const text = JSON.parse(content) as PageText;
  const blocks = prepareBlocks(text.blocks as ContentBlock[]);
  return {
    id: page.id,
    slug: toPageSlug(text),
    title: text.title,
    description: text.description || null,
    modified_at: now,
    blocks: JSON.stringify(typeof blocks === "string" ? [] : blocks),
  };
}

const line = {
  title: ({ is_draft, draft_title, title }: PageLine) => (is_draft === 1 ? draft_title : title) ?? "",
  link: ({ slug }: PageLine) => (slug === null ? null : `/${slug}`),
  is_draft: ({ is_draft }: PageLine) => is_draft === 1,
  publish_at: ({ publish_at }: PageLine) => (publish_at === null ? null : toIsoDate(publish_at)),
  changed: ({ is_draft, changed_at, set_at, modified_at }: PageLine) =>
    toIsoDate((is_draft === 1 ? changed_at : null) ?? Math.max(set_at ?? 0, modified_at ?? 0)),
  changed_by: ({ is_draft, changer, setter }: PageLine) => (is_draft === 1 ? changer : setter),
  origin: ({ source }: PageLine) => (source.startsWith("desk-page:") ? null : source),
  is_owned: ({ source, owned_at }: PageLine) => owned_at !== null || source.startsWith("desk-page:"),
};

export const standingPageResolvers = {
  Newsroom: {
    standing_pages: withRight("front", ({ after }: { after?: string | null }, { env }) => listPages(env.DB, after ?? null)),
    standing_page: withRight("front", ({ id }: { id: number }, { env }) => readDeskPage(env.DB, id)),
  },
  NewsroomPageLine: line,
  NewsroomPage: {
    ...line,
    text: (page: DeskPage) => {
      const text = readText(page);
      return text === null ? null : JSON.stringify(text);
    },
    is_outdated: ({ is_outdated }: DeskPage) => is_outdated === 1,
    pictures: (page: DeskPage, _: unknown, { env }: BackendContext) =>
      readDeskPictures(env.DB, { image: null, shareImage: null, blocks: readText(page)?.blocks ?? [] }),
    states: ({ source }: DeskPage, _: unknown, { env }: BackendContext) => readStates(env.DB, "page", source),
    preview: readPreview,
    difference: (page: DeskPage, { state }: { state: number }, { env }: BackendContext) => readDifference(env.DB, page, state),
  },
  NewsroomPageDifference: {
    set: ({ set_at }: PageDifference) => toIsoDate(set_at),
    cause: ({ cause }: PageDifference) => cause.toUpperCase(),
    text: ({ content }: PageDifference) => content,
    beside: ({ beside }: PageDifference) => beside.toUpperCase(),
    beside_text: ({ other }: PageDifference) => other,
  },
};
