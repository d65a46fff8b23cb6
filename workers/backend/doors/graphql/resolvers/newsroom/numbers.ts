/** What was counted of posts, for staff with the right to it. */
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type NumberedPost, type NumbersPeriod, readNumbers } from "#workers/backend/newsroom/numbers/read-numbers.ts";
import { readPostNumbers } from "#workers/backend/newsroom/numbers/read-post-numbers.ts";
import { withRight } from "./require-right.ts";

const toDate = (seconds: number) => new Date(seconds * 1000);

async function resolveNumbers({ period }: { period: NumbersPeriod }, { env, now }: BackendContext) {
  const { firstDay, lastDay, postCount, ...numbers } = await readNumbers(env.DB, period, toDate(now));
  return { checked: toIsoDate(now), first_day: firstDay, last_day: lastDay, post_count: postCount, ...numbers };
}

async function resolvePost({ id, until }: { id: number; until?: string | null }, { env, now }: BackendContext) {
  const numbers = await readPostNumbers(env.DB, id, { until: until ?? null, now: toDate(now) });
  if (numbers === null) return null;
  const { post, days, hasEarlier, hours } = numbers;
  const toHour = (day: string, hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
  return {
    checked: toIsoDate(now),
    post,
    days,
    has_earlier: hasEarlier,
    hours: hours.map(({ day, hour, views }) => ({ hour: toHour(day, hour), readers: views })),
  };
}

export const numbersResolvers = {
  Newsroom: { numbers: withRight("numbers", resolveNumbers), post_numbers: withRight("numbers", resolvePost) },
  NumberedPost: {
    link: (post: NumberedPost) => toPostLink(post),
    published: ({ published_at }: NumberedPost) => toIsoDate(published_at),
  },
};
