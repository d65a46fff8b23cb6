/** The posts of the municipality news widget over REST (rules 7.2), for the portal and for a browser. */
import * as v from "valibot";
import { type ListedPost, parseRestPost } from "./rest-post.ts";

export type NewsTopicFacts = { title: string | null; buttonText: string | null; buttonLink: string | null };

export type News = {
  posts: NewsPost[];
  /** Of a topic's reply; null for a list of posts. */
  topic: NewsTopicFacts | null;
};

/** A post, and the topics it stands in, as far as the reply says them. */
export type NewsPost = ListedPost & { topics: { slug: string; title: string }[] };

const text = v.fallback(v.nullable(v.string()), null);
const topicSchema = v.object({ title: text, button_text: text, button_link: text });
const topicsSchema = v.fallback(
  v.object({ topics: v.array(v.object({ slug: v.pipe(v.string(), v.regex(/^[^\s/?#\\]+$/)), title: v.string() })) }),
  { topics: [] },
);

/** The reply is a list, or an object with hits, or a topic with posts; malformed posts are left out. Null for a malformed reply. */
export function parseNews(body: unknown): News | null {
  if (typeof body !== "object" || body === null) return null;
  const { hits, posts } = body as Record<string, unknown>;
  const list = [body, hits, posts].find(Array.isArray);
  if (list === undefined) return null;
  const parsed = list.flatMap((value: unknown) => {
    const post = parseRestPost(value);
    return post === null ? [] : [{ ...post, topics: v.parse(topicsSchema, value).topics }];
  });
  const topic = Array.isArray(posts) ? v.safeParse(topicSchema, body) : null;
  return { posts: parsed, topic: topic?.success ? toFacts(topic.output) : null };
}

function toFacts({ title, button_text, button_link }: v.InferOutput<typeof topicSchema>): NewsTopicFacts {
  const isOurs = button_link !== null && /^(?:\/(?![/\\])|https?:\/\/)/i.test(button_link);
  return { title: title || null, buttonText: button_text || null, buttonLink: isOurs ? button_link : null };
}
