/** What an issue shows: what the front page or a section has had since the issue before. */
import { type FeedRange, readFeedRange } from "#workers/backend/database/tables/feeds.ts";
import { type HomeSection, readHomeSections } from "#workers/backend/database/tables/home.ts";
import { type PostRow, readPosts } from "#workers/backend/database/tables/posts.ts";
import type { Queries } from "#workers/backend/database/tables/queries.ts";
import type { IssueSection } from "#workers/backend/newsletters/newsletter-row.ts";

/** More is not read in a mail. */
const MAX_POSTS = 14;
const MAX_POSTS_A_SECTION = 4;
const MAX_POSTS_OF_FEED = 8;

/** What is published after `from` and until `until`, in seconds. */
export type Period = { from: number; until: number };
export type Choice = { sections: IssueSection[]; lead: PostRow };

/** Null when there is nothing new. `feed` null is the front page, as it is for everybody. */
export async function choosePosts(queries: Queries, feed: string | null, period: Period): Promise<Choice | null> {
  const sections = feed === null ? await chooseOfFrontPage(queries, period) : await chooseOfFeed(queries, feed, period);
  const [first] = sections.flatMap(({ posts }) => posts);
  const [lead] = first === undefined ? [] : await readPosts(queries, [first], period.until);
  return lead === undefined ? null : { sections, lead };
}

async function chooseOfFeed(queries: Queries, key: string, { from, until }: Period): Promise<IssueSection[]> {
  const range: FeedRange = { key, types: null, after: from, now: until };
  const rows = await readFeedRange(queries, range, MAX_POSTS_OF_FEED, 0);
  return rows.length === 0 ? [] : [{ title: null, posts: rows.map(({ id }) => id) }];
}

async function chooseOfFrontPage(queries: Queries, { from, until }: Period): Promise<IssueSection[]> {
  const all = await readHomeSections(queries, null, until);
  const rows = await readPosts(queries, [...new Set(all.flatMap(({ postIds }) => postIds))], until);
  const fresh = new Set(rows.filter(({ published_at }) => published_at > from).map(({ id }) => id));
  const shown = new Set<number>();
  const sections = all.map((section): IssueSection => {
    const room = Math.min(MAX_POSTS_A_SECTION, MAX_POSTS - shown.size);
    const posts = section.postIds.filter((id) => fresh.has(id) && !shown.has(id)).slice(0, room);
    for (const id of posts) shown.add(id);
    return { title: toTitle(section), posts };
  });
  return sections.filter(({ posts }) => posts.length > 0);
}

/** What leads the page has no heading. */
function toTitle({ layout, title }: HomeSection): string | null {
  return layout === "MOST_READ" ? (title ?? "Meistgelesen") : title;
}
