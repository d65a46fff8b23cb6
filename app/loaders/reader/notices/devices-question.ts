import type { RouterContextProvider } from "react-router";
import { sessionCookiesContext } from "#app/context.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetOwnPushDevicesDocument, type GetOwnPushDevicesQuery } from "#graphql/generated/operations.ts";

/** Asks for the account's devices that get notices, and whether there are any notices; null without session cookies. */
export function toDevicesQuestion(context: Readonly<RouterContextProvider>): Question<GetOwnPushDevicesQuery> | null {
  const claim = context.get(sessionCookiesContext);
  return claim === null ? null : toQuestion(GetOwnPushDevicesDocument, { h: claim.hash, t: claim.token });
}
