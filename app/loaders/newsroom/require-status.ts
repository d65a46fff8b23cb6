import type { RouterContextProvider } from "react-router";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomStatusDocument, type GetNewsroomStatusQuery } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Newsroom = NonNullable<GetNewsroomStatusQuery["newsroom"]>;
export type WireStatus = NonNullable<Newsroom["status"]> & { machine: Newsroom["machine"] };

/** The status of the whole system (decision 97), with the rights of its reader. Throws as `admit`, and the 404 of a back end that does not know it. */
export async function requireStatus(context: Readonly<RouterContextProvider>, url: URL) {
  const { status, machine, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomStatusDocument, {})), "STATUS", url);
  if (status === null) throw unknownRoute(url);
  return { status: { ...status, machine } satisfies WireStatus, rights };
}
