/** The front page and the menus in the newsroom: what stands, what is prepared, what was before. */
import type { StateCause } from "#workers/backend/content/write/arranged/states.ts";
import { toNavigation } from "#workers/backend/doors/graphql/resolvers/content/page.ts";
import { toPosts } from "#workers/backend/doors/graphql/resolvers/content/post.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { readFeedRange } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { type ArrangedHomeSection, arrangeHome, toHomeSection } from "#workers/backend/ground/database/tables/lists/home.ts";
import { readNavigation } from "#workers/backend/ground/database/tables/pages.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type FrontDraft, readFront } from "#workers/backend/newsroom/front/front-page.ts";
import { type FrontPost, findFrontPosts, readFrontPost } from "#workers/backend/newsroom/front/front-posts.ts";
import { type FrontSection, parseSections } from "#workers/backend/newsroom/front/front-sections.ts";
import { readSources } from "#workers/backend/newsroom/front/front-sources.ts";
import { type MenuName, menuNames, readLatest } from "#workers/backend/newsroom/front/menus.ts";
import { type KeptState, readStates } from "#workers/backend/newsroom/front/read-states.ts";

/** As the front page asks for the newest posts. */
const NEWEST = 20;

type Place = { section: FrontSection; place: number; at: number; post: number | null };
type Section = { section: FrontSection; arranged: ArrangedHomeSection | undefined; at: number };
type Pin = FrontSection["pins"][number];

function parseMoment(text: string | null | undefined, fallback: number): number {
  if (text == null) return fallback;
  const at = Math.floor(Date.parse(text) / 1000);
  if (!Number.isFinite(at)) throw createCallError("BAD_USER_INPUT", "at must be a moment, as ISO 8601.");
  return at;
}

async function arrange(sections: FrontSection[], at: number, { queries }: BackendContext): Promise<Section[]> {
  const arranged = await arrangeHome(queries, { sections: JSON.stringify(sections), municipality: null }, at);
  return sections.map((section) => ({ section, arranged: arranged.find(({ name }) => name === section.key), at }));
}

async function resolvePreview({ sections }: FrontDraft, args: { at: string }, context: BackendContext) {
  const at = parseMoment(args.at, context.now);
  const [arranged, newest] = await Promise.all([
    arrangeHome(context.queries, { sections: JSON.stringify(sections), municipality: null }, at),
    readFeedRange(context.queries, { key: "all", types: null, after: null, now: at }, NEWEST, 0),
  ]);
  const shown = arranged.map(toHomeSection).filter(({ postIds }) => postIds.length > 0);
  return { sections: shown.map((section) => ({ ...section, at })), newest: toPosts(newest, context) };
}

async function resolveState(_: FrontDraft, { id }: { id: number }, context: BackendContext): Promise<Section[] | null> {
  const sql = "SELECT content FROM desk_states WHERE id = ?1 AND kind = 'home'";
  const content = await context.env.DB.prepare(sql).bind(id).first<string>("content");
  return content === null ? null : arrange(parseSections(content, context.now), context.now, context);
}

const toDate = (seconds: number | null) => (seconds === null ? null : toIsoDate(seconds));

export const frontResolvers = {
  Newsroom: {
    front: withRight("front", (_: object, { env, now }) => readFront(env.DB, now)),
    menus: withRight("front", async () => menuNames.map((name) => ({ name }))),
    front_posts: withRight("front", ({ words }: { words: string }, { env, queries, now }) =>
      findFrontPosts(env.DB, queries, words, now),
    ),
  },
  NewsroomFront: {
    is_draft: ({ isDraft }: FrontDraft) => isDraft,
    publish_at: ({ publishAt }: FrontDraft) => toDate(publishAt),
    changed: ({ changedAt }: FrontDraft) => toDate(changedAt),
    changed_by: ({ changedBy }: FrontDraft) => changedBy,
    sections: ({ sections }: FrontDraft, { at }: { at?: string | null }, context: BackendContext) =>
      arrange(sections, parseMoment(at, context.now), context),
    sources: (_: FrontDraft, _args: unknown, { env }: BackendContext) => readSources(env.DB),
    states: (_: FrontDraft, _args: unknown, { env }: BackendContext) => readStates(env.DB, "home", ""),
    state: resolveState,
    preview: resolvePreview,
  },
  NewsroomFrontSection: {
    key: ({ section }: Section) => section.key,
    title: ({ section }: Section) => section.title,
    link: ({ section }: Section) => section.link,
    layout: ({ section }: Section) => section.layout,
    feed: ({ section }: Section) => section.feed,
    post_count: ({ section }: Section) => section.postCount,
    ratio: ({ section }: Section) => section.ratio,
    button_text: ({ section }: Section) => section.buttonText,
    shows_pictures: ({ section }: Section) => section.showsPictures,
    places: ({ section, arranged, at }: Section): Place[] =>
      Array.from({ length: section.postCount }, (_, place) => ({
        section,
        place,
        at,
        post: arranged?.places[place]?.post ?? null,
      })),
  },
  NewsroomFrontPlace: {
    post: ({ post, at }: Place, _: unknown, { queries }: BackendContext) =>
      post === null ? null : readFrontPost(queries, post, at),
    pin: ({ section, place }: Place) => section.pins.find((pin) => pin.place === place) ?? null,
  },
  NewsroomFrontPin: {
    post_id: ({ post }: Pin) => post,
    post: ({ post }: Pin, _: unknown, { queries, now }: BackendContext) => readFrontPost(queries, post, now),
    ends: ({ until }: Pin) => toDate(until),
  },
  NewsroomFrontPost: { date: ({ publishedAt }: FrontPost) => toDate(publishedAt), is_out: ({ isOut }: FrontPost) => isOut },
  NewsroomState: {
    set: ({ setAt }: KeptState) => toIsoDate(setAt),
    set_by: ({ setBy }: KeptState) => setBy,
    cause: ({ cause }: KeptState) => cause.toUpperCase() as Uppercase<StateCause>,
  },
  NewsroomMenu: {
    items: async ({ name }: { name: MenuName }, _: unknown, { queries }: BackendContext) =>
      toNavigation(await readNavigation(queries, name)),
    latest: ({ name }: { name: MenuName }, _: unknown, { env }: BackendContext) => readLatest(env.DB, name),
    states: ({ name }: { name: MenuName }, _: unknown, { env }: BackendContext) => readStates(env.DB, "menu", name),
  },
};
