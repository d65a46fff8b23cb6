/** The context of a request to a back end that answers as a test says. */
import { RouterContextProvider } from "react-router";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { createBackendClient } from "#app/gateway/graphql/create-backend-client.ts";

/** `requests` notes what was asked. What is learned of a back end stays with its `origin`, beyond the test. */
export function openContextForTest(
  answer: (request: Request) => Response | Promise<Response>,
  variables: Record<string, string> = {},
  origin = "http://backend",
) {
  const requests: Request[] = [];
  const context = new RouterContextProvider();
  context.set(environmentContext, parseEnvironment({ APP_ENV: "prod", ...variables }, "b1"));
  context.set(
    backendContext,
    createBackendClient(
      origin,
      async (request) => {
        requests.push(request.clone());
        return answer(request);
      },
      50,
    ),
  );
  return { context, requests };
}
