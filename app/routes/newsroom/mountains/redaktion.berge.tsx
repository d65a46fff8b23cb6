import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NewsroomMountainsPage } from "#app/features/newsroom/mountains/newsroom-mountains-page.tsx";
import { toNewsroomMountainsView } from "#app/features/newsroom/mountains/newsroom-mountains-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomMountainsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.berge.ts";

/** Passes and webcams, the hidden ones too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { mountains, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomMountainsDocument, {})), "PUBLISH", url);
  if (mountains === null) throw unknownRoute(url);
  return { view: toNewsroomMountainsView(mountains), rights };
}

export const meta = () => toNewsroomMeta("Berge");

export default function Mountains({ loaderData }: Route.ComponentProps) {
  return <NewsroomMountainsPage {...loaderData} />;
}
