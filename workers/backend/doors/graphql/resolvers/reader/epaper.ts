/** The E-Paper: issues that everybody may know of, and their pages for who may read them. */
import { epaper } from "#brand/epaper.ts";
import { EPAPER_MAX_PAGES, parseEpaperKey, toEpaperKey } from "#shared/rules/epaper-rules.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";
import { decideEpaperAccess } from "#workers/backend/readers/epaper/decide-epaper-access.ts";
import { toCoverKey } from "#workers/backend/readers/epaper/epaper-files.ts";
import { signHandOver } from "#workers/backend/readers/epaper/hand-over.ts";
import {
  type IssueRow,
  type PageRow,
  readIssue,
  readIssues,
  readPage,
  readPages,
} from "#workers/backend/readers/epaper/read-issues.ts";

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

async function mayRead(issue: IssueRow, { accessControl, now }: BackendContext): Promise<boolean> {
  return decideEpaperAccess({ epaper, issue, abo: await accessControl.readAbo(), now });
}

function requireKey(key: string) {
  const day = parseEpaperKey(key);
  if (day === null) throw createCallError("BAD_USER_INPUT", "key must be such as 2026-11-24.");
  return day;
}

export function toCover({ folder, cover_width: width, cover_height: height }: IssueRow) {
  return { src: `/media/${toCoverKey(folder)}`, width, height };
}

export const epaperResolvers = {
  Query: {
    async epaper(_: unknown, { month = null }: { month?: string | null }, { queries, now }: BackendContext) {
      if (month !== null && !monthPattern.test(month)) throw createCallError("BAD_USER_INPUT", "month must be such as 2026-11.");
      return epaper === null ? null : readIssues(queries, month, now);
    },
    async epaper_issue(_: unknown, { key }: { key: string }, { queries, now }: BackendContext) {
      const day = requireKey(key);
      return epaper === null ? null : readIssue(queries, day, now);
    },
    async epaper_handover(_: unknown, { key }: { key: string }, context: BackendContext): Promise<string | null> {
      const { queries, now, env, accounts } = context;
      const day = requireKey(key);
      const secret = env.EPAPER_SECRET;
      if (epaper?.kind !== "handover" || secret === undefined || secret === "" || accounts.bearerToken === null) return null;
      const issue = await readIssue(queries, day, now);
      if (issue === null || !(await mayRead(issue, context))) return null;
      const session = await findSessionByToken(await accounts.openCall(), accounts.bearerToken);
      return session === null ? null : signHandOver(issue, { accountId: session.account.id, secret, now });
    },
  },
  EpaperIssue: {
    key: toEpaperKey,
    cover: toCover,
    is_sample: ({ is_sample }: IssueRow) => is_sample === 1,
    may_read: (issue: IssueRow, _: unknown, context: BackendContext) => mayRead(issue, context),
    pages: async (issue: IssueRow, _: unknown, context: BackendContext) =>
      (await mayRead(issue, context)) ? readPages(context.queries, issue.id) : null,
    async page(issue: IssueRow, { number }: { number: number }, context: BackendContext) {
      if (number < 1 || number > EPAPER_MAX_PAGES || !(await mayRead(issue, context))) return null;
      return readPage(context.queries, issue.id, number);
    },
  },
  EpaperPage: { number: ({ page }: PageRow) => page },
  EpaperPageText: { number: ({ page }: PageRow) => page },
};
