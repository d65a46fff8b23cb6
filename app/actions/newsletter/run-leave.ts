import { data, type RouterContextProvider } from "react-router";
import { createWorkerTransport } from "#app/actions/worker-transport.ts";
import { backendContext } from "#app/context.ts";
import { leaveNewsletter } from "#app/gateway/sso/calls/newsletters.ts";

export type Left = { isLeft: boolean };

/**
 * Ends a subscription by the key in the address, for any sender and any body: a mail program has neither cookies nor a
 * page of this site, and follows no redirect (RFC 8058). With the status of a back end that failed the program posts it again.
 */
export async function runLeave({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const outcome = await leaveNewsletter(createWorkerTransport(context), url.searchParams.get("key") ?? "");
  if (outcome.kind === "done") return data<Left>({ isLeft: true }, 200);
  return data<Left>({ isLeft: false }, context.get(backendContext).failure() ?? 500);
}
