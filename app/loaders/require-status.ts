import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetNewsroomStatusDocument, type GetNewsroomStatusQuery } from "#graphql/generated/operations.ts";
import { requireData } from "./require-data.ts";
import { unknownRoute } from "./route-errors.ts";

export type WireStatus = NonNullable<NonNullable<GetNewsroomStatusQuery["newsroom"]>["status"]>;

/** How the whole works (decision 98); null for who is not signed in. Throws the 404 where there is no newsroom. */
export async function requireStatus(context: Readonly<RouterContextProvider>, url: URL): Promise<WireStatus | null> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomStatusDocument, {})]);
  const { newsroom } = requireData(answer);
  if (newsroom === null) throw unknownRoute(url);
  return newsroom.status;
}
