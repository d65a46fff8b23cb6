/** What the municipality widget asks for and where it leads (rules 2.5.9, 5.25, 7.2.5, 7.2.6, 9.13). Pure. */
import { NO_MUNICIPALITY } from "./municipality-slug.ts";

export type NewsChoice = {
  /** Slug; null while none is chosen. */
  municipality: string | null;
  /** Slug of a topic; null for the municipality's notices. */
  topic: string | null;
  maxPosts: number;
  /** Days; null for any age. */
  maxAgeDays: number | null;
};

export const DEFAULT_MAX_POSTS = 3;

/** Rules 7.2.5. */
export const noticeTypes = ["nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"] as const;

/** Rules 7.2.5: the news of all municipalities where none is chosen. */
export function toNewsCategory({ municipality }: Pick<NewsChoice, "municipality">): string {
  return `news-aus-${municipality ?? "meinegemeinde"}`;
}

/** Rules 7.2.6; null where no topic is asked for. */
export function toNewsTopic({ topic, municipality }: Pick<NewsChoice, "topic" | "municipality">): string | null {
  if (topic === null) return null;
  return municipality === null ? topic : `${topic}-${municipality}`;
}

/** The first moment that is young enough, ISO 8601: so many days ago, by the days of UTC. Null for any age. */
export function toCutOff({ maxAgeDays }: Pick<NewsChoice, "maxAgeDays">, now: Date): string | null {
  if (maxAgeDays === null) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - maxAgeDays)).toISOString();
}

/** Rules 5.25: what a message says holds only above 0; otherwise what held before. */
export function applyMaxAge(choice: NewsChoice, days: unknown): NewsChoice {
  const isAge = typeof days === "number" && Number.isInteger(days) && days > 0 && days <= MAX_AGE_DAYS;
  return isAge ? { ...choice, maxAgeDays: days } : choice;
}

export const MAX_AGE_DAYS = 3650;
const ELECTION = "gemeindewahl";

/** What is known of the topic: its own texts and link, each null where it has none. */
export type NewsTopic = { title: string; buttonText: string | null; buttonLink: string | null };

/** The button under the news. `topic` is null where there is none of that name. */
export function toNewsButton(choice: NewsChoice, topic: NewsTopic | null): { text: string; link: string } {
  const slug = toNewsTopic(choice);
  if (slug === null) return { text: "Zur Gemeindeseite", link: `/gemeinde/${choice.municipality ?? NO_MUNICIPALITY}` };
  return { text: toTopicText(choice.topic ?? "", topic), link: toSafeLink(topic?.buttonLink ?? null) ?? `/themen/${slug}` };
}

function toTopicText(slug: string, topic: NewsTopic | null): string {
  if (slug === ELECTION) return "Zu den Gemeindewahlen";
  return topic?.buttonText || `Mehr zu "${topic?.title || slug}"`;
}

/** A path of this portal or a web address; null for anything else. */
function toSafeLink(link: string | null): string | null {
  return link !== null && (/^\/(?![/\\])/.test(link) || /^https:\/\//.test(link)) ? link : null;
}
