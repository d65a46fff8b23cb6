/** How the whole works, for staff with the right to it (decisions 97, 104). */

import { countBounced, readBuilds, readJobs, readQueues, readSources } from "#workers/backend/doors/clock/read-work.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readCounts, toPlainCounts, toStatements, toVitals } from "#workers/backend/ground/metrics/read-counts.ts";
import { backendBuild } from "#workers/backend/ground/metrics/seen-builds.ts";

async function readStatus(_: unknown, { env, queries, now }: BackendContext) {
  const [builds, jobs, sources, queues, bounced, { place, problem, counts }] = await Promise.all([
    readBuilds(queries),
    readJobs(env, queries, now),
    readSources(env, queries, now),
    readQueues(queries),
    countBounced(queries, now),
    readCounts(env, queries, now),
  ]);
  return {
    checked: toIsoDate(now),
    build: backendBuild,
    builds,
    jobs,
    sources,
    queues,
    bounced_week: bounced,
    is_bounce_told: Boolean(env.MAIL_WEBHOOK_TOKEN),
    counts_place: place,
    counts_problem: problem,
    counts: toPlainCounts(counts),
    vitals: toVitals(counts),
    statements: toStatements(counts),
  };
}

export const statusResolvers = { Newsroom: { status: withRight("status", readStatus) } };
