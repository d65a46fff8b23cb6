import { FetchError } from "ofetch";
import type { RouterContextProvider } from "react-router";
import { backendContext, environmentContext } from "../context.ts";

type SsoQuestion = { body?: Record<string, string>; authorization?: string };

/**
 * POSTs to a path of the single sign-on (spec 7.2). The reply as it came, also with a status below 500: it says why.
 * Null, logged, when the back end gives none. What was sent may be a password and is not logged.
 */
export async function postSso(
  context: Readonly<RouterContextProvider>,
  path: string,
  { body, authorization = "" }: SsoQuestion,
): Promise<unknown> {
  const { ssoNamespace } = context.get(environmentContext);
  const { rest } = context.get(backendContext);
  try {
    return await rest<unknown>(`/wp-json/${ssoNamespace}/v1/${path}`, {
      method: "POST",
      headers: authorization === "" ? {} : { authorization },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    const isRefusal = error instanceof FetchError && error.status !== undefined && error.status < 500;
    if (isRefusal && error.data !== undefined) return error.data;
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
