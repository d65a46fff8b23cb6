/** What every resolver of one HTTP request shares. */
import { GraphQLError } from "graphql";
import type { Reader } from "../database/tables/reader.ts";

export type BackendContext = {
  reader: Reader;
  /** The moment of the request, in seconds: what is published later does not exist yet. */
  now: number;
  grantSecret: string | undefined;
  /** Counts posts that go into the answer; throws when a query multiplies them beyond reason. */
  spendPosts(count: number): void;
};

/** The longest page is the front page with some 100 teasers; nested lists could ask for millions. */
export const MAX_POSTS_PER_REQUEST = 1000;

/** The context of one HTTP request. */
export function createBackendContext(reader: Reader, grantSecret: string | undefined): BackendContext {
  let spent = 0;
  return {
    reader,
    now: Math.floor(Date.now() / 1000),
    grantSecret,
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
