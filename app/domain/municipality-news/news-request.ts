/** What the municipality news widget asks for, and where it leads (rules 2.5, 5, 7.2, 9). */
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";

export type NewsRequest = {
  /** Slug; null while none is chosen. */
  municipality: string | null;
  /** Slug of a topic; null for the news of the place itself. */
  topic: string | null;
  maxPosts: number;
  /** Days; null without a limit. */
  maxAge: number | null;
};

/** Rules 9. */
export const DEFAULT_MAX_POSTS = 3;
const DAY_MS = 24 * 3_600_000;
/** Used when no topic is given (rules 7.2). */
const ALL_PLACES = "meinegemeinde";
const POST_TYPES = "nnp_clubs,nnp_births,nnp_weddings,nnp_schools,nnp_baptism";

/** Topics whose button has a text of its own (rules 2.5). */
const ELECTION = "gemeindewahl";

/** The REST path that has the posts. `topicsNamespace` is the portal's. */
export function toNewsPath(request: NewsRequest, topicsNamespace: string, now: Date): string {
  const { municipality, topic, maxPosts } = request;
  if (topic !== null) return `/wp-json/${topicsNamespace}/v1/topics/${toTopicSlug(topic, municipality)}?per_page=${maxPosts}`;
  const after = toCutoff(request, now);
  const query = new URLSearchParams({
    per_page: String(maxPosts),
    category_slug: `news-aus-${municipality ?? ALL_PLACES}`,
    ...(after === null ? {} : { after: after.toISOString() }),
    post_type: POST_TYPES,
  });
  return `/wp-json/wp/v2/posts?${query}`;
}

/** Posts from before it are left out: `maxAge` days before today, in UTC. Null without a limit. */
export function toCutoff({ maxAge }: Pick<NewsRequest, "maxAge">, now: Date): Date | null {
  if (maxAge === null) return null;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - maxAge * DAY_MS);
}

/** Facts about a topic; null where its page does not give them. */
export type NewsTopic = { title: string | null; buttonText: string | null; buttonLink: string | null };

export type NewsButton = { text: string; link: string };

/** Where the widget leads. */
export function toNewsButton({ municipality, topic }: NewsRequest, known: NewsTopic | null): NewsButton {
  if (topic === null) return { text: "Zur Gemeindeseite", link: `/gemeinde/${municipality ?? NO_MUNICIPALITY}` };
  return {
    text: topic === ELECTION ? "Zu den Gemeindewahlen" : (known?.buttonText ?? `Mehr zu „${known?.title ?? topic}“`),
    link: known?.buttonLink ?? `/themen/${toTopicSlug(topic, municipality)}`,
  };
}

function toTopicSlug(topic: string, municipality: string | null): string {
  return encodeURIComponent(municipality === null ? topic : `${topic}-${municipality}`);
}

/** How the page that shows the widget says the maximum age: `{type: "portal:max-age", days}`. */
const MAX_AGE_MESSAGE = "portal:max-age";
const LONGEST_AGE = 3650;

/** Days, only if above 0 (rules 5); null for any other message. */
export function parseMaxAgeMessage(data: unknown): number | null {
  const { type, days }: { type?: unknown; days?: unknown } = Object(data);
  return type === MAX_AGE_MESSAGE ? parseMaxAge(days) : null;
}

/** The limit of a message or of an address; null for an invalid one. */
export function parseMaxAge(days: unknown): number | null {
  const number = typeof days === "string" && days.trim() !== "" ? Number(days) : days;
  return typeof number === "number" && Number.isInteger(number) && number > 0 && number <= LONGEST_AGE ? number : null;
}
