/** All topics: those that are written about, all by title, and those that a reader looks for. */
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import { type DateText, toDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { FindTopicsQuery, GetTopicsQuery } from "#graphql/generated/operations.ts";
import { TOPIC_WORDS, toTopicWords } from "./topic-words.ts";

export type TopicEntry = { title: string; link: string; count: string };
export type ActiveTopic = TopicEntry & { newest: { title: string; link: string; date: DateText } };
export type FoundTopic = TopicEntry & { description: string | null };

export type TopicsView =
  /** `letters`: all topics of the page, by the first letter of their titles. */
  | {
      kind: "all";
      active: ActiveTopic[];
      letters: { letter: string; topics: TopicEntry[] }[];
      page: number;
      pagination: Pagination | null;
    }
  | { kind: "found"; words: string; found: FoundTopic[] };

/** What a reader looks for; null for nothing. */
export function parseTopicWords(parameters: URLSearchParams): string | null {
  return toTopicWords(parameters.get(TOPIC_WORDS) ?? "") || null;
}

const addresses = { first: "/themen", pattern: "/themen/page/{page}" };

export function toTopicsView(topics: GetTopicsQuery["topics"], active: GetTopicsQuery["active_topics"] = []): TopicsView {
  return {
    kind: "all",
    active: toActive(active),
    letters: Array.from(Map.groupBy(topics.items.map(toEntry), toLetter), ([letter, own]) => ({ letter, topics: own })),
    page: topics.page,
    pagination: toPagination(topics.page, topics.total_pages, addresses),
  };
}

/** Each with its newest story, or the one before it where another topic has named that already; by what they name, the newest first. */
function toActive(topics: NonNullable<GetTopicsQuery["active_topics"]>): ActiveTopic[] {
  const shown = new Set<number>();
  const named = topics.flatMap((topic) => {
    const post = topic.posts.items.find(({ id }) => !shown.has(id)) ?? topic.posts.items[0];
    if (post === undefined) return [];
    shown.add(post.id);
    const title = toGermanTypography(toPlainText(post.title.rendered));
    return [{ ...toEntry(topic), newest: { title, link: post.link, date: { iso: post.date, text: toDayText(post.date) } } }];
  });
  return named.toSorted((one, other) => Date.parse(other.newest.date.iso) - Date.parse(one.newest.date.iso));
}

export function toFoundTopicsView(words: string, found: FindTopicsQuery["find_topics"]): TopicsView {
  return { kind: "found", words, found: found.map((topic) => ({ ...toEntry(topic), description: topic.description })) };
}

type WireTopic = Pick<GetTopicsQuery["topics"]["items"][number], "title" | "page_link" | "post_count">;

function toEntry({ title, page_link, post_count }: WireTopic): TopicEntry {
  return { title, link: page_link, count: post_count === 1 ? "1 Beitrag" : `${post_count} Beiträge` };
}

/** Umlauts stand with their vowels, what is no letter under one sign. */
function toLetter({ title }: TopicEntry): string {
  const letter = title.charAt(0).normalize("NFD").charAt(0).toUpperCase();
  return /^\p{L}$/u.test(letter) ? letter : "#";
}
