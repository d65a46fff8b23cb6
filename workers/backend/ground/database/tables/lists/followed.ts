/** Subjects that readers follow, and the posts of many of them as one list: the head of each feed, merged. */
import { sortNewestFirst } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { topicTaxonomies } from "./terms.ts";

export type SubjectKind = "topic" | "author" | "municipality";
/** `key` is a slug. */
export type SubjectKey = { kind: SubjectKind; key: string };
export type SubjectRow = SubjectKey & { title: string };
/** A page begins after this post. */
export type FollowedPlace = { id: number; published_at: number };
/** `subjects` say why the post is in the list. */
export type FollowedEntry = FollowedPlace & { subjects: SubjectKey[] };

/** A topic stands in the place of a tag of its slug, as on its page. `at` is the place in the question, `feed` the list of its posts. */
const subjectsSql = `SELECT s.key AS at,
    coalesce(topic.title, tag.title, mu.title, author.name) AS title,
    CASE WHEN topic.id IS NULL AND tag.id IS NOT NULL THEN 'tag' ELSE s.value ->> 'kind' END || ':' || (s.value ->> 'key') AS feed
  FROM json_each(?1) s
  LEFT JOIN terms topic ON s.value ->> 'kind' = 'topic' AND topic.taxonomy = 'topic' AND topic.slug = s.value ->> 'key'
  LEFT JOIN terms tag ON s.value ->> 'kind' = 'topic' AND tag.taxonomy = 'tag' AND tag.slug = s.value ->> 'key'
  LEFT JOIN municipalities mu ON s.value ->> 'kind' = 'municipality' AND mu.slug = s.value ->> 'key'
  LEFT JOIN authors author ON s.value ->> 'kind' = 'author' AND author.slug = s.value ->> 'key'
  WHERE coalesce(topic.id, tag.id, mu.id, author.id) IS NOT NULL`;
type Found = { at: number; title: string; feed: string };

// One row a feed, its entries as JSON: so each feed is read from its place in the index, and no further than its head.
const headsSql = `SELECT f.key AS feed, (
    SELECT json_group_array(json_array(entry.post_id, entry.published_at)) FROM (
      SELECT e.post_id, e.published_at FROM feed_entries e
      WHERE e.feed_id = f.id AND (e.published_at, e.post_id) < (?2, ?3) AND e.published_at <= ?4
      ORDER BY e.published_at DESC, e.post_id DESC LIMIT ?5
    ) entry
  ) AS head
  FROM json_each(?1) CROSS JOIN feeds f ON f.key = json_each.value`;
type Head = { feed: string; head: string };

/** In a statement over `json_each(…) s` of subjects: whether there is one of that name. */
export const subjectExistsSql = `CASE s.value ->> 'kind'
    WHEN 'topic' THEN EXISTS (SELECT 1 FROM terms t WHERE t.taxonomy IN ('topic', 'tag') AND t.slug = s.value ->> 'key')
    WHEN 'author' THEN EXISTS (SELECT 1 FROM authors a WHERE a.slug = s.value ->> 'key')
    WHEN 'municipality' THEN EXISTS (SELECT 1 FROM municipalities m WHERE m.slug = s.value ->> 'key')
  END`;

/** Those of the subjects that exist, in their order, and a page of their posts, newest first. */
export async function readFollowed(
  queries: Queries,
  asked: readonly SubjectKey[],
  { after, limit, now }: { after: FollowedPlace | null; limit: number; now: number },
): Promise<{ subjects: SubjectRow[]; entries: FollowedEntry[]; hasMore: boolean }> {
  if (asked.length === 0) return { subjects: [], entries: [], hasMore: false };
  // Both lists of a topic's slug are asked for: which of them is meant comes with the same answer.
  const feeds = asked.flatMap(({ kind, key }) =>
    kind === "topic" ? topicTaxonomies.map((taxonomy) => `${taxonomy}:${key}`) : [`${kind}:${key}`],
  );
  for (const feed of feeds) queries.note("feed", feed);
  const { id, published_at } = after ?? { id: 0, published_at: Number.MAX_SAFE_INTEGER };
  const [found, heads] = await Promise.all([
    queries.all<Found>(subjectsSql, JSON.stringify(asked)),
    queries.all<Head>(headsSql, JSON.stringify(feeds), published_at, id, now, limit + 1),
  ]);
  const byFeed = new Map(heads.map(({ feed, head }) => [feed, JSON.parse(head) as [number, number][]]));
  const subjects = found
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, title, feed }) => {
      const subject = asked[at];
      return subject === undefined ? [] : [{ subject: { ...subject, title }, head: byFeed.get(feed) ?? [] }];
    });
  const entries = merge(subjects.map(({ subject: { kind, key }, head }) => ({ subject: { kind, key }, head })));
  return { subjects: subjects.map(({ subject }) => subject), entries: entries.slice(0, limit), hasMore: entries.length > limit };
}

/** Each post once, with all the subjects that it belongs to. Whatever comes before the end of a page is in the head of each of its feeds. */
function merge(lists: { subject: SubjectKey; head: [number, number][] }[]): FollowedEntry[] {
  const entries = new Map<number, FollowedEntry>();
  for (const { subject, head } of lists) {
    for (const [id, published_at] of head) {
      const entry = entries.get(id) ?? { id, published_at, subjects: [] };
      entry.subjects.push(subject);
      entries.set(id, entry);
    }
  }
  return sortNewestFirst([...entries.values()]);
}
