import type { RouterContextProvider } from "react-router";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomSetupDocument, type GetNewsroomSetupQuery } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Newsroom = NonNullable<GetNewsroomSetupQuery["newsroom"]>;
export type WireSetup = { setup: NonNullable<Newsroom["setup"]>; machine: Newsroom["machine"] };

/** What the paper still lacks, with the rights of its reader. Throws as `admit`, and the 404 of a back end that does not know it. */
export async function requireSetup(context: Readonly<RouterContextProvider>, url: URL) {
  const newsroom = admit(await askNewsroom(context, toQuestion(GetNewsroomSetupDocument, {})), "STATUS", url);
  const { setup, machine, rights } = newsroom;
  if (setup === null) throw unknownRoute(url);
  return { wire: { setup, machine } satisfies WireSetup, rights };
}
