/** The account calls of a page, over its own clients (rules 7.1, 7.2). */

import { logError } from "#app/browser/log.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { readAuthorization } from "#app/browser/session/auth-token-store.ts";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { createSsoPost } from "#app/gateway/sso/create-sso-post.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { BROWSER_TIMEOUT_MS } from "#graphql/client/limits.ts";
import { graphqlTransport } from "./graphql.client.ts";

export const browserTransport: AccountTransport = {
  ...graphqlTransport,
  post: (path, question) =>
    createSsoPost({
      request: createHttpClient((input, init) => fetch(input, init), BROWSER_TIMEOUT_MS),
      ssoNamespace: readPageFacts().ssoNamespace,
      logError,
      readAuthorization,
    })(path, question),
};
