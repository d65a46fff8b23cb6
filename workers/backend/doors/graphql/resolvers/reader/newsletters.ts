/** Newsletters and their issues (decision 83). */

import { type PagingArguments, parsePaging } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import { toPosts } from "#workers/backend/doors/graphql/resolvers/content/post.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type PostRow, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toActionResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import {
  type IssueRow,
  type IssueSection,
  type NewsletterRow,
  readIssue,
  readIssuePosts,
  readIssues,
  readLatestIssue,
  readListedNewsletter,
  readListedNewsletters,
  toSections,
} from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { confirmNewsletters } from "#workers/backend/readers/newsletters/readers/confirm.ts";
import { leaveNewsletter, readSubscriptionTitle } from "#workers/backend/readers/newsletters/readers/leave.ts";
import { newsletterMessages } from "#workers/backend/readers/newsletters/readers/newsletter-messages.ts";
import { signUpForNewsletters } from "#workers/backend/readers/newsletters/readers/sign-up.ts";
import { answer, answerOnce } from "./answer.ts";

const ISSUES_PER_PAGE = 20;
/** Sealed: longer than what readers type (readers/confirmation-key.ts). */
const MAX_CONFIRMATION_KEY_LENGTH = 4000;
const MAX_CHOSEN = 50;

async function resolveNewsletter(_: unknown, { slug }: { slug: string }, { queries }: BackendContext): Promise<NewsletterRow> {
  const row = await readListedNewsletter(queries, slug);
  if (row === null) throw createCallError("NOT_FOUND", "Newsletter not found");
  return row;
}

/** `rows` are the posts of the issue where they were read with it. */
type IssueView = IssueRow & { rows?: PostRow[] };
type SectionView = IssueSection & { rows?: PostRow[] | undefined };

async function resolveIssue(
  { slug }: NewsletterRow,
  { day }: { day: string },
  { queries, now }: BackendContext,
): Promise<IssueView | null> {
  const [row, rows] = await Promise.all([readIssue(queries, slug, day), readIssuePosts(queries, slug, day, now)]);
  return row === null ? null : { ...row, rows };
}

async function resolvePosts({ posts, rows }: SectionView, _: unknown, context: BackendContext) {
  if (rows === undefined) return toPosts(await readPosts(context.queries, posts, context.now), context);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return toPosts(
    posts.flatMap((id) => byId.get(id) ?? []),
    context,
  );
}

async function resolveIssues({ slug }: NewsletterRow, args: PagingArguments, { queries }: BackendContext) {
  const paging = parsePaging(args, ISSUES_PER_PAGE);
  const { rows, total } = await readIssues(queries, slug, paging);
  return { items: rows, total, page: paging.page, total_pages: Math.ceil(total / paging.perPage) };
}

async function answerSignUp(call: Call, { email, newsletters }: { email: string; newsletters: string[] }) {
  if (newsletters.length > MAX_CHOSEN) throw createCallError("BAD_USER_INPUT", `newsletters must name at most ${MAX_CHOSEN}.`);
  return toActionResult(await signUpForNewsletters(call, { email, newsletters }));
}

async function resolveConfirm(_: unknown, { key }: { key: string }, { accounts }: BackendContext) {
  if (key.length > MAX_CONFIRMATION_KEY_LENGTH)
    throw createCallError("BAD_USER_INPUT", `key must be at most ${MAX_CONFIRMATION_KEY_LENGTH} characters long.`);
  return toActionResult(await confirmNewsletters(await accounts.openCall(), key));
}

async function answerLeave(call: Call, { key }: { key: string }) {
  await leaveNewsletter(call, key);
  return toActionResult({ kind: "done", message: newsletterMessages.left });
}

export const newsletterResolvers = {
  Query: {
    newsletters: (_: unknown, __: unknown, { queries }: BackendContext) => readListedNewsletters(queries),
    newsletter: resolveNewsletter,
    newsletter_of_key: answer((call, { key }: { key: string }) => readSubscriptionTitle(call, key)),
  },
  Mutation: {
    signUpForNewsletters: answerOnce(answerSignUp),
    confirmNewsletters: resolveConfirm,
    leaveNewsletter: answer(answerLeave),
  },
  Newsletter: {
    last_issue: ({ slug }: NewsletterRow, _: unknown, { queries }: BackendContext) => readLatestIssue(queries, slug),
    issues: resolveIssues,
    issue: resolveIssue,
  },
  NewsletterIssue: {
    link: ({ newsletter, day }: IssueRow) => `/newsletter/${newsletter}/${day}`,
    sections: (issue: IssueView): SectionView[] => toSections(issue).map((section) => ({ ...section, rows: issue.rows })),
  },
  NewsletterSection: { posts: resolvePosts },
};
