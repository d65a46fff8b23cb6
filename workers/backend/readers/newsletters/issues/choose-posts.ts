/** What an issue shows: what the front page or a section has had since the issue before. */
import { type FeedRange, readFeedRange } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { type HomeSection, readHomeSections } from "#workers/backend/ground/database/tables/lists/home.ts";
import { type PostRow, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { IssueSection } from "#workers/backend/readers/newsletters/newsletter-row.ts";

/** More is not read in a mail. */
const MAX_POSTS = 14;
const MAX_POSTS_A_SECTION = 4;
const MAX_POSTS_OF_FEED = 8;

const MOST_READ = "Meistgelesen";
const mostReadSql = `SELECT v.post_id FROM post_views v CROSS JOIN posts p ON p.id = v.post_id
  WHERE v.day >= ?1 AND v.day <= ?2 AND p.published_at > ?3 AND p.published_at <= ?4
  GROUP BY v.post_id ORDER BY SUM(v.views) DESC, v.post_id DESC LIMIT ${2 * MAX_POSTS_A_SECTION}`;

/** What is published after `from` and until `until`, in seconds. */
export type Period = { from: number; until: number };
export type Choice = { sections: IssueSection[]; lead: PostRow };

/** `feed` null is the front page, as it is for everybody. A weekly one also says what was read most. */
export type Source = { feed: string | null; isWeekly: boolean };

/** Null when there is nothing new. */
export async function choosePosts(queries: Queries, { feed, isWeekly }: Source, period: Period): Promise<Choice | null> {
  const sections =
    feed === null ? await chooseOfFrontPage(queries, period, { isWeekly }) : await chooseOfFeed(queries, feed, period);
  const [first] = sections.flatMap(({ posts }) => posts);
  const [lead] = first === undefined ? [] : await readPosts(queries, [first], period.until);
  return lead === undefined ? null : { sections, lead };
}

async function chooseOfFeed(queries: Queries, key: string, { from, until }: Period): Promise<IssueSection[]> {
  const range: FeedRange = { key, types: null, after: from, now: until };
  const rows = await readFeedRange(queries, range, MAX_POSTS_OF_FEED, 0);
  return rows.length === 0 ? [] : [{ title: null, posts: rows.map(({ id }) => id) }];
}

async function chooseOfFrontPage(
  queries: Queries,
  { from, until }: Period,
  { isWeekly }: { isWeekly: boolean },
): Promise<IssueSection[]> {
  const [home, ofWeek] = await Promise.all([
    readHomeSections(queries, null, until),
    isWeekly ? queries.all<{ post_id: number }>(mostReadSql, toDay(from), toDay(until), from, until) : [],
  ]);
  const [lead, ...rest] = home.map((section): IssueSection => ({ title: toTitle(section), posts: section.postIds }));
  const mostRead = { title: MOST_READ, posts: ofWeek.map(({ post_id }) => post_id) };
  const all = lead === undefined ? [mostRead] : [lead, mostRead, ...rest];
  const rows = await readPosts(queries, [...new Set(all.flatMap(({ posts }) => posts))], until);
  const fresh = new Set(rows.filter(({ published_at }) => published_at > from).map(({ id }) => id));
  const shown = new Set<number>();
  const sections = all.map(({ title, posts: wanted }) => {
    const room = Math.min(MAX_POSTS_A_SECTION, MAX_POSTS - shown.size);
    const posts = wanted.filter((id) => fresh.has(id) && !shown.has(id)).slice(0, room);
    for (const id of posts) shown.add(id);
    return { title, posts };
  });
  return sections.filter(({ posts }) => posts.length > 0);
}

/** In UTC, as `post_views.day` has it. */
function toDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** What leads the page has no heading. */
function toTitle({ layout, title }: HomeSection): string | null {
  return layout === "MOST_READ" ? (title ?? MOST_READ) : title;
}
