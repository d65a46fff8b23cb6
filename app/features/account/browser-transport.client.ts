/** The account calls of a page, over its own clients (spec 7.1, 7.2). */
import { readAuthorization } from "../../browser/auth-token-store.ts";
import { logError } from "../../browser/log.ts";
import { readPageFacts } from "../../browser/page-facts.ts";
import { createSsoPost } from "../../gateway/account-calls/create-sso-post.ts";
import type { AccountTransport } from "../../gateway/account-calls/transport.ts";
import { createHttpClient } from "../../gateway/http-client.ts";
import { graphqlTransport } from "./graphql.client.ts";

const TIMEOUT_MS = 15_000;

export const browserTransport: AccountTransport = {
  ...graphqlTransport,
  post: (path, question) =>
    createSsoPost({
      request: createHttpClient((input, init) => fetch(input, init), TIMEOUT_MS),
      ssoNamespace: readPageFacts().ssoNamespace,
      logError,
      readAuthorization,
    })(path, question),
};
