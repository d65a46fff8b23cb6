import type { RouterContextProvider } from "react-router";
import { backendContext, environmentContext } from "#app/context.ts";
import { createSsoPost } from "./account-calls/create-sso-post.ts";
import type { AccountTransport } from "./account-calls/transport.ts";
import { runMutation } from "./run-mutation.ts";

/** The account calls of one request, over the clients that it has for the back end. */
export function createWorkerTransport(context: Readonly<RouterContextProvider>): AccountTransport {
  const { graphql, rest } = context.get(backendContext);
  const { ssoNamespace } = context.get(environmentContext);
  return {
    mutate: (document, variables) => runMutation(graphql, document, variables),
    post: createSsoPost({ request: rest, ssoNamespace, logError: (message) => console.error(message) }),
  };
}
