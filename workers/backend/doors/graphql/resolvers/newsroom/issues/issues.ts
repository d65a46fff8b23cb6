/** Newsletters in the newsroom: what comes, what is prepared, what was sent. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readFrontPost } from "#workers/backend/newsroom/front/front-posts.ts";
import { previewMail } from "#workers/backend/newsroom/issues/issue-mail.ts";
import { findNewsletter, hasSchedule } from "#workers/backend/newsroom/issues/issue-rows.ts";
import { type PastIssue, readNewsletters, readPastIssues } from "#workers/backend/newsroom/issues/past-issues.ts";
import {
  chooseDeskIssue,
  type DeskIssue,
  readComing,
  readIssueOfDay,
  toSendingMoment,
} from "#workers/backend/newsroom/issues/read-issue.ts";
import type { IssueSection, NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { countReaders } from "#workers/backend/readers/newsletters/sending/list-readers.ts";
import { readMailOrigin } from "./mail-origin.ts";

const toDate = (seconds: number | null) => (seconds === null ? null : toIsoDate(seconds));

async function resolveIssue(newsletter: NewsletterRow, { day }: { day?: string | null }, { env, now }: BackendContext) {
  if (day != null) return readIssueOfDay(env.DB, newsletter, day, now);
  const [next] = await readComing(env.DB, newsletter, now);
  return next ?? null;
}

/** Chosen once for all fields of an issue. */
const choices = new WeakMap<DeskIssue, ReturnType<typeof chooseDeskIssue>>();

function choose(issue: DeskIssue, { env, now }: BackendContext) {
  const choice = choices.get(issue) ?? chooseDeskIssue(env.DB, issue, now);
  choices.set(issue, choice);
  return choice;
}

type SectionView = IssueSection & { at: number };

async function resolveSections(issue: DeskIssue, _: unknown, context: BackendContext): Promise<SectionView[]> {
  const sections = issue.draft?.sections ?? (await choose(issue, context))?.sections ?? [];
  return sections.map((section) => ({ ...section, at: toSendingMoment(issue, context.now) }));
}

async function resolvePosts({ posts, at }: SectionView, _: unknown, { queries }: BackendContext) {
  const found = await Promise.all(posts.map((id) => readFrontPost(queries, id, at)));
  return found.filter((post) => post !== null);
}

export const issueResolvers = {
  Newsroom: {
    newsletters: withRight("front", (_: object, { env }) => readNewsletters(env.DB)),
    newsletter: withRight("front", ({ slug }: { slug: string }, { env }) => findNewsletter(env.DB, slug)),
  },
  NewsroomNewsletter: {
    has_schedule: hasSchedule,
    has_archive: ({ listed }: NewsletterRow) => listed === 1,
    readers: ({ slug }: NewsletterRow, _: unknown, { env }: BackendContext) => countReaders(env.DB, slug),
    coming: (newsletter: NewsletterRow, _: unknown, { env, now }: BackendContext) => readComing(env.DB, newsletter, now),
    issue: resolveIssue,
    past: ({ slug }: NewsletterRow, _: unknown, { env }: BackendContext) => readPastIssues(env.DB, slug),
  },
  NewsroomIssue: {
    at: ({ slot }: DeskIssue) => toDate(slot?.dueAt ?? null),
    state: ({ state }: DeskIssue) => state.toUpperCase(),
    is_draft: ({ draft }: DeskIssue) => draft !== null,
    is_left_out: ({ draft }: DeskIssue) => draft?.isLeftOut === true,
    send_at: ({ sendAt }: DeskIssue) => toDate(sendAt),
    changed: ({ changedAt }: DeskIssue) => toDate(changedAt),
    changed_by: ({ changedBy }: DeskIssue) => changedBy,
    subject: ({ draft }: DeskIssue) => draft?.subject ?? null,
    own_subject: async (issue: DeskIssue, _: unknown, context: BackendContext) => {
      const plain = issue.draft === null ? issue : { ...issue, draft: { ...issue.draft, subject: null } };
      return (await choose(plain, context))?.subject ?? null;
    },
    intro: ({ draft }: DeskIssue) => draft?.intro ?? null,
    is_arranged: ({ draft }: DeskIssue) => draft?.sections != null,
    sections: resolveSections,
    mail: async (issue: DeskIssue, _: unknown, context: BackendContext) =>
      previewMail(issue, { env: context.env, origin: await readMailOrigin(context), now: context.now }),
  },
  NewsroomIssueSection: { posts: resolvePosts },
  NewsroomPastIssue: { sent: ({ sentAt }: PastIssue) => toDate(sentAt) },
};
