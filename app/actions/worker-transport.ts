import type { RouterContextProvider } from "react-router";
import { backendContext, environmentContext } from "#app/context.ts";
import { runMutation } from "#app/gateway/graphql/run-mutation.ts";
import { createSsoPost } from "#app/gateway/sso/create-sso-post.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { logError } from "#shared/log/log.ts";

/** The account calls of one request, over the clients that it has for the back end. */
export function createWorkerTransport(context: Readonly<RouterContextProvider>): AccountTransport {
  const { askTogether, rest } = context.get(backendContext);
  const { ssoNamespace } = context.get(environmentContext);
  return {
    mutate: (document, variables) => runMutation(askTogether, document, variables),
    post: createSsoPost({ request: rest, ssoNamespace, logError: (message) => logError(message) }),
  };
}
