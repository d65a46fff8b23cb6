/** The context that all resolvers of one HTTP request share. */
import { type AnswerBudget, createAnswerBudget } from "#workers/backend/doors/graphql/budget/answer-budget.ts";
import { createSharing, type Sharing } from "#workers/backend/doors/graphql/kept-answers/share-answer.ts";
import type { ContentState } from "#workers/backend/ground/changes/content-version.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openPreview } from "#workers/backend/newsroom/drafts/preview-token.ts";
import { createNewsroom, type Newsroom } from "#workers/backend/newsroom/tickers/newsroom.ts";
import { type AccessControl, createAccessControl } from "#workers/backend/readers/access/access-control.ts";
import { type AccountCalls, createAccountCalls } from "./reader/account-calls.ts";

export type BackendContext = {
  env: Env;
  queries: Queries;
  /** The moment of the request, in seconds: what is published later does not exist yet. */
  now: number;
  accessControl: AccessControl;
  accounts: AccountCalls;
  newsroom: Newsroom;
  /** The contents of a signed link; null for an invalid one. */
  previews: { open(token: string): ReturnType<typeof openPreview> };
  /** Decides whether the answer may be shared. */
  sharing: Sharing;
  /** What the request may list, read and write in all. */
  budget: AnswerBudget;
};

/** What is read for one request, and at which moment, in milliseconds. */
export type Reading = {
  queries: Queries;
  now: number;
  /** Null where the answer must not be shared in any case. */
  readState: (() => Promise<ContentState>) | null;
};

/** The context of one HTTP request. */
export async function createBackendContext(
  request: Request,
  env: Env,
  { queries, now: milliseconds, readState }: Reading,
): Promise<BackendContext> {
  const now = Math.floor(milliseconds / 1000);
  return {
    env,
    queries,
    now,
    accessControl: await createAccessControl(request, env, queries, now),
    accounts: createAccountCalls(request, env, now),
    newsroom: createNewsroom(request, env, now),
    previews: { open: (token) => openPreview(env.DB, token, { secrets: toGrantSecrets(env), now }) },
    sharing: createSharing(readState),
    budget: createAnswerBudget(),
  };
}
