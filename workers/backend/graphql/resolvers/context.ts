/** What every resolver of one HTTP request shares. */
import { GraphQLError } from "graphql";
import { createRequestAccess, type RequestAccess } from "#workers/backend/access/request-access.ts";
import type { Reader } from "#workers/backend/database/tables/reader.ts";
import type { Env } from "#workers/backend/env.ts";
import { type AccountAccess, createAccountAccess } from "./account-access.ts";

export type BackendContext = {
  reader: Reader;
  /** The moment of the request, in seconds: what is published later does not exist yet. */
  now: number;
  access: RequestAccess;
  accounts: AccountAccess;
  /** Counts posts that go into the answer; throws when a query multiplies them beyond reason. */
  spendPosts(count: number): void;
};

/** The longest page is the front page with some 100 teasers; nested lists could ask for millions. */
export const MAX_POSTS_PER_REQUEST = 1000;

/** The context of one HTTP request. */
export async function createBackendContext(request: Request, env: Env, reader: Reader): Promise<BackendContext> {
  const now = Math.floor(Date.now() / 1000);
  let spent = 0;
  return {
    reader,
    now,
    access: await createRequestAccess(request, env, reader, now),
    accounts: createAccountAccess(request, env, now),
    spendPosts(count) {
      spent += count;
      if (spent > MAX_POSTS_PER_REQUEST) {
        throw new GraphQLError(`The request asks for more than ${MAX_POSTS_PER_REQUEST} posts.`, {
          extensions: { code: "REQUEST_TOO_LARGE" },
        });
      }
    },
  };
}
